"""Measure luck: play an agent that sees all cards against greedy.

    python -m tools.judge.sight BOARDS CLOCK_MS [FIRST [STEP]]

Each board of the panel is played four times, with decks and seats swapped. The agent sees the game
itself, including hands, Prizes and the order of both decks; coins are random in each line. It
cannot be selected as a player, because it needs the game, which agents do not get.
"""

from __future__ import annotations

import sys
from itertools import islice

from playmat.agents.greedy import GreedyAgent
from playmat.agents.master import MasterAgent
from playmat.agents.planner import MOST_LINES, Budget
from playmat.game.game import Game
from playmat.game.settings import Settings
from playmat.game.table import Table
from playmat.model.views.view import View
from playmat.rules import book
from playmat.search.worlds import World
from playmat.sim.ladder.pairings import deck
from playmat.sim.ladder.panel import boards
from playmat.sim.one_game import play_out
from playmat.sim.worker import MAX_SUDDEN_DEATHS

THINK = 60.0


class Seer(MasterAgent):
    """The master agent with all cards face up."""

    game: Game

    def _world(self, view: View) -> World | None:
        return World(self.game.state.clone(), view.seat)


def score(table: Table, seed: int, seat: int, clock: float) -> float:
    """The result of the seeing agent in a deal: 1, 0.5 or 0."""
    game, seer = table.deal(seed), Seer(seed, Budget(MOST_LINES, clock))
    seer.game = game
    pair = (seer, GreedyAgent(seed))
    winner = play_out(game, pair if seat == 0 else pair[::-1], THINK, None).winner
    return 0.5 if winner is None else float(winner == seat)


def main() -> None:
    """Play the boards and print the score after each."""
    count, clock = int(sys.argv[1]), float(sys.argv[2]) / 1000
    first, step = (int(each) for each in (*sys.argv[3:5], *("0", "1")[len(sys.argv[3:5]) :]))
    how = Settings(max_sudden_deaths=MAX_SUDDEN_DEATHS)
    scores: list[float] = []
    for number, board in islice(enumerate(boards()), first, count, step):
        one, other = map(deck, board.decks)
        for decks in ((one, other), (other, one)):
            table = Table.of(book(board.rules), decks, how)
            scores += [score(table, number, seat, clock) for seat in (0, 1)]
        print(f"{sum(scores):g} of {len(scores)}", flush=True)


if __name__ == "__main__":
    main()
