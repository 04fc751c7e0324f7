"""The words in which players write a match, in four languages, each with the word that a record keeps.

They are read, never said, so they stand here: a game knows no catalogue. A test holds them to the words
that the catalogues say.
"""

ACTIONS = {
    "doubles": "double",
    "удвоить": "double",
    "удваивает": "double",
    "дабл": "double",
    "подвоїти": "double",
    "подвоює": "double",
    "გაორმაგება": "double",
    "აორმაგებს": "double",
    "takes": "take",
    "принять": "take",
    "принимает": "take",
    "тейк": "take",
    "прийняти": "take",
    "приймає": "take",
    "მიღება": "take",
    "იღებს": "take",
    "passes": "pass",
    "пас": "pass",
    "пасует": "pass",
    "пасує": "pass",
    "პასი": "pass",
    "rolls": "roll",
    "бросить": "roll",
    "бросает": "roll",
    "кинути": "roll",
    "кидає": "roll",
    "გაგორება": "roll",
    "აგორებს": "roll",
}
RESULTS = {
    "ойн": "oyn",
    "ოინი": "oyn",
    "марс": "mars",
    "მარსი": "mars",
    "кокс": "koks",
    "კოქსი": "koks",
    "pass": "passed",
    "пас": "passed",
    "პასი": "passed",
}


def kept(written: str, words: dict[str, str]) -> str:
    """Return the word that a record keeps for what a player wrote; anything else in small letters.

    >>> kept("Удваивает", ACTIONS), kept("марс", RESULTS), kept("JUMP", ACTIONS)
    ('double', 'mars', 'jump')
    """
    word = " ".join(written.split()).casefold()
    return words.get(word, word)
