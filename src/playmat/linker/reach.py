"""The targets of a modifier, and the other side it depends on."""

from __future__ import annotations

from typing import Final

from playmat.engine.effects.in_force import (
    SCOPE_ALL,
    SCOPE_FOES,
    SCOPE_MINE,
    SCOPE_ON,
    SCOPE_PICK,
    SCOPE_SELF,
    SPOT_ACTIVE,
    SPOT_ANY,
    SPOT_BENCH,
)
from playmat.kinds import queries
from playmat.lang.node import Arg, Node
from playmat.linker.names import Registers
from playmat.linker.values import ValueLinker
from playmat.model.definitions import ModDef

SEATS: Final = {"me": 1, "foe": 2, "both": 3, "each_player": 3, "all_both": 3}
SCOPES: Final = {"me": SCOPE_MINE, "foe": SCOPE_FOES, "both": SCOPE_ALL, "each_player": SCOPE_ALL}
SPOTS: Final = {"all": SPOT_ANY, "active": SPOT_ACTIVE, "bench_of": SPOT_BENCH}


def link_source(lower: ValueLinker, made: ModDef, arg: Arg, env: Registers) -> None:
    """Link the Pokémon or cards on the other side of a modifier."""
    if arg == "anyone":
        return
    if isinstance(arg, str):
        made.source_seats = SEATS[arg]
        return
    assert isinstance(arg, Node)
    if made.query in (queries.ENERGY_PROVIDED, queries.CAN_ATTACH_ENERGY, queries.ENERGY_WORKS):
        if arg.word == "where":
            made.source_fit = lower.fit(arg["filter"], env)
        else:
            made.source_fit = lower.fit(Node("one_of", (arg,)), env)
        return
    if arg.word == "where":
        made.source_fit = lower.fit(arg["filter"], env)
        arg = arg["of"]
        assert isinstance(arg, Node)
    if arg != Node("all", ("both",)):
        made.source = lower.pick(arg, env)


def link_reach(lower: ValueLinker, made: ModDef, arg: Arg, env: Registers, on: bool) -> ModDef:
    """Link the targets of a modifier."""
    if arg == "all_both":
        made.scope = SCOPE_ON if on else SCOPE_ALL
    elif isinstance(arg, str):
        made.scope = SCOPES[arg]
        made.seats = SEATS[arg]
    else:
        reach_node(lower, made, arg, env)
    return made


def reach_node(lower: ValueLinker, made: ModDef, arg: Arg, env: Registers) -> None:
    """Link a selector as the scope of a modifier, with its filter separate."""
    assert isinstance(arg, Node)
    pick, sort = lower.pick(arg, env), lower.sort(arg, env)
    if sort == "cards":
        made.scope = SCOPE_ALL
        made.cards = pick
    elif arg.word == "where":
        made.fit = lower.fit(arg["filter"], env)
        reach_node(lower, made, arg["of"], env)
    elif arg.word in ("self", "host"):
        made.scope = SCOPE_SELF
    elif arg.word in SPOTS and arg["player"] in SCOPES:
        who = str(arg["player"])
        made.scope = SCOPES[who]
        made.seats = SEATS[who]
        made.spot = SPOTS[arg.word]
    else:
        made.scope = SCOPE_PICK
        made.of = lower.pick(arg, env)
