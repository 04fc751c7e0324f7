"""What the package of preferans offers."""

from rulesengine import preferans


def test_an_evening_needs_only_the_package() -> None:
    """A deal is read, written, played to the end and settled with what the package offers."""
    eight = preferans.read_deal_line("8 A: A=8, B=1, C=1; B pass, C pass")
    played = preferans.play_party(preferans.Party(("A", "B", "C"), 2, (eight,)), preferans.SOCHI).value
    assert played.finished
    settled = preferans.finish(played.sheet, preferans.Terms(), preferans.SOCHI).value.settlement
    assert settled.result == (40, -20, -20) == played.deals[0].difference
