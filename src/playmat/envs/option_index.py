"""Agents that return lists of option indices: ``agent(obs, config) -> list[int]``.

This is the interface of the card battle ``cabt`` in kaggle-environments. An observation is a dict
of plain data with the same parts (``select``, ``current``, ``logs``) whose keys are also
attributes, and several cards are chosen at once. Card ids and kinds are Playmat's, because the
cards and rules differ. ``docs/research.md`` lists every field and the differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from typing import Any, Final

from playmat.agents.sitting import AgentFault
from playmat.game.choice import Choice
from playmat.game.option import Option
from playmat.kinds import answers
from playmat.model.views.records import MonView, SideView
from playmat.model.views.view import View, as_plain

IndexAgent = Callable[..., Sequence[int]]

CONFIGURATION: Final = {"episodeSteps": 10_000_000, "actTimeout": 0, "runTimeout": 2000}
"""Passed as second argument to agents that take one; no clock is enforced."""

OVERAGE: Final = 600
"""Constant number of seconds reported as remaining."""

DRAW: Final = 2
"""Result of a drawn game; -1 while it is in progress."""

PICKED: Final = ("card", "mon")
STOP: Final = answers.NAMES[answers.STOP]


class BadAnswer(AgentFault):
    """An invalid list of indices."""


class Observation(dict[str, Any]):
    """Plain data whose keys are also attributes: ``obs["select"]`` and ``obs.select``."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__((key, opened(value)) for key, value in data.items())

    def __getattr__(self, name: str) -> Any:
        if name not in self:
            raise AttributeError(f"no {name!r} in this observation; it has {', '.join(self)}")
        return self[name]


def opened(data: Any) -> Any:
    """Convert every dict in plain data to an observation."""
    if isinstance(data, dict):
        return Observation(data)
    return [opened(each) for each in data] if isinstance(data, list) else data


def called(agent: IndexAgent, seen: Observation) -> Any:
    """Call an agent with the observation, and the configuration if it takes two arguments."""
    try:
        kinds = [each.kind for each in signature(agent).parameters.values()]
    except (TypeError, ValueError):  # for example, not written in Python
        kinds = [Parameter.VAR_POSITIONAL]
    named = sum(
        kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD) for kind in kinds
    )
    taken = 2 if Parameter.VAR_POSITIONAL in kinds else named
    return agent(*(seen, Observation(CONFIGURATION))[:taken])


def deck_question() -> Observation:
    """The first observation of a match, which only asks for the deck."""
    blank: dict[str, Any] = {
        "select": None,
        "current": None,
        "logs": [],
        "search_begin_input": None,
    }
    return Observation(blank | {"remainingOverageTime": OVERAGE})


def observation(view: View, choice: Choice | None, logs: Sequence[Any]) -> Observation:
    """A player's observation as plain data; only ``search_begin_input`` is not JSON."""
    asked = choice if choice is not None and choice.player == view.seat else None
    return Observation(
        {
            "select": None if asked is None else select(asked),
            "current": current(view),
            "logs": list(logs),
            "search_begin_input": view,
            "remainingOverageTime": OVERAGE,
        }
    )


def select(choice: Choice) -> dict[str, Any]:
    """The question: its kind, prompt, options, and how many to choose."""
    least, most = bounds(choice)
    return {
        "type": choice.what,
        "prompt": choice.prompt,
        "minCount": least,
        "maxCount": most,
        "option": [
            {"index": n, "type": option.kind, "text": option.text, **option.about._asdict()}
            for n, option in enumerate(offered(choice))
        ],
    }


def offered(choice: Choice) -> list[Option]:
    """The options, without "stop" if several are chosen at once."""
    several = chooses_several(choice)
    return [option for option in choice.options if not several or option.kind != STOP]


def chooses_several(choice: Choice) -> bool:
    """Whether several cards or Pokémon are chosen, for which the game asks one at a time."""
    picking = choice.picking
    if picking is None or picking.chosen:
        return False
    return all(option.kind in (*PICKED, STOP) for option in choice.options)


def bounds(choice: Choice) -> tuple[int, int]:
    """Minimum and maximum number of indices to return."""
    if not chooses_several(choice):
        return 1, 1
    picking = choice.picking
    assert picking is not None
    there = len(offered(choice))
    stops = any(option.kind == STOP for option in choice.options)
    least = 0 if stops and picking.least == 0 else min(picking.least, there)
    return least, min(picking.most, there)


def current(view: View) -> dict[str, Any]:
    table = view.table
    ended = {0: 0, 1: 1}.get(table.winner, DRAW if table.winner >= 0 else -1)
    return {
        "turn": table.turn,
        "yourIndex": view.seat,
        "turnPlayer": table.player,
        "firstPlayer": table.first,
        "result": ended,
        "stadium": [{"id": table.stadium}] if table.stadium else [],
        "players": [player(side) for side in view.sides],
        "lasting": as_plain(table.lasting),
    }


def player(side: SideView) -> dict[str, Any]:
    """One side of the table; a hidden hand is None."""
    ill = {name for mon in side.actives for name in mon.conditions}
    return {
        "active": [pokemon(mon) for mon in side.actives],
        "bench": [pokemon(mon) for mon in side.bench],
        "hand": [{"id": card} for card in side.hand] if side.hand or not side.hand_count else None,
        "handCount": side.hand_count,
        "deckCount": side.deck_count,
        "discard": [{"id": card} for card in side.discard],
        "prize": [{"id": card} if card else None for card in side.prizes if card is not None],
        "energyAttached": bool(side.energy_played),
        "supporterPlayed": bool(side.supporters),
        "retreated": bool(side.retreats),
        **{name: name in ill for name in ("poisoned", "burned", "asleep", "paralyzed", "confused")},
    }


def pokemon(mon: MonView) -> dict[str, Any] | None:
    """A Pokémon in play; None if it is face down."""
    if not mon.card:
        return None
    return {
        "id": mon.card,
        "serial": mon.serial,
        "hp": max(mon.hp - mon.damage, 0),
        "maxHp": mon.hp,
        "energyCards": [{"id": card} for card in mon.energy],
        "tools": [{"id": card} for card in mon.gear],
        "preEvolution": [{"id": card} for card in mon.stack[:-1]],
        "conditions": list(mon.conditions),
    }


def recent(view: View) -> list[dict[str, Any]]:
    """The last few events of a view as plain data."""
    return [event._asdict() for event in view.events]


def checked(answer: object, choice: Choice) -> list[Option]:
    """The options that an answer chooses, or raise BadAnswer."""
    least, most = bounds(choice)
    options = offered(choice)
    if not isinstance(answer, (list, tuple)) or not all(type(n) is int for n in answer):
        raise BadAnswer(f"chose {answer!r}, which is not a list of whole numbers"[:300])
    if len(set(answer)) != len(answer) or any(not 0 <= n < len(options) for n in answer):
        raise BadAnswer(f"chose {answer!r}; the options are 0 to {len(options) - 1}"[:300])
    if not least <= len(answer) <= most:
        raise BadAnswer(f"chose {len(answer)} options instead of {least} to {most}")
    return [options[n] for n in answer]


def next_of(waiting: list[int], choice: Choice) -> Option:
    """Take the next of the options chosen together, or "stop" when none is left."""
    for option in choice.options:
        if option.packed in waiting:
            waiting.remove(option.packed)
            return option
    return next(option for option in choice.options if option.kind == STOP)


def continues_choice(choice: Choice | None, seat: int) -> bool:
    """Whether a question asks for the rest of what was chosen together."""
    if choice is None or choice.player != seat:
        return False
    picking = choice.picking
    return picking is not None and bool(picking.chosen)


class Adapted:
    """Adapts an option-index agent to Playmat's agent interface."""

    def __init__(self, agent: IndexAgent, logs: Callable[[View], Sequence[Any]] = recent) -> None:
        self._agent = agent
        self._logs = logs
        self._waiting: list[int] = []

    def choose(self, view: View, choice: Choice) -> Option:
        """The agent's choice; of several chosen at once, the next."""
        if choice.player != view.seat:
            raise BadAnswer(f"it is player {choice.player}'s choice, not player {view.seat}'s")
        if not continues_choice(choice, view.seat):
            answer = called(self._agent, observation(view, choice, self._logs(view)))
            self._waiting = [option.packed for option in checked(answer, choice)]
        return next_of(self._waiting, choice)
