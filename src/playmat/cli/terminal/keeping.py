"""Saving a game to a file, without overwriting other files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shlex import quote
from time import strftime
from typing import TYPE_CHECKING, Final

from playmat.cards.library import data_folder
from playmat.errors import PlaymatError
from playmat.game.replay.faults import Fault, with_faults

if TYPE_CHECKING:
    from playmat.cli.terminal.screen import Screen
    from playmat.game.game import Game

ENDING: Final = ".jsonl"
NO: Final = ("", "n", "no", "q", "quit", "exit")
YES: Final = ("y", "yes", "save")


class Keeper:
    """Saves a game to files; only its own files are overwritten."""

    def __init__(self, screen: Screen, seed: int | None) -> None:
        self.screen = screen
        self.stem = f"playmat-{seed}" if seed is not None else "playmat"
        self.saved: set[str] = set()
        self.faults: list[Fault] = []

    def note(self, seat: int, step: int, said: str) -> None:
        """Note an agent's failure, to be saved with the replay."""
        self.faults.append(Fault(seat, step, said))

    def offer(self, game: Game, before: str) -> None:
        """Ask whether to save the replay; the end of input means no."""
        name = self.free_name()
        if before:
            self.screen.say(before)
        question = f"Save the replay? Type y for {name}, another file name, or Enter to skip: "
        try:
            while (answer := self.screen.ask(question)).lower() not in NO:
                if self.saves(game, answer, name):
                    return
        except EOFError:
            self.screen.say()

    def saves(self, game: Game, answer: str, name: str) -> bool:
        """Save if the answer is yes or a file name; return whether it was saved."""
        if answer.lower() in YES:
            return self.save(game, name)
        if is_name(answer):
            return self.save(game, answer)
        self.screen.say(f"{answer} is not a file name; replay names end in {ENDING}.")
        return False

    def free_name(self) -> str:
        """Return an unused file name in this folder."""
        name, n = f"{self.stem}{ENDING}", 1
        while Path(name).exists() and name not in self.saved:
            n += 1
            name = f"{self.stem}-{n}{ENDING}"
        return name

    def autosave(self, game: Game) -> None:
        """Save an interrupted game to the player's data folder."""
        file = data_folder() / "games" / f"{strftime('%Y%m%d-%H%M%S')}-{self.stem}{ENDING}"
        if self.save(game, str(file)):
            self.screen.say(f"To resume, run that command and type g {game.step}, then t.")

    def save(self, game: Game, name: str) -> bool:
        """Write the replay to a file; return whether that worked."""
        try:
            if name not in self.saved and Path(name).exists():
                self.screen.say(f"{name} already exists; choose another name.")
                return False
            replay = game.replay
            replace(replay, header=with_faults(replay.header, self.faults)).save(name)
        except (OSError, ValueError, PlaymatError) as error:
            why = getattr(error, "strerror", None) or error
            self.screen.say(f"Cannot write {name}: {why}.")
            return False
        self.saved.add(name)
        self.screen.say(f"Saved to {name}. Step through it: playmat replay {quote(name)}")
        self.screen.say(f"Find the biggest mistakes: playmat analyse {quote(name)}")
        return True


def is_name(answer: str) -> bool:
    """Return whether an answer looks like a file name."""
    return answer.endswith((ENDING, ".json", ".txt")) or "/" in answer or "\\" in answer
