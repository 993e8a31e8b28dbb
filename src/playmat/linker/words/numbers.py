"""Words that are numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.engine.ops.worth import Shares
from playmat.engine.values import numbers
from playmat.engine.values.prizes_taken import PrizesGone, PrizesLastTurn
from playmat.lang.node import Arg, Node
from playmat.linker.names import ADDED_PRIZE, Registers
from playmat.linker.values import Link, ValueLinker, are_mons, each, made, noting_history, the_word
from playmat.model.definitions import Number


def count(low: ValueLinker, said: Node, env: Registers) -> Number:
    of = low.pick(said["of"], env)
    return numbers.LostCount(of) if in_lost_zone(said["of"]) else numbers.CountOf(of)


def in_lost_zone(arg: Arg) -> bool:
    if not isinstance(arg, Node):
        return False
    return arg.word == "lost" or (arg.word == "where" and in_lost_zone(arg["of"]))


def event_amount(low: ValueLinker, said: Node, env: Registers) -> Number:
    """Link ``event_amount``, which may have been stored."""
    held = low.captured.get(said.word, -1)
    return numbers.Held(held) if held >= 0 else numbers.EventAmount()


NUMBERS: Final[Mapping[str, Link[Number]]] = {
    **each(("add", "sub", "mul", "least", "most"), made(numbers.Sum, the_word, "left", "right")),
    "half_up": made(numbers.Half, "value", True),
    "half_down": made(numbers.Half, "value", False),
    "ref": made(numbers.Held, "var"),
    "heads": made(numbers.Coins, "var", True),
    "tails": made(numbers.Coins, "var", False),
    "count": count,
    "units": made(numbers.Units, "on", "type"),
    "units_in": made(numbers.UnitsIn, "of", "type"),
    "unpaid": made(numbers.Unpaid, "type"),
    "unpaid_cards": made(numbers.UnpaidCards, "filter"),
    **each(
        ("counters_on", "hp_left", "hp_of", "retreat_of", "last_damage"),
        made(numbers.OfMons, "on", the_word, lambda low, said, env: low.sizing),
    ),
    "printed_hp": made(numbers.PrintedHp, "of"),
    "markers_on": made(numbers.MarkersOn, "on", "name"),
    "conditions_on": made(numbers.ConditionsOn, "on"),
    "prizes_left": made(numbers.OfPlayer, "player", True),
    "turns_taken": made(numbers.OfPlayer, "player", False),
    "types_among": made(numbers.TypesAmong, "of", are_mons("of")),
    "dealt": made(numbers.Held, numbers.DEALT_VAR),
    "base_damage": made(numbers.Held, numbers.BASE_VAR),
    "event_amount": event_amount,
    "prizes_gone": made(PrizesGone, "player", lambda low, said, env: low.names.number(ADDED_PRIZE)),
    "prizes_taken_last_turn": noting_history(made(PrizesLastTurn, "player")),
    "bench_room": made(numbers.BenchRoom, "player"),
    "energy_played": made(numbers.EnergyPlayed, "player"),
    "$shares": lambda low, n, env: Shares(low.num(n["amount"], env), int(str(n["parts"]))),
}
