"""Running commands as a person would, with lines typed beforehand."""

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
    """Run a command; an exception that is no exit is the test's own."""
    return CliRunner().invoke(main, list(words), input=typed, catch_exceptions=False)


def refused(*words: str) -> str:
    """Run a command that is refused with status 2; return what it says about it."""
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


class Worded(Option):
    """An option of any kind with any words."""

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
    """Return a question of a kind with options of one's own."""
    choice = Game("xy-a", "xy-b", seed=7).choice
    assert choice is not None
    asked = choice.with_options(options)
    asked.what = what
    return asked


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


class Drawn(Typed):
    """A screen of a size that keeps what is on it, without colour."""

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
    """Save a short game that its second player concedes; return its file."""
    from playmat.game.game import Game

    game = Game("xy-a", "xy-b", rules="xy", seed=seed)
    for _ in range(6):
        game.play(game.options[0])
    game.concede(1)
    game.replay.save(path)
    return path
