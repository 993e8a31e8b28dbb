"""Words that control an effect: branches, loops, questions, lasting effects and delays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from playmat.engine.attack import Cancel
from playmat.engine.ops import control, foresee, lasting
from playmat.engine.values.conditions import Not
from playmat.engine.values.numbers import Held, TypesNow
from playmat.kinds import events, queries
from playmat.lang.make import conjunction
from playmat.lang.needs.asking import shown_to, worth_asking
from playmat.lang.needs.handing import picked_for
from playmat.lang.needs.telling_apart import drains, goes_all_the_same
from playmat.lang.needs.twice import picked_first, tells_nothing
from playmat.lang.needs.using import doable
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.words import WORDS
from playmat.linker.analysis import split_modifiers
from playmat.linker.effects import Context, EffectWriter, Write
from playmat.linker.names import order_number, player
from playmat.model.definitions import Condition, ModDef, Op

Args = tuple[Arg, ...]


def test(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``if``."""
    foretell(emit, said["condition"])
    skip = control.Unless(emit.cond(said["condition"]))
    emit.add(skip)
    emit.block(said["then"], holding(at, skip.cond))
    if said["else"]:
        jump = control.Jump()
        emit.add(jump)
        skip.to = emit.here
        emit.block(said["else"], holding(at, Not(skip.cond)))
        jump.to = emit.here
    else:
        skip.to = emit.here


def holding(at: Context, test: Condition) -> Context:
    """The context of a block that runs if a test holds."""
    return replace(at, within=(*at.within, test))


def foretell(emit: EffectWriter, cond: Arg) -> None:
    """Ask about effects that may prevent the Knock Outs in a condition."""
    for node in nodes_in(cond):
        if node.word == "falls":
            emit.add(foresee.Foresee(emit.pick(node["who"])), foresee.Doom(emit.pick(node["who"])))


def loop(emit: EffectWriter, head: Op, body: Arg, at: Context) -> None:
    """Write a loop around a block; the head decides when to leave it."""
    start, breaks = emit.here, list[control.Jump]()
    emit.add(head)
    emit.block(body, replace(at, breaks=breaks))
    emit.jump(start)
    for jump in breaks:
        jump.to = emit.here


def each(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``each x in ...``."""
    pick, sort = emit.pick(said["of"]), emit.lower.sort(said["of"], emit.env)
    rest = emit.env.spare()
    emit.add(control.SetPick(rest, pick))
    head = control.Next(rest, emit.env.bind(str(said["var"]), sort))
    loop(emit, head, said["do"], at)
    head.to = emit.here


def repeat(emit: EffectWriter, said: Node, at: Context) -> None:
    left = emit.env.spare()
    emit.add(control.SetNum(left, emit.num(said["times"])))
    head = control.Countdown(left)
    same = left if goes_all_the_same(said["do"]) else -1
    drained = left if drains(said["do"]) else -1
    loop(emit, head, said["do"], replace(at, left=same, drained=drained))
    head.to = emit.here


def endless(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``loop``."""
    loop(emit, control.Clear(emit.env.spare()), said["do"], at)


def ask(emit: EffectWriter, said: Node, at: Context) -> None:
    emit.add(control.AskMay(player(said["by"])))
    emit.ask(control.TakeMay(at.reg))


def may(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``may``; if choosing none means no, only the choice is asked."""
    vain = unless_vain(emit, said["do"], said["by"])
    take = control.TakeMay(at.reg)
    picked = picked_first(emit.faces.program, said)
    inside = at
    if not picked or not tells_nothing(emit.faces.program, said, emit.env.mons()):
        emit.add(control.AskMay(player(said["by"])), take)
        inside = replace(at, choice=replace(at.choice, agreed=bool(picked)))
    emit.block(said["do"], inside)
    if picked and at.reg >= 0:
        count = Node("count", (Node("ref", (picked,)),))
        emit.add(control.SetNum(at.reg, emit.num(count)))
    take.to = vain.to = emit.here


def unless_vain(emit: EffectWriter, block: Arg, who: Arg) -> control.Unless:
    """Write a jump past a question whose answer could change nothing."""
    seen = shown_to(emit.faces.program, block, who) | emit.env.mons()
    needs = (worth_asking(block, seen), picked_for(emit.faces.program, block))
    known = [need for need in needs if need is not None]
    skip = control.Unless(emit.cond(conjunction("and", *known) if known else Node("always")))
    if known:
        emit.add(skip)
    return skip


def label(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write nothing: a label only names an option of ``either``."""


def either(emit: EffectWriter, said: Node, at: Context) -> None:
    blocks = said["do"]
    assert isinstance(blocks, tuple)
    take = control.TakeEither(at.reg)
    emit.add(ways(emit, str(said["by"]), blocks), take)
    ends = []
    for block in blocks:
        take.starts.append(emit.here)
        emit.block(block, at)
        ends.append(control.Jump())
        emit.add(ends[-1])
    for jump in ends:
        jump.to = emit.here


def ways(emit: EffectWriter, who: str, blocks: Args) -> control.AskEither:
    """The question for one of several effects; for *me*, only those that can be done."""
    options = [block for block in blocks if isinstance(block, tuple)]
    named = [label_of(emit, block) for block in options]
    worded = named if -1 not in named else emit.lower.names.unsaid(options, who)
    ask = control.AskEither(player(who), named, worded)
    played = who == "me" and any(clause.word == "play" for clause in emit.faces.program)
    needs = [worth_asking(block) for block in options]
    ask.worth = [emit.cond(need) if need else None for need in needs]
    able = [doable(block, not played) if who == "me" else None for block in options]
    ask.able = [emit.cond(need) if need else None for need in able]
    return ask


def label_of(emit: EffectWriter, block: Args) -> int:
    """The label a block begins with, or -1."""
    first = block[0] if block else None
    return emit.lower.names.label(str(first["name"])) if is_word(first, "label") else -1


def lasting_effect(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``lasting``."""
    lower, env = emit.lower, emit.env
    on = None if said["on"] == Node("nobody") else emit.pick(said["on"])
    bearer, words = lower.bearer, lower.captured
    lower.bearer = -1 if on is None else env.spare()
    lower.captured = captured(emit, said["do"])
    held, ends = split_modifiers(said["do"])
    mods, handlers = emit.faces.modifiers(held, env, on is not None)
    lower.captured = words
    note_types(emit, mods)
    until = order_number("until", str(said["until"]))
    op = lasting.Lasting(until, on, lower.bearer, mods, handlers)
    op.also = emit.pick(ends) if ends is not None else None
    emit.add(op)
    lower.bearer = bearer


def note_types(emit: EffectWriter, mods: list[ModDef]) -> None:
    """Store types taken from other Pokémon now, as they may change later."""
    for made in mods:
        if made.query == queries.TYPES and made.lent is not None and made.named_type:
            reg = emit.env.spare()
            emit.add(control.SetNum(reg, TypesNow(made.lent)))
            made.value = Held(reg)
            made.lent = None


def captured(emit: EffectWriter, mods: Arg) -> dict[str, int]:
    """Store what modifiers read of the current event, which is over when they apply."""
    found = dict(emit.lower.captured)
    for word in sorted(event_words(mods) - set(found)):
        reg = emit.env.spare()
        if WORDS[word].sort == "num":
            emit.add(control.SetNum(reg, emit.num(Node(word))))
        else:
            emit.add(control.SetPick(reg, emit.pick(Node(word))))
        found[word] = reg
    return found


def event_words(arg: Arg) -> set[str]:
    """Words about an event that modifiers use outside of their own reactions."""
    if isinstance(arg, tuple):
        return {word for part in arg for word in event_words(part)}
    if not isinstance(arg, Node) or arg.word == "handler":
        return set()
    own = {arg.word} & {"event_mon", "event_other", "event_card", "event_amount"}
    return own | event_words(arg.args)


def delay(emit: EffectWriter, said: Node, at: Context) -> None:
    handler = emit.faces.delayed(said, emit.env)
    during = handler.event == events.ATTACK_RESOLVED  # a canceled attack never gets there
    until = order_number("until", "this_attack" if during else "rest_of_game")
    emit.add(lasting.Lasting(until, None, -1, [], [handler]))


COURSE: Final[Mapping[str, Write]] = {
    "if": test,
    "each": each,
    "repeat": repeat,
    "loop": endless,
    "break": lambda emit, said, at: emit.leave(control.Jump(), at.breaks),
    "stop": lambda emit, said, at: emit.leave(control.Jump(), emit.open.stops),
    "cancel": lambda emit, said, at: emit.leave(Cancel(), emit.open.cancels),
    "ask": ask,
    "may": may,
    "either": either,
    "label": label,
    "lasting": lasting_effect,
    "delay": delay,
}
