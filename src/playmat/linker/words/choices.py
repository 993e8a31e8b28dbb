"""Words that bind variables and pick: values, choices and searches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from playmat.engine.ops import cards, choose, control, pokemon, rare
from playmat.engine.ops.worth import MoreCounters
from playmat.engine.values.conditions import Both, Did, Not
from playmat.engine.values.numbers import Const, Held, Stripped
from playmat.engine.values.selectors import HeldPick
from playmat.engine.values.selectors_different import Apart
from playmat.lang.needs.amounts import useful_choice, useful_number
from playmat.lang.needs.choosing import before_damage, worth_choosing
from playmat.lang.needs.telling_apart import worth_telling_apart
from playmat.lang.node import Arg, Node
from playmat.lang.words import WORDS
from playmat.linker.analysis import decks, in_play, looked_at, only_benched, speaks_of, units
from playmat.linker.effects import Context, EffectWriter, NextChoice, Write
from playmat.linker.instructions import Skipping
from playmat.linker.leaving import settle_leaving
from playmat.linker.names import player, type_mask
from playmat.linker.narrowing import narrowing
from playmat.linker.values import SORTS
from playmat.model.definitions import Condition, Number

Counts = tuple[Number, Number]
"""The least and the most."""


def bind(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``x <- value``."""
    name, value, env = str(said["var"]), said["value"], emit.env
    settle_leaving(emit, said, at.after)
    if isinstance(value, Node) and WORDS[value.word].sort == "effect":
        bind_effect(emit, name, value, at)
    elif is_num(emit, value):
        num = emit.num(value)
        emit.add(control.SetNum(env.bind(name, "num"), num))
    else:
        pick = emit.pick(value)
        emit.add(control.SetPick(env.bind(name, emit.lower.sort(value, env)), pick))


def is_num(emit: EffectWriter, value: Arg) -> bool:
    """Whether a value is a number rather than a choice."""
    if not isinstance(value, Node):
        return True
    if value.word == "ref":
        return emit.env.sort_of(value) == "num"
    return WORDS[value.word].sort == "num"


def bind_effect(emit: EffectWriter, name: str, value: Node, at: Context) -> None:
    """Write an effect whose result a variable gets."""
    word, sort = WORDS[value.word], result_sort(emit, value)
    again = speaks_of(value, name)
    target = emit.env.spare() if again else emit.env.bind(name, sort)
    emit.add(control.Clear(target))
    picked(emit, value, replace(at, reg=target, name=name))
    if word.gives == "nothing":
        emit.add(control.SetNum(target, Const(1)))
    if again:
        emit.add(control.SetPick(emit.env.bind(name, sort), HeldPick(target)))


def result_sort(emit: EffectWriter, value: Node) -> str:
    """The sort of an effect's result."""
    gives = WORDS[value.word].gives
    if gives == "any":
        return emit.lower.sort(value["from"], emit.env)
    # A name is kept as its number, and a deed as 1.
    return "num" if gives in ("name", "nothing") else gives


def picked(emit: EffectWriter, value: Node, at: Context) -> None:
    """Write an effect with a named result; a choice is skipped if it cannot matter."""
    program = emit.faces.program
    known = replace(at, choice=next_choice(emit, value, at))
    if value.word == "number":
        value = useful_number(program, at.name, value)
    worth = worth_choosing(program, at.name, value)
    value = useful_choice(program, at.name, value)
    if worth is None or not emit.env.binds(worth):
        emit.effect(value, known)
        return
    first = before_damage(worth) if at.early else worth
    skip = control.Unless(emit.cond(first))
    emit.add(skip)
    emit.effect(value, known)
    if at.early:
        put_off(emit, value, at, skip.cond if first == worth else emit.cond(worth))
    skip.to = emit.here


def put_off(emit: EffectWriter, value: Node, at: Context, worth: Condition) -> None:
    """Record that a choice was made; one that was skipped is made once it can matter."""
    asked = emit.env.spare()
    emit.add(control.SetNum(asked, Const(1)))
    for test in (Not(Did(asked, True)), *at.within):
        worth = Both(worth, test, False)
    emit.open.late.append((value, Context(at.reg, at.name), worth))


def next_choice(emit: EffectWriter, value: Node, at: Context) -> NextChoice:
    """What is known about the choice that a variable gets."""
    if WORDS[value.word].role != "pick":
        return at.choice
    program, env = emit.faces.program, emit.env
    worth = None
    if value.word in ("choose", "search"):
        worth = worth_telling_apart(program, at.name, value)
    return NextChoice(
        only_benched(program, at.name),
        at.choice.agreed,
        emit.cond(worth) if worth and env.binds(worth) else None,
        narrowing(program, at.name, value, env, emit.pick),
    )


def ask_late(emit: EffectWriter) -> None:
    """Write the choices that could not matter earlier but may matter now."""
    for value, at, worth in emit.open.late:
        skip = control.Unless(worth)
        emit.add(skip)
        emit.effect(value, at)
        skip.to = emit.here
    emit.open.late = []


def pick_each(emit: EffectWriter, ask: Skipping, sort: str, reg: int) -> None:
    """Write a question that is repeated for one pick after another."""
    take = choose.TakePick(SORTS[sort], reg)
    emit.ask_again(ask, take)
    take.to = emit.here


def choose_from(
    emit: EffectWriter, source: Arg, who: Arg, counts: Counts, at: Context, unlike: str = ""
) -> None:
    """Write a choice of cards or Pokémon; *unlike* says how the picks must differ."""
    known = at.choice
    pick, sort = emit.pick(source), emit.lower.sort(source, emit.env)
    reg = emit.result(at)
    if known.benched and sort == "cards":
        pick = pokemon.Benchable(pick, *emit.called(), reg)
    if unlike:
        pick = Apart(pick, SORTS[sort], reg, unlike == "types")
    pick = known.narrowing.of(pick, sort, reg)
    attached = sort == "cards" and in_play(source)
    ask = choose.AskPick(pick, SORTS[sort], player(who), reg, attached)
    ask.least, ask.most = Const(1) if known.agreed else counts[0], counts[1]
    ask.worth, ask.left = known.worth, at.left
    if at.drained >= 0:
        ask.worth = MoreCounters(pick, at.drained)
    pick_each(emit, ask, sort, reg)


def choose_some(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``choose`` and ``choose_different``."""
    unlike = str(said["what"]) if said.word.endswith("_different") else ""
    counts = emit.num(said["least"]), emit.num(said["most"])
    choose_from(emit, said["from"], said["by"], counts, at, unlike)


def search(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``search`` and ``search_different``: the player looks at all the cards first."""
    who = player(said["by"])
    emit.add(choose.Search(who, tuple(decks(said["from"]))))
    for zone in looked_at(said["from"]):
        emit.add(cards.Look(emit.pick(zone), who, False, -1, -1))
    choose_some(emit, said, at)


def mirror(emit: EffectWriter, said: Node, at: Context) -> None:
    emit.lower.names.match.history = True
    emit.add(rare.Mirror(emit.pick(said["target"])))
    lost, chosen = emit.env.spare(), emit.env.spare()
    emit.add(control.SetNum(lost, Stripped()), control.Clear(chosen))
    energy = Node("energy_on", (said["target"],))
    choose_from(emit, energy, "me", (Held(lost), Held(lost)), replace(at, reg=chosen))
    emit.add(cards.Move(HeldPick(chosen), cards.zone_number("discard"), -1, -1))


def pick_random(emit: EffectWriter, said: Node, at: Context) -> None:
    pick, sort = emit.pick(said["from"]), emit.lower.sort(said["from"], emit.env)
    reg = emit.result(at)
    ask = choose.AskRandom(pick, SORTS[sort], emit.num(said["count"]), reg)
    pick_each(emit, ask, sort, reg)


def order(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``order``: the first card picked ends up on top."""
    rest, who = emit.env.spare(), player(said["by"])
    reg = emit.result(at)
    emit.add(control.SetPick(rest, emit.pick(said["cards"])))
    pick_each(emit, choose.AskOrderOf(who, rest, reg), "cards", reg)
    emit.add(cards.PutInOrder(reg, who))


def choose_units(emit: EffectWriter, said: Node, at: Context) -> None:
    reg, mask = emit.result(at), type_mask(str(said["type"]))
    pick, count = emit.pick(said["from"]), emit.num(said["units"])
    pick_each(emit, choose.AskUnits(pick, count, mask, player(said["by"]), reg), "cards", reg)


def choose_paying(emit: EffectWriter, said: Node, at: Context) -> None:
    reg, wanted = emit.result(at), [*units(str(said["units"]))]
    ask = choose.AskPaying(emit.pick(said["from"]), wanted, player(said["by"]), reg)
    ask.apart = said["how"] == "by_cards"
    pick_each(emit, ask, "cards", reg)


CHOICES: Final[Mapping[str, Write]] = {
    "bind": bind,
    "choose": choose_some,
    "choose_different": choose_some,
    "search": search,
    "search_different": search,
    "pick_random": pick_random,
    "order": order,
    "choose_units": choose_units,
    "choose_paying": choose_paying,
    "mirror": mirror,
}
