"""A puzzle at the terminal: its task, the cards that are known, one turn, and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat.agents.greedy import GreedyAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.screen import Screen, with_line_editing
from playmat.cli.terminal.table import Left, Table
from playmat.puzzles.judge import attempt_of, judged
from playmat.puzzles.known import known_cards

if TYPE_CHECKING:
    from playmat.puzzles.puzzle import Puzzle


class OneTurn(Table):
    """A table at which one turn is played."""

    def play_turn(self) -> bool:
        """Play until the turn is over; return whether it was played to its end."""
        turn = self.game.turn
        try:
            while (choice := self.game.choice) is not None and self.game.turn == turn:
                self.step(choice)
        except (Left, KeyboardInterrupt, EOFError):
            return False
        return True


def attempt(puzzle: Puzzle, seed: int, plain: bool) -> None:
    """Let somebody try a puzzle once."""
    game, screen = puzzle.begin(seed), Screen(plain)
    with_line_editing()
    table = OneTurn(game, screen, {1: GreedyAgent(seed)}, WORDS)
    table.notice(f"Puzzle {puzzle.id}, level {puzzle.level}. {puzzle.task}")
    for title, cards in known_cards(puzzle):
        table.notice(f"{title}: {cards}")
    verdict = judged(puzzle, *attempt_of(table.game)) if table.play_turn() else None
    if verdict is None or not verdict.over:  # one that is given up was not played to its end either
        screen.say(f"The puzzle is left. playmat puzzle {puzzle.id} --solution tells its solution.")
        return
    screen.say(verdict.text, bold=True)
    if not verdict.solved:
        screen.say(f"To see the solution: playmat puzzle {puzzle.id} --solution")
