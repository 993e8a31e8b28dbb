"""The ways a game can end, in words."""

from __future__ import annotations

from typing import Final, NamedTuple


class Ending(NamedTuple):
    """One way to end a game, as parts of sentences."""

    why: str
    """After "Ann wins:"; ``{loser}`` is the other player."""

    by: str
    """After "endings:" in a simulation."""

    won: str = ""
    """After "wins:" in the log; ``{foe}`` is the other player with "has" or "have"."""


ENDINGS: Final = {
    "prizes": Ending("all Prizes taken", "Prizes", "all Prizes are taken"),
    "no_pokemon": Ending("no Pokémon left", "no Pokémon left", "{foe} no Pokémon left"),
    "deck_out": Ending("no cards left to draw", "empty deck", "{foe} no cards left to draw"),
    "text": Ending("a card effect", "card effect", "a card says so"),
    "concession": Ending("{loser} conceded", "concession"),
    "limit": Ending("the game took too long", "turn limit"),
    "time": Ending("{loser} ran out of time", "clock"),
    "tie": Ending("too many ties in Sudden Death", "tie"),
    "fault": Ending("the other player's agent failed", "agent fault"),
}
"""The words for each ending in ``kinds.endings``, and for an agent's fault."""
