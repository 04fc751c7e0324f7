"""Reasons, forms and drawings as HTML and SVG."""

from rulesengine.views.answer import Drawn, Guess, answer_html
from rulesengine.views.controls import Control, Element, Field, Form, element_html

__all__ = [
    "Control",
    "Drawn",
    "Element",
    "Field",
    "Form",
    "Guess",
    "answer_html",
    "element_html",
]
