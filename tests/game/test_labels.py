"""The texts of buttons, cards and places, for every kind of option."""

from __future__ import annotations

from playmat.game.labels import LABELS, VERBS, OptionWords, label, option_kind, verb
from playmat.game.scenario.scenario import opening, scenario
from playmat.kinds import answers
from playmat.model.state import State

FURFROU = "xy1-114, 6*G"


def labels(st: State, picked: int = 0) -> list[str]:
    named = OptionWords(st, int(st.chooser), picked)
    return [label(named, option) for option in st.options]


def verbs(st: State) -> dict[str, str]:
    named = OptionWords(st, int(st.chooser))
    return {option_kind(option): verb(named, option) for option in st.options}


def test_every_option_of_a_player_has_a_label() -> None:
    chance = {answers.HEADS, answers.TAILS}

    assert set(LABELS) | chance == set(range(len(answers.NAMES)))
    assert set(VERBS) < set(LABELS)


def test_the_use_of_a_card_out_of_play_is_named() -> None:
    duel = scenario("xy", "base1-58", "base1-52", discard="bw9-4")

    assert "Use Propagation: Exeggcute in your discard pile" in labels(duel.state)


def test_what_may_be_used_is_called_by_its_own_name() -> None:
    duel = scenario("platinum", "base1-58", "base1-52", hand="pl1-47")

    state = duel.choose("bench Crobat G").state

    assert labels(state) == ["Use Flash Bite", "Don't use Flash Bite"]


def test_an_attack_that_another_lends_is_told_with_whose_it_is() -> None:
    duel = scenario("xy", "bw6-46 +P +P +P | xy4-26, xy4-44", "base1-52")

    offered = [each for each in labels(duel.state) if each.startswith("Attack: ")]

    assert "Attack: Night March of Joltik" in offered
    assert "Attack: Night March of Pumpkaboo" in offered
    assert len(offered) == len(set(offered))


def test_a_hand_that_need_not_begin_is_kept_or_drawn_anew() -> None:
    duel = opening("xy", hands=["xy11-96, 6*G", FURFROU], foe_hands=[FURFROU], flips="H")

    assert labels(duel.answer("yes").state) == ["Keep this hand", "Draw a new hand"]


def test_ending_a_choice_tells_how_many_have_been_picked() -> None:
    duel = scenario("ecard", "base1-58", "base1-52", hand="base1-81, base1-94", discard="L, W, F")
    state = duel.choose("play Energy Retrieval", answers=["pick Lightning"]).state

    assert labels(state, 1)[-1] == "Continue with this one"
    assert labels(state, 2)[-1] == "Continue with these 2"
    assert labels(state)[-1] == "Choose none"


def test_a_verb_tells_what_is_done_with_the_card_or_pokemon_it_stands_on() -> None:
    duel = scenario("ecard", "base1-58 +L +L | base1-46", "base1-52", hand="L, base1-44, base1-88")

    assert verbs(duel.state) == {
        "attach": "Attach",
        "bench": "Bench",
        "play": "Play",
        "retreat": "Retreat",
        "attack": "Attack",
        "end": "End",
    }


def test_the_verb_of_a_pick_hangs_on_the_question() -> None:
    duel = scenario("ecard", "base1-58 +L +W | base1-46, base1-44", "base1-52")

    assert verbs(duel.choose("retreat").state) == {"card": "Discard"}
    assert verbs(duel.answer("pick Water").state) == {"mon": "Switch in"}


def test_a_pick_for_a_text_says_what_is_done_with_it() -> None:
    duel = scenario("ecard", "base1-58", "base1-52", hand="base1-71, W, F, G", deck="L, W")
    paying = duel.choose("play Computer Search").state

    assert verbs(paying) == {"card": "Discard"}
    assert "Discard Water Energy" in labels(paying)
    assert "Take Lightning Energy" in labels(duel.answer("pick Water", "pick Fighting").state)


def test_a_pokemon_picked_for_a_text_says_what_is_done_to_it() -> None:
    duel = scenario("ecard", "base1-58 dmg10 | base1-46 dmg10", "base1-52", hand="base1-94")

    assert labels(duel.play("Potion").state) == ["Heal Pikachu", "Heal Charmander"]


def test_a_pokemon_is_only_chosen_where_something_is_done_to_its_cards() -> None:
    duel = scenario("ecard", "base1-46 +R", "base1-46 +R +R | base1-58 +L +L", hand="base1-79")

    asked = duel.play("Super Energy Removal")

    assert asked.purpose is not None
    assert asked.purpose.verb == "discard"
    assert verbs(asked.state) == {"mon": "Choose"}
