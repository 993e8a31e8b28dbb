"""Words that are numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.engine.ops.worth import Shares
from playmat.engine.values import numbers
from playmat.engine.values.prizes_taken import PrizesGone, PrizesLastTurn
from playmat.lang.node import Arg, Node
from playmat.linker.names import ADDED_PRIZE, Registers
from playmat.linker.values import (
    Link,
    ValueLinker,
    are_mons,
    each,
    noting_history,
    object_of,
    the_word,
)
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
    **each(
        ("add", "sub", "mul", "least", "most"), object_of(numbers.Sum, the_word, "left", "right")
    ),
    "half_up": object_of(numbers.Half, "value", True),
    "half_down": object_of(numbers.Half, "value", False),
    "ref": object_of(numbers.Held, "var"),
    "heads": object_of(numbers.Coins, "var", True),
    "tails": object_of(numbers.Coins, "var", False),
    "count": count,
    "units": object_of(numbers.Units, "on", "type"),
    "units_in": object_of(numbers.UnitsIn, "of", "type"),
    "unpaid": object_of(numbers.Unpaid, "type"),
    "unpaid_cards": object_of(numbers.UnpaidCards, "filter"),
    **each(
        ("counters_on", "hp_left", "hp_of", "retreat_of", "last_damage"),
        object_of(numbers.OfMons, "on", the_word, lambda low, said, env: low.sizing),
    ),
    "printed_hp": object_of(numbers.PrintedHp, "of"),
    "markers_on": object_of(numbers.MarkersOn, "on", "name"),
    "conditions_on": object_of(numbers.ConditionsOn, "on"),
    "prizes_left": object_of(numbers.OfPlayer, "player", True),
    "turns_taken": object_of(numbers.OfPlayer, "player", False),
    "types_among": object_of(numbers.TypesAmong, "of", are_mons("of")),
    "dealt": object_of(numbers.Held, numbers.DEALT_VAR),
    "base_damage": object_of(numbers.Held, numbers.BASE_VAR),
    "event_amount": event_amount,
    "prizes_gone": object_of(
        PrizesGone, "player", lambda low, said, env: low.names.number(ADDED_PRIZE)
    ),
    "prizes_taken_last_turn": noting_history(object_of(PrizesLastTurn, "player")),
    "bench_room": object_of(numbers.BenchRoom, "player"),
    "energy_played": object_of(numbers.EnergyPlayed, "player"),
    "$shares": lambda low, n, env: Shares(low.num(n["amount"], env), int(str(n["parts"]))),
}
