"""Poké-Powers, Poké-Bodies, Abilities and the older Pokémon Powers. [POWER-01 ..., POW-1 ...]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import (
    ALL,
    PLAIN,
    against,
    books,
    every_book,
    held,
    hit,
    mon,
    trainer,
)

DRAW = "power(once) { draw(me, 1) }"
CLAUSED = "power(once, off=is(self, afflicted)) { draw(me, 1) }"
OLD_TEXT = (
    "power(once, off=is(self, condition_is(asleep) or condition_is(confused) "
    "or condition_is(paralyzed))) { draw(me, 1) }"
)
POWERFUL = mon("Powerful", 80, "C", hit("Jab", "", 10), powers=held("Gift", "power", DRAW))
CAREFUL = mon("Careful", 80, "C", hit("Jab", "", 10), powers=held("Gift", "power", CLAUSED))
ABLE = mon("Able", 80, "C", hit("Jab", "", 10), powers=held("Gift", "ability", DRAW))
ANTIQUE = mon("Antique", 80, "C", hit("Jab", "", 10), powers=held("Gift", "old_power", OLD_TEXT))
HARDY = mon(
    "Hardy",
    80,
    "C",
    hit("Jab", "", 10),
    powers=held("Thick Skin", "body", "static { mod(damage_taken, self, add, -10, stage=after) }"),
)
STOUT = mon(
    "Stout",
    80,
    "C",
    powers=held("Bulk", "ability", "static { mod(max_hp, self, add, 20) }"),
)
HARDIER = mon("Hardier", 90, "C", hit("Jab", "", 10), kinds=("stage1",), evolves_from="Hardy")
GIFTED = mon(
    "Gifted",
    90,
    "C",
    kinds=("stage1",),
    evolves_from="Powerful",
    powers=held("Gift", "power", DRAW),
)
TOPPED = mon(
    "Powerful",
    100,
    "C",
    id="t-powerfulx",
    kinds=("levelup",),
    powers=held("Bonus", "power", DRAW),
    text='rule("levels_up", "Powerful")',
)
CURE = trainer("Cure", "item", "play { cure(active(me)) }")
SCOOP = trainer("Scoop", "item", "play { x <- choose(bench_of(me)); return_mon(x, hand) }")
PUNCHER = mon("Puncher", 90, "C", hit("Punch", "", 30), hit("Slam", "", 200))
ONLY_ACTIVE = mon(
    "Front",
    80,
    "C",
    powers=held("Lead", "power", "power(once, needs=is(self, is_active)) { draw(me, 1) }"),
)
CARDS = (
    *PLAIN,
    *(POWERFUL, CAREFUL, ABLE, ANTIQUE, HARDY, STOUT, HARDIER, GIFTED, TOPPED),
    *(CURE, SCOOP, PUNCHER, ONLY_ACTIVE),
)
CONDITIONS = ("asleep", "confused", "paralyzed", "poisoned", "burned")


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    more.setdefault("deck", "20*R")
    return scenario(rules, you, foe, cards=CARDS, **more)


@every_book
@pytest.mark.scenario("S-081")
@pytest.mark.rule("POWER-01", "POW-4")
@pytest.mark.parametrize("name", ["t-powerful", "Able", "Antique"])
def test_using_a_power_leaves_the_attack(rules: str, name: str) -> None:
    duel = table(rules, name)

    duel.power("Gift")
    same_turn = duel.player
    duel.attack("Jab")

    assert same_turn == "you"
    assert duel.foe.active.damage == 10


@every_book
@pytest.mark.rule("POWER-02", "POW-4")
def test_benched_pokemon_use_powers_too(rules: str) -> None:
    duel = table(rules, "Rattata | t-powerful, Able, Front")

    duel.power("Gift", on="bench 1").power("Gift", on="bench 2")

    assert duel.you.hand == ["R", "R"]
    assert duel.refused("use Lead")


@every_book
@pytest.mark.rule("POWER-03", "POW-4")
def test_each_copy_is_used_once_and_any_number_of_copies(rules: str) -> None:
    duel = table(rules, "t-powerful | t-powerful, t-powerful, Able")

    for place in ("active", "bench 1", "bench 2", "bench 3"):
        duel.power("Gift", on=place)

    assert len(duel.you.hand) == 4
    assert duel.refused("use Gift")
    assert against(duel, "use Gift of active") == "POWER-03"


@every_book
@pytest.mark.rule("POWER-03")
def test_a_power_comes_back_with_the_next_own_turn_and_not_in_the_foes(rules: str) -> None:
    duel = table(rules, "t-powerful")

    duel.power("Gift").end_turn()
    theirs = duel.refused("use Gift")
    duel.end_turn()

    assert theirs
    assert duel.can("use Gift")


@books("ecard", "ex")
@pytest.mark.scenario("S-079")
@pytest.mark.rule("POWER-03", "POWER-05")
def test_older_books_stop_a_power_until_the_condition_is_removed(rules: str) -> None:
    benched = table(rules, "Rattata | t-powerful").power("Gift")
    duel = table(rules, "t-powerful poisoned", hand="Cure")
    sick = duel.refused("use Gift")

    duel.play("Cure").power("Gift")

    assert benched.refused("use Gift")
    assert sick
    assert duel.you.hand == ["R"]


@books("ecard", "ex")
@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_any_of_the_five_conditions_stops_a_poke_power(rules: str, condition: str) -> None:
    duel = table(rules, f"t-powerful {condition}")

    assert duel.refused("use Gift")
    assert against(duel, "use Gift") == "POWER-05"


@books("platinum", "legends", "xy")
@pytest.mark.scenario("S-080", "K-130")
@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_later_books_leave_it_to_the_text(rules: str, condition: str) -> None:
    assert table(rules, f"t-powerful {condition}").can("use Gift")
    assert table(rules, f"Careful {condition}").refused("use Gift")


@books("ecard", "platinum")
@pytest.mark.scenario("K-130")
@pytest.mark.rule("POW-1")
def test_poison_stops_a_power_by_rule_or_not_at_all(rules: str) -> None:
    duel = table(rules, "t-powerful poisoned")

    assert duel.can("use Gift") is (rules == "platinum")


@every_book
@pytest.mark.rule("POWER-05")
@pytest.mark.parametrize("blocks", [True, False])
def test_whether_conditions_stop_powers_is_a_house_rule(rules: str, blocks: bool) -> None:
    house = book(rules).replace(condition_blocks_power=blocks)

    assert table(house, "t-powerful burned").can("use Gift") is not blocks


@books("xy")
@pytest.mark.scenario("S-080")
@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_no_condition_stops_an_ability(rules: str, condition: str) -> None:
    assert table(rules, f"Able {condition}").can("use Gift")


@every_book
@pytest.mark.scenario("K-131")
@pytest.mark.rule("POWER-06", "POW-1")
@pytest.mark.parametrize("condition", ["asleep", "confused", "paralyzed"])
def test_a_poke_body_works_under_a_condition(rules: str, condition: str) -> None:
    duel = table(rules, f"Hardy {condition}", "Puncher", player="foe")

    duel.attack("Punch", flips="H" if condition == "asleep" else "")

    assert duel.you.active.damage == 20


@every_book
@pytest.mark.rule("POWER-04")
def test_a_poke_body_lasts_until_its_pokemon_evolves_or_leaves(rules: str) -> None:
    before = table(rules, "Puncher", "Hardy").attack("Punch")
    evolved = table(rules, "Puncher", "Hardy>Hardier").attack("Punch")

    assert before.foe.active.damage == 20
    assert evolved.foe.active.damage == 30


@every_book
@pytest.mark.rule("POWER-04", "POW-7")
def test_a_poke_body_works_as_soon_as_its_pokemon_is_in_play(rules: str) -> None:
    husher = mon(
        "Husher", 60, "C", powers=held("Hush", "body", "static { off_power(all(both), power) }")
    )
    watcher = mon(
        "Watcher",
        60,
        "C",
        powers=held(
            "Ambush", "power", "on(benched(foe), if=event_by_hand) { counters(event_mon, 1) }"
        ),
    )
    duel = scenario(
        rules,
        "Rattata",
        "Watcher",
        cards=(*CARDS, husher, watcher),
        hand="Spearow, Husher",
    )

    duel.bench("Spearow").bench("Husher")

    assert [benched.damage for benched in duel.you.bench] == [10, 0]


@books("xy")
@pytest.mark.rule("POWER-07")
@pytest.mark.parametrize("name", ["Able", "t-powerful"])
def test_using_an_ability_is_announced_by_name(rules: str, name: str) -> None:
    duel = table(rules, name)

    duel.power("Gift")

    assert [(event.rule, event.detail) for event in duel.events("power")] == [("POWER-07", "Gift")]


@books("xy")
@pytest.mark.rule("POWER-08")
def test_what_stops_attacks_and_abilities_leaves_an_ancient_trait(rules: str) -> None:
    muter = mon("Muter", 60, "C", powers=held("Mute", "body", "static { off_power(all(both)) }"))
    duel = scenario(rules, "xy7-19>xy7-21", "Muter", cards=(*CARDS, muter), hand="2*bw9-99")

    duel.play("bw9-99").play("bw9-99")

    assert duel.you.active.tools == ["bw9-99", "bw9-99"]


@every_book
@pytest.mark.rule("POWER-09")
@pytest.mark.parametrize("zone", ["hand", "discard", "lost"])
def test_powers_of_cards_out_of_play_do_nothing(rules: str, zone: str) -> None:
    aura = mon(
        "Aura", 60, "C", powers=held("Glow", "body", "static { mod(max_hp, all(me), add, 30) }")
    )

    zones: dict[str, Any] = {zone: "Aura, t-powerful"}

    duel = scenario(rules, "Rattata", "Snorlax", cards=(*CARDS, aura), **zones)

    assert duel.you.active.hp == 60
    assert duel.refused("use Gift")


@every_book
@pytest.mark.rule("POWER-09")
def test_a_power_that_says_so_is_used_from_the_discard_pile_once(rules: str) -> None:
    ghost = mon(
        "Ghost",
        60,
        "P",
        powers=held("Haunt", "power", "power(once_player, where=discard) { draw(me, 1) }"),
    )
    duel = scenario(rules, "Rattata", "Snorlax", cards=(*CARDS, ghost), discard="Ghost", deck="9*R")

    duel.power("Haunt")
    again = duel.refused("use Haunt")
    duel.end_turn().end_turn()

    assert again
    assert duel.can("use Haunt")


@books("xy")
@pytest.mark.rule("POWER-10")
def test_some_abilities_are_used_and_others_hold_by_themselves(rules: str) -> None:
    duel = table(rules, "Stout | Able")

    uses = [text for text in duel.options if text.startswith("use")]

    assert uses == ["use Gift of bench 1"]
    assert duel.you.active.hp == 100


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


@every_book
@pytest.mark.rule("POW-5")
def test_a_pokemon_that_left_play_may_use_its_power_again(rules: str) -> None:
    duel = table(rules, "Rattata | t-powerful", hand="Scoop")

    duel.power("Gift").play("Scoop").bench("t-powerful").power("Gift")

    assert duel.you.hand == ["R", "R"]


@every_book
@pytest.mark.rule("POW-5")
def test_evolving_gives_a_new_use(rules: str) -> None:
    duel = table(rules, "t-powerful", hand="Gifted")

    duel.power("Gift").evolve("Gifted").power("Gift")

    assert duel.refused("use Gift")


@every_book
@pytest.mark.rule("POW-5", "CARD-BREAK-3")
def test_a_power_kept_by_a_break_evolution_is_a_new_use(rules: str) -> None:
    broken = mon(
        "Powerful BREAK",
        120,
        "C",
        kinds=("break",),
        evolves_from="Powerful",
        text='rule("keeps_previous")',
    )
    duel = scenario(
        rules, "t-powerful", "Snorlax", cards=(*CARDS, broken), hand="Powerful BREAK", deck="5*R"
    )

    duel.power("Gift").evolve("Powerful BREAK").power("Gift")

    assert duel.you.hand == ["R", "R"]
    assert duel.refused("use Gift")


@every_book
@pytest.mark.rule("POW-5")
def test_leveling_up_gives_only_the_new_power(rules: str) -> None:
    duel = table(rules, "t-powerful", hand="t-powerfulx")

    duel.power("Gift").level_up("t-powerfulx")

    assert duel.refused("use Gift")
    assert duel.can("use Bonus")


@books("xy")
@pytest.mark.rule("POW-6")
@pytest.mark.parametrize(("kind", "damage"), [("ability", 0), ("power", 10), ("old_power", 10)])
def test_theta_stop_shields_from_abilities_only(rules: str, kind: str, damage: int) -> None:
    shield = "static { prevent(effects, self, cause=power, from=all(foe)[has_power(ability)]) }"
    stopper = mon("Stopper", 60, "C", powers=held("θ Stop", "trait", shield))
    curser = mon(
        "Curser", 60, "C", powers=held("Curse", kind, "power(once) { counters(active(foe), 1) }")
    )
    duel = scenario(rules, "Curser", "Stopper", cards=(*CARDS, stopper, curser))

    duel.power("Curse")

    assert duel.foe.active.damage == damage


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
