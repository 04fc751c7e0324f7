"""What every game shares: reasons, errors, cards, sources."""

from rulesengine.core.derivation import Citation, Derived, Rule, derive, reject, total
from rulesengine.core.errors import IllegalMove, InconsistentRecord, InputError, RulesError
from rulesengine.core.question import Game, Parameter, Question, ask

__all__ = [
    "Citation",
    "Derived",
    "Game",
    "IllegalMove",
    "InconsistentRecord",
    "InputError",
    "Parameter",
    "Question",
    "Rule",
    "RulesError",
    "ask",
    "derive",
    "reject",
    "total",
]
