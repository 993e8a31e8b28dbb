"""Who receives the chosen cards, and which cards a chosen Pokémon receives."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from playmat.lang.make import node, replaced
from playmat.lang.needs.single import reachable
from playmat.lang.needs.walks import CLOSED, blocks_in, effect_of, is_fixed, readers, sources
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in


def cards_for(program: Program, name: str) -> Node | None:
    """Condition that there are cards for the chosen Pokémon, or a Pokémon for the chosen cards."""
    name, block = one_by_one(program, name)
    ref = node("ref", name)
    uses = readers(block, name)
    given = [n for n in uses if n.word == "attach"]
    if len(given) != 1 or any(n.word not in ("attach", "host_of") for n in uses):
        return None
    other = given[0]["to" if given[0]["cards"] == ref else "cards"]
    bound = [n for n in nodes_in(block) if n.word == "bind"]
    before = next((n for n, each in enumerate(bound) if each["var"] == name), 0)
    # A Pokémon chosen before still counts, whatever happened to it.
    found = sources(bound[before:], other)
    return _some_of(found[0], ref) if len(found) == 1 else None


def _some_of(source: Node, ref: Node) -> Node | None:
    """Condition that a selection holds anything, even without the choice, if this is visible."""
    if source.word == "less" and source["but"] == node("host_of", ref):
        others = source.child("of")
        if others.word == "where":  # the card's holder may not be among them
            return node("any_of", reachable(others))
        return node("compare", node("count", reachable(others)), ">", 1)
    closed = any(n.word in CLOSED for n in nodes_in(source))
    return None if closed or not is_fixed(source) else node("any_of", reachable(source))


def one_by_one(program: Program, name: str) -> tuple[str, Program]:
    """Name and block of an ``each`` over the chosen, or *name* and *program* themselves."""
    uses = readers(program, name)
    if len(uses) == 1 and uses[0].word == "each":
        return str(uses[0]["var"]), uses[0].block("do")
    return name, program


def may_get(program: Program, name: str, value: Node) -> Node | None:
    """Pokémon that may receive the cards picked for a variable, if known."""
    found = attached_to(program, name) or may_be_held_by(program, name)
    return chosen_for(program, name) if found is None and value.word == "choose" else found


def attached_to(program: Program, name: str) -> Node | None:
    """The Pokémon that the chosen cards are attached to at once, or None."""
    ref = node("ref", name)
    uses = readers(program, name)
    follows = [b for block in blocks_in(program) for a, b in pairwise(block) if name in a.args[:1]]
    if len(uses) != 1 or [effect_of(said) for said in follows] != uses or uses[0].word != "attach":
        return None
    cards, to = uses[0].args
    return cast(Node, to) if _fixed(to) and cards == ref else None


def chosen_for(program: Program, name: str) -> Node | None:
    """Pokémon one of which is then chosen to receive all the chosen cards, or None."""
    ref = node("ref", name)
    uses = readers(program, name)
    if len(uses) != 1 or uses[0].word != "attach" or uses[0]["cards"] != ref:
        return None
    binds = [n for n in nodes_in(program) if n.word == "bind"]
    first = next(at for at, n in enumerate(binds) if n["var"] == name)
    then = [n for n in binds[first:] if node("ref", n["var"]) == uses[0]["to"]]
    source = sources(then[:1], uses[0]["to"])
    return source[0] if source and is_fixed(source[0]) else None


def exchanged_for(program: Program, name: str) -> Node | None:
    """What the chosen are exchanged for, if it depends on the choice.

    Damage counters on a Pokémon are moved to another if one may receive them.
    """
    ref = node("ref", name)
    moves = [n for n in nodes_in(program) if n.word in ("swap_cards", "move_counters")]
    found = sources(nodes_in(program), *[n.args[1] for n in moves if n.args[0] == ref])
    # With two of them, there is always another.
    told = len(found) == 1 and ref in nodes_in(found[0]) and not is_word(found[0], "less")
    return found[0] if told else None


def grown_by(program: Program, name: str) -> Node | None:
    """Cards one of which is chosen to evolve the chosen Pokémon."""
    ref = node("ref", name)
    grown = [n["card"] for n in nodes_in(program) if n.word == "evolve" and n["onto"] == ref]
    found = sources(nodes_in(program), *grown)
    told = len(grown) == 1 and len(found) == 1 and ref in nodes_in(found[0])
    return found[0] if told else None


def moved_to(program: Program, name: str) -> Node | None:
    """Pokémon one of which is chosen to receive a card from another, if it depends on the card.

    It may be one of several cards, with a Pokémon chosen for each.
    """
    single, block = one_by_one(program, name)
    ref = node("ref", single)
    given = [n["to"] for n in nodes_in(block) if n.word == "attach" and n["cards"] == ref]
    found = sources(nodes_in(block), *given)
    if len(given) != 1 or len(found) != 1 or node("host_of", ref) not in nodes_in(found[0]):
        return None
    return cast(Node, replaced(found[0], ref, node("ref", name)))


def given_to(program: Program, name: str) -> Node | None:
    """Cards attached to the chosen Pokémon.

    They were chosen before or come from a Pokémon, and nothing else is done with them.
    """
    uses = readers(program, name)
    cards = [n["cards"] for n in uses if n.word == "attach" and n["to"] == node("ref", name)]
    if len(cards) != 1:
        return None
    alone = {n.word for n in uses} <= {"attach", "any_of"} and is_word(cards[0], "energy_on")
    return cast(Node, cards[0]) if alone or is_word(cards[0], "ref") else None


def in_one_go(program: Program, name: str) -> bool:
    """Whether all Energy of a Pokémon is moved to the chosen one, or none.

    The text says so by doing more if all was moved.
    """
    given, ref = given_to(program, name), node("ref", name)
    told = [n for n in nodes_in(program) if n == node("any_of", ref)]
    return given is not None and given.word == "energy_on" and len(told) > 0


def _fixed(to: Arg) -> bool:
    return isinstance(to, Node) and to.word in ("self", "host", "host_of")


def may_be_held_by(program: Program, name: str) -> Node | None:
    """Pokémon that may receive the chosen cards, if the other cards go elsewhere.

    A card that no Pokémon can hold is one of the others.
    """
    ref = node("ref", name)
    uses = readers(program, name)
    if not any(n.word == "less" and n["but"] == ref for n in uses):
        return None
    for walk in [n for n in uses if n.word == "each"]:
        ref = node("ref", walk["var"])
    to = [n["to"] for n in nodes_in(program) if n.word == "attach" and n["cards"] == ref]
    if len(to) != 1:
        return None
    if _fixed(to[0]):
        return cast(Node, to[0])
    found = sources(nodes_in(program), to[0])
    return found[0] if len(found) == 1 else None
