"""What must be there for an effect to be used or paid for; texts leave it unsaid."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.needs.single_effects import MINE, OTHERS, is_word, lacks
from playmat.lang.needs.worth import useful
from playmat.lang.node import Arg, Node, nodes_in

OURS: Final = node("all", "me")


def needed(block: Block) -> list[Node]:
    """Return what the choices a player must make before anything else ask for."""
    needs: list[Node] = []
    chosen: dict[Arg, Arg] = {}
    for statement in block:
        value = statement.args[1] if statement.word == "bind" else None
        if not isinstance(value, Node) or value.word not in ("choose", "pick_random"):
            break
        source = value.args[0]
        if value.args[-1] == "foe" and any("foe" in n.args for n in nodes_in(source)):
            break  # what the other player picks of their own is theirs to have
        least = value.args[1]
        chosen[node("ref", statement.args[0])] = source
        if least == 0 or any(n.word == "ref" for n in nodes_in(source)):
            needs += _others(source, chosen) if least == 1 else ()
            continue
        some = least == 1 or node("discards", "me") in nodes_in(source)  # as many as lie there
        many = node("compare", node("count", source), ">=", least)
        needs.append(node("any_of", source) if some else many)
    return needs


def _others(source: Arg, chosen: dict[Arg, Arg]) -> list[Node]:
    """Return that somebody of a kind is there besides the holder of a card chosen before."""
    of, kind = source, None
    if isinstance(source, Node) and source.word == "where":
        of, kind = cast(Node, source.args[0]), cast(Node, source.args[1])
    if not isinstance(of, Node) or of.word != "less" or not is_word(of.args[1], "host_of"):
        return []
    among = of.args[0]
    if among != OURS and not (is_word(among, "where") and cast(Node, among).args[0] == OURS):
        return []
    card = chosen.get(cast(Node, of.args[1]).args[0], ())
    if kind is None and lacks(among, card):
        return [node("any_of", among)]
    if kind is None or among != OURS:
        return [node("compare", node("count", among), ">", 1)]
    return [node("any_of", node("where", OURS, kind)), _of_kind_or_held_by_others(kind, card)]


def _of_kind_or_held_by_others(kind: Node, cards: Arg) -> Node:
    """Return that two of a kind are there, or that some of the cards lie on others."""
    two = node("compare", node("count", node("where", OURS, kind)), ">", 1)
    held = replaced(cards, OURS, node("where", OURS, node("fits_not", kind)))
    return node("or", two, node("any_of", held)) if held != cards else two


def worthwhile(block: Block, known: list[Arg], off: Node) -> list[Node]:
    """Return what else must hold for the use of a power to change anything but whose turn it is."""
    worth = useful(tuple(said for said in block if node("end_turn") not in (said, *said.args)))
    if worth is None:
        return []
    said = {part for test in (*known, off) for part in nodes_in(test)}
    parts = _parts("and", cast(Node, replaced(worth, OTHERS, MINE)))
    return [_of_one(part) for part in parts if not _known(part, said)]


def _parts(word: str, test: Node) -> list[Node]:
    if test.word != word:
        return [test]
    return [part for side in test.args for part in _parts(word, cast(Node, side))]


def _known(part: Node, said: set[Node]) -> bool:
    """Return whether a test is met anyway, or follows from what was said of the power."""
    ways = _parts("or", part)
    if len(ways) > 1:
        return any(all(_known(p, said) for p in _parts("and", way)) for way in ways)
    counts = {n.args[0] for n in said if n.word == "compare"}
    if part.word == "any_of":
        of = part.args[0]
        there = of in (node("self"), node("host"), node("this_card"))
        told = is_word(of, "where") and node("is", *cast(Node, of).args) in said
        return there or told or part in said or node("count", of) in counts
    if part.word == "not":
        return cast(Node, part.args[0]) in said
    return part in said or (part.word == "compare" and part.args[0] in counts)


def _of_one(part: Node) -> Node:
    """Say of one Pokémon what it must be, not that there are such ones."""
    of = part.args[0] if part.word == "any_of" else None
    if not isinstance(of, Node) or of.word != "where" or of.args[0] != node("self"):
        return part
    return node("is", *of.args)


def cost_needs(paid: Block) -> list[Node]:
    """Return what must be there for a cost to be paid."""
    needs: list[Node] = []
    for statement in paid:
        value = statement.args[1] if statement.word == "bind" else None
        if isinstance(value, Node) and value.word in ("choose", "pick_random"):
            needs += _need(value.args[0], value.args[1])
    return needs


def _need(source: Arg, least: Arg) -> list[Node]:
    if source == OTHERS and least != 0:
        return [node("compare", node("count", MINE), ">", least)]
    if least == 0 or _speaks(source):
        return []
    if least == 1:
        return [node("any_of", source)]
    return [node("compare", node("count", source), ">=", least)]


def _speaks(source: Arg) -> bool:
    if isinstance(source, Node):
        return source.word == "ref" or any(_speaks(arg) for arg in source.args)
    return False


def trade_needs(block: Block) -> list[Node]:
    """Return how many cards a trade asks for: all of them have to be given."""
    given = [n.args[0] for n in nodes_in(block) if n.word == "swap_cards"]
    names = [str(ref.args[0]) for ref in given if isinstance(ref, Node) and ref.word == "ref"]
    needs: list[Node] = []
    for said in block:
        value = said.args[1] if said.word == "bind" and said.args[0] in names else None
        if isinstance(value, Node) and value.word == "choose":
            needs += _need(OTHERS if value.args[0] == MINE else value.args[0], value.args[1])
    return needs or _given_first(block) or _thrown_first(block)


def _given_first(block: Block) -> list[Node]:
    """Return the cards that go from the hand into the deck before all else: they are the price."""
    value = block[0].args[1] if len(block) > 2 and block[0].word == "bind" else None
    if not isinstance(value, Node) or value.word != "choose" or value.args[3] != "me":
        return []
    ref = node("ref", block[0].args[0])
    given = next((said for said in block[1:] if _value(said).word != "reveal"), block[0])
    put = _value(given)
    if put.word != "move" or put.args[0] != ref or put.args[1] not in ("deck", "deck_top"):
        return []
    told = any(n.word == "did" and n.args[0] == given.args[0] for n in nodes_in(block))
    hand = MINE in nodes_in(value.args[0]) and not told and given is not block[-1]
    return _need(OTHERS if value.args[0] == MINE else value.args[0], value.args[1]) if hand else []


def _thrown_first(block: Block) -> list[Node]:
    """Return the several cards of the hand that go before all else, where all else hangs on it."""
    pick, gone = (_value(said) for said in block[:2]) if len(block) > 2 else (node("stop"),) * 2
    if pick.word != "choose" or gone.word not in ("discard", "move"):
        return []
    of, least, most, by = pick.args
    if by != "me" or least != most or not isinstance(least, int) or least < 2:
        return []
    if gone.args[0] != node("ref", block[0].args[0]) or MINE not in nodes_in(of):
        return []
    hangs = (said.word == "if" and _asks_of(said, block[1].args[0]) for said in block[2:])
    return _need(OTHERS if of == MINE else of, least) if all(hangs) else []


def _asks_of(said: Node, name: Arg) -> bool:
    """Return whether the test of a statement is of the deed remembered by that name."""
    return any(n.word in ("did", "ref") and n.args[0] == name for n in nodes_in(said.args[0]))


def _value(said: Node) -> Node:
    """Return what a statement does, whether its result is remembered or not."""
    value = said.args[1] if said.word == "bind" else said
    return value if isinstance(value, Node) else said
