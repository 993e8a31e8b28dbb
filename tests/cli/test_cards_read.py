"""`playmat cards read`: a text, its program, and how it was read."""

from __future__ import annotations

import json

from playmat.importer.text_keys import text_key
from tests.cli.typed import refused, run

BACK = "Choose a card in your discard pile and shuffle it into your deck."


def test_a_text_is_told_as_our_wording_and_as_a_program() -> None:
    assert run("cards", "read", "Flip a coin. If heads, draw 2 cards.").stdout == (
        "read as\n"
        "  Flip a coin. If heads, draw 2 cards.\n"
        "    after { a <- flip; if heads(a) > 0 { draw(me, 2) } }\n"
    )


def test_a_trace_tells_wordings_and_the_passes_that_changed_something() -> None:
    lines = run("cards", "read", BACK, "--trace").stdout.splitlines()

    starts = [line.split(":")[0] for line in lines if not line.startswith(" ")]

    assert starts == ["sentence 1", "read_attack", "only_if_done", "canonical", "read as"]
    assert any("shuffle|shuffles {what:" in line and "acts/cards.py:" in line for line in lines)


def test_the_kind_of_face_decides_what_a_text_becomes() -> None:
    attack = run("cards", "read", BACK).stdout
    trainer = run("cards", "read", BACK, "--kind", "trainer", "--is", "item").stdout

    assert "if did(b)" in attack
    assert "play {" in trainer
    assert "did(" not in trainer


def test_the_facts_of_a_card_are_taken_from_its_id() -> None:
    text = "Does 30 damage plus 10 more damage."

    known = run("cards", "read", text, "--card", "base1-58", "--name", "thunder jolt")

    assert "add_damage(10)" in known.stdout
    assert "says 30 damage" in refused("cards", "read", text, "--card", "base1-58")
    assert "says 30 damage" in refused("cards", "read", text, "--damage", "40")
    assert "add_damage(10)" in run("cards", "read", text, "--damage", "30+").stdout


def test_a_power_is_read_as_one_of_its_card() -> None:
    text = "Your Pokémon have no Retreat Cost."

    read = run("cards", "read", text, "--kind", "power", "--card", "base1-4")

    assert "retreat_cost" in read.stdout


def test_a_face_that_a_card_does_not_have_is_refused() -> None:
    unknown = refused("cards", "read", BACK, "--card", "base1-58", "--name", "Moss Toss")
    none = refused("cards", "read", BACK, "--kind", "power", "--card", "base1-58")

    assert "it has Gnaw, Thunder Jolt" in unknown
    assert "it has none" in none


def test_a_text_that_is_not_read_is_refused_with_the_place_and_what_could_stand_there() -> None:
    said = refused("cards", "read", "Draw 2 cards. Discard a crad.")

    assert "  Discard a crad\n            ^\n" in said
    assert "expected here: " in said
    assert "card|cards" in said
    assert "'crad'; did you mean card?" in said


def test_a_program_that_a_check_refuses_is_no_reading() -> None:
    said = refused("cards", "read", "Choose 1 of your Benched Pokémon. Draw a card.")

    assert "a choice of which nothing comes" in said


def test_a_trace_goes_as_far_as_the_reading_and_fails_like_it() -> None:
    result = run("cards", "read", "Draw 2 cards. Discard a crad.", "--trace")

    assert result.exit_code == 2
    assert "means draw(me, 2)" in result.stdout
    assert "sentence 2: Discard a crad\n  not read\nrules that got this far" in result.stdout
    assert "[acts/deck.py:" in result.stdout
    assert "expected here" in result.stderr


def test_a_reading_is_one_json_object() -> None:
    short = json.loads(run("cards", "read", BACK, "--json").stdout)
    traced = json.loads(run("cards", "read", BACK, "--json", "--trace").stdout)

    assert short["program"].startswith("after {")
    assert short["key"] == text_key(BACK, "This Card")
    assert short["stopped"] is None
    assert set(traced) - set(short) == {"sentences", "stages"}
    assert traced["sentences"][0]["wording"]["slots"]
    assert [stage["name"] for stage in traced["stages"]][-1] == "canonical"


def test_a_reading_that_stops_is_json_too_and_fails() -> None:
    result = run("cards", "read", "Discard a crad.", "--json")
    stopped = json.loads(result.stdout)["stopped"]

    assert result.exit_code == 2
    assert stopped["word"] == 2
    assert "card|cards" in stopped["expected"]
    assert stopped["unknown"] == ["crad"]
