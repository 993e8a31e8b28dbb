"""Agents by name: built-in, or your own: ``module:Class``, ``file.py:Class``, ``cmd:PROGRAM``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final, NamedTuple

from playmat.agents.agent import Agent
from playmat.agents.levels import LEVELS, Level
from playmat.agents.outside.command import BadCommand, CommandAgent, command_named, is_command
from playmat.errors import PlaymatError, suggestion


class BuiltIn(NamedTuple):
    """An agent that comes with Playmat: where it is defined, and how it plays in one line."""

    where: str
    note: str


BUILT_IN: Final = {
    "greedy": BuiltIn(
        "playmat.agents.greedy:GreedyAgent",
        "Develops first, then attacks where it counts. Looks one move ahead.",
    ),
    "master": BuiltIn(
        "playmat.agents.master:MasterAgent",
        "Plans like Planner, with an evaluation learned from many games.",
    ),
    "tree": BuiltIn(
        "playmat.agents.tree:TreeAgent",
        "Searches its whole turn and scores it the way Champion does. Slower and weaker.",
    ),
    "planner": BuiltIn(
        "playmat.agents.planner:PlannerAgent",
        "Thinks through its turn and your reply. Stronger than Regular, but slower.",
    ),
    "quick": BuiltIn(
        "playmat.agents.quick:QuickAgent",
        "Follows rules of thumb and never looks ahead. Between Random and Greedy.",
    ),
    "random": BuiltIn(
        "playmat.agents.random:RandomAgent",
        "Plays random legal moves. Good for a first game or to try out a deck.",
    ),
    "first": BuiltIn(
        "playmat.agents.first:FirstAgent",
        "Always takes the first option. A sparring partner that never thinks.",
    ),
}
"""The built-in agents, in the order in which they are offered."""


def offered() -> dict[str, str]:
    """Names and notes of all opponents: the players, then the levels."""
    players = {name: each.note for name, each in BUILT_IN.items()}
    return players | {name: level.note for name, level in LEVELS.items()}


def looks_back(name: str) -> bool:
    """Whether an agent may look at the history of a game: the built-in ones do not."""
    return name not in BUILT_IN and name not in LEVELS


class UnknownAgent(PlaymatError, ValueError):
    """Raised for an agent that does not exist or cannot be created."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why

    def __str__(self) -> str:
        return f"no agent {self.name!r}: {self.why}"


def agent_maker(name: str) -> Callable[[int], Agent]:
    """Return a function that creates the named agent from a seed."""
    if is_command(name):
        return program_maker(name)
    if name in LEVELS:
        return level_maker(LEVELS[name])
    home, title = _home_of(name)
    made = getattr(loaded(name, home), title, None)
    if made is None:
        raise UnknownAgent(name, f"{home} has no {title}")
    if not callable(made):
        raise UnknownAgent(name, f"{title} in {home} is not a class or function")
    return partial(checked, name, made)


def refuse_unknown(name: str) -> None:
    """Raise UnknownAgent for a name that cannot mean an agent, without loading anything."""
    if not is_command(name) and name not in LEVELS:
        _home_of(name)


def _home_of(name: str) -> tuple[str, str]:
    """Module or file of an agent, and its name in there."""
    home, _, title = (BUILT_IN[name].where if name in BUILT_IN else name).rpartition(":")
    if home:
        return home, title
    known = [*BUILT_IN, *LEVELS]
    ways = f"use {', '.join(known)}, module:Class, file.py:Class or cmd:PROGRAM"
    raise UnknownAgent(name, suggestion(get_close_matches(name, known, 2), ways))


def level_maker(level: Level) -> Callable[[int], Agent]:
    """Return a function that creates a level's agent, which may be hurried and may slip."""
    from playmat.agents.planner import Budget
    from playmat.agents.slipping import Hurried, Slipping

    def make(seed: int) -> Agent:
        own, one, other = (Random(f"{part} {seed}").randrange(1 << 31) for part in range(3))
        plays: Agent = (
            Hurried(one, Budget(level.lines)) if level.lines else agent_maker(level.plays)(one)
        )
        if not level.slips:
            return plays
        return Slipping(own, plays, agent_maker(level.slips)(other), level.of_hundred / 100)

    return make


def program_maker(name: str) -> Callable[[int], Agent]:
    """Return a function that creates a program's agent, which does not get the seed."""
    try:
        command = command_named(name)
    except BadCommand as error:
        raise UnknownAgent(name, str(error)) from error
    return lambda seed: CommandAgent(command)


def checked(name: str, made: Any, seed: int) -> Agent:
    """Create an agent from a seed; refuse an object without `choose`."""
    try:
        agent = made(seed)
    except (Exception, SystemExit) as error:
        raise UnknownAgent(name, f"calling it with a seed failed: {error!r}") from error
    if not callable(getattr(agent, "choose", None)):
        raise UnknownAgent(name, "it has no method choose(view, choice)")
    result: Agent = agent
    return result


def loaded(name: str, home: str) -> ModuleType:
    """Import the module of an agent, by dotted name or file."""
    try:
        return from_file(Path(home)) if home.endswith(".py") else import_module(home)
    except (Exception, SystemExit) as error:
        raise UnknownAgent(name, f"cannot import {home}: {error!r}") from error


def from_file(path: Path) -> ModuleType:
    """Load a file as a module, once."""
    title = f"playmat_agent_{path.resolve().as_posix().encode().hex()}"
    if title in sys.modules:
        return sys.modules[title]
    spec = spec_from_file_location(title, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[title] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[title]
        raise
    return module
