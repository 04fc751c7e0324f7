"""Card-game rules that answer with their reasons."""
