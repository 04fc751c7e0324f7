"""The numbers of a preferans convention, one field for each axis, and the named conventions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from rulesengine.core.balance import Number
from rulesengine.core.errors import InconsistentRecord, Problem, problem
from rulesengine.core.reading import Choice, Whole, YesOrNo
from rulesengine.core.rulebook import axis, settle_axes
from rulesengine.core.tables import Exact
from rulesengine.preferans import rules
from rulesengine.preferans.axes import (
    BY_VALUE,
    FULL,
    MOUNTAIN_POINT,
    PRICES,
    TRICKS,
    USUAL_DUTY,
    Amnesty,
    Closing,
    Consolation,
    ConsolationReader,
    Contract,
    Duty,
    DutyTable,
    RaspasyIn,
    Shortfall,
    SingleDuty,
    Ten,
    WhistStyle,
    ZeroTricks,
)
from rulesengine.preferans.sheet import Field


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferansRulebook:
    """The axes on which conventions differ; whists, pool and mountain points as players count them."""

    penalty_factor: int = axis(1, Whole(1, 10))
    """Times the value: a whist for a trick, the declarer's undertrick in the mountain."""
    pool_point: int = axis(10, Whole(1, 100))
    """Whists that one point in the pool is worth."""
    responsibility: Number = axis(FULL, Exact(0, 10))
    """A whister's undertrick in the mountain, as a share of factor × value."""
    whist_style: WhistStyle = axis(WhistStyle.GREEDY, Choice(WhistStyle))
    """Who is written the side's tricks when one whisted, one passed and the declarer failed."""
    consolation: Consolation | int = axis(BY_VALUE, ConsolationReader())
    """Whists to a defender for each undertrick: factor × value, none, or a fixed number."""
    consolation_to_passer: bool = axis(True, YesOrNo())
    """Whether a defender who passed is written the consolation."""
    consolation_to_dealer: bool = axis(False, YesOrNo())
    """Whether the dealer of four, who holds no cards, is written the consolation."""
    duty: Duty = axis(USUAL_DUTY, DutyTable())
    """Tricks that whisters owe, by level."""
    ten: Ten = axis(Ten.WHISTED, Choice(Ten))
    """Whether a game of ten is whisted, checked without duty, or played without whists."""
    shortfall: Shortfall = axis(Shortfall.SIDE_THEN_PERSONAL, Choice(Shortfall))
    """Which of two whisters pays when tricks are missing."""
    single_duty: SingleDuty = axis(SingleDuty.BOTH, Choice(SingleDuty))
    """Who of two whisters answers for a duty of one trick."""
    misere_fine: int = axis(10, Whole(0, 100))
    """Mountain points for each trick taken on a misère."""
    give_up: int = axis(3, Whole(0, TRICKS))
    """Undertricks that a declarer writes who gives up without play."""
    raspasy_in: RaspasyIn = axis(RaspasyIn.MOUNTAIN, Choice(RaspasyIn))
    """Whether raspasy is written into the mountain or as whists."""
    raspasy_prices: tuple[int, ...] = axis((1, 2, 3), PRICES)
    """The price of a trick in the first raspasy in a row, the second, and so on; the last one repeats."""
    raspasy_amnesty: Amnesty = axis(Amnesty.NONE, Choice(Amnesty))
    """Among whom the fewest tricks are taken off before writing."""
    raspasy_zero: ZeroTricks = axis(ZeroTricks.POOL_PRICE, Choice(ZeroTricks))
    """What a player without a trick is written."""
    closing: Closing = axis(Closing.EACH, Choice(Closing))
    """Whether each closes a pool, with aid, or all together."""
    aid_whists: int = axis(10, Whole(0, 100))
    """Whists written for one pool point given to another."""
    mountain_first: bool = axis(False, YesOrNo())
    """Whether points of a made game are written off the own mountain first."""
    compensation: int = axis(3, Whole(0, 10))
    """Whists a player that go with one mountain point when the mountain is made divisible."""

    def __post_init__(self) -> None:
        settle_axes(self)
        faults = tuple(_contradictions(self))
        if faults:
            raise InconsistentRecord(*faults)

    @property
    def mountain_per_pool(self) -> Number:
        """How many mountain points one pool point is worth."""
        whole, rest = divmod(self.pool_point, MOUNTAIN_POINT)
        return Fraction(self.pool_point, MOUNTAIN_POINT) if rest else whole

    def owed(self, contract: Contract) -> int:
        """Return the tricks that the whisters owe together."""
        if contract is Contract.MISERE or (contract is Contract.TEN and self.ten is not Ten.WHISTED):
            return 0
        return dict(self.duty)[int(contract.value)]


def _contradictions(rulebook: PreferansRulebook) -> Iterator[Problem]:
    """Yield what cannot stand together in one convention."""
    if not rulebook.raspasy_prices:
        yield problem(rules.NO_PRICE, "raspasy_prices")
    for level, tricks in rulebook.duty:
        most = max(1, TRICKS - level)
        if tricks > most or (tricks > 1 and tricks % 2):
            yield problem(rules.DUTY_IMPOSSIBLE, f"duty.{level}", level=level, duty=tricks, most=most)
    if rulebook.raspasy_in is RaspasyIn.WHISTS and rulebook.raspasy_amnesty is not Amnesty.NONE:
        yield problem(rules.AMNESTY_OF_WHISTS, "raspasy_amnesty", amnesty=rulebook.raspasy_amnesty)


SOCHI = PreferansRulebook()
LENINGRAD = PreferansRulebook(
    penalty_factor=2,
    pool_point=20,
    responsibility=Fraction(1, 2),
    whist_style=WhistStyle.GENTLEMAN,
    misere_fine=20,
    raspasy_prices=(2, 4, 6),
    closing=Closing.SUM,
    aid_whists=20,
)
ROSTOV = PreferansRulebook(
    responsibility=Fraction(1, 2),
    whist_style=WhistStyle.GENTLEMAN,
    consolation=10,
    raspasy_in=RaspasyIn.WHISTS,
    raspasy_prices=(5,),
    raspasy_zero=ZeroTricks.POOL_ONE,
    mountain_first=True,
)
HOME_FSPR = replace(
    LENINGRAD,
    whist_style=WhistStyle.GREEDY,
    ten=Ten.CHECKED,
    raspasy_amnesty=Amnesty.ACTIVE,
    raspasy_zero=ZeroTricks.MOUNTAIN_TWO,
    closing=Closing.EACH,
    aid_whists=10,
)

PRESETS = {
    "sochi": SOCHI,
    "leningrad": LENINGRAD,
    "rostov": ROSTOV,
    "guide-sochi": replace(SOCHI, whist_style=WhistStyle.GENTLEMAN, raspasy_prices=(1, 2)),
    "codex": replace(SOCHI, consolation_to_dealer=True),
    "parlett": replace(SOCHI, shortfall=Shortfall.SPLIT, single_duty=SingleDuty.SECOND),
    "fspr-code": replace(LENINGRAD, raspasy_zero=ZeroTricks.MOUNTAIN_TWO),
    "fspr-home": HOME_FSPR,
    "preferans-pro": replace(SOCHI, ten=Ten.NO_WHISTS, raspasy_prices=tuple(range(1, TRICKS * TRICKS + 1))),
    "ll1r1k": replace(SOCHI, ten=Ten.CHECKED, shortfall=Shortfall.PERSONAL, raspasy_amnesty=Amnesty.ACTIVE),
    "rostiktc2": replace(
        SOCHI,
        consolation=Consolation.NONE,
        shortfall=Shortfall.PERSONAL,
        single_duty=SingleDuty.SECOND,
        raspasy_amnesty=Amnesty.ACTIVE,
        raspasy_zero=ZeroTricks.POOL_ONE,
    ),
    "danpetruk": replace(
        SOCHI,
        consolation_to_dealer=True,
        shortfall=Shortfall.PERSONAL,
        raspasy_prices=(1,),
        raspasy_amnesty=Amnesty.ACTIVE,
        raspasy_zero=ZeroTricks.POOL_ONE,
        closing=Closing.SUM,
    ),
    "an0obis": replace(SOCHI, raspasy_prices=(1, 2, 4), raspasy_amnesty=Amnesty.ALL),
    "mathfewmatthews": replace(
        SOCHI,
        responsibility=Fraction(1, 2),
        whist_style=WhistStyle.GENTLEMAN,
        ten=Ten.CHECKED,
        shortfall=Shortfall.SPLIT,
        raspasy_prices=(2,),
    ),
    "jetbrains": replace(LENINGRAD, closing=Closing.EACH),
    "savanto": replace(ROSTOV, single_duty=SingleDuty.SECOND, mountain_first=False),
}
"""The named conventions. "Sochi" alone is no specification: seven programs ship seven of them."""

_OF_WHISTS = ("penalty_factor", "responsibility", "whist_style", "duty", "ten", "shortfall", "single_duty")
_OF_CONSOLATION = ("consolation", "consolation_to_passer", "consolation_to_dealer")
OF_DEALS = (*_OF_WHISTS, *_OF_CONSOLATION, "misere_fine", "give_up")
OF_RASPASY = ("raspasy_in", "raspasy_prices", "raspasy_amnesty", "raspasy_zero")
OF_CLOSING = ("pool_point", "closing", "aid_whists", "mountain_first")
OF_SETTLING = ("pool_point", "compensation")
"""Which axes matter to which part of the game: the others change nothing there."""

IN_ONE_FIELD = {
    "misere_fine": Field.MOUNTAIN,
    "give_up": Field.MOUNTAIN,
    "responsibility": Field.MOUNTAIN,
    "shortfall": Field.MOUNTAIN,
    "single_duty": Field.MOUNTAIN,
    "raspasy_amnesty": Field.MOUNTAIN,
    "whist_style": Field.WHISTS,
    "consolation": Field.WHISTS,
    "consolation_to_passer": Field.WHISTS,
    "consolation_to_dealer": Field.WHISTS,
}
"""The axes that change numbers of one kind only."""
OF_WORTH = ("pool_point",)
"""The axes that change nothing on the sheet, only what it is worth."""
