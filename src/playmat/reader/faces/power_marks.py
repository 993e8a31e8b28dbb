"""What later sentences say of a clause under way: limits, flags, what is left out.

A ``Draft`` is a clause as far as it has been said; each function here changes one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from playmat.lang.make import Block, changed, conjunction, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.discourse.amendments import BENCH_TOO, flagged_hit
from playmat.reader.discourse.remarks import AFTERWORDS
from playmat.reader.face import Unread
from playmat.reader.meanings import fitted
from playmat.reader.text.tokens import Sentence


class Draft:
    """A clause under way: its kind, its parts, and the statements said so far."""

    def __init__(self, said: Node) -> None:
        self.kind = said.word
        self.args = list(said.args[:-1])
        self.said = list(cast(Block, said.args[-1]))
        self.unique: str | None = None


def limits_last(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Return a text in which the limit it begins with follows what it limits."""
    first = tuple(word.lower() for word in text[0].words[:6]) if text else ()
    limits = first == ("you", "can't", "use", "more", "than", "1")
    return (*text[1:], text[0]) if limits and len(text) > 1 else text


def tie(drafts: list[Draft]) -> None:
    """Let reactions of one sentence that do the same go on alike, by sharing what is said."""
    for one, other in pairwise(draft for draft in drafts if draft.kind == "$on"):
        if one.said == other.said:
            other.said = one.said


def flag(draft: Draft, flags: tuple[Arg, ...]) -> None:
    """Say what the damage spoken of last is not affected by."""

    def flagged(arg: Arg) -> Arg:
        return flagged_hit(arg, flags) if isinstance(arg, Node) and arg.word == "hit" else arg

    for at in reversed(range(len(draft.said))):
        better = cast(Node, changed(draft.said[at], flagged))
        if better != draft.said[at]:
            draft.said[at] = better
            return
    if flags == BENCH_TOO and not any(n.word == "hit" for n in nodes_in(tuple(draft.said))):
        draft.said[:] = list(cast(Block, changed(tuple(draft.said), _as_damage)))


def _as_damage(arg: Arg) -> Arg:
    """Return counters to which Weakness and Resistance apply as the damage that they are."""
    if not isinstance(arg, Node) or arg.word != "counters" or not isinstance(arg.args[1], int):
        return arg
    return node("hit", arg.args[0], 10 * arg.args[1], *BENCH_TOO)


def at_present(off: Node) -> Node:
    """Return when a power does not work, by what is so now and not before an attack."""

    def now(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word != "already":
            return arg
        named = [node("condition_is", one) for one in cast(tuple[Arg, ...], arg.args[1])]
        fit = conjunction("fits_any", *named) if named else node("afflicted")
        return node("is", arg.args[0], fit)

    return cast(Node, changed(off, now))


def shed(draft: Draft) -> None:
    """Discard what is attached to a Pokémon before it leaves play."""
    said = tuple(draft.said)
    if any(n.word in ("set_zone", "attached", "stack", "$this") for n in nodes_in(said)):
        return
    leaving = [n for n in nodes_in(said) if n.word == "return_mon"]
    if not leaving:
        raise Unread("cards are shed by nobody who leaves")
    target, zone = leaving[0].args
    picked = isinstance(target, Node) and target.word == "$pick"
    who = node("$that", "mons") if picked else target
    first = (node("$found", target),) if picked else ()
    new = (*first, node("discard", node("attached", who)), node("return_mon", who, zone))
    draft.said[:] = list(cast(Block, changed(said, lambda arg: _spliced(arg, leaving[0], new))))


def _spliced(arg: Arg, old: Node, new: Block) -> Arg:
    """Return a block with one statement exchanged for several."""
    if not isinstance(arg, tuple) or old not in arg:
        return arg
    at = arg.index(old)
    return (*arg[:at], *new, *arg[at + 1 :])


def out_of_play(said: Block) -> Block:
    """Let a Pokémon in play that goes to a hand or is discarded go as Pokémon do."""
    own, card = node("self"), node("$this")
    alone = (node("discard", node("attached", own)), node("return_mon", own, "hand"))
    gone = (node("return_mon", own, "discard"),)
    said = cast(Block, changed(said, lambda arg: _spliced(arg, node("move", card, "hand"), alone)))
    return cast(Block, changed(said, lambda arg: _spliced(arg, node("discard", card), gone)))


def as_basic(draft: Draft) -> None:
    """Let what was put onto the Bench count as a Basic Pokémon."""

    def basic(arg: Arg) -> Arg:
        benched = isinstance(arg, Node) and arg.word == "bench"
        return Node("bench_as_basic", cast(Node, arg).args[:1]) if benched else arg

    draft.said[:] = list(cast(Block, changed(tuple(draft.said), basic)))


def spare(draft: Draft, condition: str) -> None:
    """Let a condition be given only to those who do not have it yet."""

    def spared(arg: Arg) -> Arg:
        if isinstance(arg, Node) and arg.word == "inflict" and arg.args[1] == condition:
            free = node("fits_not", node("condition_is", condition))
            return node("inflict", fitted(arg.args[0], free), *arg.args[1:])
        return arg

    draft.said[:] = list(cast(Block, changed(tuple(draft.said), spared)))


def by_either(drafts: list[Draft], parts: Block) -> Block:
    """Let what "that player" does be done by the player chosen just before."""
    if parts in ((), (node("$early"),)) or not drafts:
        return parts
    if drafts[-1].said[-1:] != [node("$either_player")]:
        return parts
    drafts[-1].said.pop()
    sides = (("me", "me"), ("foe", "the other player"))
    blocks = tuple(
        (node("label", said), *cast(Block, replaced(parts, "$player", who))) for who, said in sides
    )
    return (Node("either", ("me", blocks)),)


def lay_on_marked(drafts: list[Draft]) -> list[Draft]:
    """Let what markers do lie on whoever is given one, whatever becomes of the giver."""
    kept: list[Draft] = []
    for draft in drafts:
        giver = kept[-1] if kept else draft
        given = [n for n in nodes_in(tuple(giver.said)) if n.word == "marker"]
        mods = _on_marked(draft, given[0].args[1]) if given and draft.kind == "$static" else ()
        if mods:
            stays = node("is", node("bearer"), node("has_marker", given[0].args[1]))
            held = (node("as_long_as", stays, mods),)
            giver.said.append(node("lasting", "while_in_play", node("$that", "mons"), held))
        else:
            kept.append(draft)
    return kept


def _on_marked(draft: Draft, name: Arg) -> Block:
    """Return what holds for all who carry a marker as said of one of them, or nothing."""
    marked = node("where", node("all", "both"), node("has_marker", name))
    mods = tuple(mod for part in draft.said for mod in cast(Block, part.args[1]))
    if not mods or not all(marked in list(nodes_in(mod)) for mod in mods):
        return ()
    return cast(Block, replaced(mods, marked, node("bearer")))


def narrow(draft: Draft, mark: Node) -> None:
    """Let the clause before reach only some of the own Pokémon; none that falls by it."""
    fit = mark.args[0] if mark.word == "$only" else _outlasting(draft)
    draft.said[:] = list(AFTERWORDS["$only"](tuple(draft.said), node("$only", fit), ()))


def _outlasting(draft: Draft) -> Node:
    """Return who stands what a clause puts on a Pokémon."""
    put = [part.args[1] for part in nodes_in(tuple(draft.said)) if part.word == "counters"]
    if len(put) != 1 or not isinstance(put[0], int):
        raise Unread("not clear by what somebody would be Knocked Out")
    return node("fits_not", node("hp_left_at_most", 10 * put[0]))


def limit(draft: Draft, mark: Node) -> None:
    """Say of the clause before that it counts once, or how much it does at most."""
    if mark.word == "$unique":
        draft.unique = str(mark.args[0])
        return
    most = cast(int, mark.args[0])

    def capped(arg: Arg) -> Arg:
        value = arg.args[3] if isinstance(arg, Node) and arg.word == "mod" else None
        if not isinstance(value, Node) or value.word != "mul" or not isinstance(value.args[0], int):
            return arg
        bound = node("most", value, -most) if value.args[0] < 0 else node("least", value, most)
        return Node("mod", (*cast(Node, arg).args[:3], bound, *cast(Node, arg).args[4:]))

    limited = cast(Block, changed(tuple(draft.said), capped))
    if limited == tuple(draft.said):
        raise Unread("a limit to something that is not counted")
    draft.said[:] = list(limited)
