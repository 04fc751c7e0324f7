"""Explorers as ipywidgets, for JupyterLab."""
