"""Sitting down and getting up: what an agent may be told before and after a game, if it listens.

An agent may have ``begin(start)``, called before its first question of a game, ``end(outcome)``,
called after its last, and ``leave()``, called when it is no longer needed.  One that has ``leave``
stays for all games of its seat; the others are made anew for each.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from playmat.errors import PlaymatError

if TYPE_CHECKING:
    from playmat.agents.agent import Agent
    from playmat.cards.card import Card
    from playmat.game.choice import Outcome
    from playmat.game.game import Game
    from playmat.rules import Ruleset


SEED_BITS: Final = 31


class AgentFault(PlaymatError, RuntimeError):
    """Say in words for people what an agent did instead of playing."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a player knows when it sits down: its seat, the rules, its list and its clock."""

    seat: int
    seed: int
    """A number of its own to play the same game again by; a program outside is not told it."""

    rules: Ruleset
    own: tuple[Card, ...]
    other: tuple[Card, ...] | None
    """The other deck; nothing where lists are secret."""

    clock: float | None = None
    """Seconds that a decision should take; nothing where there is no such limit."""

    circling: int | None = None
    """The turn under way if it went in circles before this player sat down, and must end."""


def own_seed(deal: int, side: object) -> int:
    """Return the seed of a player in a game: the same each time, and no way back to the deal's.

    It is shorter than the seeds that deals are given, so very many of these lead to each.
    """
    text = f"player/{side}/{deal}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % (1 << SEED_BITS)


def start_of(game: Game, seat: int, seed: int, clock: float | None = None) -> Start:
    """Return what the player in a seat of a game knows as it begins."""
    decks = game.table.decks
    other = decks[1 - seat].cards if game.table.settings.open_lists else None
    return Start(seat, seed, game.table.rules, tuple(decks[seat].cards), other, clock)


def begin(agent: Agent, start: Start) -> None:
    """Tell an agent that a game begins, if it wants to know."""
    told = getattr(agent, "begin", None)
    if callable(told):
        told(start)


def end(agent: Agent, outcome: Outcome) -> None:
    """Tell an agent how its game ended, if it wants to know."""
    told = getattr(agent, "end", None)
    if callable(told):
        told(outcome)


def stays(agent: Agent) -> bool:
    """Return whether an agent plays many games, one after the other."""
    return callable(getattr(agent, "leave", None))


def leave(agent: Agent) -> None:
    """Let an agent go that has stayed, whatever it does then; others have nothing to clear away."""
    if stays(agent):
        with suppress(Exception, SystemExit):  # nothing can be lost by it any more
            agent.leave()  # type: ignore[attr-defined]
