"""Words with pieces between backticks that are to be typed just so, in every language."""

from markupsafe import Markup


def marked(text: str) -> Markup:
    """Return the text escaped, with each piece between backticks as code.

    >>> marked("Such as `6 < 7`.")
    Markup('Such as <code translate="no">6 &lt; 7</code>.')
    """
    pieces = text.split("`")
    code = Markup('<code translate="no">{}</code>')
    return Markup("").join(
        code.format(piece) if number % 2 else Markup.escape(piece) for number, piece in enumerate(pieces)
    )
