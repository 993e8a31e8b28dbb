"""Resolve what a text leaves open: picks become choices, "it" and "if you do" become variables.

The rules of the grammar say nodes of the card language in which some words begin with ``$``:

``$pick(from, least, most, by)``   a choice made on the spot: bound to a variable in front of it
``$search(from, most, least, by)`` the same by looking through a hidden zone
``$random(from, count)``           the same by chance
``$found(pick)``                   a statement that only picks, for later words to speak of
``$it``                            what was spoken of last, of the sort its place needs
``$that(sort)``                    the same, where the text names the sort (mons, cards, attacks)
``$others(sort)``                  what was looked at or found, less what was picked from it
``$did``                           a condition: what was said just before happened
``$result``                        what the statement just before brought about (cards moved, ...)
``$coins``                         the coins flipped last
``$own``                           the name of the card itself
``$who``                           whoever is said to do it (filled in by the grammar)
"""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.words import WORDS
from playmat.reader.build import Block, node

HOISTED: Final = {"$pick": "choose", "$search": "search", "$random": "pick_random"}
"""What is done before the statement that speaks of it."""

MARKS: Final = {
    "$damage": "num",
    "$flags": "flag",
    "$needs": "cond",
    "$limit": "how",
    "$pay": "block",
    "$before": "block",
}
"""Statements about the face itself, with the sort of their arguments."""

_MONS: Final = ("self", "defender", "attacker", "host", "active", "event_mon", "event_other")
_CARDS: Final = ("hand", "top", "discards", "bottom", "deck")


class Unresolved(Exception):
    """Say which reference has nothing to refer to."""


class Discourse:
    """What has been spoken of so far in a text."""

    def __init__(self, own: str) -> None:
        self.own = own
        self.coins = ""
        self.spoken: list[tuple[str, Node]] = []
        self.looked: Node | None = None
        self.picked: Node | None = None
        self.last: tuple[list[Node], int] | None = None
        self._bound = 0

    def fresh(self) -> str:
        """Return a new name for a variable."""
        self._bound += 1
        return f"v{self._bound}"

    def block(self, statements: Block) -> Block:
        """Return *statements* with all references resolved, in order."""
        done: list[Node] = []
        for statement in statements:
            self._statement(statement, done)
        return tuple(done)

    def _statement(self, said: Node, done: list[Node]) -> None:
        if said.word == "if":
            condition, then, *rest = said.args
            test = self.part(condition, "cond", done)
            blocks = [self.block(then), *(self.block(b) for b in rest)]  # type: ignore[arg-type]
            done.append(Node("if", (test, *blocks)))
            return
        if said.word == "$found":
            self.part(said.args[0], "any", done)
            return
        if said.word == "bind":
            name, value = said.args
            done.append(Node("bind", (name, self.part(value, "result", done))))
        elif said.word in ("flip", "flip_until_tails"):
            resolved = self._node(said, done)
            self.coins = self.fresh()
            done.append(Node("bind", (self.coins, resolved)))
        elif said.word in MARKS:
            done.append(Node(said.word, tuple(self.part(a, MARKS[said.word], done) for a in said.args)))
        else:
            done.append(self._node(said, done))
        self.last = (done, len(done) - 1)

    def part(self, arg: Arg, sort: str, done: list[Node]) -> Arg:
        """Return one argument resolved, where *sort* is expected."""
        if isinstance(arg, tuple):
            if sort in ("block", "mods"):
                return self.block(arg)  # type: ignore[arg-type]
            return tuple(self.part(each, sort, done) for each in arg)
        if arg == "$coins":
            return self._coins()
        if arg == "$own":
            return self.own
        if not isinstance(arg, Node):
            return arg
        return self._placeholder(arg, sort, done) if arg.word[0] == "$" else self._node(arg, done)

    def _coins(self) -> str:
        if not self.coins:
            raise Unresolved("the coins")
        return self.coins

    def _node(self, said: Node, done: list[Node]) -> Node:
        sorts = [param.sort for param in WORDS[said.word].params]
        args = [self.part(arg, sort, done) for arg, sort in zip(said.args, sorts, strict=True)]
        made = Node(said.word, tuple(args))
        if made.word in _MONS:
            self._speak("mons", made)
        elif made.word in ("look", "reveal"):
            self.looked = args[0] if isinstance(args[0], Node) else None
            if self.looked is not None:
                self._speak("cards", self.looked)
        return made

    def _speak(self, sort: str, what: Node) -> None:
        self.spoken = [known for known in self.spoken if known != (sort, what)]
        self.spoken.append((sort, what))

    def _placeholder(self, said: Node, sort: str, done: list[Node]) -> Arg:
        if said.word in HOISTED:
            return self._hoist(said, sort, done)
        if said.word == "$it":
            return self._referent(sort)
        if said.word == "$that":
            return self._referent(str(said.args[0]))
        if said.word == "$others":
            return self._others()
        if said.word == "$did":
            return node("did", self._result())
        if said.word == "$result":
            return node("ref", self._result())
        raise Unresolved(said.word)

    def _hoist(self, said: Node, sort: str, done: list[Node]) -> Node:
        """Bind a choice to a new variable in front of the statement that needs it."""
        chosen = self._node(node(HOISTED[said.word], *said.args), done)
        name = self.fresh()
        done.append(Node("bind", (name, chosen)))
        ref = node("ref", name)
        kind = sort_of(said.args[0]) if sort in ("any", "result") else sort
        self._speak(kind, ref)
        self.picked = ref
        if said.word == "$search":
            self.looked = None
        return ref

    def _referent(self, sort: str) -> Node:
        """Return what was spoken of last of that sort; chosen things go before named ones."""
        fitting = [what for kind, what in self.spoken if sort in (kind, "any")]
        chosen = [what for what in fitting if what.word == "ref"]
        if chosen or fitting:
            return (chosen or fitting)[-1]
        if sort == "mons":
            return node("self")
        raise Unresolved(f"a reference to {sort}")

    def _others(self) -> Node:
        if self.looked is None or self.picked is None:
            raise Unresolved("the other cards")
        return node("less", self.looked, self.picked)

    def _result(self) -> str:
        """Return the variable that holds what the statement just before did."""
        if self.last is None:
            raise Unresolved("if you do")
        block, at = self.last
        if block[at].word != "bind":
            block[at] = Node("bind", (self.fresh(), block[at]))
        return str(block[at].args[0])


def sort_of(said: Arg) -> str:
    """Return whether a selection is of Pokémon in play, cards or attacks."""
    if not isinstance(said, Node):
        return "cards"
    if said.word in ("where", "join", "less"):
        return sort_of(said.args[0])
    if said.word == "$that":
        return str(said.args[0])
    return WORDS[said.word].sort if said.word in WORDS else "cards"
