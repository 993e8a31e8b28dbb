"""What is thought about a game beside it: a bot's answer, and what a person's answers lead to."""

from __future__ import annotations

import secrets

from playmat.agents.agent import Agent
from playmat.agents.registry import agent_maker
from playmat.foresight.prospects import Prospect, prospects
from playmat.game.choice import Choice, choice_of
from playmat.game.labels import option_words
from playmat.game.option import Option
from playmat.model.state import State
from playmat.model.views.view import View, view_of


def answer_of(st: State, agent: str, seed: int) -> int:
    """Return which option an agent takes in a game at rest, seeing no more than its view."""
    choice = choice_of(st)
    assert choice is not None
    answer = answered(agent_maker(agent)(seed), view_of(st, choice.player), choice)
    return choice.options.index(answer)


def answered(agent: Agent, view: View, choice: Choice) -> Option:
    """Return an agent's answer; for one that fails any answer is given."""
    try:
        option = agent.choose(view, choice)
    except Exception:  # an agent's own mistake must not end the game
        return secrets.choice(choice.options)
    return option if option in choice.options else secrets.choice(choice.options)


def outlook(st: State) -> list[Prospect]:
    """Return what the options of whoever is asked lead to, as far as that player can tell."""
    seat = int(st.chooser)
    return prospects(option_words(st, seat), view_of(st, seat, 0))
