"""The opponent: an agent by name, or made by a function of a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from playmat.agents.agent import Agent
from playmat.agents.random import RandomAgent
from playmat.agents.registry import agent_maker
from playmat.agents.sitting import Start, begin
from playmat.envs.tables import refuse_unless
from playmat.errors import IllegalOption
from playmat.game.choice import choice_of
from playmat.model.state import State
from playmat.model.views.view import view_of

Opponent = str | Callable[[int], Agent]
SEEDS: Final = 1 << 31


def maker_of(opponent: Opponent) -> Callable[[int], Agent]:
    """The function that makes an agent from a seed."""
    named = isinstance(opponent, str)
    wanted = "an agent's name or a function of a seed"
    refuse_unless(named or callable(opponent), "opponent", opponent, wanted)
    return agent_maker(opponent) if isinstance(opponent, str) else opponent


class Across:
    """The opponent at a table: an agent, or random moves without making views."""

    def __init__(self, opponent: Opponent) -> None:
        maker_of(opponent)
        self._opponent = opponent
        self._random = Random(0)
        self._agent: Agent | None = None

    def sit(self, seed: int, start: Start | None = None) -> None:
        self._random.seed(seed)
        agent = maker_of(self._opponent)(seed % SEEDS)
        self._agent = None if type(agent) is RandomAgent else agent
        if self._agent is not None and start is not None:
            begin(self._agent, start)

    def answer(self, st: State) -> int:
        """The opponent's choice, as a packed option."""
        if self._agent is None:
            return int(st.options[int(self._random.random() * len(st.options))])
        choice = choice_of(st)
        assert choice is not None
        given = self._agent.choose(view_of(st, choice.player), choice)
        if given.packed not in st.options:
            raise IllegalOption(given, [option.text for option in choice.options])
        return given.packed
