"""Card-game rules that answer with their reasons."""

__version__ = "0.1.0"

__all__ = ["__version__"]
