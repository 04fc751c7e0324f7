"""The score of one side for one hand: contract, bags, nils and the penalty, each line with its rule."""

from collections.abc import Iterator

from rulesengine.core.derivation import Derived, Rejected, derive, reject, total
from rulesengine.spades import rules
from rulesengine.spades.nils import judge_nils, nil_tricks
from rulesengine.spades.reckoning import Reckoning, reckon
from rulesengine.spades.rulebook import DOCUMENT, DoubleNil, NilTricks, SpadesRulebook
from rulesengine.spades.seats import HAND
from rulesengine.spades.side import Scored, Side


def score_side(side: Side, rulebook: SpadesRulebook = DOCUMENT) -> Derived[Scored]:
    """Return what a hand is to one side. Its numbers have been checked.

    >>> score_side(Side(bids=(0, 6), tricks=(1, 5))).value.points
    -40
    >>> score_side(Side(bids=(4, 2), tricks=(5, 3), score=109, bags=9)).value.score
    71
    """
    lines = reckon(side.bids, side.tricks, side.bags, rulebook)
    points = _points(side, lines, rulebook)
    scored = Scored(before=side, lines=lines, points=points.value)
    return derive(
        rules.SCORE,
        scored,
        points,
        *_kept(side, lines, rulebook),
        side=side.name,
        before=side.score,
        points=points.value,
        after=scored.score,
        bags=scored.bags,
    )


def _points(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> Derived[int]:
    """Return the sum of the lines; where there is one line only, it is that line."""
    contract = _contract(side, lines, rulebook)
    others = (
        *_bags(side, lines, rulebook),
        *judge_nils(side, lines, rulebook),
        *_penalty(side, lines, rulebook),
    )
    return total(rules.POINTS, contract, *others, side=side.name) if others else contract


def _contract(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> Derived[int]:
    """Return the line of the contract: won, lost, or none at all when both bid nil."""
    if not lines.contract:
        nils = _two_nils(side, rulebook)
        return derive(rules.NO_CONTRACT, lines.contract_points, *nils, side=side.name)
    made = lines.made
    facts = {"tricks": lines.counted, "contract": lines.contract}
    return derive(
        rules.MADE if made else rules.SET,
        lines.contract_points,
        _bid(side, lines),
        _taken(side, lines, rulebook),
        instead_of=(reject(rules.SET if made else rules.MADE, **facts),),
        side=side.name,
        each=rulebook.trick_points,
        total=lines.contract_points,
        **facts,
    )


def _two_nils(side: Side, rulebook: SpadesRulebook) -> Iterator[Derived[int]]:
    """Yield how two nils are counted; where both are one, their own line says so."""
    if rulebook.double_nil is DoubleNil.UNIT:
        return
    lost = rulebook.nil_tricks is NilTricks.NOTHING
    if lost or rulebook.double_nil is DoubleNil.NO_BAGS:
        yield derive(rules.TWO_NILS_APART, 0, side=side.name)
    else:
        yield derive(rules.TWO_NILS, 0, side=side.name)
    if lost and rulebook.double_nil is DoubleNil.INDEPENDENT:
        yield from nil_tricks(side, rulebook)


def _bid(side: Side, lines: Reckoning) -> Derived[int]:
    nils = tuple(
        derive(rules.BID_NIL, 0, player=player)
        for player, bid in zip(side.players, side.bids, strict=True)
        if not bid
    )
    high = (
        (derive(rules.CONTRACT_TOO_HIGH, HAND, side=side.name, contract=lines.contract, tricks=HAND),)
        if lines.contract > HAND
        else ()
    )
    return derive(
        rules.CONTRACT,
        lines.contract,
        *nils,
        *high,
        side=side.name,
        parts=side.bids,
        total=lines.contract,
    )


def _taken(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> Derived[int]:
    """Return the tricks that count for the contract."""
    nils = tuple(nil_tricks(side, rulebook))
    if nils and rulebook.nil_tricks is not NilTricks.COUNT:
        return derive(rules.PARTNER_TRICKS, lines.counted, *nils, side=side.name, tricks=lines.counted)
    return derive(
        rules.TRICKS_TAKEN, lines.counted, *nils, side=side.name, parts=side.tricks, total=lines.counted
    )


def _bags(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> Iterator[Derived[int]]:
    if lines.bags:
        yield derive(
            rules.BAGS,
            lines.bag_points,
            side=side.name,
            bags=lines.bags,
            each=rulebook.bag_points,
            total=lines.bag_points,
        )
    taken = sum(side.tricks)
    if taken and not lines.contract and rulebook.double_nil is DoubleNil.NO_BAGS:
        yield derive(rules.NO_BAGS_FROM_NILS, 0, side=side.name, tricks=taken)


def _penalty(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> Iterator[Derived[int]]:
    if lines.times:
        yield derive(
            rules.BAG_PENALTY,
            lines.penalty,
            side=side.name,
            parts=(side.bags, lines.bags),
            total=side.bags + lines.bags,
            limit=rulebook.bag_limit,
            times=lines.times,
            penalty=lines.penalty,
            left=lines.left,
        )


def _kept(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> Iterator[Derived[int]]:
    if lines.bags and not lines.times:
        yield derive(
            rules.BAGS_KEPT,
            lines.left,
            instead_of=_no_penalty(side, lines, rulebook),
            side=side.name,
            parts=(side.bags, lines.bags),
            total=lines.left,
            limit=rulebook.bag_limit,
        )


def _no_penalty(side: Side, lines: Reckoning, rulebook: SpadesRulebook) -> tuple[Rejected, ...]:
    return (reject(rules.BAG_PENALTY, side=side.name, total=lines.left, limit=rulebook.bag_limit),)
