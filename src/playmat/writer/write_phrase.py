"""Write phrases for everything without a block, from the table of wordings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from playmat.lang.node import Arg, Node, is_word
from playmat.lang.patterns import Filling, matches
from playmat.lang.sorts import is_units
from playmat.lang.words import of_role
from playmat.writer import lexer, phrasebook
from playmat.writer.memory import IT, SINGULAR, THEM, number_of
from playmat.writer.phrase_table import Forms, Item, Letter, Slot

_ONE: Final = of_role("one")
_INHERITING: Final = frozenset(
    (
        *("counted", "ofs", "things", "taken", "fnoun", "fone", "fenergy", "ftail"),
        *("fgear", "fmon", "fbench", "factive", "allnames", "allonward"),
    )
)
_NUMBERS: Final = ("num", "int", "signed", "more", "less")


_JOINTS: Final = {"text": "or", "acondition": "or", "situation": "or"}
"""Conjunctions other than "and"."""


class Phrasing:
    """Turns arguments into phrases and caches them."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, Arg, bool], tuple[str, int] | None] = {}

    def say(self, kind: str, arg: Arg, least: int = 0, many: bool = False) -> str | None:
        """*arg* as a phrase of *kind*, in parentheses if it is not tight enough."""
        key = (kind, arg, many)
        if key not in self._said:
            self._said[key] = self._phrase(kind, arg, many)
        found = self._said[key]
        if found is None:
            return None
        return found[0] if found[1] >= least else f"({found[0]})"

    def _phrase(self, kind: str, arg: Arg, many: bool) -> tuple[str, int] | None:
        if kind in phrasebook.TERMINALS or kind[0] == "*":
            text = _terminal(kind, arg) if kind[0] != "*" else self._list(kind[1:], arg)
            return None if text is None else (text, 9)
        if isinstance(arg, int):
            return (str(arg), 9) if kind == "num" else self._worded(kind, arg, many)
        return None if isinstance(arg, tuple) else self._worded(kind, arg, many)

    def _worded(self, kind: str, arg: Arg, many: bool) -> tuple[str, int] | None:
        for wording in phrasebook.wordings_for(kind, arg):
            found: Filling = {}
            if matches(wording.shape, arg, found):
                text = self.items(wording.items, found, many)
                if text is not None:
                    return text, wording.strength
        return None

    def _list(self, kind: str, arg: Arg) -> str | None:
        assert isinstance(arg, tuple)
        every = [self.say(kind, one, 9) for one in arg]
        *first, last = [one for one in every if one is not None] or ["none"]
        return f"{', '.join(first)} {_JOINTS.get(kind, 'and')} {last}" if first else last

    def items(self, items: Sequence[Item], found: Filling, many: bool = False) -> str | None:
        """A phrase with its holes filled, or None if one of them cannot be expressed."""
        parts: list[str] = []
        for item in items:
            if isinstance(item, str):
                parts.append(item)
            elif isinstance(item, Forms):
                parts.append(_plural(item.more) if many else item.one)
            elif isinstance(item, Letter):
                parts.append(f" ({lexer.variable(str(found[item.name]))})")
            else:
                said = self.say(item.kind, found[item.name], item.least, _inherited(item, many))
                if said is None:
                    return None
                many = _is_plural(item, found[item.name], many)
                parts.append(said)
        return "".join(parts)


def _inherited(slot: Slot, many: bool) -> bool:
    return slot.many or (many and slot.kind in _INHERITING)


def _is_plural(slot: Slot, arg: Arg, many: bool) -> bool:
    if slot.kind in _NUMBERS:
        return arg not in (1, -1)
    if slot.kind in ("finding", "pick", "theirs", "foundby"):
        return number_of(arg) == THEM
    if slot.kind == "someone":
        return several(arg) if isinstance(arg, str) or _is_ref(arg) else False
    return several(arg) if slot.kind in ("sel", "whom", "bearer") else many


def _plural(form: str) -> str:
    """The plural, with a mark if it could be taken to mean the opponent."""
    return lexer.OTHERS + form if form.startswith("the") else form


def _is_ref(arg: Arg) -> bool:
    return is_word(arg, "ref")


def several(arg: Arg) -> bool:
    """Whether a selection is plural."""
    if not isinstance(arg, Node):
        return arg in ("me", "both", "all_both")
    if arg.word == "where":
        return several(arg["of"])
    if arg.word in ("top", "bottom"):
        return arg["count"] != 1
    if arg.word == "ref":
        name = str(arg["var"])
        return len(name) > 1 and name not in SINGULAR and not (name[0] == "D" and name.endswith(IT))
    return arg.word not in _ONE or arg.args[:1] in (("both",), ("each_player",))


def _terminal(kind: str, arg: Arg) -> str | None:
    if kind in ("more", "less"):
        fits = isinstance(arg, int) and (arg > 0) == (kind == "more")
        return str(abs(arg)) if fits and isinstance(arg, int) and arg else None
    if kind == "int" or kind == "signed":
        sign = "+d" if kind == "signed" else "d"
        return format(arg, sign) if isinstance(arg, int) else None
    if kind == "value" and isinstance(arg, int):
        return str(arg)
    if not isinstance(arg, str):
        return None
    if kind == "var":
        return lexer.variable(arg) if arg == arg.lower() else None  # "it" is handled elsewhere
    if kind == "tag" and arg in phrasebook.TAGS:
        return phrasebook.TAGS[arg]
    return units(arg) if kind == "units" else lexer.quote(arg)


def units(text: str) -> str:
    """Units of Energy such as ``CC`` or ``[RW]*`` in words; anything else is quoted."""
    if not is_units(text):
        return lexer.quote(text)
    runs = [(group, len(list(run))) for group, run in groupby(phrasebook.unit_groups(text))]
    *first, last = [f"{count} {_unit(one)}" if count > 1 else _unit(one) for one, count in runs]
    return f"{', '.join(first)} and {last}" if first else last


def _unit(group: str) -> str:
    return " or ".join(phrasebook.TYPES[letter] for letter in group)
