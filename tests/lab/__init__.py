"""Notebooks in a real JupyterLab."""
