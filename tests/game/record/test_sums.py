"""Damage calculations are recorded by the engine and never recomputed."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.record.log import ALL, lines
from playmat.game.record.sums import WORDS, sum_lines
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.model.plain.write import from_plain, to_plain
from playmat.model.views.view import view_of
from playmat.rules.catalogue import rules as catalogue
from tests.contract.repository import SOURCE
from tests.properties.play import TABLES, begin, choices
from tests.rules.cards_combat import blow, duel, mon
from tests.rules.duo.cards import duel as pair

PIKACHU, SQUIRTLE, MACHOP = "base1-58 +L +L", "base1-63", "base1-52"
PLUSPOWER, DEFENDER, DARKNESS = "base1-84", "base1-80", "neo1-104"


def told(table: Duel) -> list[str]:
    """The log texts about damage, done or prevented."""
    events = [line for line in lines(table.state, ALL) if line.event.steps]
    return [line.text for line in events]


@pytest.mark.rule("DAMAGE-01", "DAMAGE-05")
def test_weakness_and_cards_played_before_stand_in_the_sum_in_their_order() -> None:
    table = scenario("ecard", PIKACHU, f"{SQUIRTLE} | {MACHOP}", hand=f"{PLUSPOWER}")

    table.play(PLUSPOWER).attack("Gnaw")

    assert told(table) == [
        "Squirtle takes 30 damage from Pikachu: Gnaw 10, Weakness ×2, PlusPower +10"
    ]


@pytest.mark.rule("DAMAGE-01", "ZONE-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_has_the_steps_of_a_sum_for_both_players(seat: int) -> None:
    table = scenario("ecard", PIKACHU, f"{SQUIRTLE} | {MACHOP}", hand=f"{PLUSPOWER}")

    table.play(PLUSPOWER).attack("Gnaw")

    view = view_of(table.state, seat)
    (hit,) = [event for event in view.events if event.what == "damage"]
    assert [step.what for step in hit.steps] == ["base", "weakness_times", "add"]
    assert hit.steps[2] == ("add", 10, 30, PLUSPOWER, "")
    plain = next(each for each in view.plain()["events"] if each["what"] == "damage")
    assert plain["steps"][0]["name"] == "Gnaw"


@pytest.mark.rule("DAMAGE-01")
def test_damage_reduced_to_nothing_is_told_with_what_reduced_it() -> None:
    table = scenario("ecard", PIKACHU, f"{MACHOP} +{DEFENDER}")

    table.attack("Gnaw")

    assert told(table) == ["Machop takes no damage from Pikachu: Gnaw 10, Defender −20"]
    assert table.events("damage") == []


@pytest.mark.rule("DAMAGE-06")
def test_resistance_is_told_with_its_amount() -> None:
    table = scenario("ecard", f"{MACHOP} +F", "base1-57")  # Pidgey resists Fighting

    table.attack("Low Kick")

    assert told(table) == ["Pidgey takes no damage from Machop: Low Kick 20, Resistance −30"]


@pytest.mark.rule("COND-20")
def test_a_confused_pokemon_that_attacks_itself_is_told_by_its_own_sum() -> None:
    table = scenario("ecard", f"{PIKACHU} confused", MACHOP, hand=PLUSPOWER)

    table.play(PLUSPOWER).attack("Gnaw", flips="T")

    assert told(table) == ["Pikachu takes 30 damage: Confusion 20, PlusPower +10"]
    assert table.rules_of("damage") == ["COND-20"]


@pytest.mark.rule("COND-21")
def test_confusion_that_places_counters_is_no_sum_of_an_attack() -> None:
    table = scenario("xy", f"{PIKACHU} confused", MACHOP)

    table.attack("Gnaw", flips="T")

    assert table.rules_of("counters") == ["COND-21"]
    assert [step.what for step in table.events("counters")[0].steps] == ["confusion"]


@pytest.mark.rule("DAMAGE-04")
def test_a_benched_pokemon_is_told_without_weakness() -> None:
    bencher = mon("Bencher", 60, "L", blow("Arc", 10, "after { hit(bench_of(foe), 10) }"))
    table = duel("xy", "Bencher", "base1-63 | base1-63", bencher)

    table.attack("Arc")

    assert [(e.count, [s.what for s in e.steps]) for e in table.events("damage")] == [
        (20, ["base", "weakness_times"]),
        (10, ["text"]),
    ]


def test_what_the_attack_itself_adds_stands_apart_from_what_it_prints() -> None:
    adder = mon("Adder", 60, "C", blow("Pile", 20, "before { add_damage(30) }"))
    table = duel("xy", "Adder", "Huge", adder)

    table.attack("Pile")

    assert told(table) == ["Huge takes 50 damage from Adder: Pile 20, its own effect +30"]


def test_an_attack_that_prints_nothing_tells_what_its_text_does() -> None:
    setter = mon("Setter", 60, "C", blow("Heap", 0, "before { set_damage(40) }"))
    table = duel("xy", "Setter", "Huge", setter)

    table.attack("Heap")

    assert told(table) == ["Huge takes 40 damage from Setter: Heap 0, its own effect +40"]


def test_a_special_energy_is_named() -> None:
    table = scenario("ecard", f"base1-58 +L +{DARKNESS}", MACHOP)

    table.attack("Gnaw")

    assert told(table)[0] == "Machop takes 20 damage from Pikachu: Gnaw 10, Darkness Energy +10"


def test_a_body_that_takes_damage_off_is_named_with_its_pokemon() -> None:
    fur = Power("Thick Fur", "body", "static { mod(damage_taken, self, add, -10) }")
    table = duel(
        "ex", "Payer +L +L", "Furry", mon("Furry", 90, "C", blow("Poke", 10), powers=(fur,))
    )

    table.attack("Bolt")

    assert told(table) == ["Furry takes 20 damage from Payer: Bolt 30, Thick Fur of Furry −10"]


def test_damage_that_is_prevented_names_the_power_that_prevents_it() -> None:
    shield = Power("Aegis", "body", "static { mod(prevent_damage, self) }")
    table = duel(
        "ex", "Payer +L +L", "Safe", mon("Safe", 90, "C", blow("Poke", 10), powers=(shield,))
    )

    table.attack("Bolt")

    assert told(table) == ["Safe takes no damage from Payer: Bolt 30, prevented by Aegis of Safe"]


def test_an_attack_that_lasts_into_the_next_turn_is_named() -> None:
    harden = blow(
        "Harden",
        0,
        "no_damage; after { "
        "lasting(through_foe_turn, self) { mod(damage_taken, bearer, add, -20) } }",
    )
    table = duel("ex", "Payer +L +L", "Rock", mon("Rock", 90, "C", harden), turn=2, player="foe")

    table.attack("Harden").attack("Bolt")

    assert told(table) == ["Rock takes 10 damage from Payer: Bolt 30, Harden of Rock −20"]


def test_what_steps_in_with_a_coin_is_told_either_way() -> None:
    dodge = Power(
        "Dodge", "body", "instead(damaged(self)) { x <- flip; if heads(x) > 0 { nullify } }"
    )
    ghost = mon("Ghost", 90, "C", blow("Poke", 10), powers=(dodge,))

    dodged = duel("ex", "Payer +L +L", "Ghost", ghost).attack("Bolt", flips="H")
    struck = duel("ex", "Payer +L +L", "Ghost", ghost).attack("Bolt", flips="T")

    assert told(dodged) == [
        "Ghost takes no damage from Payer: Bolt 30, prevented by Dodge of Ghost"
    ]
    assert told(struck) == ["Ghost takes 30 damage from Payer"]


@pytest.mark.rule("DUO-4")
def test_each_of_two_actives_has_a_sum_of_its_own() -> None:
    table = pair("Walker & Small", "Huge & Dummy")

    table.attack("Poke", by="active 2", at="foe's active 2")

    assert [(e.count, [s.what for s in e.steps]) for e in table.events("damage")] == [
        (10, ["base"])
    ]


@pytest.mark.parametrize("table", TABLES)
def test_every_sum_ends_with_what_was_done_and_every_step_has_words_and_a_rule(table: str) -> None:
    seen = 0
    for seed in (3, 4):
        st = begin(table, seed, record=True)
        for _ in choices(st, seed):
            pass
        for event in st.events or ():
            steps = sum_lines(st, event.steps)
            if event.what in ("damage", "no_damage"):
                seen += 1
                assert max(0, steps[-1].amount) == event.count
            assert all(step.text and step.rule in catalogue() for step in steps)
    assert seen > 5


def test_a_game_saved_with_its_record_keeps_the_sums() -> None:
    table = scenario("ecard", PIKACHU, f"{SQUIRTLE} | {MACHOP}").attack("Gnaw")

    again = from_plain(table.state.match, to_plain(table.state))

    assert to_plain(again) == to_plain(table.state)
    assert any(event.steps for event in again.events or ())


def test_every_kind_of_step_has_words() -> None:
    made = (SOURCE / "engine").rglob("*.py")
    written = "".join(path.read_text("utf-8") for path in made)

    assert [what for what in WORDS if f'"{what}"' not in written] == []


def test_a_game_that_is_not_recorded_makes_no_sums() -> None:
    st = begin("xy", 3, record=False)

    for _ in choices(st, 3):
        assert all(event.steps == () for event in st.happenings)
