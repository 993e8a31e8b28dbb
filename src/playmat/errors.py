"""Every error Playmat raises on purpose; each says what is wrong, where, and what to do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from reprlib import Repr
from typing import Final
from unicodedata import category

SHOWN = 8
_NEAR: Final = 160
"""How many characters of a line are shown on each side of the error."""


def listed(things: Sequence[object]) -> str:
    """Return the first few things as a list in text, with the number of the rest."""
    shown = ", ".join(str(thing) for thing in things[:SHOWN])
    rest = len(things) - SHOWN
    return f"{shown} and {rest} more" if rest > 0 else shown


def suggestion(near: Sequence[str], otherwise: str) -> str:
    """Return a "did you mean" question, or *otherwise* if there are no *near* spellings."""
    return f"did you mean {' or '.join(near)}?" if near else otherwise


_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxother = 60


def quoted(value: object) -> str:
    """Return the `repr` of a value, shortened in the middle if it is long."""
    return _SHORT.repr(value)


def caret(text: str, at: int) -> str:
    """Return the part of a line around position *at*, with a caret under it."""
    start = max(text.rfind("\n", 0, at) + 1, at - _NEAR)
    end = text.find("\n", at, at + _NEAR)
    line = text[start : at + _NEAR if end < 0 else end]
    return f"  {line}\n  {' ' * (at - start)}^"


class PlaymatError(Exception):
    """Base class of all errors caused by the caller."""


class UnknownBook(PlaymatError, KeyError):
    """Unknown rulebook."""

    def __init__(self, name: str, books: Sequence[str]) -> None:
        super().__init__(name, tuple(books))
        self.name = name
        self.books = tuple(books)

    def __str__(self) -> str:
        return f"no rulebook named {quoted(self.name)}; use one of {', '.join(self.books)}"


class Unknown(PlaymatError, KeyError):
    """Base class of errors about an unknown name, with the most similar names."""

    what = "thing"
    see = ""

    def __init__(self, name: str, near: Sequence[str] = ()) -> None:
        super().__init__(name, tuple(near))
        self.name = name
        self.near = tuple(near)

    def __str__(self) -> str:
        return f"no {self.what} named {quoted(self.name)}; {suggestion(self.near, self.see)}"


class UnknownRule(Unknown):
    """Unknown ruleset field or rule id."""

    what = "rule"
    see = "see `playmat rules` for all of them"


class BadRule(PlaymatError, ValueError):
    """Invalid value for a ruleset field."""

    def __init__(self, field: str, value: object, wanted: str) -> None:
        super().__init__(field, value, wanted)
        self.field = field
        self.value = value
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.field} must be {self.wanted}, not {quoted(self.value)}"


class IllegalOption(PlaymatError, ValueError):
    """Move that the current choice does not offer."""

    def __init__(self, tried: object, legal: Sequence[object]) -> None:
        super().__init__(tried, tuple(legal))
        self.tried = tried
        self.legal = tuple(legal)

    def __str__(self) -> str:
        offer = f"legal: {listed(self.legal)}" if self.legal else "there is nothing to choose"
        return f"{self.tried} is not legal here; {offer}"


class NotPossible(IllegalOption):
    """Something that a game cannot do now, with the reason."""

    def __str__(self) -> str:
        return f"cannot {self.tried}: {listed(self.legal)}"


class UnknownCard(PlaymatError, KeyError):
    """Card that is not in the library."""

    def __init__(self, name: str, near: Sequence[str] = (), kind: str = "name") -> None:
        super().__init__(name, tuple(near), kind)
        self.name = name
        self.near = tuple(near)
        self.kind = kind

    def __str__(self) -> str:
        hint = suggestion(self.near, "see `playmat card search`")
        return f"no card has the {self.kind} {quoted(self.name)}; {hint}"


class UnprogrammedCard(PlaymatError, ValueError):
    """Cards that cannot be played yet because part of their text is not programmed."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__(tuple(cards))
        self.cards = tuple(cards)

    def __str__(self) -> str:
        return f"not playable yet: {', '.join(self.cards)}; remove them from the deck"


class UnknownPower(PlaymatError, ValueError):
    """Card with a power of an unknown kind."""

    def __init__(self, card: str, power: str, kind: str, known: Sequence[str]) -> None:
        super().__init__(card, power, kind, tuple(known))
        self.card = card
        self.power = power
        self.kind = kind
        self.known = tuple(known)

    def __str__(self) -> str:
        what = f"{self.card}: the power {self.power!r} has the unknown kind {quoted(self.kind)}"
        return f"{what}; use one of {', '.join(self.known)}"


class BadDeck(PlaymatError, ValueError):
    """Illegal deck, with all its violations. [FORMAT-11]"""

    def __init__(self, deck: str, violations: Sequence[object]) -> None:
        super().__init__(deck, tuple(violations))
        self.deck = deck
        self.violations = tuple(violations)

    def __str__(self) -> str:
        lines = "".join(f"\n  {violation}" for violation in self.violations)
        many = len(self.violations)
        return f"deck {quoted(self.deck)} breaks {many} rule{'s' * (many != 1)}:{lines}"


class UnknownDeck(Unknown):
    """Deck that is neither listed nor a file."""

    what = "deck"
    see = "see `playmat deck list`, or give a file"


class BadText(PlaymatError, ValueError):
    """Invalid text, with the place where reading stopped."""

    kind = "text"

    def __init__(self, text: str, at: int, why: str) -> None:
        super().__init__(text, at, why)
        self.text = text
        self.at = at
        self.why = why

    def __str__(self) -> str:
        return f"bad {self.kind} at {self.at}: {self.why}\n{caret(self.text, self.at)}"


class BadNotation(BadText):
    """Position or option that is not valid notation."""

    kind = "notation"


class BadProgram(BadText):
    """Program with a syntax error."""

    kind = "program"


FOREIGN: Final = re.compile(r"[^\t\n\r -~]")


def _is_odd(sign: str) -> bool:
    """Whether a character is a surrogate, a control character or a digit other than 0 to 9."""
    return sign.isdigit() or category(sign) in ("Cc", "Cs")


def checked_text(text: object, error: type[BadText] = BadText) -> str:
    """Return *text*; raise *error* if it is not a string or contains an odd character."""
    if not isinstance(text, str):
        raise error(repr(text), 0, "must be text")
    for found in FOREIGN.finditer(text):
        if _is_odd(sign := found[0]):
            shown = sign if sign.isdigit() else f"character U+{ord(sign):04X}"
            plain = FOREIGN.sub(lambda each: "?" if _is_odd(each[0]) else each[0], text)
            raise error(plain, found.start(), f"{shown} is not allowed; use plain text")
    return text


class BadState(PlaymatError, ValueError):
    """Impossible game state."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why

    def __str__(self) -> str:
        return f"bad state at {self.where}: {self.why}"


class BadReplay(PlaymatError, ValueError):
    """Invalid replay, with the line of the problem; line 0 is the file itself."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    def __str__(self) -> str:
        where = f" at line {self.line}" if self.line > 0 else ""
        return f"bad replay{where}: {self.why}"


class TooFewCoins(PlaymatError, ValueError):
    """Coin flip after the end of the coin script."""

    def __init__(self, script: str) -> None:
        super().__init__(script)
        self.script = script

    def __str__(self) -> str:
        return (
            f"flip {len(self.script) + 1} has no coin: the script {quoted(self.script)} "
            f"has only {len(self.script)}; add more"
        )


class TooManyCoins(PlaymatError, ValueError):
    """Coin script with coins that were never flipped."""

    def __init__(self, script: str, used: int) -> None:
        super().__init__(script, used)
        self.script = script
        self.used = used

    def __str__(self) -> str:
        return (
            f"{self.used} of {len(self.script)} coins in the script {quoted(self.script)} were "
            f"flipped; remove {quoted(self.script[self.used :])}"
        )


class MissingExtra(PlaymatError, ImportError):
    """Missing package, with the extra that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(package, extra)
        self.package = package.partition(".")[0]
        self.extra = extra

    def __str__(self) -> str:
        how = f"pip install '.[{self.extra}]'"
        return f"{self.package} is not installed; in your copy of Playmat, run: {how}"
