"""Stepping through a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.ending import last_words
from playmat.cli.terminal.failing import SEATS
from playmat.cli.terminal.menu import without_ids
from playmat.cli.terminal.render import board_of
from playmat.cli.terminal.screen import Screen
from playmat.cli.terminal.table import Table, show_board
from playmat.errors import NotPossible
from playmat.game.game import Game
from playmat.game.record.log import ALL, lines
from playmat.game.replay.faults import Fault
from playmat.game.text.board import heading

USAGE: Final = "n next, p previous, g N go to step N, t play on from here, q quit"


class Stepping:
    """A saved game at one of its steps."""

    def __init__(
        self, game: Game, screen: Screen, step: int | None = None, faults: Sequence[Fault] = ()
    ) -> None:
        self.game = game
        self.screen = screen
        self.faults = faults
        self.step = game.step if step is None else step
        if self.step > game.step:
            raise NotPossible(f"show step {self.step}", [f"the last one is {game.step}"])

    def at(self, step: int | None = None) -> Game:
        """Return the game at a step, by default the current one."""
        wanted = self.step if step is None else step
        # Only the whole game includes a concession after its last move.
        return self.game if wanted == self.game.step else self.game.fork(wanted)

    def show(self) -> None:
        """Show the last move, its events and the table."""
        game = self.at()
        before = len(self.at(self.step - 1).state.events or ()) if self.step else 0
        self.screen.clear()
        if self.step:
            self.screen.say(self.answered(self.step - 1), bold=True)
        for line in lines(game.state, ALL, SEATS, before):
            under = "  " * line.depth
            self.screen.say(f"{under}{line.text} ({line.rule})", dim=True)
        for fault in self.faults:
            if self.step in (fault.step, self.game.step):
                self.screen.say(f"After step {fault.step}: {SEATS[fault.seat]}: {fault.said}")
        board = board_of(game, None, SEATS)
        title = f"Step {self.step} of {self.game.step}. {heading(board.table, SEATS)}"
        show_board(self.screen, board, title)
        self.screen.say(last_words(game, SEATS) if game.over else asked(game))

    def answered(self, step: int) -> str:
        """Return the player and the move at a step."""
        answer = self.game.history.answers[step]
        who = SEATS[answer.player] if answer.player in (0, 1) else "Chance"
        return f"{who}: {without_ids(answer.text) or 'shuffles'}"

    def run(self) -> None:
        """Read commands and show steps, until the person quits."""
        self.show()
        self.screen.say(USAGE)
        try:
            while self.line(self.screen.ask("replay> ").lower() or "n"):
                pass
        except EOFError:
            self.screen.say("\nGoodbye.")

    def line(self, text: str) -> bool:
        """Carry out a command; return whether to continue."""
        if text in ("q", "quit"):
            return False
        if text in ("t", "take over"):
            return self.take_over()
        step = {"n": self.step + 1, "p": self.step - 1}.get(text, number(text))
        if step is None:
            self.screen.say(USAGE)
        elif 0 <= step <= self.game.step:
            self.step = step
            self.show()
        else:
            self.screen.say(f"Steps go from 0 to {self.game.step}.")
        return True

    def take_over(self) -> bool:
        """Play on from this step in the seat that chooses next; return whether to stay here."""
        from playmat.agents.greedy import GreedyAgent

        game = self.at()
        if game.choice is None:
            self.screen.say("The game is over here; go back first.")
            return True
        seat = game.choice.player if game.choice.player in (0, 1) else game.state.player
        Table(game.fork(), self.screen, {1 - seat: GreedyAgent()}, WORDS).run()
        return False


def asked(game: Game) -> str:
    """Return who chooses what, and from how many options."""
    choice = game.choice
    assert choice is not None
    if choice.player not in (0, 1):
        return f"Chance: {choice.prompt}"
    many = len(choice.options)
    among = f" ({many} option{'s' * (many != 1)})" if many else ""
    return f"{SEATS[choice.player]} chooses {choice.prompt}{among}"


def number(text: str) -> int | None:
    """Return the N of ``g N``, or None for another command."""
    word, _, rest = text.partition(" ")
    return int(rest) if word == "g" and rest.isdecimal() else None
