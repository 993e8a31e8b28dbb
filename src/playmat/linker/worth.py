"""What a question is worth: it is asked only where an answer can change the game.

What lies open to both players is looked at, and what whoever is asked has just looked at; nothing
else: that a player is not asked must not tell the other what lies in a hand or a deck.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, cast

from playmat.lang.make import conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in, uses
from playmat.lang.sorts import CHOICE, READING, SELECTORS
from playmat.lang.words import WORDS, of_role
from playmat.linker.worth_words import (
    COINS,
    alone_needed,
    chooses,
    elsewhere,
    minded,
    taken_or_not,
)

_PICKS: Final = of_role("pick")
CLOSED: Final = of_role("hidden") | {"hand", "set_aside_cards"}
_COUNTED: Final = ("hand", "deck", "prizes")
"""Where nobody sees the cards of another, but everybody how many there are."""
_ENDS: Final = ("top", "bottom")
_DRAWS: Final = ("draw", "draw_until")
_BENCHES: Final = ("bench", "bench_as_basic")
_SURE: Final = ("self", "host", "defender", "attacker", "active", "bearer")
_NEVER: Final = Node("never")

Seen = frozenset[Node]
"""What has been looked at by whoever is asked."""


def shown_to(program: Program, block: Arg, who: Arg) -> Seen:
    """Return what a text shows to a player before it asks about a block."""
    first = cast(Program, block)[0] if block else None
    before = takewhile(lambda n: n is not first, nodes_in(program))
    looks = [n for n in before if n.word in ("look", "reveal")]
    shown = [n.args[0] for n in looks if n.word == "reveal" or n.args[1] == who]
    return frozenset(of for of in shown if isinstance(of, Node))


def worth_asking(block: Arg, seen: Seen = frozenset()) -> Node | None:
    """Return what must hold for a block to do anything; None if that cannot be told."""
    need = _Walk(seen).any_of_them(cast(Program, block))
    return None if need == _NEVER else need


def worth_using(block: Arg) -> tuple[Node, ...]:
    """Return what a use needs beside what its text says: damage, Energy, or cards to take off."""
    need = worth_asking(block)
    if need is None:
        return ()
    given = all(_is_given(said) for said in cast(Program, block)) and _of_energy(need)
    return (need,) if given or uses(need, "$may_heal") or _only_takes(need) else ()


def needed(block: Arg, said: Node) -> Node:
    """Return what a use needs: what its text says, and what is needed beside that."""
    beside = (*worth_using(block), *handed_out(cast(Program, block)))
    told = said in [taken_or_not(need) for need in beside]
    return conjunction("and", *beside, *(() if told else (said,)))


def handed_out(block: Program) -> tuple[Node, ...]:
    """Return that somebody may have a card of the hand, where a block does nothing but give it."""
    done = [_done(said) for said in _unfolded(block)]
    picks = {node("ref", name): of for name, of in done if is_word(of, "choose")}
    given = [cast(Node, of).args for _, of in done if is_word(of, "attach")]
    if len(given) != 1 or len(picks) + 1 != len(done) or given[0][0] not in picks:
        return ()
    cards, to = (cast(Node, picks[of]).args[0] if of in picks else of for of in given[0])
    known = not any(n.word in READING for n in nodes_in((cards, to)))
    return (node("$givable", cards, to),) if known and uses(cards, "hand") else ()


def _unfolded(block: Program) -> list[Node]:
    """Return statements with what coins decide among them, without coins and what follows on."""
    found: list[Node] = []
    for said in block:
        if said.word == "if" and not said.args[2]:
            coins = any(n.word == "heads" for n in nodes_in(said.args[0]))
            follows = is_word(said.args[0], "did")
            found += _unfolded(cast(Program, said.args[1])) if coins else () if follows else (said,)
        elif not (said.word == "bind" and any(is_word(said.args[1], coin) for coin in COINS)):
            found.append(said)
    return found


def _done(said: Node) -> tuple[Arg, Arg]:
    """Return the name of what a statement gives, if it has one, and its effect."""
    return (said.args[0], said.args[1]) if said.word == "bind" else ("", said)


def _only_takes(need: Node) -> bool:
    """Return whether a need asks for nothing but cards on Pokémon that may be taken off."""
    if need.word == "or":
        return all(_only_takes(cast(Node, part)) for part in need.args)
    of = need.args[0] if need.word == "any_of" else None
    return isinstance(of, Node) and of.word == "where" and is_word(of.args[1], "$may_take")


def _is_given(said: Node) -> bool:
    """Return whether a statement only picks something, or attaches it."""
    value = said.args[1] if said.word == "bind" else said
    return is_word(value, "choose") or is_word(value, "attach")


def _of_energy(need: Node) -> bool:
    """Return whether a need asks for nothing but Energy that lies on Pokémon."""
    of = need.args[0] if need.word == "any_of" else None
    while isinstance(of, Node) and of.word == "where":
        of = of.args[0]
    return is_word(of, "energy_on") if of is not None else False


def doable(block: Arg, in_vain: bool) -> Node | None:
    """Return what must hold for a block to be done as it says, perhaps in vain."""
    said = [n for n in cast(Program, block) if n.word != "label"]
    effects = [n.args[1] if n.word == "bind" else n for n in said]
    vain = in_vain and any(isinstance(n, Node) and chooses(n) for n in effects)
    need = worth_asking(block)
    need = _there(need) if vain and need else need
    whole = _in_full(effects[0]) if effects else None
    return conjunction("and", need, whole) if need and whole else need or whole


def _there(need: Node) -> Node | None:
    """Return that a zone holds any card, known or not, where a need asks for no more than that."""
    of = need.args[0] if need.word == "any_of" else None
    if isinstance(of, Node) and of.word == "where" and of.args[1] == node("$unknown"):
        of = of.args[0]
    return node("any_of", of) if isinstance(of, Node) and of.word in _COUNTED else None


def _in_full(first: Arg) -> Node | None:
    """Return that what a block begins with, a pick or a test, is there in full."""
    if not isinstance(first, Node):
        return None
    asked = first.args[0] if first.word == "if" else first
    if any(n.word in READING for n in nodes_in(asked)):
        return None
    if first.word == "if" and not first.args[2]:
        return cast(Node, asked)
    if first.word == "choose" and isinstance(first.args[1], int) and first.args[1] > 1:
        return node("compare", node("count", first.args[0]), ">=", first.args[1])
    if first.word == "choose_units":
        return node("compare", node("units_in", first.args[0], first.args[2]), ">=", first.args[1])
    return None


class _Walk:
    """What the variables of a block are picked from, and what must hold for the others."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.sources: dict[Node, Node] = {}
        self.others: dict[Node, Node] = {}
        self.held: dict[str, Node] = {}
        self.numbers: dict[Node, Node] = {}
        self.some: dict[Node, Node] = {}

    def any_of_them(self, block: Program) -> Node | None:
        """Return what must hold for one of some statements to do anything."""
        found = [need for need in dict.fromkeys(map(self.need, block)) if need != _NEVER]
        if None in found:
            return None
        return conjunction("or", *cast(list[Node], found)) if found else _NEVER

    def need(self, said: Node) -> Node | None:
        """Return what must hold for a statement to do anything; that it never does by itself."""
        if said.word == "bind":
            return self.bound(str(said.args[0]), said.args[1])
        if said.word == "if":
            read = {str(n.args[0]) for n in nodes_in(said.args[0]) if n.word in READING}
            if read and read <= self.held.keys() and not said.args[2]:
                return _NEVER
            return self.any_of_them((*cast(Program, said.args[1]), *cast(Program, said.args[2])))
        if said.word == "repeat":
            return self.any_of_them(cast(Program, said.args[1]))
        if said.word == "each":
            return self.value(node("reveal", said.args[1]))  # whatever is done with them
        if said.word == "shuffle" and self.held:
            return _NEVER  # it belongs to what was put into the deck
        if said.word in ("set_zone", "label"):
            return _NEVER  # the one belongs to what does not happen, the other is a name
        return alone_needed(said, self.numbers) or self.value(said)

    def bound(self, name: str, value: Arg) -> Node | None:
        """Return what a named effect needs; to pick some or a number does nothing by itself."""
        if not isinstance(value, Node):
            return None
        if value.word == "number" or value.word in COINS:
            return _NEVER
        if WORDS[value.word].sort == "num":
            self.numbers[node("ref", name)] = value
            return _NEVER
        if WORDS[value.word].sort in (CHOICE, *SELECTORS):
            self.sources[node("ref", name)] = cast(Node, self.told(value))
            return _NEVER  # to name some does nothing by itself
        source = value.args[0] if value.word in ("choose", "choose_different") else None
        if isinstance(source, Node):
            self.sources[node("ref", name)] = cast(Node, self.told(source))
            self.others[node("ref", name)] = source
            if source.word in _SURE:
                return _NEVER
        need = self.value(value)
        if value.word == "choose" and (some := _not_none(value.args[2])):
            self.some[node("ref", name)] = some
        if need is not None:
            self.held[name] = need
        return _NEVER if need is not None and value.word in _PICKS else need

    def told(self, of: Arg) -> Arg:
        """Return a selection with what its variables are picked from put in."""
        for ref, source in self.sources.items():
            of = replaced(of, ref, source)
        return of

    def value(self, value: Node) -> Node | None:
        """Return what must hold for an effect to find what it is done to."""
        if value.word in _DRAWS:
            return _drawn(value)
        word = WORDS[value.word]
        at = 1 if value.word == "switch" else 0
        if word.sort != "effect" or len(word.params) <= at or value.word.startswith("search"):
            return None
        of = self.told(value.args[at])
        if word.params[at].sort not in ("any", "cards", "mons") or not isinstance(of, Node):
            return None
        read = [n for n in nodes_in(of) if n.word in READING and n not in self.seen]
        if read:
            need = self.held.get(str(read[0].args[0])) if len(read) == 1 else None
            return self.received(value, need) if need is not None else None
        if of.word in _SURE and not chooses(value):
            return None
        if of.word in _ENDS and of.args[0] in ("me", "foe"):
            return self.received(value, node("any_of", node("deck", of.args[0])))
        opened = _opened(of)
        closed = any(n.word in CLOSED and n not in self.seen for n in nodes_in(opened))
        if closed and of.word not in _COUNTED:
            return None
        need = node("any_of", minded(value, of))
        some = self.some.get(cast(Node, value.args[at]))
        return self.received(value, need if some is None else node("and", need, some))

    def received(self, value: Node, need: Node) -> Node:
        """Return a need together with room, or with somebody else, for the cards to go to."""
        if value.word == "move_counters":
            another = self.another(value.args[0], value.args[1])
            return node("and", need, another) if another is not None else need
        if value.word != "attach":
            return _with_room(value, need)
        to = cast(Node, value.args[1])
        if is_word(to, "host_of") and is_word(to.args[0], "ref"):
            there = self.held.get(str(cast(Node, to.args[0]).args[0]))
        else:
            there = elsewhere(self.told(value.args[0]), self.told(to))
        return need if there is None else node("and", need, there)

    def another(self, one: Arg, other: Arg) -> Node | None:
        """Return that there are two, where the second is any but the first; else None."""
        source = self.others.get(cast(Node, other))
        if source is None or source.word != "less" or source.args[1] != one:
            return None
        return node("compare", node("count", self.told(source.args[0])), ">", 1)


def _not_none(most: Arg) -> Node | None:
    """Return that a number is not 0, if what it hangs on is known before."""
    if not isinstance(most, Node) or any(n.word in READING for n in nodes_in(most)):
        return None
    return node("compare", most, ">", 0)


def _drawn(value: Node) -> Node | None:
    """Return that there are cards to draw, and that the hand holds fewer than it is filled to."""
    who, count = value.args
    if who not in ("me", "foe"):
        return None
    cards = node("any_of", node("deck", who))
    if value.word != "draw_until" or any(n.word in READING for n in nodes_in(count)):
        return cards
    return node("and", cards, node("compare", node("count", node("hand", who)), "<", count))


def _with_room(value: Node, need: Node) -> Node:
    """Return a need together with room on the Bench, where that is where the cards go."""
    if value.word not in _BENCHES:
        return need
    owners = {n.args[0] for n in nodes_in(need) if n.word in ("discards", "hand")}
    if len(owners) != 1:
        return need
    return node("and", need, node("not", node("bench_full", owners.pop())))


def _opened(of: Arg) -> Arg:
    """Return a selection without what everybody can tell: which Prizes lie face down."""
    for n in nodes_in(of):
        if n.word == "where" and is_word(n.args[0], "prizes") and n.args[1] == node("face_down"):
            of = replaced(of, n, node("nobody"))
    return of


def is_word(part: Arg, word: str) -> bool:
    """Return whether a part of a program is a certain word."""
    return isinstance(part, Node) and part.word == word
