"""Unstated requirements for using or paying for an effect."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.needs.single_effects import MINE, OTHERS
from playmat.lang.needs.walks import effect_of, is_fixed, parts
from playmat.lang.needs.worth import useful
from playmat.lang.node import Arg, Node, is_word, nodes_in

_TAKING: Final = ("choose", "pick_random")


def needs_of_choices(block: Block) -> list[Node]:
    """What the choices at the start of a block require."""
    needs: list[Node] = []
    for said in block:
        value = effect_of(said)
        if said.word != "bind" or value.word not in _TAKING:
            break
        source, least = value.args[:2]
        if value.args[-1] == "foe" and any("foe" in n.args for n in nodes_in(source)):
            break  # not required: the other player picks from their own
        if least != 0 and is_fixed(source):
            some = least == 1 or node("discards", "me") in nodes_in(source)  # takes what is there
            many = node("compare", node("count", source), ">=", least)
            needs.append(node("any_of", source) if some else many)
    return needs


def worthwhile(block: Block, known: list[Arg], off: Node) -> list[Node]:
    """Other conditions for a power to do more than end the turn."""
    worth = useful(tuple(said for said in block if node("end_turn") not in (said, *said.args)))
    if worth is None:
        return []
    said = {part for test in (*known, off) for part in nodes_in(test)}
    asked = parts(replaced(worth, OTHERS, MINE))
    return [_about_one(part) for part in asked if not _is_known(part, said)]


def _is_known(part: Node, said: set[Node]) -> bool:
    """Whether a test always holds, or follows from other tests of the power."""
    ways = parts(part, "or")
    if len(ways) > 1:
        return any(all(_is_known(p, said) for p in parts(way)) for way in ways)
    counts = {n["left"] for n in said if n.word == "compare"}
    if part.word == "any_of":
        of = part["of"]
        there = of in (node("self"), node("host"), node("this_card"))
        told = is_word(of, "where") and node("is", *of.args) in said
        return there or told or part in said or node("count", of) in counts
    if part.word == "not":
        return part.child("condition") in said
    return part in said or (part.word == "compare" and part["left"] in counts)


def _about_one(part: Node) -> Node:
    """Turn "there is one such" into "it is such" if only one Pokémon is meant."""
    of = part["of"] if part.word == "any_of" else None
    if not is_word(of, "where") or of["of"] != node("self"):
        return part
    return node("is", *of.args)


def cost_needs(paid: Block) -> list[Node]:
    """What paying a cost requires."""
    chosen = [effect_of(said).args for said in paid if effect_of(said).word in _TAKING]
    return [need for source, least, *_ in chosen for need in _need(source, least)]


def _need(source: Arg, least: Arg) -> list[Node]:
    if source == OTHERS and least != 0:
        return [node("compare", node("count", MINE), ">", least)]
    if least == 0 or not is_fixed(source):
        return []
    if least == 1:
        return [node("any_of", source)]
    return [node("compare", node("count", source), ">=", least)]


def trade_needs(block: Block) -> list[Node]:
    """Cards that a trade requires: all of them must be given."""
    given = [n["one"] for n in nodes_in(block) if n.word == "swap_cards"]
    bound = [said.args for said in block if said.word == "bind"]
    picks = [cast(Node, of) for name, of in bound if node("ref", name) in given]
    needs = [need for pick in picks if pick.word == "choose" for need in _cards_exist(pick)]
    return needs or _given_first(block) or _thrown_first(block)


def _cards_exist(pick: Node) -> list[Node]:
    """Condition that the cards to pick exist, not counting the card that is played."""
    return _need(OTHERS if pick["from"] == MINE else pick["from"], pick["least"])


def _given_first(block: Block) -> list[Node]:
    """Cards moved from the hand into the deck first, as the price."""
    value = effect_of(block[0]) if len(block) > 2 else node("stop")
    if value.word != "choose" or block[0].word != "bind" or value["by"] != "me":
        return []
    ref = node("ref", block[0]["var"])
    given = next((said for said in block[1:] if effect_of(said).word != "reveal"), block[0])
    put = effect_of(given)
    if put.word != "move" or put["cards"] != ref or put["to"] not in ("deck", "deck_top"):
        return []
    told = node("did", given.args[0]) in nodes_in(block)
    hand = MINE in nodes_in(value["from"]) and not told and given is not block[-1]
    return _cards_exist(value) if hand else []


def _thrown_first(block: Block) -> list[Node]:
    """Two or more cards of the hand discarded first, if everything else depends on it."""
    pick, gone = map(effect_of, block[:2]) if len(block) > 2 else (node("stop"),) * 2
    if pick.word != "choose" or block[0].word != "bind" or gone.word not in ("discard", "move"):
        return []
    of, least, most, by = pick.args
    if by != "me" or least != most or not isinstance(least, int) or least < 2:
        return []
    if gone["cards"] != node("ref", block[0]["var"]) or MINE not in nodes_in(of):
        return []
    hangs = (said.word == "if" and _asks_of(said, block[1].args[0]) for said in block[2:])
    return _cards_exist(pick) if all(hangs) else []


def _asks_of(said: Node, name: Arg) -> bool:
    """Whether a statement's condition is about the result bound to *name*."""
    return any(n.word in ("did", "ref") and n["var"] == name for n in nodes_in(said.args[0]))
