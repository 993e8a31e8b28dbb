"""Kinds of powers distinguished by locks and shields. [POW-2, POW-3, POW-6]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_combat import duel
from tests.rules.cards_combat import every_book as combat_every_book
from tests.rules.cards_combat import mon as combat_mon
from tests.rules.cards_turn import ALL, books, every_book, held, hit, mon
from tests.rules.turn.cards import CARDS

CONDITIONS = ("asleep", "confused", "paralyzed", "poisoned", "burned")


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    more.setdefault("deck", "20*R")
    return scenario(rules, you, foe, cards=CARDS, **more)


STUDY = Power("Study", "old_power", "power(once) { draw(me, 1) }")
SCHOLAR = combat_mon("Scholar", 60, "C", powers=(STUDY,))


@every_book
@pytest.mark.rule("POW-2")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_an_old_pokemon_power_follows_its_text(rules: str, condition: str) -> None:
    duel = table(rules, f"Antique {condition}")

    assert duel.can("use Gift") is (condition in ("poisoned", "burned"))


@pytest.mark.rule("POW-2")
@pytest.mark.parametrize(("rules", "stopped"), [(name, name in ("ecard", "ex")) for name in ALL])
def test_an_old_pokemon_power_may_be_put_under_the_books_rule(rules: str, stopped: bool) -> None:
    house = book(rules).replace(old_power_condition_rule="book")

    assert table(house, "Antique poisoned").refused("use Gift") is stopped


@every_book
@pytest.mark.scenario("K-133")
@pytest.mark.rule("POW-2", "POW-3")
def test_zzzap_hits_every_kind_of_pokemon_power_and_no_ability(rules: str) -> None:
    duel = table(rules, "neo1-12 +L", "Snorlax | Antique, Hardy, t-powerful, Able, Rattata")

    duel.attack("Zzzap")

    damage = {benched.name: benched.damage for benched in duel.foe.bench}
    assert (damage["Antique"], damage["Powerful"]) == (20, 20)
    assert (damage["Able"], damage["Rattata"], duel.foe.active.damage) == (0, 0, 0)
    assert damage["Hardy"] == 10


@books("xy")
@pytest.mark.scenario("K-132")
@pytest.mark.rule("POW-3")
def test_garbotoxin_stops_abilities_and_leaves_a_poke_power(rules: str) -> None:
    duel = table(
        rules,
        "Puncher | bw6-53>bw6-54 +bw9-99, Able",
        "dp7-62>dp7-40>dp7-18 | Rattata",
    )
    muted = duel.refused("use Gift")

    duel.attack("Slam", flips="H", answers=["yes", "prize 1", "prize 1"])

    assert muted
    assert "t-puncher" in duel.you.discard


@every_book
@pytest.mark.rule("POW-3")
@pytest.mark.parametrize(
    ("kind", "silent"),
    [("power", "t-powerful"), ("ability", "Able"), ("old_power", "Antique t-powerful")],
)
def test_a_lock_concerns_the_label_it_names(rules: str, kind: str, silent: str) -> None:
    muter = mon(
        "Muter", 60, "C", powers=held("Mute", "body", f"static {{ off_power(all(foe), {kind}) }}")
    )

    for name in ("t-powerful", "Able", "Antique"):
        duel = scenario(rules, name, "Muter", cards=(*CARDS, muter))

        assert duel.refused("use Gift") is (name in silent)


@books("xy")
@pytest.mark.rule("POW-6")
@pytest.mark.parametrize(("kind", "damage"), [("ability", 0), ("power", 10), ("old_power", 10)])
def test_theta_stop_shields_from_abilities_only(rules: str, kind: str, damage: int) -> None:
    shield = "static { prevent(effects, self, ability, foe) }"
    stopper = mon("Stopper", 60, "C", powers=held("θ Stop", "trait", shield))
    curser = mon(
        "Curser", 60, "C", powers=held("Curse", kind, "power(once) { counters(active(foe), 1) }")
    )
    duel = scenario(rules, "Curser", "Stopper", cards=(*CARDS, stopper, curser))

    duel.power("Curse")

    assert duel.foe.active.damage == damage


@books("xy")
@pytest.mark.rule("POW-3")
def test_what_shields_from_attacks_keeps_abilities_on_that_an_attack_would_silence(
    rules: str,
) -> None:
    veil = Power("Veil", "trait", "static { prevent(effects, self, attack) }")
    ponder = Power("Ponder", "ability", "power(once) { draw(me, 1) }")
    shielded = mon("Shielded", 60, "C", powers=(ponder, veil))
    hush = "after { lasting(through_foe_turn) { off_power(all(foe), ability) } }"
    husher = mon("Husher", 60, "C", hit("Hush", "", 10, hush))
    duel = scenario(rules, "Husher", "Able | Shielded", cards=(*CARDS, shielded, husher))

    duel.attack("Hush")

    assert duel.refused("use Gift")
    assert duel.can("use Ponder")


@every_book
@pytest.mark.rule("POW-3")
def test_a_ban_on_using_powers_ends_when_the_power_behind_it_is_off(rules: str) -> None:
    banner = mon(
        "Banner",
        60,
        "C",
        powers=held("Ban", "ability", "static { mod(can_use_power, foe, forbid) }"),
    )
    hush = mon(
        "Hush", 60, "C", powers=held("Hush", "body", "static { off_power(all(foe), ability) }")
    )
    banned = scenario(rules, "t-powerful", "Banner", cards=(*CARDS, banner, hush))
    freed = scenario(rules, "t-powerful | Hush", "Banner", cards=(*CARDS, banner, hush))

    assert banned.refused("use Gift")
    assert freed.can("use Gift")


@pytest.mark.rule("POW-2")
@combat_every_book
def test_where_conditions_stop_powers_an_old_one_still_follows_its_text(rules: str) -> None:
    house = book(rules).replace(condition_blocks_power=True)

    assert duel(house, "Scholar poisoned", "Dummy", SCHOLAR).can("use Study")
