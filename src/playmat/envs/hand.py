"""A game as environments hold it: forced choices are played automatically."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, Final

from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.tables import Tables
from playmat.game.game import Game
from playmat.kinds import asks
from playmat.model.notation.options import option_texts

SEEDS: Final = 1 << 62


class Hand:
    """The current game, dealt from a stream of seeds at each reset."""

    def __init__(self, tables: Tables, encoder: Encoder, seed: int | None, record: bool) -> None:
        self._tables = tables
        self._record = record
        self._random = Random(seed)
        self.encoder = encoder
        self.game: Game

    def deal(self, seed: int | None) -> None:
        """Start a game; a seed restarts the stream of seeds."""
        if seed is not None:
            self._random = Random(seed)
        table = self._tables.draw(self._random)
        self.game = table.deal(self._random.randrange(SEEDS), self._record)
        self._run()

    @property
    def player(self) -> int:
        """The player to choose, or -1 once the game is over."""
        return int(self.game.state.chooser)

    def play(self, action: object) -> None:
        """Choose the option with that index, or raise an error for an invalid one."""
        place = index(action)  # type: ignore[arg-type]
        self.game.play(int(place))
        self._run()

    def _run(self) -> None:
        game = self.game
        while len(game.state.options) == 1:
            game.play(0)

    def arrays(self, seat: int) -> Arrays:
        return self.encoder.encode_state((self.game.state, seat))

    def readable(self, seat: int) -> dict[str, Any]:
        """The question and the options as text, or an empty dict for the other player."""
        st = self.game.state
        if st.chooser != seat:
            return {}
        return {"ask": asks.NAMES[st.ask], "options": option_texts(st)}

    def reward(self, seat: int) -> float:
        """1 for a win, -1 for a loss, and 0 for a draw or an unfinished game."""
        winner = self.game.state.winner
        return 0.0 if winner not in (0, 1) else 1.0 if winner == seat else -1.0
