"""Agents written for the challenge run unchanged, and none can end the match."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from playmat.envs.index_match import play_match, search_begin
from playmat.envs.option_index import CONFIGURATION, Observation, deck_question
from playmat.rules import BOOKS
from tests.decks.listed import pair

DECK = [5] * 10 + [77] * 4 + [408] * 46
"""Card numbers of the original game."""

STRICTER = BOOKS["xy"].replace(copies=1)


def by_keys(obs: dict[str, Any]) -> list[int]:
    if obs["select"] is None:
        return DECK
    places = list(range(len(obs["select"]["option"])))
    return Random(len(places)).sample(places, obs["select"]["maxCount"])


def by_attributes(obs: Any, config: Any) -> list[int]:
    assert config.actTimeout == config["actTimeout"] == CONFIGURATION["actTimeout"]
    assert obs.remainingOverageTime > 0
    if not obs.select:
        return DECK
    mine = obs.current.players[obs.current.yourIndex]
    assert mine.handCount == len(mine.hand)
    assert all(mon is None or mon.hp <= mon.maxHp for mon in (*mine.active, *mine.bench))
    return [option.index for option in obs.select.option][: obs.select.maxCount]


class Kept:
    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, obs: Any, config: Any = None) -> list[int]:
        self.calls += 1
        if obs.get("select") is None:
            return DECK
        options = obs["select"]["option"]
        ranked = sorted(range(len(options)), key=lambda n: options[n].get("type") != "attack")
        return ranked[: obs.select.maxCount]

    def act(self, obs: Any) -> list[int]:
        return self(obs)


def looking_ahead(obs: Any, config: Any) -> list[int]:
    """Try each option in a line and take the one that leaves the most cards in hand."""
    if obs.select is None:
        return DECK
    if obs.select.maxCount != 1 or obs.current.turn > 1:
        return list(range(obs.select.maxCount))
    line = search_begin(obs)
    worth = [cards(line.step([n]).observation) for n in range(len(obs.select.option))]
    return [worth.index(max(worth))]


def cards(obs: Any) -> int:
    found: int = obs.current.players[obs.current.yourIndex].handCount
    return found


def any_count(*given: Any) -> list[int]:
    assert len(given) == 2
    return by_attributes(*given)


KEPT = Kept()


@pytest.mark.parametrize(
    "agent",
    [
        by_keys,
        by_attributes,
        KEPT,
        KEPT.act,
        looking_ahead,
        any_count,
        partial(by_attributes),
        lambda obs, config: by_keys(obs),
    ],
    ids=["keys", "attributes", "object", "method", "search", "any", "partial", "lambda"],
)
def test_an_agent_in_a_shape_of_the_challenge_plays_a_whole_game(agent: Any) -> None:
    result = play_match([agent, by_keys], "ecard", seed=4)

    assert result.fault is None
    assert result.game.over


def test_an_observation_is_data_with_attributes() -> None:
    seen: list[Observation] = []

    def listening(obs: Observation) -> list[int]:
        seen.append(obs)
        return by_keys(obs)

    play_match([listening, by_keys], "ecard", seed=4)

    for obs in (seen[0], seen[-1]):
        plain = {key: value for key, value in obs.items() if key != "search_begin_input"}
        assert json.loads(json.dumps(plain)) == plain
    assert seen[-1].select.option[0] is seen[-1]["select"]["option"][0]
    with pytest.raises(AttributeError, match="no 'selct' in this observation; it has select, cur"):
        _ = deck_question().selct


class Unspeakable(Exception):
    def __repr__(self) -> str:
        raise ValueError("it is not shown")


def raising(error: BaseException) -> Callable[[Any], list[int]]:
    def agent(obs: Any) -> list[int]:
        raise error

    return agent


def naming(deck: object) -> Callable[[Any], Any]:
    return lambda obs: deck if obs.select is None else by_keys(obs)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (lambda obs: 1 // 0, "ZeroDivisionError"),
        (lambda: 1 // 0, "ZeroDivisionError"),
        (raising(Unspeakable()), "a Unspeakable that cannot be printed"),
        (raising(SystemExit(3)), "SystemExit"),
        (lambda obs: sys.exit(), "SystemExit"),
        (lambda obs, config, more: [], "missing 1 required positional argument"),
        (naming(["base1-58"] * 60), "breaks 1 rule"),
        (naming(["base1-58"] * 3), "breaks 1 rule"),
        (naming(["nothing-1"] * 60), "nothing-1"),
        (naming([1, 2, 3]), "gave no deck"),
        (naming("haymaker"), "gave no deck"),
        (naming(7), "gave no deck"),
        (naming([[]] * 60), "gave no deck"),
    ],
)
def test_whatever_an_agent_does_at_the_first_call_loses_the_match_for_it(
    seat: int, agent: Any, said: str
) -> None:
    agents = [agent, by_keys] if seat == 0 else [by_keys, agent]

    result = play_match(agents, "ecard", seed=1)

    assert result.rewards == ((-1, 1) if seat == 0 else (1, -1))
    assert result.fault is not None
    assert result.fault[0] == seat
    assert said in result.fault[1]
    assert result.game.step == 0


@pytest.mark.parametrize("error", [SystemExit(1), Unspeakable()])
def test_an_agent_that_exits_or_cannot_be_shown_loses_in_the_middle_of_a_game(
    error: BaseException,
) -> None:
    def late(obs: Any) -> list[int]:
        if obs.select is not None and obs.current.turn > 1:
            raise error
        return by_keys(obs)

    result = play_match([late, late], "ecard", seed=1)

    assert sorted(result.rewards) == [-1, 1]
    assert result.fault is not None


def test_a_deck_is_judged_by_the_rules_of_the_match() -> None:
    named = naming([card.id for card in pair("xy")[0].cards])

    faults = [play_match([named, by_keys], rules, seed=1).fault for rules in ("xy", STRICTER)]

    assert faults[0] is None
    assert faults[1] is not None
    assert "FORMAT-2" in faults[1][1]
