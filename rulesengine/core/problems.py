"""Why an input cannot be read: the rules that refuse it before any game is asked."""

from rulesengine.core.derivation import Rule, rules_in

NOT_WHOLE = Rule("input-not-whole", facts=("low", "high", "came"))
OUT_OF_RANGE = Rule("input-out-of-range", facts=("low", "high", "came"))
NOT_A_CHOICE = Rule("input-not-a-choice", facts=("choices", "came"))
NOT_EXACT = Rule("input-not-exact", facts=("low", "high", "came"))
NOT_A_NAME = Rule("input-not-a-name", facts=("came",))
NAME_TOO_LONG = Rule("input-name-too-long", facts=("most", "came"))
NAME_WITH_SIGN = Rule("input-name-with-sign", facts=("came", "sign"))
NOT_YES_OR_NO = Rule("input-not-yes-or-no", facts=("came",))
NOT_A_PAIR = Rule("input-not-a-pair", facts=("came",))
NOT_A_LIST = Rule("input-not-a-list", facts=("came",))
NOT_A_TABLE = Rule("input-not-a-table", facts=("came",))
NOT_A_CARD = Rule("input-not-a-card", facts=("ranks", "came"))
TOO_MANY = Rule("input-too-many", facts=("most", "came"))
WRONG_NUMBER = Rule("input-wrong-number", facts=("expected", "came"))
UNKNOWN_KEY = Rule("input-unknown-key", facts=("came", "choices"))
SAME_NAME = Rule("input-same-name", facts=("came",))
MISSING_KEY = Rule("input-missing-key", facts=("key",))
LOOSE_WORDS = Rule("input-loose-words", facts=("came",))
UNKNOWN_KIND = Rule("input-unknown-kind", facts=("came", "choices"))
NOT_TEXT = Rule("input-not-text", facts=("came",))
NOT_A_FILE = Rule("input-not-a-file", facts=("came",))
NO_EXAMPLES = Rule("input-no-examples")
NOT_TOML = Rule("input-not-toml", facts=("came",))
BAD_ID = Rule("input-bad-id", facts=("came",))
SAME_ID = Rule("input-same-id", facts=("came",))
PRINTED_ALONE = Rule("input-printed-without-verdict")
PRINTED_MISSING = Rule("input-verdict-without-printed")

INPUT_RULES = rules_in(globals())
"""Every rule above."""
