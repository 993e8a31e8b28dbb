"""Attacks of the HeartGold & SoulSilver sets: the order of choices, and who sees draws."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, PIKACHU


def test_linear_attack_chooses_before_the_coin_of_sun_flash() -> None:
    duel = scenario("legends", f"hgss4-9 +F | {PIKACHU}", f"col1-15 +W +W +W | {CHANSEY}")

    duel.attack("Sun Flash").attack("Linear Attack")

    assert (duel.asked, duel.events("coin")) == ("pick_mon", [])
    duel.answer(duel.options[-1], flips="T")
    assert (duel.player, duel.you.bench[0].damage) == ("you", 0)


def test_rendezvous_draw_shows_the_cards_drawn() -> None:
    duel = scenario("legends", "hgss4-39 +W", PIKACHU, hand="W", deck="R, W", foe_deck="L, W")

    duel.attack("Rendezvous Draw")

    drawn, shown = ([event.cards for event in duel.events(what)] for what in ("draw", "reveal"))
    assert drawn[:2] == shown


def test_take_away_lets_its_player_choose_a_new_active_first() -> None:
    you = "hgss3-12 +P +P +P | base1-58, base1-46"
    duel = scenario("legends", you, "base1-26 | base1-58, base1-46")

    duel.attack("Take Away", answers=["bench 2"])

    assert (duel.you.active.name, duel.foe.actives, duel.chooser) == ("Charmander", [], "foe")
