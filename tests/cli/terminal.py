"""Running commands as a person would, with lines typed beforehand."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from playmat.cli import main
from playmat.cli.terminal.screen import Screen


def run(*words: str, typed: str = "") -> Result:
    """Run a command; an exception that is no exit is the test's own."""
    return CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)


def refused(*words: str) -> str:
    """Run a command that is refused with status 2; return what it says about it."""
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


class Typed(Screen):
    """A plain screen with lines typed beforehand; what is said is kept."""

    def __init__(self, *typed: str) -> None:
        super().__init__(plain=True)
        self.typed = list(typed)
        self.said: list[str] = []

    def say(self, text: str = "", **style: str | bool) -> None:
        self.said.append(text)

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        self.said.append(prompt)
        self.thought(seconds)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def thought(self, seconds: float | None) -> None:
        """Let time pass before a line is typed; no time does unless a test says so."""

    @property
    def text(self) -> str:
        """Everything said so far."""
        return "\n".join(self.said)


def saved_game(path: Path, seed: int = 7) -> Path:
    """Save a short game that its second player concedes; return its file."""
    from playmat.game.game import Game

    game = Game("xy-a", "xy-b", rules="xy", seed=seed)
    for _ in range(6):
        game.play(game.options[0])
    game.concede(1)
    game.replay.save(path)
    return path
