"""Whether it matters which of several cards are chosen if they all go anyway."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from playmat.lang.make import node, replaced
from playmat.lang.needs.receiving import cards_for
from playmat.lang.needs.single import affected, cards_taken, reachable
from playmat.lang.needs.walks import blocks_in, effect_of, picked_in, readers
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in


def worth_telling_apart(program: Program, name: str, value: Node) -> Node | None:
    """Condition under which it matters which cards are chosen if they go anyway.

    Covers cards put into a deck that is then drawn whole, cards discarded to take back one of their
    kind, searched cards that no Pokémon can hold, looks at known cards, cards protected from
    removal, and two Pokémon that exchange cards.
    """
    if value.word == "search":
        return cards_for(program, name)
    if value["least"] == 0:
        looked = _to_look_at(program, name, value) or _can_be_taken(program, name, value)
        return looked or _drawn_again(program, name, value)
    first = _can_be_taken(program, name, value) or _taken_back(program, name, value)
    if need := first or _trading(program, name, value):
        return need
    block = next((b for b in blocks_in(program) for s in b if name in s.args), ())
    ref, source, many = node("ref", name), value["from"], value["least"]
    words = [effect_of(said) for said in block if ref in nodes_in(said)]
    draws = [n for n in block if n.word == "draw" and n["player"] == "me"]
    from_hand = source == node("hand", "me") and value == Node("choose", (source, many, many, "me"))
    if not from_hand or len(draws) != 1:
        return None
    kept = words == [node("move", node("less", source, ref), "deck")]
    if not kept and words != [node("move", ref, "deck")]:
        return None
    put = node("sub", node("count", source), many) if kept else many
    return node(
        "compare", node("add", node("count", node("deck", "me")), put), ">", draws[0]["count"]
    )


def _can_be_taken(program: Program, name: str, value: Node) -> Node | None:
    """Condition that a card can be removed, if it leaves a Pokémon at once."""
    ref, source = node("ref", name), value.child("from")
    uses = readers(program, name)
    told = [pair for block in blocks_in(program) for pair in pairwise(block)]
    follows = [effect_of(then) for said, then in told if name in said.args[:1]]
    if len(uses) != 1 or follows != uses or uses[0].args[0] != ref:
        return None
    loose = cards_taken(uses[0], source) or affected(uses[0], source)
    return node("any_of", loose) if loose != source else None


def _taken_back(program: Program, name: str, value: Node) -> Node | None:
    """Condition that another card may replace the one given up from the hand."""
    ref, source, *rest = node("ref", name), *value.args
    piles = replaced(source, node("hand", "me"), node("discards", "me"))
    back = [one for one, of in picked_in(nodes_in(program)) if of.args == (piles, *rest)]
    if piles == source or len(back) != 1 or rest != [1, 1, "me"]:
        return None
    (taken,) = back
    done = {n for n in nodes_in(program) if ref in n.args or taken in n.args}
    if not {node("discard", ref), node("move", taken, "hand")} <= done:
        return None
    if not done <= {node("discard", ref), node("reveal", taken), node("move", taken, "hand")}:
        return None
    unseen = node("where", source, node("$unseen"))
    return node("or", node("any_of", piles), node("any_of", unseen))


def _trading(program: Program, name: str, value: Node) -> Node | None:
    """Condition that there is a third, if two are chosen to exchange cards in either order."""
    one, source = node("ref", name), value.child("from")
    picks = dict(picked_in(nodes_in(program)))
    rest = node("less", source, one)
    others = [ref for ref, pick in picks.items() if pick == Node("choose", (rest, 1, 1, "me"))]
    if len(others) != 1 or value != Node("choose", (source, 1, 1, "me")):
        return None
    gives, takes = (_given_by(picks, ref, rest) for ref in (one, others[0]))
    swaps = [node("swap_cards", a, b) for a in gives for b in takes]
    alike = [replaced(picks[a], one, others[0]) == picks[b] for a in gives for b in takes]
    done = [n for n in nodes_in(program) if any(ref in n.args for ref in (*gives, *takes))]
    if alike != [True] or done != swaps:
        return None
    return node("compare", node("count", reachable(source)), ">", 2)


def _given_by(picks: dict[Node, Node], ref: Node, rest: Node) -> list[Node]:
    """Variables for what is chosen from the cards of one Pokémon."""
    return [of for of, pick in picks.items() if ref in nodes_in(pick) and pick["from"] != rest]


def _drawn_again(program: Program, name: str, value: Node) -> Node | None:
    """Condition that the cards drawn differ from those put into the deck for them."""
    block = next((b for b in blocks_in(program) for s in b if name in s.args), ())
    done = [effect_of(said) for said in block]
    words = [n.word for n in done if n.word not in ("order", "shuffle")]
    if words[1:2] != ["move"] or words[::2] != ["choose", "draw"]:
        return None
    if (value["from"], value["by"]) != (node("hand", "me"), "me"):
        return None
    held = node("ref", name)
    for said, n in zip(block[1:-1], done[1:-1], strict=True):
        if n.word != "shuffle" and n["cards"] == held:
            held = node("ref", said["var"]) if said.word == "bind" else held
    into = next(n["to"] for n in done if n.word == "move")
    back = done[-1] == node("draw", "me", node("count", held)) and str(into).startswith("deck")
    if not back or _read_twice(block):
        return None
    return node("or", node("any_of", node("deck", "me")), node("$draws_minded"))


def _read_twice(block: Program) -> bool:
    """Whether any variable is read more than once."""
    read = [n for n in nodes_in(block) if n.word == "ref"]
    return len(read) != len(set(read))


def _to_look_at(program: Program, name: str, value: Node) -> Node | None:
    """Condition that an unseen card is left, if up to a number are chosen to be looked at."""
    ref = node("ref", name)
    if readers(program, name) != [node("look", ref, value["by"])]:
        return None
    return node("any_of", node("where", node("less", value["from"], ref), node("$unknown")))


def drains(block: Arg) -> bool:
    """Whether counters are moved one by one to one place, so that their order does not matter."""
    picked, *done = cast(Program, block)
    if picked.word != "bind" or not is_word(picked["value"], "choose"):
        return False
    moved = effect_of(done[0]) if len(done) == 1 else ()
    if not is_word(moved, "move_counters"):
        return False
    one, to, count = moved.args
    return one == node("ref", picked["var"]) and one not in nodes_in(to) and count == 1


def goes_all_the_same(block: Arg) -> bool:
    """Whether cards picked one by one go to one place, so that their order does not matter."""
    picked, *done = cast(Program, block)
    if picked.word != "bind" or not is_word(picked["value"], "choose"):
        return False
    ref = node("ref", picked["var"])
    zones = ("hand", "discard", "lost")
    return len(done) > 0 and all(
        n == node("reveal", ref)
        or n == node("discard", ref)
        or n in [node("move", ref, z) for z in zones]
        for n in map(effect_of, done)
    )
