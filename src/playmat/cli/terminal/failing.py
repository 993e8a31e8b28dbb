"""The agents in their seats, and replacements for agents that fail."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from playmat.agents import sitting
from playmat.agents.failing import failed_at
from playmat.game.record.sentences import YOU

if TYPE_CHECKING:
    from playmat.agents.agent import Agent
    from playmat.game.game import Game


SEATS: Final = ("Player 1", "Player 2")
"""The names of two people who share a screen."""


class Seats:
    """The agents by seat; people have the other seats."""

    def __init__(self, agents: Mapping[int, Agent]) -> None:
        self.agents = dict(agents)

    @property
    def names(self) -> tuple[str, str]:
        """The names of the players."""
        return self._name(0), self._name(1)

    def _name(self, seat: int) -> str:
        agent = self.agents.get(seat)
        if agent is None:
            return YOU if self.agents else SEATS[seat]
        return name_of(agent)

    def begin(self, game: Game, seat: int) -> None:
        seed = sitting.own_seed(game.seed or 0, seat)
        sitting.begin(self.agents[seat], sitting.start_of(game, seat, seed))

    def close(self, game: Game) -> None:
        """Tell the agents the result, if the game is over, and close them."""
        for agent in self.agents.values():
            with suppress(Exception, SystemExit):
                if game.result is not None:
                    sitting.end(agent, game.result)
            sitting.leave(agent)

    def replace(self, seat: int, error: BaseException) -> str:
        """Replace an agent that failed; return a notice, or "" if there is no replacement."""
        from playmat.agents.first import FirstAgent
        from playmat.agents.greedy import GreedyAgent

        failed = name_of(self.agents[seat])
        sitting.leave(self.agents[seat])
        for one in (GreedyAgent(0), FirstAgent(0)):
            if name_of(one) != failed:
                self.agents[seat] = one
                return f"{failed} failed{where(error)}; {name_of(one)} takes over."
        return ""


def name_of(agent: Agent) -> str:
    """Return the name of an agent for people."""
    named = getattr(agent, "name", None)
    if isinstance(named, str) and named:
        return named
    return type(agent).__name__.removesuffix("Agent") or "The computer"


def where(error: BaseException) -> str:
    """Return where and how an agent failed; an external program has no line to show."""
    if isinstance(error, sitting.AgentFault):
        return f": it {error}"
    at = failed_at(error)
    said = f": {error}" if str(error) else ""
    return f"{' in ' * bool(at)}{at} with {type(error).__name__}{said}"
