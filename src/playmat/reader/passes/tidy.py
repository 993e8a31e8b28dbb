"""Normalise variants: merge choices, and drop moves that a shuffle undoes."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playmat.lang.make import Block, blocks_changed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import of_role
from playmat.reader.passes.targets import merge, moved_away

_PICKING: Final = of_role("pick")


def tidied(program: Program) -> Program:
    """*program* simplified; a second pass handles statements moved into an outcome."""
    once = _pass(program)
    return once if once == program else _pass(once)


def _pass(program: Program) -> Program:
    """Simplify *program* once."""
    tops = {
        str(n["var"])
        for n in nodes_in(program)
        if n.word == "bind"
        and isinstance(n["value"], Node)
        and n["value"].word in ("top", "bottom", "top_until")
    }
    reads = Counter(str(n["var"]) for n in nodes_in(program) if n.word in READING)
    return blocks_changed(program, lambda block: _block(block, tops, reads))


def _block(block: Block, tops: set[str], reads: Counter[str]) -> Block:
    said = tuple(_without_unread_name(s, reads) for s in block if not _is_unread(s, reads))
    return moved_away(merge(_mixed_in(_unmoved(_drawn_in(said, tops), tops)), reads))


def _is_unread(said: Node, reads: Counter[str]) -> bool:
    """Whether a statement only binds the Active Pokémon and is never read."""
    return said.word == "bind" and _value(said).word == "active" and not reads[str(said["var"])]


def _without_unread_name(said: Node, reads: Counter[str]) -> Node:
    """An option without a name for a result that is never read."""
    unasked = said.word == "bind" and not reads[str(said["var"])]
    return _value(said) if unasked and _value(said).word == "may" else said


def _unmoved(block: Block, tops: set[str]) -> Block:
    """Drop moves of deck cards back into the deck just before it is shuffled."""
    return tuple(
        said
        for at, said in enumerate(block)
        if not (
            at + 1 < len(block)
            and _value(block[at + 1]).word == "shuffle"
            and _puts_back(said, tops)
        )
    )


def _mixed_in(block: Block) -> Block:
    """Put cards into a deck, not on top, if it is shuffled at once."""
    mixed = {at for at, said in enumerate(block[1:]) if _value(said).word == "shuffle"}
    return tuple(_into_deck(said) if at in mixed else said for at, said in enumerate(block))


def _into_deck(said: Node) -> Node:
    value = _value(said)
    if value.word not in ("move", "return_mon") or value["to"] != "deck_top":
        return said
    put = value.having("to", "deck")
    return said.having("value", put) if said.word == "bind" else put


def _puts_back(said: Node, tops: set[str]) -> bool:
    value = _value(said)
    if value.word != "move" or value["to"] not in ("deck", "deck_top", "deck_bottom"):
        return False
    what = value["cards"]
    if is_word(what, "less"):
        what = what["of"]
    return is_word(what, "ref") and what["var"] in tops


def _value(said: Node) -> Node:
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def _drawn_in(block: Block, tops: set[str]) -> Block:
    """Move statements into an outcome if they refer to a pick there.

    Examples are "If heads, choose a card" with what is done to that card, and a search that only
    heads allows with its shuffle.
    """
    done: list[Node] = []
    for at, said in enumerate(block):
        before = done[-1] if done else None
        shuffles = _value(said).word == "shuffle"
        if shuffles and (
            _looked_through(done, tops)
            or _searched_before(done, _value(said)["player"])
            or _both_search(done, _value(said)["player"])
            or _each_shuffles(block, at)
        ):
            done.append(said)
            continue
        ended = _shuffled(before, said) if before is not None else None
        if ended is not None:
            done[-1] = ended
        elif shuffles and _search_open(done[:-1], _value(said)["player"]):
            done.append(said)
        elif before is not None and _belongs(before, said, block[at + 1 : at + 2]):
            inside = "then" if before.word == "if" else "do"
            done[-1] = before.having(inside, (*before.block(inside), said))
        else:
            done.append(said)
    return tuple(done)


def _belongs(before: Node, said: Node, ahead: Block) -> bool:
    """Whether a statement, or the next one for which it only picks, continues an outcome."""
    if before.word == "may":
        found = any(_value(part).word == "search" for part in before.block("do"))
        return found and _value(said).word != "shuffle" and _depends_on_outcome(before, said)
    if before.word not in ("if", "repeat"):
        return False
    if said.word == "if" and not said["else"]:
        done = [part for part in said.block("then") if _value(part).word != "choose"]
        return bool(done) and all(_depends_on_outcome(before, part) for part in done)
    picks = said.word == "bind" and _value(said).word == "choose"
    reads = picks and Node("ref", (said["var"],)) in nodes_in(ahead)
    return _depends_on_outcome(before, said) or (reads and _depends_on_outcome(before, ahead[0]))


def _looked_through(done: list[Node], tops: set[str]) -> bool:
    """Whether cards of the deck were seen before, so that it is shuffled either way."""
    seen = [_value(said)["cards"] for said in done if _value(said).word in ("look", "reveal")]
    return any(is_word(what, "ref") and what["var"] in tops for what in seen)


def _search_open(done: list[Node], whose: Arg) -> bool:
    """Whether a deck was searched before the current outcome and not shuffled since."""
    searched = False
    for value in map(_value, done):
        if value.word in ("search", "shuffle"):
            searched = value.word == "search" and whose in _owners(value)
    return searched


def _searched_before(done: list[Node], whose: Arg) -> bool:
    """Whether a deck was searched before the last statement and not shuffled since."""
    searches = [said for said in done[:-1] if _value(said).word in ("search", "shuffle")]
    return _searched_last(tuple(searches), whose)


def _each_shuffles(block: Block, at: int) -> bool:
    """Whether both players shuffle their decks together, whatever one of them did."""
    near = block[max(0, at - 1) : at + 2]
    shuffled = [_value(said)["player"] for said in near if _value(said).word == "shuffle"]
    return len(set(shuffled)) > 1


def _both_search(done: list[Node], whose: Arg) -> bool:
    """Whether both of two outcomes searched a deck, which is then shuffled either way."""
    tests = [said for said in done[-2:] if said.word == "if"]
    return len(tests) == 2 and all(_searched_last(test.block("then"), whose) for test in tests)


def _shuffled(before: Node, said: Node) -> Node | None:
    """An optional search together with its shuffle, or None if there is none."""
    value = _value(before)
    if _value(said).word != "shuffle" or value.word not in ("may", "if"):
        return None
    if value.word == "if" and value["else"]:
        return None
    inside = value.block("then" if value.word == "if" else "do")
    if value.word == "if" and _searched_last(inside[:-1], _value(said)["player"]):
        made: Node | None = Node("if", (value["condition"], (*inside, said), ()))
    elif value.word == "if":
        end = _shuffled(inside[-1], said) if inside else None
        made = None if end is None else Node("if", (value["condition"], (*inside[:-1], end), ()))
    else:
        searched = _searched_last(inside, _value(said)["player"])
        made = Node("may", (value["by"], (*inside, said))) if searched else None
    if made is None or before.word != "bind":
        return made
    return before.having("value", made)


def _depends_on_outcome(outcome: Node, said: Node) -> bool:
    """Whether a statement depends on an outcome's picks, or ends its search."""
    value = _value(said)
    if outcome.word == "if" and outcome["else"]:
        return False
    if value.word == "shuffle":
        return outcome.word == "if" and _searched_last(outcome.block("then"), value["player"])
    if said.word in ("if", "$damage", "$flags"):
        return False
    if value.word in ("choose", "pick_random") and _seen_in(outcome, value["from"]):
        return True
    inside = {
        str(n["var"])
        for part in outcome.block("then" if outcome.word == "if" else "do")
        for n in nodes_in(part)
        if n.word == "bind" and _value(n).word in _PICKING
    }
    return any(n.word in READING and n["var"] in inside for n in nodes_in(said))


def _seen_in(outcome: Node, of: Arg) -> bool:
    """Whether something is picked from cards that are only seen in an outcome."""
    shown = [_value(part) for part in outcome.block("then")]
    seen = [value["cards"] for value in shown if value.word in ("look", "reveal")]
    return any(part in seen for part in nodes_in(of))


def _searched_last(then: Block, whose: Arg) -> bool:
    """Whether a deck was searched, or its cards taken, and not shuffled since."""
    searched = False
    for said in then:
        value = _value(said)
        if value.word == "shuffle" and value["player"] == whose:
            searched = False
        elif value.word in ("move", "return_mon") or (
            value.word == "search" and whose in _owners(value)
        ):
            searched = True
    return searched


def _owners(value: Node) -> set[Arg]:
    return {n["player"] for n in nodes_in(value["from"]) if n.word in ("deck", "top", "bottom")}
