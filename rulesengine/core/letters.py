"""Letters of two alphabets that nobody can tell apart: who types `А` on a Russian keyboard means `A`."""

CYRILLIC, LATIN = "АВЕКСНавексн", "ABEKCHabekch"
_LOOKALIKES = str.maketrans(CYRILLIC, LATIN)


def latin(text: str) -> str:
    """Return the text with every Cyrillic letter that looks like a Latin one replaced by it.

    Only letters that name a side, a rank or a suit are replaced.

    >>> latin("А") == "A"
    True
    """
    return text.translate(_LOOKALIKES)
