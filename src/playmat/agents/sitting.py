"""Optional hooks of an agent before and after a game.

An agent may have ``begin(start)``, called before its first choice of a game, ``end(outcome)``,
called after its last, and ``leave()``, called when it is no longer needed. An agent with ``leave``
is kept for all games of its seat; others are created again for each game.
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
    """Raised with what an agent did instead of playing, in words for people."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a player knows when a game begins: seat, rules, deck list and clock."""

    seat: int
    seed: int
    """The player's own seed, to play the same game again; separate programs do not get it."""

    rules: Ruleset
    own: tuple[Card, ...]
    other: tuple[Card, ...] | None
    """The other deck; None where lists are secret."""

    clock: float | None = None
    """Seconds a decision should take; None for no limit."""

    circling: int | None = None
    """The current turn if it was going in circles before this player sat down, and must end."""


def own_seed(deal: int, side: object) -> int:
    """Seed of a player in a game: reproducible, but it does not reveal the deal's seed.

    It is shorter than the seeds of deals, so many of those lead to each.
    """
    text = f"player/{side}/{deal}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % (1 << SEED_BITS)


def start_of(game: Game, seat: int, seed: int, clock: float | None = None) -> Start:
    """What the player in *seat* knows as the game begins."""
    decks = game.table.decks
    other = decks[1 - seat].cards if game.table.settings.open_lists else None
    return Start(seat, seed, game.table.rules, tuple(decks[seat].cards), other, clock)


def begin(agent: Agent, start: Start) -> None:
    """Call an agent's `begin` hook, if it has one."""
    told = getattr(agent, "begin", None)
    if callable(told):
        told(start)


def end(agent: Agent, outcome: Outcome) -> None:
    """Call an agent's `end` hook, if it has one."""
    told = getattr(agent, "end", None)
    if callable(told):
        told(outcome)


def stays(agent: Agent) -> bool:
    """Whether an agent plays many games in a row."""
    return callable(getattr(agent, "leave", None))


def leave(agent: Agent) -> None:
    """Let go of an agent that was kept, ignoring its errors; others need no cleanup."""
    if stays(agent):
        with suppress(Exception, SystemExit):  # its errors no longer matter
            agent.leave()  # type: ignore[attr-defined]
