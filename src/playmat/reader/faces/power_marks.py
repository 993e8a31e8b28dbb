"""Later sentences about a clause: limits, flags, exceptions.

A ``Draft`` is a clause in progress; each function here changes one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from playmat.lang.make import Block, changed, conjunction, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.discourse.amendments import BENCH_TOO, flagged_hit
from playmat.reader.discourse.remarks import AFTERWORDS
from playmat.reader.face import Unread
from playmat.reader.text.tokens import Sentence


class Draft:
    """A clause in progress: its kind, its parts, and its statements so far."""

    def __init__(self, said: Node) -> None:
        self.kind = said.word
        self.args = list(said.args[:-1])
        self.said = list(cast(Block, said.args[-1]))
        self.unique: str | None = None


def limits_last(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """A text with an initial limit moved after what it limits."""
    first = tuple(word.lower() for word in text[0].words[:6]) if text else ()
    limits = first == ("you", "can't", "use", "more", "than", "1")
    return (*text[1:], text[0]) if limits and len(text) > 1 else text


def tie(drafts: list[Draft]) -> None:
    """Make equal reactions of one sentence share their later statements."""
    for one, other in pairwise(draft for draft in drafts if draft.kind == "$on"):
        if one.said == other.said:
            other.said = one.said


def flag(draft: Draft, flags: tuple[Arg, ...]) -> None:
    """Set the flags of the damage mentioned last."""

    def flagged(arg: Arg) -> Arg:
        return flagged_hit(arg, flags) if is_word(arg, "hit") else arg

    for at in reversed(range(len(draft.said))):
        better = cast(Node, changed(draft.said[at], flagged))
        if better != draft.said[at]:
            draft.said[at] = better
            return
    if flags == BENCH_TOO and not any(n.word == "hit" for n in nodes_in(tuple(draft.said))):
        draft.said[:] = list(cast(Block, changed(tuple(draft.said), _as_damage)))


def _as_damage(arg: Arg) -> Arg:
    """Counters to which Weakness and Resistance apply, as damage."""
    if not is_word(arg, "counters") or not isinstance(arg["count"], int):
        return arg
    return node("hit", arg["target"], 10 * arg["count"], *BENCH_TOO)


def at_present(off: Node) -> Node:
    """When a power does not work, judged at the present instead of before an attack."""

    def now(arg: Arg) -> Arg:
        if not is_word(arg, "already"):
            return arg
        named = [node("condition_is", one) for one in cast(tuple[Arg, ...], arg["conditions"])]
        fit = conjunction("fits_any", *named) if named else node("afflicted")
        return node("is", arg["who"], fit)

    return cast(Node, changed(off, now))


def drop_attached(draft: Draft) -> None:
    """Discard what is attached to a Pokémon before it leaves play."""
    said = tuple(draft.said)
    if any(n.word in ("set_zone", "attached", "stack", "$this") for n in nodes_in(said)):
        return
    leaving = [n for n in nodes_in(said) if n.word == "return_mon"]
    if not leaving:
        raise Unread("cards are shed by nobody who leaves")
    target, zone = leaving[0].args
    picked = is_word(target, "$pick")
    who = node("$that", "mons") if picked else target
    first = (node("$found", target),) if picked else ()
    new = (*first, node("discard", node("attached", who)), node("return_mon", who, zone))
    draft.said[:] = list(cast(Block, changed(said, lambda arg: _spliced(arg, leaving[0], new))))


def _spliced(arg: Arg, old: Node, new: Block) -> Arg:
    """A block with one statement replaced by several."""
    if not isinstance(arg, tuple) or old not in arg:
        return arg
    at = arg.index(old)
    return (*arg[:at], *new, *arg[at + 1 :])


def out_of_play(said: Block) -> Block:
    """Make a Pokémon in play that is moved or discarded as a card leave play properly."""
    own, card = node("self"), node("$this")
    alone = (node("discard", node("attached", own)), node("return_mon", own, "hand"))
    gone = (node("return_mon", own, "discard"),)
    said = cast(Block, changed(said, lambda arg: _spliced(arg, node("move", card, "hand"), alone)))
    return cast(Block, changed(said, lambda arg: _spliced(arg, node("discard", card), gone)))


def as_basic(draft: Draft) -> None:
    """Make what was put onto the Bench count as a Basic Pokémon."""

    def basic(arg: Arg) -> Arg:
        return Node("bench_as_basic", (arg["cards"],)) if is_word(arg, "bench") else arg

    draft.said[:] = list(cast(Block, changed(tuple(draft.said), basic)))


def by_either(drafts: list[Draft], parts: Block) -> Block:
    """Let "that player" be the player chosen just before."""
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
    """Attach the effects of markers to the Pokémon that received one."""
    kept: list[Draft] = []
    for draft in drafts:
        giver = kept[-1] if kept else draft
        given = [n for n in nodes_in(tuple(giver.said)) if n.word == "marker"]
        mods = _on_marked(draft, given[0]["name"]) if given and draft.kind == "$static" else ()
        if mods:
            stays = node("is", node("bearer"), node("has_marker", given[0]["name"]))
            held = (node("as_long_as", stays, mods),)
            giver.said.append(node("lasting", "while_in_play", node("$that", "mons"), held))
        else:
            kept.append(draft)
    return kept


def _on_marked(draft: Draft, name: Arg) -> Block:
    """Effects on all Pokémon with a marker as effects on one of them, or an empty block."""
    marked = node("where", node("all", "both"), node("has_marker", name))
    mods = tuple(mod for part in draft.said for mod in part.block("mods"))
    if not mods or not all(marked in list(nodes_in(mod)) for mod in mods):
        return ()
    return cast(Block, replaced(mods, marked, node("bearer")))


def narrow(draft: Draft, mark: Node) -> None:
    """Limit a clause to some of one's Pokémon; never those it would Knock Out."""
    fit = mark["filter"] if mark.word == "$only" else _outlasting(draft)
    draft.said[:] = list(AFTERWORDS["$only"](tuple(draft.said), node("$only", fit), ()))


def _outlasting(draft: Draft) -> Node:
    """Filter of Pokémon that survive the counters of a clause."""
    put = [part["count"] for part in nodes_in(tuple(draft.said)) if part.word == "counters"]
    if len(put) != 1 or not isinstance(put[0], int):
        raise Unread("not clear by what somebody would be Knocked Out")
    return node("fits_not", node("hp_left_at_most", 10 * put[0]))


def limit(draft: Draft, mark: Node) -> None:
    """Apply a limit to the last clause: it does not stack, or has a maximum."""
    if mark.word == "$unique":
        draft.unique = str(mark["when"])
        return
    most = cast(int, mark["n"])
    if mark["deed"] != "mod":
        _limit_deed(draft, mark)
        return

    def capped(arg: Arg) -> Arg:
        value = arg["value"] if is_word(arg, "mod") else None
        if not is_word(value, "mul") or not isinstance(value["left"], int):
            return arg
        bound = node("most", value, -most) if value["left"] < 0 else node("least", value, most)
        return cast(Node, arg).having("value", bound)

    limited = cast(Block, changed(tuple(draft.said), capped))
    if limited == tuple(draft.said):
        raise Unread("a limit to something that is not counted")
    draft.said[:] = list(limited)


def _limit_deed(draft: Draft, mark: Node) -> None:
    """Apply a maximum: several of that name do no more than one."""
    fixed = [n for n in nodes_in(tuple(draft.said)) if n.word == mark["deed"]]
    if any(mark["n"] in n.args for n in fixed):
        draft.unique = "event"
    else:
        draft.said.append(node("$cap", *mark.args))
