"""When a question is worth asking: only if a move can change the game.

This looks only at what both players can see and at what the asked player has just seen: not asking
must not reveal what is in a hand or a deck.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, cast

from playmat.lang.make import conjunction, node, replaced
from playmat.lang.needs.single import (
    affected,
    alone_needed,
    can_draw,
    chooses,
    elsewhere,
    with_room,
)
from playmat.lang.needs.staying import may_leave
from playmat.lang.needs.walks import CLOSED, COINS, is_fixed, resolve
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, uses
from playmat.lang.scope import variables_in
from playmat.lang.sorts import CHOICE, READING, SELECTORS
from playmat.lang.words import WORDS, of_role

_PICKS: Final = of_role("pick")
COUNTED: Final = ("hand", "deck", "prizes")
"""Zones whose cards are hidden but whose size is known."""
_ENDS: Final = ("top", "bottom")
_DRAWS: Final = ("draw", "draw_until", "mill")
_SURE: Final = ("self", "host", "defender", "attacker", "active", "bearer")
_NEVER: Final = Node("never")
Seen = frozenset[Node]
"""What the asked player has seen."""


def shown_to(program: Program, block: Arg, who: Arg) -> Seen:
    """What a text shows to a player before it asks about a block."""
    first = cast(Program, block)[0] if block else None
    before = takewhile(lambda n: n is not first, nodes_in(program))
    looks = [n for n in before if n.word in ("look", "reveal")]
    shown = [n["cards"] for n in looks if n.word == "reveal" or n["by"] == who]
    return frozenset(of for of in shown if isinstance(of, Node))


def worth_asking(block: Arg, seen: Seen = frozenset()) -> Node | None:
    """Condition under which a block does anything, or None if unknown."""
    walk, said = _Walk(seen), cast(Program, block)
    if uses(said, "take_prize"):  # without a Prize card left the game is over anyway
        said = tuple(n for n in said if n != node("discard", node("this_card")))
    need = walk.any_of_them(said)
    return walk.only_picked(said) if need == _NEVER else need


class _Walk:
    """What the variables of a block are picked from, and the needs of its statements."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.sources: dict[Node, Node] = {}
        self.others: dict[Node, Node] = {}
        self.held: dict[str, Node] = {}
        self.numbers: dict[Node, Node] = {}
        self.some: dict[Node, Node] = {}
        self.moved: list[Arg] = []
        self.sought_for: list[Arg] = []
        self.walked: dict[Arg, Arg] = {}
        self.choosers: dict[Arg, Arg] = {}
        self.named: set[str] = set()

    def any_of_them(self, block: Program) -> Node | None:
        """Condition under which at least one of the statements does anything."""
        found = [need for need in dict.fromkeys(map(self.need, block)) if need != _NEVER]
        if None in found:
            return None
        return conjunction("or", *cast(list[Node], found)) if found else _NEVER

    def only_picked(self, block: Program) -> Node | None:
        """Condition that there is something to pick, if a block does nothing else."""
        picked = [self.held.get(str(said["var"])) for said in block if said.word == "bind"]
        known = [need for need in picked if need is not None]
        return conjunction("or", *known) if known and len(known) == len(block) else None

    def need(self, said: Node) -> Node | None:
        """Condition for a statement to do anything; ``_NEVER`` if it never does by itself."""
        if said.word == "bind":
            return self.bound(str(said["var"]), said["value"])
        if said.word == "if":
            read = set(variables_in(said["condition"]))
            if read and read <= self.held.keys() and not said["else"]:
                return _NEVER
            return self.any_of_them((*said.block("then"), *said.block("else")))
        if said.word in ("repeat", "may"):
            return self.any_of_them(said.block("do"))
        if said.word == "each":
            return self.each(said)
        if said.word == "shuffle" and self.held:
            return _NEVER  # part of putting cards into the deck
        if said.word == "aim" and said["target"] in self.moved:
            return _NEVER  # part of the switch
        if said.word in ("set_zone", "label"):
            return _NEVER  # part of an event that does not happen, or just a name
        return alone_needed(said, self.numbers) or self.value(said)

    def bound(self, name: str, value: Arg) -> Node | None:
        """Need of a named effect; picking cards or a number does nothing by itself."""
        self.named.add(name)
        if not isinstance(value, Node):
            return None
        if value.word == "number" or value.word in COINS:
            return _NEVER
        if WORDS[value.word].sort == "num":
            self.numbers[node("ref", name)] = value
            return _NEVER
        if WORDS[value.word].sort in (CHOICE, *SELECTORS):
            self.sources[node("ref", name)] = cast(Node, resolve(value, self.sources))
            return _NEVER  # naming some does nothing by itself
        source = value["from"] if value.word in ("choose", "choose_different") else None
        if isinstance(source, Node):
            self.sources[node("ref", name)] = cast(Node, resolve(source, self.sources))
            self.others[node("ref", name)] = source
            self.choosers[node("ref", name)] = value["by"]
            if source.word in _SURE:
                return _NEVER
        if value.word.startswith("search"):
            self.sought_for.append(node("ref", name))
        need = self.value(value)
        if value.word == "choose" and (some := _not_none(value["most"])):
            self.some[node("ref", name)] = some
        if need is not None:
            self.held[name] = need
        return _NEVER if need is not None and value.word in _PICKS else need

    def each(self, said: Node) -> Node | None:
        """Condition that there are any, and a recipient for each if they are handed out."""
        need = self.value(node("reveal", said["of"]))
        if need is None:
            return None
        self.held[str(said["var"])] = need
        self.named.add(str(said["var"]))
        self.walked[node("ref", said["var"])] = said["of"]
        if said["of"] in self.sought_for:
            self.sought_for.append(node("ref", said["var"]))
        done = self.any_of_them(said.block("do"))
        if done is None or done == _NEVER:
            return need
        return done if need in nodes_in(done) else node("and", need, done)

    def value(self, value: Node) -> Node | None:
        """Condition under which an effect has something to act on."""
        if value.word in _DRAWS:
            return can_draw(value)
        word = WORDS[value.word]
        at = 1 if value.word == "switch" else 0
        if value.word == "search":
            return self.sought(value)
        if word.sort != "effect" or len(word.params) <= at or value.word.startswith("search"):
            return None
        of = resolve(value.args[at], self.sources)
        if word.params[at].sort not in ("any", "cards", "mons") or not isinstance(of, Node):
            return None
        if of.word in _ENDS and of["player"] in ("me", "foe"):
            return self.received(value, node("any_of", node("deck", of["player"])))
        read = [n for n in nodes_in(of) if n.word in READING and n not in self.seen]
        if read:
            need = self.held.get(str(read[0]["var"])) if len(read) == 1 else None
            return self.received(value, need) if need is not None else None
        if of.word in _SURE and value.word == "devolve":
            return node("any_of", node("where", of, node("$may_devolve")))
        if of.word in _SURE and not chooses(value):
            return self.place(value)
        opened = _opened(of)
        closed = any(n.word in CLOSED and n not in self.seen for n in nodes_in(opened))
        if closed and of.word not in COUNTED:
            zone = _hidden_zone(of)
            return self.received(value, node("any_of", zone)) if zone is not None else None
        need = node("any_of", affected(value, of))
        some = self.some.get(cast(Node, value.args[at]))
        return self.received(value, need if some is None else node("and", need, some))

    def sought(self, value: Node) -> Node | None:
        """Condition that there is a deck to search, or a fitting card, and some may be taken."""
        source, most = value["from"], value["most"]
        zones = [n for n in nodes_in(source) if n.word in (*COUNTED, "discards", *_ENDS)]
        if len(zones) != 1 or zones[0]["player"] == "both" or not isinstance(source, Node):
            return None
        if zones[0].word == "discards" and is_fixed(source):
            need = node("any_of", source)
        elif zones[0].word == "deck":
            need = node("any_of", zones[0])
        else:
            return None
        some = _not_none(most)
        return need if some is None else node("and", need, some)

    def received(self, value: Node, need: Node) -> Node:
        """A need together with room, or another Pokémon, for the cards to go to."""
        if value.word == "move_counters":
            return self.another(value["from"], value["to"], need)
        if place := self.place(value):
            return node("and", need, place)
        if value.word != "attach":
            return with_room(value, need)
        to = value.child("to")
        if is_word(to, "host_of") and is_word(to["cards"], "ref"):
            name = str(to["cards"]["var"])
            there = self.held.get(name) if name in self.named else node("any_of", to)
            there = None if value["cards"] in self.sought_for else there
        else:
            there = self.another_holder(value["cards"], to) or self.somebody(value["cards"], to)
        return need if there is None else node("and", need, there)

    def another_holder(self, cards: Arg, to: Node) -> Node | None:
        """Condition that another Pokémon exists for cards attached to one, if this is visible."""
        source = self.others.get(to, node("nobody"))
        apart = source.word == "less" and source["but"] == node("host_of", cards)
        goal = source["of"] if apart else to
        return elsewhere(
            resolve(self.walked.get(cards, cards), self.sources), resolve(goal, self.sources)
        )

    def somebody(self, cards: Arg, to: Node) -> Node | None:
        """Condition that there is a Pokémon to choose for the cards.

        None for cards that are searched for: the player sees the deck in any case.
        """
        source = self.others.get(to, node("all", "me"))
        known = is_fixed(source)
        if source == node("all", "me") or cards in self.sought_for or not known:
            return None  # a player always has a Pokémon
        return node("any_of", source)

    def place(self, value: Node) -> Node | None:
        """Condition that the Active Pokémon may leave when another is to replace it."""
        if value.word != "switch" or value["player"] not in ("me", "foe"):
            return None
        self.moved.append(value["in"])
        left = resolve(value["out"], self.sources)
        left = node("active", value["player"]) if left == node("nobody") else left
        if not isinstance(left, Node) or not is_fixed(left):
            return None
        if self.choosers.get(value["in"]) == value["player"] == "foe":
            left = node("where", left, node("$stays"))  # the other player decides who replaces it
        return may_leave(left)

    def another(self, one: Arg, other: Arg, need: Node) -> Node:
        """A need together with a second candidate, if the other must differ from the first."""
        source = self.others.get(cast(Node, other), node("nobody"))
        less = [n for n in nodes_in(source) if n.word == "less" and n["but"] == one]
        if len(less) != 1:
            return need
        of = cast(Node, resolve(replaced(source, less[0], less[0]["of"]), self.sources))
        if source == less[0]:
            return node("and", need, node("compare", node("count", of), ">", 1))
        known = is_fixed(of)
        return node("$apart", need["of"], of) if known and need.word == "any_of" else need


def _not_none(most: Arg) -> Node | None:
    """Condition that a number is not 0, if it depends only on what is known."""
    if not isinstance(most, Node) or not is_fixed(most):
        return None
    return node("compare", most, ">", 0)


def _hidden_zone(of: Arg) -> Node | None:
    """The zone that the cards are in, if it is hidden but its size is known."""
    while isinstance(of, Node) and of.word in ("where", "less"):
        of = of["of"]
    if not isinstance(of, Node) or of.word not in (*COUNTED, *_ENDS) or of["player"] == "both":
        return None
    known = of["player"] in ("me", "foe")
    return None if not known else of if of.word in COUNTED else node("deck", of["player"])


def _opened(of: Arg) -> Arg:
    """A selection without the filter for face-down Prizes, which both players can see."""
    for n in nodes_in(of):
        if n.word == "where" and is_word(n["of"], "prizes") and n["filter"] == node("face_down"):
            of = replaced(of, n, node("nobody"))
    return of
