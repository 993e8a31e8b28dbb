"""Say in one way what texts say in several: one choice for two, nothing put back to be shuffled."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playmat.lang.make import Block, blocks_changed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import of_role
from playmat.reader.passes.targets import merged, moved_away

_PICKING: Final = of_role("pick")


def tidied(program: Program) -> Program:
    """Return *program* without detours; what was drawn into an outcome may belong deeper still."""
    once = _pass(program)
    return once if once == program else _pass(once)


def _pass(program: Program) -> Program:
    """Go once over *program*."""
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
    said = tuple(_plain(s, reads) for s in block if not _idle(s, reads))
    return moved_away(merged(_mixed_in(_unmoved(_drawn_in(said, tops), tops)), reads))


def _idle(said: Node, reads: Counter[str]) -> bool:
    """Return whether a statement only remembers who is Active, for nobody to ask."""
    return said.word == "bind" and _value(said).word == "active" and not reads[str(said["var"])]


def _plain(said: Node, reads: Counter[str]) -> Node:
    """Return an option without a name for its outcome that nobody asks about."""
    unasked = said.word == "bind" and not reads[str(said["var"])]
    return _value(said) if unasked and _value(said).word == "may" else said


def _unmoved(block: Block, tops: set[str]) -> Block:
    """Leave out cards of the deck put back into it just before it is shuffled."""
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
    """Put into a deck, not on top of it, what is shuffled into it at once."""
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
    """Draw into an outcome the statements after it that speak of what was picked there.

    So goes on "If heads, choose a card" with what is done to that card, and a search that only
    heads allows with the shuffle that ends it.
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
    """Return whether a statement, or the next one for which it only picks, goes on an outcome."""
    if before.word == "may":
        found = any(_value(part).word == "search" for part in before.block("do"))
        return found and _value(said).word != "shuffle" and _goes_on(before, said)
    if before.word not in ("if", "repeat"):
        return False
    if said.word == "if" and not said["else"]:
        done = [part for part in said.block("then") if _value(part).word != "choose"]
        return bool(done) and all(_goes_on(before, part) for part in done)
    picks = said.word == "bind" and _value(said).word == "choose"
    reads = picks and Node("ref", (said["var"],)) in nodes_in(ahead)
    return _goes_on(before, said) or (reads and _goes_on(before, ahead[0]))


def _looked_through(done: list[Node], tops: set[str]) -> bool:
    """Return whether cards of the deck were seen before, so that it is shuffled either way."""
    seen = [_value(said)["cards"] for said in done if _value(said).word in ("look", "reveal")]
    return any(is_word(what, "ref") and what["var"] in tops for what in seen)


def _search_open(done: list[Node], whose: Arg) -> bool:
    """Return whether a deck was searched before the outcome at hand and not shuffled since."""
    searched = False
    for value in map(_value, done):
        if value.word in ("search", "shuffle"):
            searched = value.word == "search" and whose in _owners(value)
    return searched


def _searched_before(done: list[Node], whose: Arg) -> bool:
    """Return whether a deck was searched before the statement just said, and not shuffled since."""
    searches = [said for said in done[:-1] if _value(said).word in ("search", "shuffle")]
    return _searched_last(tuple(searches), whose)


def _each_shuffles(block: Block, at: int) -> bool:
    """Return whether both players shuffle their decks together, whatever one of them did."""
    near = block[max(0, at - 1) : at + 2]
    shuffled = [_value(said)["player"] for said in near if _value(said).word == "shuffle"]
    return len(set(shuffled)) > 1


def _both_search(done: list[Node], whose: Arg) -> bool:
    """Return whether each of two outcomes searched a deck, which is then shuffled either way."""
    tests = [said for said in done[-2:] if said.word == "if"]
    return len(tests) == 2 and all(_searched_last(test.block("then"), whose) for test in tests)


def _shuffled(before: Node, said: Node) -> Node | None:
    """Return an optional search with the shuffle that ends it, or none where there is none."""
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


def _goes_on(outcome: Node, said: Node) -> bool:
    """Return whether a statement can only follow an outcome's picks, or ends its search."""
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
    """Return whether something is picked from among the cards that only an outcome lets one see."""
    shown = [_value(part) for part in outcome.block("then")]
    seen = [value["cards"] for value in shown if value.word in ("look", "reveal")]
    return any(part in seen for part in nodes_in(of))


def _searched_last(then: Block, whose: Arg) -> bool:
    """Return whether a deck was searched, or its cards taken, and not shuffled since."""
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
