"""The player that is a separate program, named ``cmd:./my_bot --deep``."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tempfile
import time
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from playmat.agents.outside import messages
from playmat.agents.outside.bank import Bank, Now, Terms
from playmat.agents.outside.process import Gone, Process, Silent
from playmat.agents.sitting import AgentFault, Start
from playmat.errors import PlaymatError

if TYPE_CHECKING:
    from playmat.game.choice import Choice, Outcome
    from playmat.game.option import Option
    from playmat.model.views.view import View

NAMED: Final = re.compile(r"cmd(?:@(?P<bank>[^:]*))?:(?P<line>.*)", re.DOTALL)
BANK: Final = re.compile(r"(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?")

HELLO: Final = 10.0
"""Seconds a program has to start and say its name; its bank does not run meanwhile."""


class BadCommand(PlaymatError, ValueError):
    """Raised for a command that cannot be a player."""


class Command(NamedTuple):
    """A program with its arguments, and the terms of its time bank."""

    argv: tuple[str, ...]
    terms: Terms


def is_command(name: str) -> bool:
    """Whether an agent name means a separate program."""
    return NAMED.fullmatch(name) is not None


def command_named(name: str) -> Command:
    """Parse a name such as ``cmd@60+0.5:./my_bot --deep``."""
    found = NAMED.fullmatch(name)
    assert found is not None
    try:
        argv = tuple(shlex.split(found["line"]))
    except ValueError as error:
        raise BadCommand(f"cannot read its command: {error}") from error
    if not argv:
        raise BadCommand("no program given; write cmd:./my_bot")
    if shutil.which(argv[0]) is None:
        raise BadCommand(f"cannot run {argv[0]}")
    return Command(argv, terms_of(found["bank"]))


def terms_of(text: str | None) -> Terms:
    """Parse terms such as ``60+0.5``; None gives the default terms."""
    if text is None:
        return Terms()
    found = BANK.fullmatch(text)
    if found is None:
        raise BadCommand(f"a time bank must be seconds and increment like 60+0.5, not {text!r}")
    return Terms(float(found[1]), float(found[2] or 0))


class CommandAgent:
    """Runs a program as a player: starts it when first needed, keeps it for many games, ends it."""

    def __init__(self, command: Command, now: Now = time.monotonic) -> None:
        self._command = command
        self._now = now
        self._bank = Bank(command.terms, now)
        self._seat = 0
        self._asked = 0
        self._told: set[str] = set()
        self._process: Process | None = None
        self._ending: weakref.finalize[..., CommandAgent] | None = None
        self.errors: Path | None = None
        """File with what the program writes to its error output."""
        self.name = Path(command.argv[0]).name
        """The name the program gives itself in its hello."""

    def begin(self, start: Start) -> None:
        """Tell the program that a game begins, with a full bank."""
        self._seat = start.seat
        terms = self._command.terms.at(start.clock)
        self._bank = Bank(terms, self._now)
        told = messages.game(start, terms)
        self._told = {*told["cards"]}
        self._running().tell(messages.line_of(told))

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the program's move; raise AgentFault if it makes none or an invalid one."""
        process = self._running()
        self._asked += 1
        asked = messages.question(self._asked, self._bank.left, view, choice, self._told)
        self._told.update(asked["cards"])
        try:
            process.tell(messages.line_of(asked))
            said = self._heard(process)
            return choice.options[messages.index_in(said, self._asked, len(choice.options))]
        except BaseException as error:  # a late reply must never be read as the next one
            self._fail(error)
            raise

    def end(self, outcome: Outcome) -> None:
        if self._process is not None:
            self._process.tell(messages.line_of(messages.end(outcome, self._seat)))

    def leave(self) -> None:
        """Say goodbye to the program and wait for it to end."""
        if self._process is not None:
            self._process.tell(messages.line_of(messages.bye()))
        self._stop()

    def _heard(self, process: Process) -> messages.Message:
        seconds = self._bank.open()
        try:
            line = process.hear(seconds)
        except Silent:
            raise AgentFault(f"made no move within the {seconds:.3g} s of its bank") from None
        except Gone:
            raise AgentFault(f"{process.how_it_ended()} instead of making a move") from None
        if not self._bank.close():
            raise AgentFault(f"moved after the {seconds:.3g} s of its bank")
        return messages.read(line)

    def _running(self) -> Process:
        """The running program, started and greeted if necessary."""
        if self._process is None:
            try:
                self._process = self._started()
                self._greet(self._process)
            except BaseException as error:
                self._fail(error)
                raise
        return self._process

    def _started(self) -> Process:
        if self.errors is None:
            called = Path(self._command.argv[0]).name  # its own name may not be a valid file name
            handle, path = tempfile.mkstemp(".txt", f"playmat-{called}-errors-")
            os.close(handle)
            self.errors = Path(path)
        try:
            process = Process(self._command.argv, self.errors)
        except OSError as error:
            forget_empty(self.errors)
            raise AgentFault(f"could not be started: {error.strerror}") from error
        self._ending = weakref.finalize(self, let_go, process, self.errors)  # or when Python exits
        return process

    def _greet(self, process: Process) -> None:
        process.tell(messages.line_of(messages.hello()))
        try:
            self.name = messages.name_in(messages.read(process.hear(HELLO)))
        except Silent:
            raise AgentFault(f"did not say hello within {HELLO:g} s") from None
        except Gone:
            raise AgentFault(f"{process.how_it_ended()} before saying hello") from None

    def _fail(self, error: BaseException) -> None:
        """End a program that has failed, and add to the error where its error output is."""
        if self._process is not None:
            self._process.kill()
        self._stop()
        if isinstance(error, AgentFault):
            kept = f": {self.errors}" if self.errors is not None else " is empty"
            error.args = (f"{error} (its error output{kept})",)

    def _stop(self) -> None:
        if self._ending is not None:
            self._ending()
        self._ending = self._process = None
        if self.errors is not None and not self.errors.exists():
            self.errors = None


def let_go(process: Process, errors: Path) -> None:
    """End a program, and keep its error output if there is any."""
    process.end()
    forget_empty(errors)


def forget_empty(errors: Path) -> None:
    """Delete the error output file if it is empty."""
    if errors.exists() and not errors.stat().st_size:
        errors.unlink()
