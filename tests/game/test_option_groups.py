"""Options under headings, one line per card, and explanations of missing options."""

from __future__ import annotations

from playmat.game.labels import OptionWords
from playmat.game.option_groups import HEADINGS, Group, Missing, groups, missing
from playmat.game.scenario.scenario import scenario
from playmat.kinds import answers
from playmat.model.state import State


def grouped(st: State) -> list[Group]:
    return groups(OptionWords(st, int(st.chooser)))


def missed(st: State) -> list[Missing]:
    return missing(OptionWords(st, int(st.chooser)))


def test_every_kind_of_option_of_a_turn_has_a_heading() -> None:
    turn = {*range(answers.END, answers.LEGEND + 1), answers.CARD_POWER}

    assert set(HEADINGS) == {answers.NAMES[n] for n in turn}


def test_a_card_that_may_go_to_several_pokemon_is_one_line() -> None:
    hand = "L, base1-14, base1-80"  # Raichu, Defender
    duel = scenario("ecard", "base1-58 | base1-58, base1-63", "base1-52", hand=hand)

    found = {group.label: group for group in grouped(duel.state)}

    assert set(found) == {"Attach Lightning Energy…", "Evolve into Raichu…", "Play Defender…"}
    attach = found["Attach Lightning Energy…"]
    assert attach.heading == "Attach Lightning Energy to…"
    assert attach.note == "3 Pokémon to choose from"
    assert len(attach.options) == 3
    evolve = found["Evolve into Raichu…"]
    assert (evolve.heading, evolve.note) == ("Evolve into Raichu on…", "On Pikachu")
    assert found["Play Defender…"].heading == "Play Defender on…"


def test_a_card_with_one_place_to_go_stands_alone() -> None:
    duel = scenario("ecard", "base1-58", "base1-52", hand="L, base1-14, base1-44, base1-88")

    assert duel.can("attach Lightning Energy to active")
    assert grouped(duel.state) == []


def test_only_what_is_done_in_a_turn_is_grouped() -> None:
    duel = scenario("ecard", "base1-58 +L +W | base1-46, base1-44", "base1-52")

    assert grouped(duel.choose("retreat").state) == []
    assert missed(duel.state) == []


def test_attacks_and_the_retreat_are_missed_where_they_are_not_offered() -> None:
    duel = scenario("ecard", "base1-58 +L", "base1-52")

    assert missed(duel.state) == [
        Missing("Attack: Thunder Jolt", "attack Thunder Jolt"),
        Missing("Retreat Pikachu", "retreat"),
    ]
    assert all(duel.refused(each.text) for each in missed(duel.state))


def test_nothing_is_missed_where_everything_is_offered() -> None:
    duel = scenario("ecard", "base1-58 +L +L | base1-46", "base1-52")

    assert missed(duel.state) == []


def test_no_attack_is_missed_where_one_is_declared_before_a_flip() -> None:
    duel = scenario("ecard", "base1-58 +L | base1-46", "neo1-20")  # Cleffa, a Baby Pokémon

    assert any(text.startswith("declare") for text in duel.options)
    assert missed(duel.state) == []
