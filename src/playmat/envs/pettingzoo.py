"""PettingZoo AEC environment: two agents, each with its own player's knowledge."""

from __future__ import annotations

from typing import Any, Final

from playmat.errors import MissingExtra

try:
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "research") from error

from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.hand import Hand
from playmat.envs.picture import picture_of, text_of
from playmat.envs.shaping import Shaped, Shaping
from playmat.envs.spaces import action_space, observation_space
from playmat.envs.tables import GivenDecks, Tables, refuse_below_one, refuse_unless
from playmat.rules import Ruleset

NAMES: Final = ("player_0", "player_1")
SEATS: Final = {name: seat for seat, name in enumerate(NAMES)}
MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = -1.0
"""Reward for an illegal action, which ends the game for both agents."""


class RawEnv(AECEnv[str, Arrays, int]):  # type: ignore[misc]
    """The environment without wrappers: an illegal action raises an error and changes nothing."""

    metadata = {  # noqa: RUF012 - PettingZoo declares it so
        "name": "playmat_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str | Ruleset = "xy",
        decks: GivenDecks = None,
        seed: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        encoder: Encoder | None = None,
        record: bool = False,
        shaped: Shaped = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        refuse_unless(render_mode in (None, *MODES), "render_mode", render_mode, f"one of {MODES}")
        if max_cycles is not None:
            refuse_below_one("max_cycles", max_cycles)
        self._shaping = Shaping(shaped)
        self._lead = 0.0
        self.hand = Hand(Tables(rules, decks, **settings), encoder or Encoder(), seed, record)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(NAMES)
        space = observation_space(self.hand.encoder)
        self.observation_spaces = dict.fromkeys(NAMES, space)
        self.action_spaces = {name: action_space(self.hand.encoder) for name in NAMES}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed leads to the same sequence of games.

        Options are ignored, because PettingZoo's own tests pass meaningless ones.
        """
        self.hand.deal(seed)
        self.agents = list(NAMES)
        self.rewards = dict.fromkeys(NAMES, 0.0)
        self._cumulative_rewards = dict.fromkeys(NAMES, 0.0)
        self.terminations = dict.fromkeys(NAMES, False)
        self.truncations = dict.fromkeys(NAMES, False)
        self.cycles = 0
        self._skip_agent_selection = None
        self._lead = self._shaping.lead(self.hand.game.state, 0)
        self._next_agent()

    def step(self, action: int | None) -> None:
        """Play an action for the current agent; None if its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.hand.play(action)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._next_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next_agent(self) -> None:
        """Select the next agent, or end the game."""
        hand = self.hand
        over = hand.game.over
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        lead = self._shaping.lead(hand.game.state, 0)
        gained, self._lead = lead - self._lead, lead
        for seat, name in enumerate(NAMES):
            self.rewards[name] = hand.reward(seat) + (-gained if seat else gained)
            self.terminations[name] = over
            self.truncations[name] = late
        self.infos = {name: hand.readable(seat) for seat, name in enumerate(NAMES)}
        self.agent_selection = NAMES[0 if over else hand.player]
        if over or late:
            self._deads_step_first()

    def observe(self, agent: str) -> Arrays:
        """What an agent's player may know, with the options if it is to choose."""
        return self.hand.arrays(SEATS[agent])

    def render(self) -> str | np.ndarray | None:
        """Return or print the table as the current agent sees it."""
        seat = SEATS[self.agent_selection]
        if self.render_mode == "rgb_array":
            return picture_of(self.hand.game, seat)
        text = text_of(self.hand.game, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing; there are no windows or files to close."""


def env(**given: Any) -> AECEnv[str, Arrays, int]:
    """Make the environment with PettingZoo's usual wrappers.

    An action outside the space raises an AssertionError. A masked action ends the game and gives
    its agent -1.
    """
    checked = wrappers.TerminateIllegalWrapper(RawEnv(**given), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


raw_env = RawEnv
