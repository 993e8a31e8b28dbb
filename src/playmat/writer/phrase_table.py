"""The table of wordings: shapes of programs with their phrases.

A phrase is text with these marks:

``{name}``, ``{name:kind/3}``  the hole's content as a phrase of this kind and at least this
                 strength; a plus after the kind asks for the plural
``{name!draw}``  a player doing it, as an order if it is you; ``{name^draw}`` always with "you"
``{name's}``     the possessive
``{name()}``     the letter of a variable bound here, if it needs one
``<card|cards>`` singular or plural, by the number or the Pokémon last mentioned
``[, if {name}]``  omitted if the hole has its default
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.patterns import Shape, hole_name, put, shape, sorts, with_holes
from playmat.lang.sorts import default_of, may_be_left_out
from playmat.lang.words import WORDS
from playmat.writer import players

TIGHT: Final = 9
"""Strength of a phrase that never needs parentheses."""

KINDS: Final = {"mons": "sel", "cards": "sel", "attacks": "sel", "any": "sel", "result": "sel"}
"""Sorts that share a kind of phrase."""

_TIGHT_ENDS: Final = (
    "sel",
    "num",
    "cond",
    "filter",
    "counted",
    "ofs",
    "things",
    "taken",
    "ftail",
    "fmon",
    "fbench",
    "factive",
    "unit",
    "whom",
    "someone",
)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for the phrase of a hole."""

    name: str
    kind: str
    least: int
    many: bool = False


@dataclass(frozen=True, slots=True)
class Forms:
    """Singular and plural."""

    one: str
    more: str


@dataclass(frozen=True, slots=True)
class Letter:
    """A variable bound here, written in parentheses."""

    name: str


Item = str | Slot | Forms | Letter


@dataclass(frozen=True, slots=True)
class Wording:
    """One shape and one phrase with nothing left to choose.

    ``shape`` is a node, or a tuple of statements; ``silent`` names the variables bound here that
    are written without a letter.
    """

    kind: str
    shape: Shape
    items: tuple[Item, ...]
    strength: int
    silent: tuple[str, ...]


@dataclass(slots=True)
class Line:
    """A line of the table as written; its wordings are made on first use.

    Some thousand lines give tens of thousands of wordings, of which a card needs a few.
    """

    kind: str
    texts: tuple[str, ...]
    phrase: str
    strength: int
    together: bool
    rank: int = 0
    made: list[Wording] | None = None

    def precedence(self) -> tuple[int, int]:
        """Sort key of lines: idioms by size, then all by rank."""
        size = sum(map(_size, map(shape, self.texts))) if self.together else 0
        return -size, self.rank

    def words(self) -> tuple[str, ...]:
        """The first words of its shapes; ``""`` for a hole or a number."""
        return tuple(map(_first_word, self.texts))

    def wordings(self) -> list[Wording]:
        """A wording for every player and every combination of optional parts."""
        if self.made is None:
            self.made = list(self._make())
        return self.made

    def _make(self) -> Iterator[Wording]:
        pattern = tuple(map(shape, self.texts)) if self.together else self._one()
        kinds = sorts(pattern, _statement_sort(self.kind))
        tree = _template(_MARK.findall(self.phrase), kinds, self.kind in _TIGHT_ENDS)
        for shaped, items, silent in _choices(pattern, tree, _defaults(pattern)):
            yield Wording(self.kind, shaped, tuple(items), self.strength, silent)

    def _one(self) -> Shape:
        text = self.texts[0]
        return with_holes(text) if _is_word(self.kind, text) else shape(text)


SECTIONS: Final = (
    *("both_players", "given_up", "searches", "energy_moves", "damage_counters", "decks", "hands"),
    *("damage", "ailments", "switches", "moved_pokemon", "lasting", "picks", "picked", "gear"),
    *("types_and_energy", "lists", "nouns", "bans", "clauses", "comparisons", "conditions"),
    *("effects", "events", "filters", "headings", "modifiers", "numbers", "reactions"),
    *("selectors", "plain_names"),
)
"""The sections of the table; of two matching lines, the one in the earlier section wins."""

_current: list[int] = []
"""The rank of the current section."""


def section(name: str) -> None:
    """Begin a section of the table, to which the following lines belong."""
    _current[:] = [SECTIONS.index(name)]


LINES: Final[dict[str, list[Line]]] = {}
"""The lines by kind of phrase, in order of precedence."""

SAID: Final[set[tuple[str, str]]] = set()
"""The sorts and words that have a phrase of their own."""


@cache
def wordings_of(kind: str) -> list[Wording]:
    """All wordings of phrases of *kind*, in order of precedence."""
    return [wording for line in LINES.get(kind, ()) for wording in line.wordings()]


def say(sort: str, text: str, phrase: str, strength: int = TIGHT) -> None:
    """Define the phrase of a word, or of the shape in *text*."""
    kind = KINDS.get(sort, sort)
    if "(" in text or _is_word(kind, text):
        SAID.add((kind, _first_word(text)))
    _add(Line(kind, (text,), phrase, strength, together=False))


def idiom(kind: str, texts: tuple[str, ...], phrase: str, strength: int = TIGHT) -> None:
    """Define one phrase for several statements in a row."""
    _add(Line(kind, texts, phrase, strength, together=True))


def name(sort: str, value: str, phrase: str) -> None:
    """Define the phrase of a name from a closed list."""
    SAID.add((sort, value))
    made = [Wording(sort, value, (phrase,), TIGHT, ())]
    _add(Line(sort, (value,), phrase, TIGHT, together=False, made=made))


def _add(line: Line) -> None:
    line.rank = _current[0]
    LINES.setdefault(line.kind, []).append(line)


def _size(pattern: Shape) -> int:
    """The number of words, names and numbers in a shape."""
    if isinstance(pattern, tuple):
        return sum(map(_size, pattern))
    if isinstance(pattern, Node):
        return 0 if hole_name(pattern) else 1 + sum(map(_size, pattern.args))
    return 1


def _is_word(kind: str, text: str) -> bool:
    return text in WORDS and kind != "event"


def _first_word(text: str) -> str:
    word = text.partition("(")[0].strip('"')
    return "" if word.startswith("?") or word.lstrip("-").isdigit() else word


def _statement_sort(kind: str) -> str:
    return kind.partition(":")[2] or kind


def _defaults(pattern: Shape) -> dict[str, Arg]:
    """The defaults of the holes for optional parameters."""
    found: dict[str, Arg] = {}
    if isinstance(pattern, tuple):
        for one in pattern:
            found |= _defaults(one)
    if isinstance(pattern, Node) and pattern.word in WORDS:
        word = WORDS[pattern.word]
        for at, one in enumerate(pattern.args[: len(word.params)]):
            if hole_name(one) and may_be_left_out(word.params[at]):
                found[hole_name(one)] = default_of(word, at, pattern.args)
            found |= _defaults(one) if not hole_name(one) else {}
    return found


_MARK: Final = re.compile(r"\{[^}]*\}|<[^>]*\|[^>]*>|\[|\]|[^{}<\[\]]+|<")
_SLOT: Final = re.compile(r"\{(\w+)(?:([!^])([^}]+)|('s)|(\(\))|(?::([\w:*+]+))?(?:/(\d))?)\}")

Tree = list["Item | _Player | Tree"]


@dataclass(frozen=True, slots=True)
class _Player:
    """A player in a phrase; each player gives a separate wording."""

    name: str
    how: str
    verb: str

    def text(self, player: str) -> str:
        if self.how == "'s":
            return players.owner(player)
        return players.doing(player, self.verb, self.how == "!")


def _template(marks: list[str], kinds: dict[str, str], tight: bool) -> Tree:
    found: Tree = []
    while marks:
        mark = marks.pop(0)
        if mark == "]":
            break
        if mark == "[":
            found.append(_template(marks, kinds, tight))
        elif mark[0] == "{":
            found.append(_slot(mark, kinds, tight and not marks))
        elif mark[0] == "<" and "|" in mark:
            one, _, more = mark[1:-1].partition("|")
            found.append(Forms(one, more))
        else:
            found.append(mark)
    return found


def _slot(mark: str, kinds: dict[str, str], last: bool) -> Item | _Player:
    match = _SLOT.fullmatch(mark)
    assert match, mark
    name, how, verb, owner, letter, kind, least = match.groups()
    if how or owner:
        return _Player(name, how or owner, verb or "")
    if letter:
        return Letter(name)
    sort = (kind or kinds[name]).rstrip("+")
    strength = int(least) if least else TIGHT if last else 0
    return Slot(name, KINDS.get(sort, sort), strength, bool(kind and kind.endswith("+")))


Choice = tuple[Shape, list[Item], tuple[str, ...]]


def _choices(pattern: Shape, tree: Tree, defaults: dict[str, Arg]) -> Iterator[Choice]:
    """Yield a wording for every player and every combination of optional parts."""
    ways = [list(_ways(part)) for part in tree]
    for way in product(*ways):
        said = {pair for _, puts, _ in way for pair in puts.items()}
        if len(said) > len({one for one, _ in said}):
            continue  # a player named twice is the same player
        items: list[Item] = [item for more, _, _ in way for item in more]
        unsaid = [one for *_, some in way for one in some]
        values = {one: defaults[one] for one in unsaid if not one.startswith("(")}
        values.update(said)
        silent = tuple([one.strip("()") for one in unsaid if one.startswith("(")])
        yield put(pattern, values) if values else pattern, _join(items), silent


def _ways(part: Item | _Player | Tree) -> Iterator[tuple[list[Item], dict[str, str], list[str]]]:
    if isinstance(part, list):
        inside = [one.name for one in part if isinstance(one, Slot | _Player)]
        yield [], {}, inside
        for way in product(*[list(_ways(one)) for one in part]):
            items: list[Item] = [item for more, _, _ in way for item in more]
            puts = {one: value for _, found, _ in way for one, value in found.items()}
            yield items, puts, [one for _, _, unsaid in way for one in unsaid]
    elif isinstance(part, _Player):
        for player in players.players():
            yield [part.text(player)], {part.name: player}, []
    elif isinstance(part, Letter):
        yield [], {}, [f"({part.name})"]
        yield [part], {}, []
    else:
        yield [part], {}, []


def _join(items: list[Item]) -> list[Item]:
    """*items* with adjacent texts joined."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, str) and found and isinstance(found[-1], str):
            found[-1] += item
        else:
            found.append(item)
    return found


def kinds_of(sort: str) -> tuple[str, str]:
    """The kinds of phrase for a word of *sort*: without and with a block."""
    return KINDS.get(sort, sort), f"head:{sort}"


def unsaid_words() -> list[str]:
    """The words of the language that have no phrase in the table."""
    return [
        word.name
        for word in WORDS.values()
        if not any((kind, word.name) in SAID for kind in kinds_of(word.sort))
    ]
