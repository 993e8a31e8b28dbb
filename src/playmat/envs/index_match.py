"""A match between agents of the option-index contract, and looking ahead from what they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from playmat.envs.option_index import (
    Adapted,
    BadAnswer,
    IndexAgent,
    Observation,
    checked,
    deck_question,
    goes_on,
    next_of,
    observation,
)
from playmat.envs.tables import GivenDecks, Tables
from playmat.errors import PlaymatError
from playmat.game.choice import choice_of
from playmat.game.game import Game
from playmat.game.record.log import LogLine, lines
from playmat.model.views.view import View, view_of
from playmat.rules import Ruleset
from playmat.search.beliefs import SEEN, Belief
from playmat.search.worlds import World, deal_world

DECK: Final = 60


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: a reward for each agent (-1, 0, 1), and whose fault it was if any."""

    rewards: tuple[int, int]
    game: Game
    fault: tuple[int, str] | None = None


def play_match(
    agents: Sequence[IndexAgent],
    rules: str | Ruleset = "xy",
    decks: GivenDecks = None,
    seed: int = 0,
) -> Result:
    """Play one game; an agent that raises or answers nonsense loses it.

    Each agent is asked for its deck first.  Sixty ids of our cards are played with; whatever else
    it answers, the deck given here is.
    """
    chosen = [agent(deck_question()) for agent in agents]
    own = [[str(card) for card in deck] if is_deck(deck) else None for deck in chosen]
    pair = (own[0], own[1]) if own[0] and own[1] else decks
    game = Tables(rules, pair).draw(Random(seed)).deal(seed)
    players = [Adapted(agent, Since(game)) for agent in agents]
    while (choice := game.choice) is not None:
        seat = choice.player
        try:
            alone = len(choice.options) == 1
            game.play(0 if alone else players[seat].choose(game.view(seat), choice))
        except Exception as error:  # whatever an agent does, it is its own fault
            fault = str(error) if isinstance(error, PlaymatError) else repr(error)
            return Result((-1, 1) if seat == 0 else (1, -1), game, (seat, fault[:300]))
    winner = game.winner
    return Result((0, 0) if winner is None else (1 - 2 * winner, 2 * winner - 1), game)


class Since:
    """What a player has seen happen since it was last asked."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._told = 0

    def __call__(self, view: View) -> list[dict[str, object]]:
        """Return the new lines of the log as plain data."""
        st = self._game.state
        since, self._told = self._told, len(st.events or ())
        return [log_entry(line) for line in lines(st, view.seat, start=since)]


def is_deck(answer: object) -> bool:
    """Return whether an agent named sixty of our cards."""
    return (
        isinstance(answer, (list, tuple))
        and len(answer) == DECK
        and all(isinstance(card, str) for card in answer)
    )


def log_entry(line: LogLine) -> dict[str, object]:
    """Return a line of the log as plain data."""
    return {
        "type": line.event.what,
        "text": line.text,
        "rule": line.rule,
        "turn": line.turn,
        "playerIndex": line.player,
    }


class Trial:
    """A line tried out from what a player sees: what is asked in it, and what comes of answers."""

    def __init__(self, world: World) -> None:
        self.world = world

    @property
    def observation(self) -> Observation:
        """What is seen in it by whoever is asked; all cards of this world are known to it."""
        st = self.world.state
        seat = int(st.chooser) if st.chooser in (0, 1) else self.world.seat
        return observation(view_of(st, seat), choice_of(st), ())

    def step(self, answer: Sequence[int]) -> Trial:
        """Return the line to which an answer leads; this one stays as it is."""
        choice = choice_of(self.world.state)
        if choice is None:
            raise BadAnswer("the game is over in this line")
        waiting = [option.packed for option in checked(list(answer), choice)]
        world = self.world.after(next_of(waiting, choice).packed)
        while goes_on(again := choice_of(world.state), choice.player):
            assert again is not None
            world.apply(next_of(waiting, again).packed)
        return Trial(world)


def search_begin(seen: Observation, seed: int = 0, belief: Belief = SEEN) -> Trial:
    """Return a line that begins where an observation was made, its hidden cards dealt anew."""
    view = seen["search_begin_input"]
    world = None if view is None else deal_world(view, seed, belief)
    if world is None:
        raise BadAnswer("nothing is known to deal a world from")
    return Trial(world)
