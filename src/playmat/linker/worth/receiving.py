"""Who gets the cards that are chosen, and which cards whoever is chosen gets."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING
from playmat.linker.worth.single import reached
from playmat.linker.worth.walks import CLOSED, blocks_in, effect_of, is_word


def cards_for(program: Program, name: str) -> Node | None:
    """Return that there are cards for whoever is chosen, or somebody for the cards chosen."""
    name, block = one_by_one(program, name)
    ref = node("ref", name)
    uses = [n for n in nodes_in(block) if ref in n.args]
    given = [n for n in uses if n.word == "attach"]
    if len(given) != 1 or any(n.word not in ("attach", "host_of") for n in uses):
        return None
    other = given[0].args[1 if given[0].args[0] == ref else 0]
    bound = [n for n in nodes_in(block) if n.word == "bind"]
    before = next((n for n, each in enumerate(bound) if each.args[0] == name), 0)
    sources = [
        cast(Node, n.args[1]).args[0]
        for n in bound[before:]  # whoever was chosen before is there, whatever has become of it
        if node("ref", n.args[0]) == other and is_word(n.args[1], "choose")
    ]
    if len(sources) != 1 or not isinstance(sources[0], Node):
        return None
    return _some_of(sources[0], ref)


def _some_of(source: Node, ref: Node) -> Node | None:
    """Return that a selection holds anything, whichever is left out of it, if that lies open."""
    if source.word == "less" and source.args[1] == node("host_of", ref):
        others = cast(Node, source.args[0])
        if others.word == "where":  # whoever holds the card may not be among them anyway
            return node("any_of", reached(others))
        return node("compare", node("count", reached(others)), ">", 1)
    if any(n.word in CLOSED or n.word in READING for n in nodes_in(source)):
        return None
    return node("any_of", reached(source))


def one_by_one(program: Program, name: str) -> tuple[str, Program]:
    """Return who goes through those chosen one by one, and what is done with each."""
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    if len(uses) == 1 and uses[0].word == "each":
        return str(uses[0].args[0]), cast(Program, uses[0].args[2])
    return name, program


def may_get(program: Program, name: str, value: Node) -> Node | None:
    """Return those of whom one may get the cards picked for a variable, if that can be told."""
    found = attached_to(program, name) or may_be_held_by(program, name)
    return chosen_for(program, name) if found is None and value.word == "choose" else found


def attached_to(program: Program, name: str) -> Node | None:
    """Return the one whom cards chosen for a variable are attached to at once, or None."""
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    follows = [b for block in blocks_in(program) for a, b in pairwise(block) if name in a.args[:1]]
    if len(uses) != 1 or [effect_of(said) for said in follows] != uses or uses[0].word != "attach":
        return None
    cards, to = uses[0].args
    return cast(Node, to) if _fixed(to) and cards == ref else None


def chosen_for(program: Program, name: str) -> Node | None:
    """Return those of whom one is chosen then to get all cards chosen for a variable, or None."""
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    if len(uses) != 1 or uses[0].word != "attach" or uses[0].args[0] != ref:
        return None
    binds = [n for n in nodes_in(program) if n.word == "bind"]
    first = next(at for at, n in enumerate(binds) if n.args[0] == name)
    then = [n.args[1] for n in binds[first:] if node("ref", n.args[0]) == uses[0].args[1]]
    source = cast(Node, then[0]).args[0] if then and is_word(then[0], "choose") else None
    if not isinstance(source, Node) or any(n.word in READING for n in nodes_in(source)):
        return None
    return source


def exchanged_for(program: Program, name: str) -> Node | None:
    """Return what those chosen for a variable are exchanged for, where that hangs on them.

    Damage counters on a Pokémon are moved to another, if one is there that may have them.
    """
    ref = node("ref", name)
    moves = [n for n in nodes_in(program) if n.word in ("swap_cards", "move_counters")]
    swaps = [n.args[1] for n in moves if n.args[0] == ref]
    bound = [n.args for n in nodes_in(program) if n.word == "bind" and is_word(n.args[1], "choose")]
    found = [cast(Node, of).args[0] for then, of in bound if node("ref", then) in swaps]
    if len(found) != 1 or ref not in nodes_in(found[0]) or is_word(found[0], "less"):
        return None  # of two there is another, whoever is chosen
    return cast(Node, found[0])


def grown_by(program: Program, name: str) -> Node | None:
    """Return the cards of whom one is chosen to evolve whoever is chosen for a variable."""
    ref = node("ref", name)
    grown = [n.args[0] for n in nodes_in(program) if n.word == "evolve" and n.args[1] == ref]
    bound = [n.args for n in nodes_in(program) if n.word == "bind" and is_word(n.args[1], "choose")]
    found = [cast(Node, of).args[0] for then, of in bound if node("ref", then) in grown]
    if len(grown) != 1 or len(found) != 1 or ref not in nodes_in(found[0]):
        return None
    return cast(Node, found[0])


def moved_to(program: Program, name: str) -> Node | None:
    """Return of whom one is chosen to get a card that lies on another, where that hangs on it.

    It may be one of several cards, each of which somebody is chosen for.
    """
    single, block = one_by_one(program, name)
    ref = node("ref", single)
    given = [n.args[1] for n in nodes_in(block) if n.word == "attach" and n.args[0] == ref]
    bound = [n.args for n in nodes_in(block) if n.word == "bind" and is_word(n.args[1], "choose")]
    found = [cast(Node, of).args[0] for then, of in bound if node("ref", then) in given]
    if len(given) != 1 or len(found) != 1 or node("host_of", ref) not in nodes_in(found[0]):
        return None
    return cast(Node, replaced(found[0], ref, node("ref", name)))


def given_to(program: Program, name: str) -> Node | None:
    """Return the cards that are attached to the one chosen for a variable.

    They were chosen before, or are what lies on a Pokémon, and nothing else is done with it.
    """
    ref = node("ref", name)
    cards = [n.args[0] for n in nodes_in(program) if n.word == "attach" and n.args[1] == ref]
    if len(cards) != 1:
        return None
    uses = {n.word for n in nodes_in(program) if ref in n.args}
    alone = uses <= {"attach", "any_of"} and is_word(cards[0], "energy_on")
    return cast(Node, cards[0]) if alone or is_word(cards[0], "ref") else None


def in_one_go(program: Program, name: str) -> bool:
    """Return whether more is done where all Energy of a Pokémon is given to the one chosen.

    That it is to be all of it, or nothing, is said by that.
    """
    given, ref = given_to(program, name), node("ref", name)
    told = [n for n in nodes_in(program) if n == node("any_of", ref)]
    return given is not None and given.word == "energy_on" and len(told) > 0


def _fixed(to: Arg) -> bool:
    return isinstance(to, Node) and to.word in ("self", "host", "host_of")


def may_be_held_by(program: Program, name: str) -> Node | None:
    """Return who may come to hold cards chosen for a variable, where the others go elsewhere.

    A card that nobody can hold is one of those others.
    """
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    if not any(n.word == "less" and n.args[1] == ref for n in uses):
        return None
    for walk in [n for n in uses if n.word == "each"]:
        ref = node("ref", walk.args[0])
    to = [n.args[1] for n in nodes_in(program) if n.word == "attach" and n.args[0] == ref]
    if len(to) != 1:
        return None
    if _fixed(to[0]):
        return cast(Node, to[0])
    sources = [
        cast(Node, n.args[1]).args[0]
        for n in nodes_in(program)
        if n.word == "bind" and node("ref", n.args[0]) == to[0] and is_word(n.args[1], "choose")
    ]
    return cast(Node, sources[0]) if len(sources) == 1 else None
