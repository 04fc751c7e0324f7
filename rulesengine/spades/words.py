"""The words in which players write bids and cards, in four languages.

They are read, never said, so they stand here: a game knows no catalogue. A test holds them to the words
that the catalogues say.
"""

NIL = frozenset({"nil", "нил", "ніл", "ნილი", "нуль", "ნული"})
BLIND = ("blind", "слеп", "сліп", "ბრმა")
"""How the word before a blind nil begins."""
JOKER = ("joker", "🃏", "джокер", "ჯოკერ")
"""How a joker is named; words may go on."""
BID = "bid"
"""What may stand before a bid."""
