"""A puzzle in the terminal: its task, the known cards, one turn, and the verdict."""

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
    """Table for a single turn."""

    def play_turn(self) -> bool:
        """Play until the turn ends; return False if the player left first."""
        turn = self.game.turn
        try:
            while (choice := self.game.choice) is not None and self.game.turn == turn:
                self.step(choice)
        except (Left, KeyboardInterrupt, EOFError):
            return False
        return True


def attempt(puzzle: Puzzle, seed: int, plain: bool) -> None:
    """Let a person try a puzzle once."""
    game, screen = puzzle.begin(seed), Screen(plain)
    with_line_editing()
    table = OneTurn(game, screen, {1: GreedyAgent(seed)}, WORDS)
    table.notice(f"Puzzle {puzzle.id}, level {puzzle.level}. {puzzle.task}")
    for title, cards in known_cards(puzzle):
        table.notice(f"{title}: {cards}")
    verdict = judged(puzzle, *attempt_of(table.game)) if table.play_turn() else None
    if verdict is None or not verdict.over:
        screen.say(f"Puzzle not finished. Solution: playmat puzzle {puzzle.id} --solution")
        return
    screen.say(verdict.text, bold=True)
    if not verdict.solved:
        screen.say(f"Solution: playmat puzzle {puzzle.id} --solution")
