"""The texts of a question as sent: title, groups, and missing options."""

from __future__ import annotations

import re
from typing import Any

from playmat.game.labels import PICK_VERBS, VERBS
from playmat.game.questions import QUESTIONS
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.server.frames.question import question
from playmat.server.frames.replay_frame import open_question
from playmat.server.http.pages import STATIC
from playmat.server.thinking import outlook


def asked(duel: Duel, seat: int = 0) -> dict[str, Any]:
    told = outlook(duel.state) if seat == duel.state.chooser else None
    found = question(duel.state, seat, told)
    assert found is not None
    return found


def retrieving() -> Duel:
    duel = scenario("ecard", "base1-58", "base1-52", hand="base1-81, base1-94", discard="L, W, F")
    return duel.choose("play Energy Retrieval")


def test_the_title_tells_its_chooser_how_many_may_be_chosen() -> None:
    duel = retrieving()

    said = "Put 1 or 2 basic Energy from your discard pile into your hand (Energy Retrieval)"
    assert asked(duel, 0)["title"] == said
    assert asked(duel, 1)["title"] == "Choose a card"


def test_the_purpose_is_sent_to_its_chooser_alone() -> None:
    duel = retrieving().answer("pick Lightning")

    purpose = asked(duel, 0)["purpose"]

    assert purpose == {
        "verb": "take",
        "object": "basic Energy from your discard pile",
        "title": asked(duel, 0)["title"],
        "price": False,
        "source": "base1-81",
        "name": "Energy Retrieval",
        "face": "Energy Retrieval",
        "rule": "",
        "least": 1,
        "most": 2,
        "chosen": 1,
        "left": 1,
    }
    assert asked(duel, 1)["purpose"] is None


def test_what_has_been_picked_is_counted_by_the_end_of_the_choice() -> None:
    ask = asked(retrieving().answer("pick Lightning"))

    assert ask["options"][-1]["label"] == "Continue with this one"


def test_an_option_names_its_group_and_its_verb() -> None:
    duel = scenario("ecard", "base1-58 | base1-46", "base1-52", hand="base1-44, L")

    ask = asked(duel)

    groups = {option["label"]: option["group"] for option in ask["options"]}
    assert groups["Bench Bulbasaur"] is None
    assert groups["Attach Lightning Energy to Pikachu"] == 0
    assert groups["Attach Lightning Energy to Charmander"] == 0
    assert ask["groups"] == [
        {
            "label": "Attach Lightning Energy…",
            "heading": "Attach Lightning Energy to…",
            "note": "2 Pokémon to choose from",
        }
    ]
    assert {option["verb"] for option in ask["options"] if option["group"] == 0} == {"Attach"}


def test_what_is_not_offered_is_told_to_its_player_alone() -> None:
    duel = scenario("ecard", "base1-58", "base1-52")

    assert {"label": "Retreat Pikachu", "text": "retreat"} in asked(duel, 0)["missing"]
    assert asked(duel, 1)["missing"] == []


def test_a_replay_puts_a_question_in_the_same_words() -> None:
    duel = scenario("ecard", "base1-58 | base1-46", "base1-52", hand="L")

    then = open_question(duel.state)

    assert then is not None
    for field in ("title", "prompt", "groups", "missing", "purpose"):
        assert then[field] == asked(duel)[field]


def test_no_page_words_a_question_or_an_option_itself() -> None:
    titles = {question.title for question in QUESTIONS.values()}
    verbs = {*VERBS.values(), *PICK_VERBS.values()}
    found = []
    for path in (STATIC / "js").rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        words = titles | verbs if path.parent.name == "ask" else titles
        quoted = (word for word in words if re.search(rf"['`]{re.escape(word)}(['`]| \${{)", text))
        found += [(path.name, word) for word in quoted]

    assert found == []


def test_an_option_tells_which_card_of_the_hand_goes_onto_which_pokemon() -> None:
    duel = scenario("ecard", "base1-58 | base1-46", "base1-52", hand="R")
    onto = int(duel.state.sides[0].bench[0].serial)

    attach = next(o for o in asked(duel)["options"] if o["label"].endswith("to Charmander"))

    assert (attach["hand"], attach["target"]) == (0, onto)


def test_a_question_can_be_answered_before_anything_is_foretold() -> None:
    duel = scenario("ecard", "base1-58 +L +L", "base1-52")

    put = question(duel.state, 0, None)

    assert put is not None
    attack = next(o for o in put["options"] if o["kind"] == "attack")
    assert (attack["label"], attack["note"], attack["preview"]) == ("Attack: Gnaw", "", None)
