"""Whether playing a Trainer card could change anything: asked before it is played. [TRAINER-03]"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.build import Block, conjunction, node, replaced
from playmat.reader.canon import READING

OTHERS: Final = node("less", node("hand", "me"), node("this_card"))
"""The hand without the card about to be played."""

MINE: Final = node("hand", "me")
_PICKING: Final = ("choose", "search", "pick_random", "choose_different", "search_different")
_SILENT: Final = frozenset(
    (
        *("shuffle", "order", "look", "reveal", "flip", "flip_until_tails", "stop", "number"),
        *("ask", "label", "duel", "pick_word", "name_card", "name_type", "name_any_type"),
    )
)
"""Statements that change nothing by themselves."""

_OWN_KINDS: Final = (
    "trainer",
    "plain_trainer",
    "item",
    "supporter",
    "tool",
    "named",
    "name_has",
    "tag",
)
"""Filters that the card about to be played might fit itself."""

Tests = tuple[Node, ...]
"""What must hold, all of it."""


class Open(Exception):
    """Say that an effect could always change something."""


def useful(block: Block) -> Node | None:
    """Return what must hold for *block* to change anything; none if it always could."""
    try:
        found = _Walk().block(block)
    except Open:
        return None
    kept = [
        tests
        for tests in found
        if tests and not any(set(less) < set(tests) for less in found if less)
    ]
    ways = list(dict.fromkeys(conjunction("and", *tests) for tests in kept))
    return conjunction("or", *ways) if ways else None


class _Walk:
    """What each variable so far depends on."""

    def __init__(self) -> None:
        self.known: dict[str, Tests] = {}

    def block(self, block: Block) -> list[Tests]:
        """Return for each thing that could change what must hold for it."""
        return [tests for said in block for tests in self.statement(said)]

    def statement(self, said: Node) -> list[Tests]:
        """Return what must hold for one statement to change something."""
        if said.word == "bind" and isinstance(said.args[1], Node):
            return self.bound(str(said.args[0]), said.args[1])
        if said.word == "if":
            return self.tested(said)
        if said.word in ("may", "repeat", "each", "either", "loop"):
            return self.inside(said)
        return self.effect(said)

    def bound(self, name: str, value: Node) -> list[Tests]:
        """Remember what a choice depends on; any other effect is asked as such."""
        if value.word in _PICKING:
            self.known[name] = (*self.read(value.args[0]), *there(value.args[0]))
            return []
        if value.word in ("top", "bottom", "order"):
            self.known[name] = (*self.read(value), *there(value))
            return []
        found = self.statement(value)
        self.known[name] = found[0] if found else ()
        return found

    def read(self, arg: Arg) -> Tests:
        """Return what the variables that something reads depend on."""
        names = [str(n.args[0]) for n in nodes_in(arg) if n.word in READING]
        return tuple(dict.fromkeys(test for name in names for test in self.known.get(name, ())))

    def inside(self, said: Node) -> list[Tests]:
        """Return what must hold for something inside to change anything."""
        first = said.args[1] if said.word == "each" else None
        if said.word == "each":
            self.known[str(said.args[0])] = (*self.read(first or ()), *there(first or ()))
        blocks = [arg for arg in said.args if isinstance(arg, tuple)]
        if said.word == "either":
            blocks = list(cast(tuple[Block, ...], blocks[0]))
        return [tests for block in blocks for tests in self.block(cast(Block, block))]

    def tested(self, said: Node) -> list[Tests]:
        """Return what must hold for either outcome of a test to change something."""
        test, then, other = said.args
        if any(n.word == "did" for n in nodes_in(test)):
            return []
        inside = self.block(cast(Block, then)), self.block(cast(Block, other))
        if any(n.word in READING for n in nodes_in(test)):
            return [*inside[0], *inside[1]]
        asked = cast(Node, replaced(test, MINE, OTHERS))
        return [*(tuple(dict.fromkeys((asked, *each))) for each in inside[0]), *inside[1]]

    def effect(self, said: Node) -> list[Tests]:
        """Return what must hold for an effect to change something."""
        if said.word in _SILENT:
            seen = said.word in ("look", "reveal") and said.args[0] == node("hand", "foe")
            return [there(said.args[0])] if seen else []
        joined = said.args[0] if said.args else None
        if isinstance(joined, Node) and joined.word == "join" and said.word in ("move", "discard"):
            return [
                tests
                for part in joined.args
                for tests in self.effect(Node(said.word, (part, *said.args[1:])))
            ]
        read = self.read(said)
        tests = (
            *read,
            *(_room(read) if said.word in ("bench", "bench_as_basic") else own_tests(said)),
        )
        if not tests:
            raise Open
        if said.word in ("bench", "bench_as_basic"):
            for name in [str(n.args[0]) for n in nodes_in(said) if n.word == "ref"]:
                self.known[name] = tests
        return [tuple(dict.fromkeys(tests))]


def _room(tests: Tests) -> Tests:
    """Return that there is room on the Bench of the player whose cards are put there."""
    found = {
        n.args[0]
        for test in tests
        for n in nodes_in(test)
        if n.word in ("hand", "deck", "discards")
    }
    whose = found.pop() if len(found) == 1 else "me"
    return (node("not", node("bench_full", whose)),)


def own_tests(said: Node) -> Tests:
    """Return what an effect needs beside what it reads from before."""
    word, args = said.word, said.args
    if word in ("discard", "move"):
        return there(args[0])
    if word == "attach" and _plain(args[1]):
        return there(args[1])
    if word in ("draw", "draw_until"):
        return there(node("deck", args[0]))
    if word in ("heal", "heal_all", "remove_counters") and _plain(args[0]):
        return (node("any_of", _narrowed(args[0], "damaged")),)
    if word == "cure" and not args[1] and _plain(args[0]):
        return (node("any_of", _narrowed(args[0], "afflicted")),)
    return ()


def _plain(whom: Arg) -> bool:
    return not any(n.word in READING for n in nodes_in(whom))


def there(source: Arg) -> Tests:
    """Return that there is something to take; what is always there needs no test."""
    if not isinstance(source, Node) or not _plain(source):
        return ()
    if source == MINE:
        source = OTHERS
    if (
        source.word == "where"
        and source.args[0] == MINE
        and any(n.word in _OWN_KINDS for n in nodes_in(source.args[1]))
    ):
        source = node("where", OTHERS, source.args[1])
    found = _zone(source)
    return (
        ()
        if isinstance(found, Node) and found.word in ("all", "active")
        else (node("any_of", found),)
    )


def _zone(source: Arg) -> Arg:
    """Return *source* without what only a look into a hidden zone would tell."""
    if isinstance(source, Node) and source.word == "where" and _hidden(source.args[0]):
        return _zone(source.args[0])
    if isinstance(source, Node) and source.word in ("top", "bottom"):
        return node("deck", source.args[0])
    return source


def _hidden(source: Arg) -> bool:
    if not isinstance(source, Node):
        return False
    return source.word in ("deck", "top", "bottom") or source == node("hand", "foe")


def _narrowed(whom: Arg, fit: str) -> Node:
    if isinstance(whom, Node) and whom.word == "where":
        if node(fit) in nodes_in(whom.args[1]):
            return whom
        return node("where", whom.args[0], node("fits_both", whom.args[1], node(fit)))
    return node("where", whom, node(fit))
