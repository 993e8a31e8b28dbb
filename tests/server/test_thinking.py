"""Work for a game gives the same result in a worker and in place."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.agents.registry import agent_maker
from playmat.game.choice import choice_of
from playmat.game.scenario.scenario import scenario
from playmat.kinds import answers
from playmat.model.option import kind
from playmat.model.views.view import view_of
from playmat.server.thinking import answer_of
from tests.server.tables import ME, Seat, new, seated, served

GREEDY = {"kind": "bot", "agent": "greedy"}


def test_an_agent_answers_as_it_would_at_the_table() -> None:
    st = scenario("ecard", "base1-58 +L +L | base1-46", "base1-63 dmg20", hand="R, base1-94").state
    choice = choice_of(st)
    assert choice is not None

    n = answer_of(st, "greedy", 5)

    assert choice.options[n] == agent_maker("greedy")(5).choose(view_of(st, 0), choice)


def test_an_agent_that_cannot_choose_is_given_any_answer() -> None:
    st = scenario("ecard", "base1-58 +L", "base1-63").state

    n = answer_of(st, "tests.server.test_thinking:Failing", 1)

    assert 0 <= n < len(st.options)


@pytest.mark.parametrize("name", ["greedy", "planner", "tree", "skilled", "champion"])
def test_an_agent_that_is_told_of_circles_ends_its_turn(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.server.thinking.CLOCK", 0.0)
    st = scenario("ecard", "base1-58 +L | base1-58", "base1-58", hand="base1-14").state

    n = answer_of(st, name, 5, circling=True)

    assert kind(st.options[n]) in (answers.ATTACK, answers.END)


class Failing:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: object, choice: object) -> object:
        raise RuntimeError("mistake")


def test_with_workers_bots_answer_and_people_are_told_what_answers_lead_to(
    tmp_path: Path,
) -> None:
    with served(tmp_path, workers=1) as client:
        made = new(client, ME, GREEDY, rules="ecard", seed=4)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            told = [note for _ in range(8) for note in notes_of(seat)]

    assert any(told)
    assert {line["player"] for line in seat.log if line["what"] == "attach"} == {0, 1}


def notes_of(seat: Seat) -> list[str]:
    """The previews shown to a player, who then takes the first option."""
    seat.wait()
    notes = [option["note"] for option in seat.options]
    seat.answer(0)
    return notes
