"""Keeping a game: under a name that is meant as one, and over no other file."""

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
    """Save a game where a person says; what was saved before may be saved again."""

    def __init__(self, screen: Screen, seed: int | None) -> None:
        self.screen = screen
        self.stem = f"playmat-{seed}" if seed is not None else "playmat"
        self.saved: set[str] = set()
        self.faults: list[Fault] = []

    def note(self, seat: int, step: int, said: str) -> None:
        """Take down what was said of an agent that failed, for the replay to tell."""
        self.faults.append(Fault(seat, step, said))

    def offer(self, game: Game, before: str) -> None:
        """Ask whether to keep the replay; the end of input means no."""
        name = self.free_name()
        if before:
            self.screen.say(before)
        question = f"Save the replay? y for {name}, another name, or Enter for no: "
        try:
            while (answer := self.screen.ask(question)).lower() not in NO:
                if self.saves(game, answer, name):
                    return
        except EOFError:
            self.screen.say()

    def saves(self, game: Game, answer: str, name: str) -> bool:
        """Save under what was answered, if that is yes or a file's name; return whether it was."""
        if answer.lower() in YES:
            return self.save(game, name)
        if is_name(answer):
            return self.save(game, answer)
        self.screen.say(f"{answer} is not a file name; the name of a replay ends in {ENDING}.")
        return False

    def free_name(self) -> str:
        """Return a name in this folder that no file has."""
        name, n = f"{self.stem}{ENDING}", 1
        while Path(name).exists() and name not in self.saved:
            n += 1
            name = f"{self.stem}-{n}{ENDING}"
        return name

    def autosave(self, game: Game) -> None:
        """Save a game that was left without a word among the player's own files."""
        file = data_folder() / "games" / f"{strftime('%Y%m%d-%H%M%S')}-{self.stem}{ENDING}"
        if self.save(game, str(file)):
            self.screen.say(f"To play on, step through it and type g {game.step}, then t.")

    def save(self, game: Game, name: str) -> bool:
        """Write the replay to a file of its own; return whether it was written."""
        try:
            if name not in self.saved and Path(name).exists():
                self.screen.say(f"{name} exists already; choose another name.")
                return False
            replay = game.replay
            replace(replay, header=with_faults(replay.header, self.faults)).save(name)
        except (OSError, ValueError, PlaymatError) as error:
            why = getattr(error, "strerror", None) or error
            self.screen.say(f"{name} cannot be written: {why}.")
            return False
        self.saved.add(name)
        self.screen.say(f"Saved to {name}; step through it: playmat replay {quote(name)}")
        self.screen.say(f"Find your costliest mistakes: playmat analyse {quote(name)}")
        return True


def is_name(answer: str) -> bool:
    """Tell whether an answer is meant as the name of a file."""
    return answer.endswith((ENDING, ".json", ".txt")) or "/" in answer or "\\" in answer
