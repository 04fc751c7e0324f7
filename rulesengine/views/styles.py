"""The style sheets of interactives: a page of the book and a notebook put the same ones together."""

STYLES = ("explorer.css", "cards.css", "drawings.css")
"""Frame, form and steps; then what a drawing may be made of."""
