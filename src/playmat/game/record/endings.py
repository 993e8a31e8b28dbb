"""How a game may end, in words: why it is over, how it was won, and what it was ended by."""

from __future__ import annotations

from typing import Final, NamedTuple


class Ending(NamedTuple):
    """One way to end a game, by the parts of the sentences that tell of it."""

    why: str
    """Behind a colon, whoever won; ``{loser}`` is the other player."""

    by: str
    """Behind "ended by"."""

    won: str = ""
    """Of the winner's deeds, ``{foe}`` being the other player with "has" or "have"."""


ENDINGS: Final = {
    "prizes": Ending("the last Prize was taken", "the last Prize", "the last Prize was taken"),
    "no_pokemon": Ending(
        "no Pokémon left to become Active", "the last Pokémon", "{foe} no Pokémon left"
    ),
    "deck_out": Ending("no cards left to draw", "an empty deck", "{foe} no cards left to draw"),
    "text": Ending("a card's effect", "a card's effect", "a card's effect"),
    "concession": Ending("{loser} conceded", "a concession"),
    "limit": Ending("the turn limit was reached", "the turn limit"),
    "time": Ending("{loser} ran out of time", "the clock"),
    "tie": Ending("Sudden Death was tied too many times", "a draw"),
    "fault": Ending("the other player's agent failed", "an agent's failure"),
}
"""What is said of each ending, by its name in ``kinds.endings`` and of an agent's fault."""
