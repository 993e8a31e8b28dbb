"""Words of a Trainer card that change what was said before, and lists of options.

A function of ``AFTERWORDS`` takes the statements of the sentence before, the word itself and all
earlier statements, and returns the combined statements.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.lang.make import Block, changed, node, replaced, swapped
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.discourse.replacements import (
    DONE_TO,
    if_done,
    searches_more,
    split_pick,
    with_subject,
)
from playmat.reader.face import Unread
from playmat.reader.meanings import MINE
from playmat.reader.passes.two_places import shuffled_if_searched

APART: Final = ("$needs", "$pay", "$rule", "$clause", "$except_paid")
"""Statements about the card itself, not part of its effect."""


def on_a_coin(said: Node) -> bool:
    """Whether a statement is one outcome of a coin whose other outcome does nothing."""
    coins = ("heads", "tails", "all_heads")
    return (
        said.word == "if"
        and not said["else"]
        and any(n.word in coins for n in nodes_in(said["condition"]))
    )


def check_shed(before: Block) -> None:
    """Reject a remark on attached cards unless they were discarded anyway."""
    leaves = [n for n in nodes_in(before) if n.word in ("discard", "return_mon")]
    if not any("discard" in (n.word, *n.args) for n in leaves):
        raise Unread("cards are shed by nobody who leaves")


def _cost(before: Block, word: Node, rest: Block) -> Block:
    """Make the last statements the cost of the card."""
    return (*rest, node("$pay", before))


def foe_first(before: Block, word: Node, rest: Block) -> Block:
    """Let the opponent go first in what both players do, even under a condition."""
    if len(before) == 1 and before[0].word == "if":
        test, do, *other = before[0].args
        return (*rest, Node("if", (test, foe_first(cast(Block, do), word, ()), *other)))
    half = len(before) // 2
    mine, theirs = before[:half], before[half:]
    if not half or likewise(mine) != theirs:
        raise Unread("says who goes first where not each player does the same")
    return (*rest, *theirs, *mine)


def likewise(before: Block) -> Block:
    """What one player did as done by the other."""
    return cast(Block, swapped(before))


def both_do(before: Block, word: Node, rest: Block) -> Block:
    """Let the other player do the same afterwards, possibly optionally."""
    theirs = likewise(before)
    return (*rest, *before, *((node("may", "foe", theirs),) if word["may"] else theirs))


def _other(before: Block, word: Node, rest: Block) -> Block:
    """Make the last statements one outcome of a condition, and this the other.

    Of several effects only the last is replaced, if this one has the same word.
    """
    test, block = cast(tuple[Node, Block], word.args)
    done = list(before)
    if searches_more(done, word):
        return (*rest, *done)
    if not before:
        raise Unread("says instead of what")
    if before and if_done(before[-1]):
        inner = _other(cast(Block, before[-1].args[1]), word, ())
        return (*rest, *before[:-1], Node("if", (before[-1].args[0], inner, ())))
    if before and len(block) == 1 and before[-1].word == block[0].word:
        last, found = split_pick(before[-1])
        if last.word in DONE_TO:
            test, block = (with_subject(part, last["target"]) for part in (test, block))  # type: ignore[assignment]
        return (*rest, *before[:-1], *found, node("if", test, block, (last,)))
    inside = before[-1].block("then") if before and before[-1].word == "if" else ()
    if len(block) == 1 < len(inside) and block[0].word in (said.word for said in inside):
        raise Unread("says instead of which of several")
    return (*rest, node("if", test, block, before))


def _without_filters(of: Arg) -> Arg:
    """A selection without its filters."""
    return _without_filters(of["of"]) if is_word(of, "where") else of


def _narrow_choice(before: Block, word: Node, rest: Block) -> Block:
    """Narrow the preceding choice of one's own Pokémon."""
    fit = word.child("filter")

    def narrower(arg: Arg) -> Arg:
        if not is_word(arg, "$pick") or "all" not in {
            n.word for n in nodes_in(_without_filters(arg["from"]))
        }:
            return arg
        return arg.having("from", _filtered(arg["from"], fit))

    done = cast(Block, changed((*rest, *before), narrower))
    if done == (*rest, *before):
        raise Unread("a limit to nothing chosen")
    return done


def _except(before: Block, word: Node, rest: Block) -> Block:
    """Exclude some cards from the preceding choice."""
    fit = node("fits_not", word.child("filter"))

    def narrower(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in ("$pick", "$search"):
            return arg
        return arg.having("from", _filtered(arg["from"], fit))

    return (*rest, *cast(Block, changed(before, narrower)))


def _as_basic(before: Block, word: Node, rest: Block) -> Block:
    """Make what is put onto the Bench count as a Basic Pokémon."""

    def counted(arg: Arg) -> Arg:
        return node("bench_as_basic", arg["cards"]) if is_word(arg, "bench") else arg

    return cast(Block, changed((*rest, *before), counted))


def _if_room(before: Block, word: Node, rest: Block) -> Block:
    """Allow effects on the Bench only while there is room on it."""

    def roomy(said: Node) -> Node:
        if said.word != "may" or not any(n.word == "bench" for n in nodes_in(said)):
            return said
        return node("if", node("not", node("bench_full", said["by"])), (said,))

    done = tuple(roomy(said) for said in (*rest, *before))
    if done == (*rest, *before):
        raise Unread("speaks of a Bench that nothing is put onto")
    return done


def which_player(said: Block) -> Block:
    """Turn what follows the choice of a player into two options."""
    if node("$which") not in said:
        return said
    at = said.index(node("$which"))
    blocks = tuple(cast(Block, replaced(said[at + 1 :], "$player", who)) for who in ("me", "foe"))
    return (*said[:at], Node("either", ("me", blocks)))


def sets_held(found: Block) -> Block:
    """Bind a set of Pokémon that later words of the sentence call "those Pokémon"."""
    those = node("$that", "mons")
    first = found[0].args[0] if found and found[0].args else None
    plain = isinstance(first, Node) and first.word in ("where", "all", "bench_of")
    later = found[1:]
    picked = any(n.word == "$pick" for n in nodes_in(found))
    if not plain or picked or those not in nodes_in(later):
        return found
    held = node("ref", "$set")
    head = found[0].having("target", held)
    told = cast(Block, replaced(later, those, held))
    return (node("bind", "$set", cast(Node, first)), head, *told)


def twins(said: Block) -> Block:
    """Turn the effects of one and of two copies into a choice; the second comes from the hand.

    Neither is in the discard pile while they take effect. [TRAINER-02]
    """
    at = next((at for at, s in enumerate(said) if s.word == "$paired"), -1)
    alone = [s for s in said if s.word == "$alone"]
    if at < 0 or not alone:
        return said
    one = said[said.index(alone[0]) + 1 : at]
    first = (*alone[0].block("do"), *one)
    twins_held = node("where", MINE, node("named", "$own"))
    both = (*said[at].block("do"), *said[at + 1 :])
    picked = node("bind", "$twin", node("choose", twins_held))
    second = (picked, *both, node("discard", node("ref", "$twin")))
    choice = Node("either", ("me", (first, second)))
    held = Node("if", (node("any_of", twins_held), (choice,), first))
    return (*said[: said.index(alone[0])], held)


def _filtered(of: Arg, fit: Node) -> Arg:
    if is_word(of, "where"):
        return node("where", of["of"], node("fits_both", of["filter"], fit))
    return node("where", of, fit)


AFTERWORDS: Final[dict[str, Callable[[Block, Node, Block], Block]]] = {
    "$must": _cost,
    "$foe_first": foe_first,
    "$likewise": both_do,
    "$in_place": _other,
    "$only": _narrow_choice,
    "$except": _except,
    "$as_basic": _as_basic,
    "$searched": shuffled_if_searched,
    "$room": _if_room,
}
"""Words that change what was said just before them."""


def gather_options(said: Block) -> Block:
    """Statements with options gathered into one choice."""
    others = [at for at, s in enumerate(said) if s.word == "$or"]
    if others:
        apart = tuple(s for s in said if s.word in APART)
        first = tuple(s for s in said[: others[0]] if s.word not in APART)
        then = (
            *said[others[0]].block("do"),
            *(s for s in said[others[0] + 1 :] if s.word not in APART),
        )
        return (*apart, Node("either", ("me", (first, then))))
    if node("$options") not in said:
        return said
    at = said.index(node("$options"))
    blocks: list[Block] = []
    for s in said[at + 1 :]:
        if s.word == "$option":
            blocks.append(s.block("do"))
        elif blocks and s != _BOTH_TOO:
            blocks[-1] = (*blocks[-1], s)  # statements after an option are part of it
    if _BOTH_TOO in said:
        blocks = _or_more(blocks)
    return (*said[:at], Node("either", ("me", tuple(blocks))))


def _or_more(blocks: list[Block]) -> list[Block]:
    """Options of which several may be taken: one, and any after it."""
    if len(blocks) == 2:
        return [*blocks, tuple(s for block in blocks for s in block)]
    return [
        (*block, *(node("may", "me", later) for later in blocks[at + 1 :]))
        for at, block in enumerate(blocks)
    ]


_BOTH_TOO: Final = node("$both_too")
"""All options may be taken together."""
