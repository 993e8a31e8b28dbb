"""The player that is a program of somebody's own, named ``cmd:./my_bot --deep``."""

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
"""Seconds that a program has to start and say its name; the bank does not run meanwhile."""


class BadCommand(PlaymatError, ValueError):
    """Refuse a command that cannot be a player."""


class Command(NamedTuple):
    """A program with its arguments, and the terms of its time bank."""

    argv: tuple[str, ...]
    terms: Terms


def is_command(name: str) -> bool:
    """Return whether an agent's name is that of a program."""
    return NAMED.fullmatch(name) is not None


def command_named(name: str) -> Command:
    """Return the program of a name such as ``cmd@60+0.5:./my_bot --deep``."""
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
    """Return the terms that a text such as ``60+0.5`` says, the usual ones for none."""
    if text is None:
        return Terms()
    found = BANK.fullmatch(text)
    if found is None:
        raise BadCommand(f"a time bank must be seconds and increment like 60+0.5, not {text!r}")
    return Terms(float(found[1]), float(found[2] or 0))


class CommandAgent:
    """Let a program play: started when it is first needed, kept for many games, ended cleanly."""

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
        """The file that keeps what the program writes to its error output."""
        self.name = Path(command.argv[0]).name
        """What the program calls itself, once it has said so."""

    def begin(self, start: Start) -> None:
        """Tell the program that a game begins, with a full bank."""
        self._seat = start.seat
        terms = self._command.terms.at(start.clock)
        self._bank = Bank(terms, self._now)
        told = messages.game(start, terms)
        self._told = {*told["cards"]}
        self._running().tell(messages.line_of(told))

    def choose(self, view: View, choice: Choice) -> Option:
        """Return the program's answer; say what it did if that is none."""
        process = self._running()
        self._asked += 1
        asked = messages.question(self._asked, self._bank.left, view, choice, self._told)
        self._told.update(asked["cards"])
        try:
            process.tell(messages.line_of(asked))
            said = self._heard(process)
            return choice.options[messages.index_in(said, self._asked, len(choice.options))]
        except BaseException as error:  # whatever stopped it, a late answer must not be taken later
            self._fail(error)
            raise

    def end(self, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        if self._process is not None:
            self._process.tell(messages.line_of(messages.end(outcome, self._seat)))

    def leave(self) -> None:
        """Say goodbye to the program and see it end."""
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
        """Return the program, started and greeted if it does not run."""
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
            called = Path(self._command.argv[0]).name  # what it calls itself may be no file's name
            handle, path = tempfile.mkstemp(".txt", f"playmat-{called}-errors-")
            os.close(handle)
            self.errors = Path(path)
        try:
            process = Process(self._command.argv, self.errors)
        except OSError as error:
            forget_empty(self.errors)
            raise AgentFault(f"could not be started: {error.strerror}") from error
        self._ending = weakref.finalize(self, let_go, process, self.errors)  # or at our own end
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
        """End a program that has failed, and say where its error output is."""
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
    """See a program end, and keep what it wrote to its error output."""
    process.end()
    forget_empty(errors)


def forget_empty(errors: Path) -> None:
    """Keep no file of error output in which nothing stands."""
    if errors.exists() and not errors.stat().st_size:
        errors.unlink()
