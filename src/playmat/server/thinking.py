"""Work done in workers: a bot's move, and previews of a person's options."""

from __future__ import annotations

import secrets
from typing import Final

from playmat.agents.agent import Agent
from playmat.agents.registry import agent_maker
from playmat.agents.sitting import Start, begin
from playmat.foresight.prospects import Prospect, prospects
from playmat.game.choice import Choice, choice_of
from playmat.game.labels import option_words
from playmat.game.option import Option
from playmat.model.state import State
from playmat.model.views.view import View, view_of

CLOCK: Final = 1.0
"""Maximum seconds of thinking for bots that use a clock."""


def answer_of(st: State, agent: str, seed: int, circling: bool = False) -> int:
    """The index of the option that an agent chooses from its view of a game.

    The agent is made again for each move, so *circling* says whether its turn runs in circles.
    """
    choice = choice_of(st)
    assert choice is not None
    player = agent_maker(agent)(seed)
    begin(player, start_at(st, choice.player, seed, circling))
    answer = answered(player, view_of(st, choice.player), choice)
    return choice.options.index(answer)


def start_at(st: State, seat: int, seed: int, circling: bool = False) -> Start:
    """The start information for an agent that joins during a game."""
    one, other = (
        tuple(st.match.printed[st.match.cards[copy].index] for copy in st.match.deck_of[each])
        for each in (seat, 1 - seat)
    )
    seen = other if st.match.open_lists else None
    turn = int(st.turn) if circling else None
    return Start(seat, seed, st.match.book.rules, one, seen, CLOCK, turn)


def answered(agent: Agent, view: View, choice: Choice) -> Option:
    """An agent's choice, or a random option if it fails."""
    try:
        option = agent.choose(view, choice)
    except Exception:  # an agent's error must not end the game
        return secrets.choice(choice.options)
    return option if option in choice.options else secrets.choice(choice.options)


def outlook(st: State) -> list[Prospect]:
    seat = int(st.chooser)
    return prospects(option_words(st, seat), view_of(st, seat, 0))
