"""Run commands like a user, with typed input."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from click.testing import CliRunner, Result
from rich.console import Console, RenderableType

from playmat.cli import main
from playmat.cli.terminal.screen import Screen, wrapped
from playmat.game.choice import Choice
from playmat.game.game import Game
from playmat.game.option import Option


def run(*words: str, typed: str = "") -> Result:
    """Run a command; unexpected exceptions are raised in the test."""
    return CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)


def refused(*words: str) -> str:
    """Run a command that exits with status 2; return its error message."""
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


class Worded(Option):
    def __init__(self, packed: int, kind: str, text: str) -> None:
        self.packed = packed
        self.said = kind, text

    @property
    def kind(self) -> str:
        return self.said[0]

    @property
    def text(self) -> str:
        return self.said[1]


def asking(what: str, *options: Option) -> Choice:
    """A question of a kind with custom options."""
    choice = Game("xy-a", "xy-b", seed=7).choice
    assert choice is not None
    asked = choice.with_options(options)
    asked.what = what
    return asked


class Typed(Screen):
    """A plain screen with typed input that records its output."""

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
        """Do nothing; no time passes in tests."""

    @property
    def text(self) -> str:
        return "\n".join(self.said)


class Drawn(Typed):
    """A screen of fixed size that records its content without colour."""

    def __init__(self, width: int, height: int, *typed: str) -> None:
        super().__init__(*typed)
        self.plain = False
        self.size = width, height

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def drawn_width(self) -> int:
        return self.size[0] - 1

    @property
    def height(self) -> int:
        return self.size[1]

    def say(self, text: str = "", **style: str | bool) -> None:
        self.said += wrapped(text, self.width)

    def draw(self, *drawn: RenderableType) -> None:
        paper = Console(width=self.drawn_width, file=StringIO(), highlight=False)
        with paper.capture() as taken:
            paper.print(*drawn, sep="\n")
        self.said += [line.rstrip() for line in taken.get().splitlines()]

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        typed = self.typed[0] if self.typed else ""
        return super().ask(f"{prompt}{typed}".rstrip() if typed else prompt.rstrip(), seconds)

    def clear(self) -> None:
        self.said.clear()


def saved_game(path: Path, seed: int = 7) -> Path:
    """Save a short game that the second player concedes; return its file."""
    from playmat.game.game import Game

    game = Game("xy-a", "xy-b", rules="xy", seed=seed)
    for _ in range(6):
        game.play(game.options[0])
    game.concede(1)
    game.replay.save(path)
    return path
