"""The table to play at: the trick, the reader's hand with cards to press, and what the others say."""

from itertools import zip_longest

from markupsafe import Markup

from rulesengine.bots.sitting import READER, AtTable, onward
from rulesengine.core.derivation import Derived
from rulesengine.core.question import Say
from rulesengine.explorers.declaration import as_text
from rulesengine.explorers.spades_bags import bag_counters
from rulesengine.explorers.spades_cards import HAND, in_order, refused
from rulesengine.explorers.spades_lines import hand_table, line_mark
from rulesengine.spades import rules
from rulesengine.spades.deal import Phase
from rulesengine.spades.legality import Legality
from rulesengine.spades.playing import Cards
from rulesengine.spades.rulebook import HIGHEST_BID
from rulesengine.spades.seats import SIDES, round_from, seat_of
from rulesengine.text.catalogue import speaker
from rulesengine.text.narration import Step, verdict
from rulesengine.text.phrase import NOTHING, plain
from rulesengine.views.answer import Drawn, Mark
from rulesengine.views.cards import HandCards, Held, Laid, LaidTrick, May, Press
from rulesengine.views.comparison import Row, comparison_html
from rulesengine.views.playing_table import PlayingTable, Seat, table_html

NOW, LAST = "trick-now", "trick-last"
"""The marks of the trick on the table and of the one before it."""


def draw_table(derived: Derived[AtTable], lang: str) -> Drawn:
    """Draw the table; the notes say what South may do, or how the game stands."""
    at, say = derived.value, speaker(lang)
    table = PlayingTable(
        title=say("spades-table-title"),
        seats=_seats(at, say),
        mark=NOW,
        question=say("spades-bid-question"),
        choices=_bids(at, say),
        hand=_hand(at, lang),
        actions=_actions(at, say),
        last=_last_trick(at, say, lang),
        reasons_title=say("spades-reasons-title"),
        reasons=tuple(verdict(one, lang) for one in at.choices),
    )
    scored = hand_table(at.score, lang) + bag_counters(at.score, lang) if at.score else _standing(at, lang)
    over = at.deal.phase is Phase.OVER
    picture = scored + table_html(table, lang) if over else table_html(table, lang) + scored
    return Drawn(picture=picture, mark=_marks(derived), notes=_notes(derived, lang))


def _notes(derived: Derived[AtTable], lang: str) -> tuple[str, ...]:
    """Return the last sentence before the verdict: what South may play, or whether the game is over."""
    if derived.value.deal.phase is Phase.BIDDING:
        return ()
    return (verdict(derived.because[-1], lang),)


def _seats(at: AtTable, say: Say) -> tuple[Seat, ...]:
    """Return the seats in the order of play, beginning with who leads or, while bids are made, bids first."""
    lying = at.deal.table
    return tuple(
        Seat(
            letter=player,
            name=_name(player, say),
            told=_told(at, seat_of(player), say),
            card=card,
            note=_note(at, player, led=bool(lying) and player == at.deal.leader, say=say),
            turn=player == at.deal.turn,
        )
        for player, card in zip_longest(round_from(at.deal.leader), lying)
    )


def _name(seat: str, say: Say) -> str:
    if seat == READER:
        return say("spades-seat-you", player=seat)
    return say("spades-part", part=seat)


def _told(at: AtTable, seat: int, say: Say) -> str:
    bid = at.deal.seat_bids[seat]
    if bid is None:
        return say("spades-seat-no-bid")
    return say("spades-seat-bid" if bid else "spades-seat-nil", **_bid_facts(at, seat, bid))


def _bid_facts(at: AtTable, seat: int, bid: int) -> dict[str, int]:
    taken = {"tricks": at.deal.position.taken[seat]}
    return {"bid": bid, **taken} if bid else taken


def _note(at: AtTable, seat: str, *, led: bool, say: Say) -> str:
    if seat == at.deal.turn:
        return say("spades-note-turn")
    return say("spades-note-led") if led else ""


def _bids(at: AtTable, say: Say) -> tuple[Press, ...]:
    """Return a button for each bid while South's is asked for."""
    if at.deal.phase is not Phase.BIDDING:
        return ()
    words = (say("spades-bid-nil-word"), *(str(bid) for bid in range(1, HIGHEST_BID + 1)))
    return tuple(Press(word, f"bid={bid}") for bid, word in enumerate(words))


def _hand(at: AtTable, lang: str) -> HandCards | None:
    """Return South's cards: those to press, those refused, all of them to look at while bids are made."""
    cards = at.deal.hand(READER)
    if not cards:
        return None
    held = _playable(at, at.legality, lang) if at.legality else [Held(card=card) for card in cards]
    return HandCards(speaker(lang)("spades-hand-title-own"), in_order(held), HAND if at.legality else "")


def _playable(at: AtTable, found: Legality, lang: str) -> list[Held]:
    played = at.sitting.cards
    held = [Held(card=card, may=May.PRESS, press=f"cards={_text((*played, card))}") for card in found.legal]
    return held + refused(found, lang)


def _text(cards: Cards) -> str:
    return " ".join(map(str, cards))


def _actions(at: AtTable, say: Say) -> tuple[Press, ...]:
    """Return the buttons below the hand: back, the same cards again, other cards or the next hand."""
    sitting = at.sitting
    back, again = [], []
    if sitting.bid is not None:
        undone = f"cards={_text(sitting.cards[:-1])}" if sitting.cards else "bid=&cards="
        back = [Press(say("spades-act-back"), undone)]
    if sitting.cards:
        again = [Press(say("spades-act-again"), "bid=&cards=")]
    return (*back, *again, _onward(at, say))


def _onward(at: AtTable, say: Say) -> Press:
    """Return the button that deals again: the next hand of the game, a new game, or just other cards."""
    to = onward(at)
    deal = f"deal={to.deal}&bid=&cards="
    if at.ending is None:
        return Press(say("spades-act-other"), deal)
    word = "spades-act-new-game" if at.ending.finished else "spades-act-next"
    before = f"dealer={to.dealer}&scores={as_text(to.scores)}&bags={as_text(to.bags)}"
    return Press(say(word), f"{deal}&{before}")


def _last_trick(at: AtTable, say: Say, lang: str) -> LaidTrick | None:
    """Return the last complete trick, who has led and taken it, and why."""
    if not at.tricks:
        return None
    derived = at.tricks[-1]
    taken = derived.value
    cards = tuple(
        Laid(
            say("spades-part", part=player), card, say("spades-note-takes") if player == taken.winner else ""
        )
        for card, player in zip(taken.cards, round_from(taken.leader), strict=True)
    )
    why = tuple(
        verdict(step, lang)
        for step in derived.steps()
        if step.rule in (rules.HIGHEST_OF_SUIT, rules.HIGHEST_SPADE, rules.BREAKS)
    )
    return LaidTrick(say("spades-last-trick"), cards, LAST, why)


def _standing(at: AtTable, lang: str) -> Markup:
    """Return what both sides have bid and taken so far, and the score and the bags before the hand."""
    say, deal, sitting = speaker(lang), at.deal, at.sitting
    lines = {
        "contract": [NOTHING if bid is None else str(bid) for bid in deal.contracts],
        "taken": [str(tricks) for tricks in deal.taken],
        "score": [plain(score) for score in sitting.scores],
        "bags": [str(bags) for bags in sitting.bags],
    }
    rows = tuple(Row(cells=tuple(cells), name=say(f"spades-head-{name}")) for name, cells in lines.items())
    heads = (say("spades-head-line"), *(say("spades-head-of", side=side) for side in SIDES))
    return comparison_html(say("spades-table-sides"), heads, rows, lang)


def _marks(derived: Derived[AtTable]) -> Mark:
    """Return what connects the steps of the last trick, of the trick on the table and of the score."""
    kinds = [step.rule for step in derived.because]
    tricks = [index for index, rule in enumerate(kinds) if rule is rules.TRICK]
    last = tricks[-1] if tricks else -1
    marks = {last: LAST}
    if derived.value.legality:
        choices = range(max(last, kinds.index(rules.FIRST_LEAD)) + 1, len(kinds) - 1)
        marks |= {**dict.fromkeys(choices, NOW), len(kinds) - 1: HAND}
    score = kinds.index(rules.HAND_SCORED) if rules.HAND_SCORED in kinds else -1

    def mark(step: Step) -> str:
        top = step.path[0] if step.path else -1
        return line_mark(step) if top == score >= 0 else marks.get(top, "") if top >= 0 else ""

    return mark
