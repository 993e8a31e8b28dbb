"""Words that move cards and Pokémon in several instructions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from playmat.engine.ops import cards, control, damage, lasting, pokemon, rare
from playmat.engine.ops import switch as switching
from playmat.engine.values.numbers import Const
from playmat.engine.values.selectors import HeldPick
from playmat.lang.node import Arg, Node, Program, nodes_in, uses
from playmat.linker.analysis import chooser
from playmat.linker.effects import Context, EffectWriter, Write
from playmat.linker.leaving import leaving
from playmat.linker.names import ADDED_PRIZE, player
from playmat.model.definitions import Selector


def shuffle(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``shuffle``, one instruction per deck since each may pause."""
    who = str(said["player"])
    for one in ("me", "foe") if who in ("both", "each_player") else (who,):
        emit.add(cards.Shuffle(player(one)))


def move(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``move``; Prizes not exchanged for others are recorded as added."""
    added = said["to"] == "prizes" and not uses(emit.faces.program, "prizes")
    reg = emit.result(at) if added else at.reg
    zone = cards.zone_number(str(said["to"]))
    emit.add(cards.Move(emit.pick(said["cards"]), zone, reg, emit.open.shown))
    if added:
        emit.add(rare.AddPrizes(reg, emit.lower.names.number(ADDED_PRIZE)))


def reveal(emit: EffectWriter, said: Node, at: Context) -> None:
    if emit.open.shown < 0:
        emit.open.shown = emit.env.spare()
    emit.add(cards.Look(emit.pick(said["cards"]), 0, True, emit.open.shown, at.reg))


def bench(emit: EffectWriter, said: Node, at: Context) -> None:
    by = player(chooser(emit.faces.program, said["cards"]))
    made = pokemon.BenchCards(emit.pick(said["cards"]), at.reg, *emit.called(), by)
    made.passing = said.word == "bench" and said["as"] == "new_active"
    emit.add(made)


def bench_as_basic(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``bench_as_basic``: put onto the Bench and marked as Basic."""
    reg = emit.result(at)
    bench(emit, said, replace(at, reg=reg))
    match = emit.lower.names.match
    match.basic_mark = emit.lower.names.number("counts as Basic")
    emit.add(pokemon.Marker(HeldPick(reg), match.basic_mark, Const(1), True))


def switch(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``switch``: who leaves, who replaces it if not given, then the exchange."""
    who, out = player(said["player"]), emit.env.spare()
    down = said["in"] == Node("nobody")
    incoming: Selector = emit.pick(said["in"])
    ask = switching.AskLeaving(who, incoming, leaving(emit, said), out)
    ask.down = down
    emit.ask(ask, switching.TakeMon(out))
    if down:
        emit.note(said.having("out", Node("bench_of", (said["player"],))))
        coming = emit.env.spare()
        emit.ask(switching.AskIncoming(who, out, coming), switching.TakeMon(coming))
        incoming = HeldPick(coming)
    made = switching.Switch(who, incoming, out, down, at.reg)
    made.by_hand = laid_down(emit.faces.program, said["in"])
    emit.add(made)


def laid_down(program: Program, incoming: Arg) -> bool:
    """Whether the new Active Pokémon was put into play from the hand for that purpose."""
    laid = [n["cards"] for n in nodes_in(program) if n.word == "bench" and "new_active" in n.args]
    return any(incoming == Node("host_of", (cards,)) for cards in laid)


def evolve(emit: EffectWriter, said: Node, at: Context) -> None:
    face = emit.faces.program
    named = uses(face, "named") and not uses(face, "evolves_from")  # the text names the evolution
    skip = named or uses(face, "can_follow")
    emit.lower.names.match.kinship = emit.lower.names.match.kinship or skip
    emit.add(pokemon.Evolve(emit.pick(said["card"]), emit.pick(said["onto"]), at.reg, skip, False))


def spend(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``spend``: the cards are fixed now and moved later."""
    reg = emit.result(at)
    emit.add(control.SetPick(reg, emit.pick(said["cards"])))
    emit.open.spent[reg] = cards.zone_number(str(said["to"]))


def put_away(emit: EffectWriter) -> None:
    """Move the cards spent so far, after the damage."""
    for reg, zone in emit.open.spent.items():
        emit.add(cards.Move(HeldPick(reg), zone, -1, -1))
    emit.open.spent.clear()


def take_prize(emit: EffectWriter, said: Node, at: Context) -> None:
    left = emit.env.spare()
    emit.add(control.SetNum(left, emit.num(said["count"])))
    who = player(said["player"])
    emit.ask_again(lasting.AskPrizeByText(who, left), lasting.TakePrizeByText(who, left))


def knock_out(emit: EffectWriter, said: Node, at: Context) -> None:
    """Write ``knock_out``: effects may prevent it."""
    reg = emit.result(at)
    emit.add(damage.KnockOut(emit.pick(said["target"]), reg), damage.Fall(reg))


MOVES: Final[Mapping[str, Write]] = {
    "shuffle": shuffle,
    "move": move,
    "reveal": reveal,
    "bench": bench,
    "bench_as_basic": bench_as_basic,
    "switch": switch,
    "evolve": evolve,
    "spend": spend,
    "take_prize": take_prize,
    "knock_out": knock_out,
}
