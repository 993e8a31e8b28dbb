"""Reactions and modifiers that an attack leaves behind: their contents and duration."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.words import giving, of_role
from playmat.reader.face import Unread
from playmat.reader.meanings import FOES_ACTIVE, changing

COIN_WORDS: Final = giving("coins")
"""Words that flip coins."""
CHANGING: Final = of_role("event")
"""Words that change an event about to happen."""


def into_reaction(last: Node, statement: Node) -> Node | None:
    """*last* with a statement added to the reaction at its end, if that flips coins."""
    if last.word == "$react":
        *head, block = last.args
        if any(n.word == "flip" for n in nodes_in(block)):
            return node("$react", *head, (*cast(Block, block), statement))
    if last.word == "if" and last["then"] and not last["else"]:
        test, then, other = last.args
        if ends_on_coins(cast(Block, then)):
            return Node("if", (test, (*cast(Block, then), statement), other))
        *first, end = cast(Block, then)
        inner = into_reaction(end, statement)
        return None if inner is None else Node("if", (test, (*first, inner), other))
    return None


def under_choice(said: list[Node], block: Block) -> bool:
    """Put a sentence under the condition of a choice it refers to, if it also does other things.

    If nothing could be chosen, none of it is done.
    """
    last = said[-1] if said else node("stop")
    if last.word != "if" or last["else"] or [n.word for n in last.block("then")] != ["$found"]:
        return False
    speaks = [any(n in _SPOKEN for n in nodes_in(part)) for part in block]
    rest = [part.word for part, about in zip(block, speaks, strict=True) if not about]
    if not any(speaks[:1]) or not set(rest) - {"shuffle"} or rest[0].startswith("$"):
        return False
    said[-1] = Node("if", (last["condition"], (*last.block("then"), *block), ()))
    return True


_SPOKEN: Final = (node("$it"), node("$that", "cards"), node("$that", "mons"))


def into_outcome(last: Node, block: Block) -> Node | None:
    """*last* with a block added to the outcome of coins it ends with, or None."""
    if last.word != "if" or last["else"] or not last["then"]:
        return None
    test, then, other = last.args
    if speaks_of_coins(test):
        return Node("if", (test, (*cast(Block, then), *block), other))
    inner = into_outcome(cast(Block, then)[-1], block)
    return None if inner is None else Node("if", (test, (*cast(Block, then)[:-1], inner), other))


def ends_on_coins(block: Block) -> bool:
    """Whether a block ends with coins, or with effects that depend on them."""
    for statement in reversed(block):
        if statement.word in COIN_WORDS:
            return True
        if statement.word != "if" or not speaks_of_coins(statement["condition"]):
            return False
    return False


def speaks_of_coins(test: Arg) -> bool:
    """Whether a part refers to the coins just flipped."""
    return any("$coins" in n.args for n in nodes_in(test))


def closed(statement: Arg, ended: bool) -> Arg:
    """Set how long a reaction or modifier lasts."""

    def close(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in ("$react", "$open"):
            return arg
        span, whom, mods = _lasting(arg)
        if span == "$open" and not ended:
            raise Unread("does not say how long it lasts")
        return node("lasting", "while_active" if span == "$open" else span, whom, mods)

    return changed(statement, close)


def while_both_stay(statement: Arg) -> Arg:
    """Make effects on another Pokémon end with the attacker, too."""

    def bound(arg: Arg) -> Arg:
        if not is_word(arg, "lasting"):
            return arg
        span, whom, mods = arg.args
        if whom == node("self") and span == "my_next_turn":
            foe = node("$held", node("defender"))
            return node("lasting", span, whom, (*cast(Block, mods), node("ends_with", foe)))
        ends = node("ends_with", node("self"))
        if whom == node("self") or ends in cast(Block, mods):
            return arg
        return node("lasting", span, whom, (*cast(Block, mods), ends))

    return changed(statement, bound)


def _lasting(said: Node) -> tuple[Arg, Arg, Arg]:
    if said.word == "$open":
        return "$open", *said.args  # type: ignore[return-value]
    span, whom, word, event, cond, block = said.args
    bearer = whom if whom == node("self") else node("bearer")
    if (
        event in ("played", "coins_flipped")
        or changing(whom)
        or (whom, span) == (FOES_ACTIVE, "end_of_turn")
    ):
        told = (node("$it"), node("$that", "mons"))
        block = changed(block, lambda n: node("event_mon") if n in told else n)
        happened = Node(str(event), (whom,))
        clause = node(str(word), happened, cond, do=cast(Block, changed(block, _other_end)))
        return span, node("nobody"), (node("handler", clause),)
    if event in ("attached", "evolved"):
        # Without an attacker, that Pokémon is the subject of the event.
        block = cast(Block, replaced(block, node("$that", "mons"), bearer))
    if event == "attack_declared":
        # "This attack does nothing" is about the attack declared then.
        block = changed(block, lambda n: node("nullify") if n == node("cancel") else n)
    if any(n.word in CHANGING for n in nodes_in(block)):
        word = "instead"  # changes come before the event, whatever the words say
    # "It" is the subject of the reaction, but with the attacker it may mean another Pokémon.
    held = (whom,) if whom == node("self") else (whom, node("$it"))
    then = cast(Block, changed(changed(block, lambda n: bearer if n in held else n), _other_end))
    clause = Node(str(word), (Node(str(event), (bearer,)), cond, "nobody", "free", "play", then))
    return span, whom, (node("handler", clause),)


def _other_end(arg: Arg) -> Arg:
    """Refer to the other Pokémon of an event as the attacker at that time."""
    others = (node("defender"), node("attacker"), node("active", "foe"), node("$that", "mons"))
    return node("event_other") if arg in others else arg
