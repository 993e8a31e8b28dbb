"""Leave cards and Pokémon out of a choice if nothing could be done with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playmat.engine.ops.worth import Attachable, Hosts, Partnered, Transferable
from playmat.lang.needs.receiving import (
    exchanged_for,
    given_to,
    grown_by,
    in_one_go,
    may_get,
    moved_to,
)
from playmat.lang.node import Arg, Node, Program
from playmat.linker.names import Registers
from playmat.model.definitions import Selector


@dataclass(frozen=True, slots=True)
class Narrowing:
    """What is left out of a choice; by default nothing."""

    holder: Selector | None = None  # Pokémon that will hold the chosen cards
    other: Selector | None = None  # what the chosen may evolve into or be exchanged for
    goal: Selector | None = None  # Pokémon that may receive the cards chosen next
    plain: bool = False  # the goal is all but the current holder
    given: Selector | None = None  # cards that the chosen Pokémon will hold
    every: bool = False  # it must hold all of them

    def of(self, pick: Selector, sort: str, reg: int) -> Selector:
        """A selection without useless parts, picked into a register."""
        if self.holder is not None and sort == "cards":
            pick = Attachable(pick, self.holder)
        if self.given is not None and sort == "mons":
            pick = Hosts(pick, self.given, self.every)
        if self.other is not None:
            pick = Partnered(pick, self.other, reg)
        if self.goal is not None:
            pick = Transferable(pick, self.goal, reg, self.plain)
        return pick


def narrowing(
    program: Program, name: str, value: Node, env: Registers, pick: Callable[[Arg], Selector]
) -> Narrowing:
    """What to leave out of a variable's choice, given how the choice is used."""
    to, cards = may_get(program, name, value), given_to(program, name)
    other, goal = exchanged_for(program, name) or grown_by(program, name), moved_to(program, name)
    return Narrowing(
        None if to is None or not env.binds(to) else pick(to),
        None if other is None else pick(other),
        None if goal is None else pick(goal),
        goal is not None and goal.word == "less",
        None if cards is None or not env.binds(cards) else pick(cards),
        in_one_go(program, name),
    )
