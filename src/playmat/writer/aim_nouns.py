"""Nouns for what a question chooses from, addressed to the player who answers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, uses
from playmat.lang.words import LISTS, WORDS
from playmat.writer import players
from playmat.writer.answer_uses import PICKS, binder, bound_before, read_in
from playmat.writer.blocks import Block
from playmat.writer.options import LONG
from playmat.writer.write_phrase import Phrasing

THAT: Final = "that Pokémon"
"""A Pokémon chosen before."""

_SWAPPED: Final = {"me": "foe", "foe": "me"}
_LIES: Final = re.compile(
    r" in (?=(?:your|their|both|that|each)\b)| on (?=(?:this|that|the|your|their|its|all|each)\b)"
)
_MADE_OF: Final = {"where", "less", "join"}
_ONCE: Final = ((1, 1), (1, 0), (0, 1))
_ENFORCED: Final = frozenset(("may_evolve", "has_energy", "holds"))
_ENERGY: Final = frozenset(("energy", "basic_energy", "special_energy", "energy_on"))


class Nouns:
    """Nouns for the choices of the word *node* of a program; *mine* if its own player answers."""

    def __init__(self, program: Program, node: Node, mine: bool) -> None:
        self.program = program
        self.node = node
        self.mine = mine
        self.phrasing = Phrasing()

    def found(self, ref: Node) -> str | None:
        """A short name for what an earlier answer found."""
        if not bound_before(self.program, str(ref["var"]), self.node):
            return None
        if self.sort(ref) != "cards":
            return THAT if self.sort(ref) == "mons" and not self.many(ref) else None
        kind = self.kind(ref)
        several = self.many(ref) and kind != "Energy"
        return f"the {kind}{'s' * several}"

    def kind(self, cards: Arg) -> str:
        """The kind of cards in a selection or variable: "Energy", "Tool" or "card"."""
        words = {node.word for node in nodes_in((cards, self.source(root(cards))))}
        return "Energy" if words & _ENERGY else "Tool" if "tool" in words else "card"

    def unfound(self, cards: Node) -> str | None:
        """A short name for cards not chosen yet, or whose description is too long."""
        if self.sort(cards) != "cards":
            return None
        kind = self.kind(cards)
        return kind if kind == "Energy" else f"a {kind}"

    def with_results(self, block: Block) -> Block | None:
        """An offer with earlier results put in, or None if it cannot be expressed."""
        free = {name: value for name in sorted(read_in(block)) if (value := self.standing(name))}
        if sum(value in _POINTED for value in free.values()) > 1:
            return None  # two earlier choices cannot be distinguished
        rows = [_looked_at(name, value) for name, value in free.items() if _is_row(value)]
        plain = {name: value for name, value in free.items() if not _is_row(value)}
        found = self.seen((*(one for both in rows for one in both), _fill(block, plain)))
        assert isinstance(found, tuple)
        *before, rest = found
        assert isinstance(rest, tuple)
        told = (*before, *rest)
        return None if read_in(told) else told

    def standing(self, name: str) -> Node | None:
        """Replacement for a variable bound before: that Pokémon or card, or a plain zone."""
        value, ref = binder(self.program, name), Node("ref", (name,))
        if not isinstance(value, Node) or self.sort(ref) not in ("mons", "cards"):
            return None
        if value.word not in PICKS and WORDS[value.word].sort in ("mons", "cards"):
            each = any(
                node.word == "each" and node["var"] == name for node in nodes_in(self.program)
            )
            if not each:
                return value
        elif self.many(ref):
            return None
        return _POINTED[self.sort(ref) == "cards"]

    def source(self, ref: Arg) -> Arg:
        """The selection that a variable was filled from."""
        while isinstance(ref, Node) and (ref.word == "ref" or ref.word in PICKS):
            value = binder(self.program, str(ref["var"])) if ref.word == "ref" else ref["from"]
            if value == ref:
                return ()
            ref = value
        return ref

    def noun(self, source: Arg, many: bool) -> str:
        """The choice as a noun after a number: "of your Pokémon", "cards from your hand"."""
        known = self.known(source)
        said = self.own(known, many)
        if said is None or len(said) > LONG:
            said = self.own(root(known), many) or said
        return _LIES.sub(" from ", said) if said and self.lies(known) else said or "of them"

    def own(self, source: Arg, many: bool) -> str | None:
        """A selection in words, with cards found before as "them"."""
        if is_word(source, "where") and _is_ref(source["of"]):
            said = self.say("fnoun", source["filter"], many)
            return f"{said} among them" if said else "of them"
        return "of them" if _is_ref(source) else self.say("counted", source, many)

    def say(self, kind: str, arg: Arg, many: bool = False) -> str | None:
        """A phrase addressed to the player who answers."""
        said = self.phrasing.say(kind, self.seen(arg), 0, many)
        return None if said is None else said.replace("\u2060", "")

    def seen(self, arg: Arg) -> Arg:
        """A part of a program from the point of view of the player who answers."""
        return arg if self.mine else _rename(arg, _SWAPPED)

    def known(self, arg: Arg, root: bool = True) -> Arg:
        """A selection without variables; what was chosen before becomes that Pokémon or card."""
        if isinstance(arg, tuple):
            return tuple(self.known(one, False) for one in arg)
        if not isinstance(arg, Node):
            return arg
        if arg.word == "less":
            return self.rest(arg)
        if arg.word == "where" and self.unsaid(arg["filter"]):
            return self.known(arg["of"], root)
        if arg.word == "fits_both" and self.unsaid(arg["right"]):
            return self.known(arg["left"], False)
        if arg.word == "fits_both" and self.unsaid(arg["left"]):
            return self.known(arg["right"], False)
        if arg.word == "host_of":
            return Node("event_mon")
        if arg.word == "ref":
            that = Node("event_mon" if self.sort(arg) == "mons" else "event_card")
            return arg if root or not self.lies_in(arg) else that
        inside = root and arg.word in _MADE_OF
        return Node(
            arg.word, tuple(self.known(one, inside and not n) for n, one in enumerate(arg.args))
        )

    def unsaid(self, arg: Arg) -> bool:
        """Whether a filter is omitted: it depends on an answer, or the engine enforces it."""
        named = [node for node in nodes_in(arg) if node.word == "ref" and not self.lies_in(node)]
        enforced = isinstance(arg, Node) and arg.word in _ENFORCED
        return enforced or uses(arg, "one_of") or bool(named)

    def lies_in(self, ref: Node) -> bool:
        """Whether a variable holds Pokémon or cards."""
        return self.sort(ref) in ("mons", "cards")

    def rest(self, arg: Node) -> Arg:
        """A selection with exceptions as other Pokémon, or simply as the remaining cards."""
        of = self.known(arg["of"])
        if self.sort(arg) != "mons":
            return of
        if is_word(of, "where"):
            return of.having("of", Node("less", (of["of"], Node("self"))))
        return Node("less", (of, Node("self")))

    def many(self, ref: Node) -> bool:
        """Whether a variable may hold several items."""
        value = binder(self.program, str(ref["var"]))
        if not isinstance(value, Node) or value.word not in PICKS:
            return True
        return (value.args[1:3]) not in _ONCE

    def sort(self, arg: Arg) -> str:
        """The sort of a selection: mons, cards or attacks."""
        if not isinstance(arg, Node):
            return ""
        if arg.word == "ref":
            value = binder(self.program, str(arg["var"]))
            return self.sort(value) if value != arg else ""
        if arg.word in _MADE_OF or arg.word in PICKS:
            return self.sort(arg.args[0])
        return WORDS[arg.word].gives or WORDS[arg.word].sort

    def lies(self, source: Arg) -> bool:
        """Whether cards are chosen, which are taken from a zone."""
        return self.sort(root(source)) == "cards"

    def owner(self, source: Arg) -> str:
        """Possessive for the owner of the cards in a selection."""
        every = list(nodes_in(source))
        every += [n for ref in every if ref.word == "ref" for n in nodes_in(self.source(ref))]
        named = [n.args[0] for n in every if n.args and n.args[0] in LISTS["player"]]
        words = {node.word for node in every}
        fixed = "me" if words & {"self", "host"} else "foe" if "defender" in words else ""
        who = named[0] if named else fixed
        return players.OWNERS[str(self.seen(who))] if who in _SWAPPED else "its owner's"


def root(source: Arg) -> Arg:
    """What a selection is made from: a zone, a place, or an earlier answer."""
    while isinstance(source, Node) and source.word in _MADE_OF:
        source = source["of"]
    return source


def root_word(source: Arg) -> str:
    found = root(source)
    return found.word if isinstance(found, Node) else ""


_POINTED: Final = (Node("event_mon"), Node("event_card"))


def _is_row(value: Node) -> bool:
    """Whether this is several cards of a deck, which a text first looks at."""
    return value.word in ("top", "bottom") and value["count"] != 1


def _looked_at(name: str, value: Node) -> Block:
    return Node("bind", (name, value)), Node("look", (Node("ref", (name,)), "me"))


def _fill(arg: Arg, free: Mapping[str, Node]) -> Arg:
    """A part of a program with its free variables replaced."""
    if isinstance(arg, tuple):
        return tuple(_fill(one, free) for one in arg)
    if not isinstance(arg, Node):
        return arg
    if arg.word == "ref":
        return free.get(str(arg["var"])) or arg
    made = Node(arg.word, tuple(_fill(one, free) for one in arg.args))
    return _POINTED[0] if made == Node("host_of", (_POINTED[1],)) else made


def _is_ref(arg: Arg) -> bool:
    return is_word(arg, "ref")


def _rename(arg: Arg, names: Mapping[str, str]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_rename(one, names) for one in arg)
    if isinstance(arg, Node):
        return Node(arg.word, tuple(_rename(one, names) for one in arg.args))
    return names.get(arg, arg) if isinstance(arg, str) else arg
