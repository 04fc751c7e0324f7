"""Explorers as ipywidgets, for JupyterLab."""

from rulesengine.widgets.explorer import ExplorerWidget, explore

__all__ = ["ExplorerWidget", "explore"]
