"""The words in which players write a record, in four languages, each with the word that a game keeps.

They are read, never said, so they stand here: a game knows no catalogue. A test holds them to the words
that the catalogues say.
"""

CALLS = {
    "whist": "whist",
    "вист": "whist",
    "вистую": "whist",
    "віст": "whist",
    "вістую": "whist",
    "ვისტი": "whist",
    "pass": "pass",
    "пас": "pass",
    "пасую": "pass",
    "პასი": "pass",
    "half": "half",
    "полвиста": "half",
    "пол-виста": "half",
    "піввіста": "half",
    "пів-віста": "half",
    "ნახევარი": "half",
}
LEVELS = {
    "six": "6",
    "шесть": "6",
    "шестерная": "6",
    "шестерик": "6",
    "шість": "6",
    "шестерна": "6",
    "ექვსი": "6",
    "seven": "7",
    "семь": "7",
    "семерная": "7",
    "семерик": "7",
    "сім": "7",
    "семерна": "7",
    "შვიდი": "7",
    "eight": "8",
    "восемь": "8",
    "восьмерная": "8",
    "восьмерик": "8",
    "вісім": "8",
    "восьмерна": "8",
    "რვა": "8",
    "nine": "9",
    "девять": "9",
    "девятерная": "9",
    "девятерик": "9",
    "дев’ять": "9",
    "дев'ять": "9",
    "дев’ятерна": "9",
    "дев'ятерна": "9",
    "ცხრა": "9",
    "ten": "10",
    "десять": "10",
    "десятерная": "10",
    "десятерик": "10",
    "десятерна": "10",
    "ათი": "10",
    "misere": "misere",
    "misère": "misere",
    "мизер": "misere",
    "мізер": "misere",
    "მიზერი": "misere",
    "raspasy": "raspasy",
    "распасы": "raspasy",
    "распас": "raspasy",
    "розпаси": "raspasy",
    "розпас": "raspasy",
    "რასპასი": "raspasy",
}
GIVING_UP = {
    "give-up": "give-up",
    "отказ": "give-up",
    "відмова": "give-up",
    "დანებება": "give-up",
}


def kept(raw: object, words: dict[str, str]) -> object:
    """Return the word that a game keeps for what a player wrote; anything else as it is.

    >>> kept("Вист", CALLS), kept("misère", LEVELS), kept(6, LEVELS)
    ('whist', 'misere', 6)
    """
    return words.get(" ".join(raw.split()).casefold(), raw) if isinstance(raw, str) else raw
