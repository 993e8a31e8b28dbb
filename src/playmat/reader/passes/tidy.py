"""Say in one way what texts say in several: one choice for two, nothing put back to be shuffled."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from playmat.lang.make import Block, changed
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import of_role
from playmat.reader.passes.targets import merged, moved_away

_PICKING: Final = of_role("pick")


def tidied(program: Program) -> Program:
    """Return *program* without detours; what was drawn into an outcome may belong deeper still."""
    return _pass(_pass(program))


def _pass(program: Program) -> Program:
    """Go once over *program*."""
    tops = {
        str(n.args[0])
        for n in nodes_in(program)
        if n.word == "bind"
        and isinstance(n.args[1], Node)
        and n.args[1].word in ("top", "bottom", "top_until")
    }
    reads = Counter(str(n.args[0]) for n in nodes_in(program) if n.word in READING)
    return cast(Program, changed(program, lambda arg: _block(arg, tops, reads)))


def _block(arg: Arg, tops: set[str], reads: Counter[str]) -> Arg:
    if not isinstance(arg, tuple) or not all(isinstance(part, Node) for part in arg):
        return arg
    said = tuple(_plain(s, reads) for s in cast(Block, arg) if not _idle(s, reads))
    return moved_away(merged(_mixed_in(_unmoved(_drawn_in(said, tops), tops)), reads))


def _idle(said: Node, reads: Counter[str]) -> bool:
    """Return whether a statement only remembers who is Active, for nobody to ask."""
    return said.word == "bind" and _value(said).word == "active" and not reads[str(said.args[0])]


def _plain(said: Node, reads: Counter[str]) -> Node:
    """Return an option without a name for its outcome that nobody asks about."""
    unasked = said.word == "bind" and not reads[str(said.args[0])]
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
    if value.word not in ("move", "return_mon") or value.args[1] != "deck_top":
        return said
    put = Node(value.word, (value.args[0], "deck"))
    return Node("bind", (said.args[0], put)) if said.word == "bind" else put


def _puts_back(said: Node, tops: set[str]) -> bool:
    value = _value(said)
    if value.word != "move" or value.args[1] not in ("deck", "deck_top", "deck_bottom"):
        return False
    what = value.args[0]
    if isinstance(what, Node) and what.word == "less":
        what = what.args[0]
    return isinstance(what, Node) and what.word == "ref" and what.args[0] in tops


def _value(said: Node) -> Node:
    value = said.args[1] if said.word == "bind" else said
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
            or _searched_before(done, _value(said).args[0])
            or _both_search(done, _value(said).args[0])
            or _each_shuffles(block, at)
        ):
            done.append(said)
            continue
        ended = _shuffled(before, said) if before is not None else None
        if ended is not None:
            done[-1] = ended
        elif shuffles and _search_open(done[:-1], _value(said).args[0]):
            done.append(said)
        elif before is not None and _belongs(before, said, block[at + 1 : at + 2]):
            then = cast(Block, before.args[1])
            done[-1] = Node(before.word, (before.args[0], (*then, said), *before.args[2:]))
        else:
            done.append(said)
    return tuple(done)


def _belongs(before: Node, said: Node, ahead: Block) -> bool:
    """Return whether a statement, or the next one for which it only picks, goes on an outcome."""
    if before.word == "may":
        found = any(_value(part).word == "search" for part in cast(Block, before.args[1]))
        return found and _value(said).word != "shuffle" and _goes_on(before, said)
    if before.word not in ("if", "repeat"):
        return False
    if said.word == "if" and not said.args[2]:
        done = [part for part in cast(Block, said.args[1]) if _value(part).word != "choose"]
        return bool(done) and all(_goes_on(before, part) for part in done)
    picks = said.word == "bind" and _value(said).word == "choose"
    reads = picks and any(n == Node("ref", said.args[:1]) for n in nodes_in(ahead))
    return _goes_on(before, said) or (reads and _goes_on(before, ahead[0]))


def _looked_through(done: list[Node], tops: set[str]) -> bool:
    """Return whether cards of the deck were seen before, so that it is shuffled either way."""
    seen = [_value(said).args[0] for said in done if _value(said).word in ("look", "reveal")]
    return any(
        isinstance(what, Node) and what.word == "ref" and what.args[0] in tops for what in seen
    )


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
    shuffled = [_value(said).args[0] for said in near if _value(said).word == "shuffle"]
    return len(set(shuffled)) > 1


def _both_search(done: list[Node], whose: Arg) -> bool:
    """Return whether each of two outcomes searched a deck, which is then shuffled either way."""
    tests = [said for said in done[-2:] if said.word == "if"]
    return len(tests) == 2 and all(
        _searched_last(cast(Block, test.args[1]), whose) for test in tests
    )


def _shuffled(before: Node, said: Node) -> Node | None:
    """Return an optional search with the shuffle that ends it, or none where there is none."""
    value = _value(before)
    if _value(said).word != "shuffle" or value.word not in ("may", "if") or any(value.args[2:]):
        return None
    inside = cast(Block, value.args[1])
    if value.word == "if" and _searched_last(inside[:-1], _value(said).args[0]):
        made: Node | None = Node("if", (value.args[0], (*inside, said), ()))
    elif value.word == "if":
        end = _shuffled(inside[-1], said) if inside else None
        made = None if end is None else Node("if", (value.args[0], (*inside[:-1], end), ()))
    else:
        searched = _searched_last(inside, _value(said).args[0])
        made = Node("may", (value.args[0], (*inside, said))) if searched else None
    if made is None or before.word != "bind":
        return made
    return Node("bind", (before.args[0], made))


def _goes_on(outcome: Node, said: Node) -> bool:
    """Return whether a statement can only follow an outcome's picks, or ends its search."""
    value = _value(said)
    if outcome.word == "if" and outcome.args[2]:
        return False
    if value.word == "shuffle":
        return outcome.word == "if" and _searched_last(cast(Block, outcome.args[1]), value.args[0])
    if said.word in ("if", "$damage", "$flags"):
        return False
    if value.word in ("choose", "pick_random") and _seen_in(outcome, value.args[0]):
        return True
    inside = {
        str(n.args[0])
        for part in cast(Block, outcome.args[1])
        for n in nodes_in(part)
        if n.word == "bind" and _value(n).word in _PICKING
    }
    return any(n.word in READING and n.args[0] in inside for n in nodes_in(said))


def _seen_in(outcome: Node, of: Arg) -> bool:
    """Return whether something is picked from among the cards that only an outcome lets one see."""
    shown = [_value(part) for part in cast(Block, outcome.args[1])]
    seen = [value.args[0] for value in shown if value.word in ("look", "reveal")]
    return any(part in seen for part in nodes_in(of))


def _searched_last(then: Block, whose: Arg) -> bool:
    """Return whether a deck was searched, or its cards taken, and not shuffled since."""
    searched = False
    for said in then:
        value = _value(said)
        if value.word == "shuffle" and value.args[0] == whose:
            searched = False
        elif value.word in ("move", "return_mon") or (
            value.word == "search" and whose in _owners(value)
        ):
            searched = True
    return searched


def _owners(value: Node) -> set[Arg]:
    return {n.args[0] for n in nodes_in(value.args[0]) if n.word in ("deck", "top", "bottom")}
