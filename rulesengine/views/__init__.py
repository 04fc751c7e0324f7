"""Reasons, forms and drawings as HTML and SVG."""
