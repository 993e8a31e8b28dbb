"""Narrow choices to those the effect can change: damaged Pokémon, those with Energy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from playmat.lang.make import Block, changed, conjunction, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in, words_in
from playmat.lang.patterns import match
from playmat.lang.words import of_role

_HEALS: Final = of_role("heal")
_ON: Final = ("energy_on", "attached", "gear_on")


def narrowed(block: Block) -> Block:
    """*block* with the choice of a Pokémon narrowed to those it could affect."""
    done = list(block)
    for at, said in enumerate(done):
        chosen = _choice(said)
        if chosen is None:
            continue
        name, choice = chosen
        fits = _effect_filter(name, tuple(done[at + 1 :]))
        if fits is not None and _is_whole_selection(choice["from"]):
            done[at] = Node("bind", (name, choice.having("from", _fit(choice["from"], fits))))
    return tuple(done)


def _choice(said: Node) -> tuple[str, Node] | None:
    value = said["value"] if said.word == "bind" else None
    if is_word(value, "choose"):
        return str(said["var"]), value
    return None


def _is_whole_selection(source: Arg) -> bool:
    """Whether a selection is of Pokémon in play and not yet narrowed."""
    found = words_in(source)
    mons = bool(found & {"all", "bench_of", "active"}) and not found & {
        "ref",
        *_ON,
        "hand",
        "deck",
        "discards",
    }
    return mons and not found & {"damaged", "has_energy", "afflicted", "holds"}


def _effect_filter(name: str, rest: Block) -> Node | None:
    """Filter of those on which the first effect on the chosen would do anything."""
    ref = node("ref", name)
    fits: list[Node] = []
    for said in rest:
        value = said["value"] if said.word == "bind" else said
        if not isinstance(value, Node) or ref not in nodes_in(value):
            continue
        if _another(value, ref):
            continue
        fit = _by(value, ref)
        if fit is None:
            break
        if fit not in fits:
            fits.append(fit)
    return conjunction("fits_any", *fits) if fits else None


def _another(value: Node, ref: Node) -> bool:
    """Whether an effect only chooses another Pokémon besides the chosen one."""
    source = value["from"] if value.word == "choose" else None
    return is_word(source, "less") and source["but"] == ref


def _by(value: Node, ref: Node) -> Node | None:
    if value.word in _HEALS and value["target"] == ref:
        return node("damaged")
    if (value.word == "cure" and value.args == (ref, ())) or (
        value.word == "cure_one" and value["target"] == ref
    ):
        return node("afflicted")
    source = value["from"] if value.word == "choose" else None
    source = value["cards"] if value.word == "attach" else source
    if is_word(source, "where") and source["of"] in (node("energy_on", ref), node("gear_on", ref)):
        return node("holds", source["filter"])
    if source == node("energy_on", ref):
        return node("has_energy")
    return node("has_tool") if source == node("gear_on", ref) else None


def _fit(source: Arg, fit: Node) -> Node:
    if is_word(source, "where"):
        return node("where", source["of"], node("fits_both", source["filter"], fit))
    return node("where", source, fit)


def merge(block: Block, reads: Mapping[str, int]) -> Block:
    """*block* choosing a card of any Pokémon where it first chose a Pokémon for it.

    *reads* has the number of readings of each variable in the whole program.
    """
    done: list[Node] = []
    hosts: dict[Arg, Arg] = {}
    for at, said in enumerate(block):
        said = cast(Node, changed(said, lambda arg: hosts.get(arg, arg))) if hosts else said
        before = _choice(done[-1]) if done else None
        here = _choice(said)
        if before and here and _is_one(before[1]) and _is_one(here[1]):
            ref = node("ref", before[0])
            of_it = any(n.word in _ON and n["to"] == ref for n in nodes_in(here[1]["from"]))
            others = reads.get(before[0], 0) - 1
            apart = others > 0 and _exclusions(ref, block[at + 1 :]) == others
            if of_it and (others == 0 or apart) and _same_chooser(before[1], here[1]):
                hosts[ref] = node("host_of", node("ref", here[0]))
                source = replaced(here[1]["from"], ref, before[1]["from"])
                done[-1] = Node("bind", (here[0], here[1].having("from", source)))
                continue
        if before and here:
            done[-1] = _with_such_a_card(done[-1], before, block[at:])
        done.append(said)
    return tuple(done)


def moved_away(block: Block) -> Block:
    """*block* in which Energy is only moved to a Pokémon it is not already attached to."""
    done = list(block)
    for at, said in enumerate(block):
        name, choice = _choice(said) or ("", None)
        if choice is None:
            continue
        card = node("ref", name)
        for where in range(at + 1, len(block)):
            onto = _attached_to(block[where], card)
            if onto == node("self"):
                done[at] = Node("bind", (name, _off(choice, onto)))
            elif onto is not None and _is_one(choice) and _of_team(choice["from"]):
                done[at + 1 : where] = [_elsewhere(s, onto, card) for s in done[at + 1 : where]]
    return tuple(done)


def _attached_to(said: Node, card: Node) -> Node | None:
    """The Pokémon a statement attaches a card to."""
    value = said["value"] if said.word == "bind" else said
    if not is_word(value, "attach") or value["cards"] != card:
        return None
    return value.child("to")


def _off(choice: Node, whom: Node) -> Node:
    """Exclude a Pokémon from those whose Energy is chosen."""
    source = changed(choice["from"], lambda arg: _but(arg, whom) if _of_team(arg) else arg)
    return choice.having("from", source)


def _but(energy: Arg, whom: Node) -> Arg:
    team = node("all", "me")
    return replaced(energy, team, node("less", team, whom))


def _of_team(source: Arg) -> bool:
    """Whether something is the Energy on any of this player's Pokémon."""
    if not isinstance(source, Node) or not source.args:
        return False
    if source.word == "where":
        return _of_team(source["of"])
    of = source["to"] if source.word == "energy_on" else None
    return of == node("all", "me") or (is_word(of, "where") and of["of"] == node("all", "me"))


def _elsewhere(said: Node, onto: Node, card: Node) -> Node:
    """Exclude the holder of a card from the choice of its recipient."""
    chosen = _choice(said)
    if chosen is None or node("ref", chosen[0]) != onto or not _is_one(chosen[1]):
        return said
    source = chosen[1]["from"]
    bare = source["of"] if is_word(source, "where") else source
    if bare != node("all", "me"):
        return said
    source = _but(source, node("host_of", card))
    return Node("bind", (chosen[0], chosen[1].having("from", source)))


def _with_such_a_card(said: Node, before: tuple[str, Node], rest: Block) -> Node:
    """Narrow the choice of a Pokémon to those with a card that must be picked next."""
    name, choice = before
    fits = _asked_of(node("ref", name), rest)
    if not fits or not _is_one(choice) or not _is_whole_selection(choice["from"]):
        return said
    fit = conjunction("fits_any", *fits)
    return Node("bind", (name, choice.having("from", _fit(choice["from"], fit))))


def _asked_of(ref: Node, rest: Block) -> list[Node]:
    """Filters for the cards of a Pokémon picked next: the first, or all that go together."""
    fits: list[Node] = []
    for picked in map(_choice, rest):
        fit = _by(picked[1], ref) if picked and picked[1]["least"] != 0 else None
        if fit is None:
            break
        fits.append(fit)
    return fits if any(n.word == "join" for n in nodes_in(rest)) else fits[:1]


def _exclusions(ref: Node, rest: Block) -> int:
    """How often a Pokémon is only used to exclude it."""
    return sum(n.word == "less" and n["but"] == ref for n in nodes_in(rest))


def _is_one(choice: Node) -> bool:
    return match("choose(?from, 1, 1, ?by)", choice) is not None


def _same_chooser(one: Node, other: Node) -> bool:
    return one["by"] == other["by"]
