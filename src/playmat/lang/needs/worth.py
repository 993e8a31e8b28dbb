"""Whether playing a Trainer card could change anything, tested before it is played. [TRAINER-03]"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, conjunction, node, replaced
from playmat.lang.needs.single import CURES, HEALS
from playmat.lang.needs.single_effects import (
    MINE,
    OTHERS,
    TEAMS,
    Tests,
    own_tests,
    there,
)
from playmat.lang.needs.walks import effect_of, is_fixed, parts, picked_in, resolve
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.sorts import READING, SELECTORS
from playmat.lang.words import WORDS, of_role

_PICKING: Final = of_role("pick")
_SILENT: Final = of_role("arrange", "look", "answer", "course")
"""Statements that change nothing by themselves."""

_ANSWERS: Final = of_role("answer")
"""Effects with either outcome that need nothing."""

_INSIDE: Final = of_role("branch", "loop")
_DECK: Final = ("deck", "deck_top", "deck_bottom")
"""Zones from which cost cards may be drawn or found again."""

_FILLED: Final = node("any_of", node("deck", "me"))

_HELD: Final = ("attached", "energy_on", "gear_on")
"""Cards attached to a Pokémon."""

_ALWAYS_THERE: Final = (*TEAMS, node("active", "me"), node("active", "foe"))

_ONE: Final = (node("self"), node("host"))
"""Selections of exactly one Pokémon, so a card picked from it leads back to it."""

_FOLLOWING: Final = ("can_follow", "evolves_from", "levels_from")
"""Filters for the cards that may be put on some Pokémon."""


_TAKEN_BACK: Final = (node("move", node("this_card"), "hand"),)
"""Effects that only return the card being played."""


class Open(Exception):
    """An effect could always change something."""


def useful(block: Block, paid: Block = ()) -> Node | None:
    """Condition under which *block* changes anything; None if it always could.

    Cards in *paid* are then in the discard pile or the deck and no longer in the hand.
    """
    walk = _Walk(paid)
    try:
        found = walk.block(block) or walk.looks()
    except Open:
        return None
    found = [tuple(_after_paying(test, paid) for test in _spare(tests)) for tests in found]
    if any(n.word == "move" and n["to"] in _DECK for n in nodes_in(paid)):
        found = [tuple(test for test in tests if test != _FILLED) for tests in found]
        if () in found:
            return None
    kept = [
        tests
        for tests in found
        if tests and not any(set(less) < set(tests) for less in found if less)
    ]
    ways = list(dict.fromkeys(conjunction("and", *tests) for tests in kept))
    return conjunction("or", *ways) if ways else None


def _after_paying(test: Node, paid: Block) -> Node:
    """A test as it will be once cards of the hand have been paid."""
    costs = [effect_of(said) for said in paid]
    given = [c for c in costs if c.word == "choose" and OTHERS in nodes_in(c["from"])]
    if not given:
        return test
    if test.word == "any_of" and any(c.word == "discard" for c in costs):
        pile = node("discards", "me")
        return cast(Node, replaced(test, pile, node("join", pile, given[0]["from"])))
    if test.word == "compare" and test["left"] == node("count", OTHERS):
        return node("compare", *test.args[:2], _plus(test["right"], given[0]["least"]))
    return test


def _spare(tests: Tests) -> Tests:
    """Drop tests that a Pokémon exists if a card must fit one of them."""
    fitted = {n["of"] for test in tests for n in nodes_in(test) if n.word in _FOLLOWING}
    return tuple(t for t in tests if not (t.word == "any_of" and t["of"] in fitted))


def _plus(number: Arg, more: Arg) -> Arg:
    both = isinstance(number, int) and isinstance(more, int)
    return cast(int, number) + cast(int, more) if both else node("add", number, more)


class _Walk:
    """What each variable so far depends on."""

    def __init__(self, paid: Block) -> None:
        self.known: dict[str, Tests] = {}
        # Other statements treat the Pokémon whose card pays as one that was chosen.
        self.sets: dict[Node, Arg] = {ref: of["from"] for ref, of in picked_in(paid)}
        self.whole: dict[Node, Node] = {}
        self.looked: list[Tests] = []
        self.answers: set[str] = set()  # results of a choice or of chance, which may go either way

    def block(self, block: Block) -> list[Tests]:
        """Tests for each thing in a block that could change something."""
        return [tests for said in block for tests in self.statement(said)]

    def statement(self, said: Node) -> list[Tests]:
        """Tests for one statement to change something."""
        if said.word == "bind" and isinstance(said["value"], Node):
            return self.bound(str(said["var"]), said["value"])
        if said.word == "if":
            return self.tested(said)
        if said.word in _INSIDE:
            return self.inside(said)
        if said.word == "lasting" and _burdens(said.block("do")):
            return []
        return [] if said.word == "delay" and said["do"] == _TAKEN_BACK else self.effect(said)

    def bound(self, name: str, value: Node) -> list[Tests]:
        """Remember what a choice depends on; other effects are tested as usual."""
        if value.word in _PICKING:
            source = value["from"]
            taken = self._pair(source) or self._tests_of_taking(source)
            self.known[name] = (*taken, *_bases(value))
            self.sets[node("ref", name)] = value["from"]
            return []
        if value.word in ("where", "join", "less") or WORDS[value.word].sort in SELECTORS:
            self.known[name] = self._tests_of_taking(value)
            self._holds(name, value)
            return []
        if value.word in ("top", "bottom", "order"):
            self.known[name] = self._tests_of_taking(
                value["cards"] if value.word == "order" else value
            )
            return []
        if value.word == "count":
            self.known[name] = self._tests_of_taking(value["of"])
            return []
        if value.word in _ANSWERS:
            self.answers.add(name)
        found = self.statement(value)
        self.known[name] = found[0] if found else ()
        return found

    def _holds(self, name: str, value: Arg) -> None:
        """Remember a variable that holds Pokémon in play known in advance."""
        if isinstance(value, Node) and is_fixed(value):
            self.whole[node("ref", name)] = value

    def _resolve(self, source: Arg) -> Arg:
        """A selection with its variables replaced by known Pokémon."""
        source = resolve(source, self.whole)
        for ref, of in self.sets.items():
            if is_word(of, "energy_on") and of["to"] in _ONE:
                source = replaced(source, node("host_of", ref), of["to"])
        return source

    def _tests_of_taking(self, source: Arg) -> Tests:
        source = self._resolve(source)
        return (*self.read(source), *(self._has_second(source) or there(source)))

    def _has_second(self, source: Arg) -> Tests:
        """Test that there are two of a kind, if one other than the first is chosen."""
        if not is_word(source, "less") or not is_word(source["of"], "where"):
            return ()
        kind, other = cast(Block, source.args)
        moved = other["cards"] if other.word == "host_of" else other
        first = self.sets.get(cast(Node, moved), ())
        alike = is_word(first, "where") and first["of"] == kind["of"]
        fits = parts(cast(Node, first)["filter"], "fits_both") if alike else []
        two = kind["filter"] in fits or kind in nodes_in(first)
        return (node("compare", node("count", kind), ">", 1),) if two else ()

    def _pair(self, source: Arg) -> Tests:
        """Test that a card of the hand fits a Pokémon it may be put on."""
        onto = [n for n in nodes_in(source) if n.word in _FOLLOWING and n["of"] in self.sets]
        if not onto or MINE not in nodes_in(source):
            return ()
        whom = self.sets[onto[0].child("of")]
        pair = cast(Node, replaced(source, onto[0]["of"], whom))
        return there(pair)

    def read(self, arg: Arg) -> Tests:
        """Tests of the variables that *arg* reads."""
        names = [str(n["var"]) for n in nodes_in(arg) if n.word in READING]
        return tuple(dict.fromkeys(test for name in names for test in self.known.get(name, ())))

    def inside(self, said: Node) -> list[Tests]:
        """Tests for something inside a statement to change anything."""
        first = said["of"] if said.word == "each" else None
        if said.word == "each":
            self.known[str(said["var"])] = (*self.read(first or ()), *there(first or ()))
            self._holds(str(said["var"]), first or ())
        blocks = [arg for arg in said.args if isinstance(arg, tuple)]
        if said.word == "either":
            blocks = list(cast(tuple[Block, ...], blocks[0]))
        return [tests for block in blocks for tests in self.block(cast(Block, block))]

    def tested(self, said: Node) -> list[Tests]:
        """Tests for either branch of a condition to change something."""
        test, then, other = said.args
        done = [str(n["var"]) for n in nodes_in(test) if n.word == "did"]
        if any(name not in self.answers for name in done):
            return []
        inside = self.block(cast(Block, then)), self.block(cast(Block, other))
        if isinstance(test, Node) and _asks_for_some(test) and not is_fixed(test):
            first = [tuple(dict.fromkeys((*each, *self.read(test)))) for each in inside[0]]
            return [*first, *inside[1]]
        if not is_fixed(test):
            return [*inside[0], *inside[1]]
        asked = cast(Node, replaced(test, MINE, OTHERS))
        return [*(tuple(dict.fromkeys((asked, *each))) for each in inside[0]), *inside[1]]

    def effect(self, said: Node) -> list[Tests]:
        """Tests for an effect to change something."""
        if said.word in _SILENT:
            return self.shown(said["cards"]) if said.word in ("look", "reveal") else []
        joined = said.args[0] if said.args else None
        if is_word(joined, "join") and said.word in ("move", "discard"):
            return [
                tests for part in joined.args for tests in self.effect(said.having("cards", part))
            ]
        read, benched = self.read(said), said.word in ("bench", "bench_as_basic")
        tests = (*read, *(_room(read) if benched else own_tests(said)))
        tests = self._mended(said) or self._has_card_to_take(said) or tests
        if not tests:
            raise Open
        if benched:
            self.known |= {str(n["var"]): tests for n in nodes_in(said) if n.word == "ref"}
        return [tuple(dict.fromkeys(tests))]

    def shown(self, what: Arg) -> list[Tests]:
        """Test that a hand has cards to see; other looks matter only if nothing else happens."""
        if what == node("hand", "foe"):
            return [there(what)]
        asked = (*self.read(what), *there(what))
        self.looked.append(tuple(test for test in asked if not is_word(test.args[0], "prizes")))
        return []

    def looks(self) -> list[Tests]:
        """Tests of the looks, if looking is all a block does."""
        return self.looked if all(self.looked) else []

    def _mended(self, said: Node) -> Tests:
        """Test that one of the candidates could be healed, cured or afflicted."""
        if said.word not in HEALS | CURES | {"inflict"}:
            return ()
        whom = resolve(said["target"], self.sets)
        return own_tests(said.having("target", whom)) if whom != said["target"] else ()

    def _has_card_to_take(self, said: Node) -> Tests:
        """Test that one of the candidates has a card that could be taken off."""
        cards: Arg = said.args[0] if said.args else ()
        if not any(n.word in _HELD for n in nodes_in(cards)):
            return ()
        for ref, of in self.sets.items():
            if ref in nodes_in(cards) and (of in TEAMS or is_word(of, "active")):
                return there(replaced(cards, ref, of))
        return ()


def _burdens(mods: Block) -> bool:
    """Whether a lasting effect only restricts the player of the card."""
    return all(mod.word == "forbid_play" and mod["player"] == "me" for mod in mods)


def _asks_for_some(test: Node) -> bool:
    """Whether a test fails if its selection is empty."""
    if test.word in ("any_of", "is"):
        return True
    if test.word in ("and", "or"):
        parts = [_asks_for_some(cast(Node, part)) for part in test.args]
        return any(parts) if test.word == "and" else all(parts)
    if test.word != "compare" or not is_word(test["left"], "count"):
        return False
    _, how, least = test.args
    return isinstance(least, int) and ((how in ("==", ">=") and least > 0) or how == ">")


def _bases(value: Node) -> Tests:
    """Test that there is a Pokémon for the searched card."""
    if value.word != "search":
        return ()
    onto = [n["of"] for n in nodes_in(value["from"]) if n.word in _FOLLOWING]
    return tuple(node("any_of", of) for of in onto if is_fixed(of) and of not in _ALWAYS_THERE)


def _room(tests: Tests) -> Tests:
    """Test that there is room on the Bench for the cards."""
    found = {
        n["player"]
        for test in tests
        for n in nodes_in(test)
        if n.word in ("hand", "deck", "discards")
    }
    whose = found.pop() if len(found) == 1 else "me"
    return (node("not", node("bench_full", whose)),)
