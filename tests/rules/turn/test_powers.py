"""Using powers: when, how often and from where. [POWER-01 ..., POW-4 ...]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset
from tests.rules.cards_turn import against, books, every_book, held, mon
from tests.rules.turn.cards import CARDS
from tests.rules.turn.cards_judged import JUDGED, judged


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
def test_using_an_ability_is_announced_by_name(rules: str) -> None:
    duel = table(rules, "Able")

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


@every_book
@pytest.mark.rule("POWER-01", "POW-4")
def test_a_power_may_remove_its_own_active_pokemon(rules: str) -> None:
    gone = judged(rules, "Vanisher +R | Rattata").power("Vanish")
    fallen = judged(rules, "Martyr | Rattata").power("Give All", answers=["prize 1"])
    lost = judged(rules, "Vanisher").power("Vanish")

    assert (gone.you.active.name, gone.asked) == ("Rattata", "main")
    assert sorted(gone.you.hand) == ["R", "t-vanisher"]
    assert (fallen.you.active.name, fallen.you.hand) == ("Rattata", ["G"])
    assert (lost.winner, lost.end) == ("foe", "no_pokemon")


@every_book
@pytest.mark.rule("POWER-04")
def test_a_body_that_gave_hp_takes_its_holders_down_when_it_goes(rules: str) -> None:
    giver = mon(
        "Giver", 60, "C", powers=held("Give", "body", "static { mod(max_hp, all(me), add, 20) }")
    )
    duel = scenario(
        rules,
        "Puncher",
        "Giver dmg50 | Rattata dmg70, Tauros",
        cards=(*JUDGED, giver),
        prizes=5,
    )

    duel.attack("Punch", answers=["prize 1", "prize 2"])

    assert duel.foe.active.name == "Tauros"
    assert duel.you.prizes_left == 3


NEWS = "on(benched(all(me))) { draw(me, 1) }"
HERALD = mon("Herald", 60, "C", powers=held("News", "power", NEWS))
AWAY = 'on(benched(all(me))) { a <- choose(all(me)[named("Herald")]); return_mon(a, hand) }'
LULL = "on(benched(all(me))) { inflict(active(me), asleep) }"


@pytest.mark.rule("POWER-04", "POWER-05", "POWER-09")
@pytest.mark.parametrize(
    ("rules", "meanwhile", "drawn"),
    [("ecard", AWAY, 0), ("ecard", LULL, 0), ("platinum", LULL, 1), ("xy", AWAY, 0)],
)
def test_a_reaction_that_waits_is_over_once_its_power_is(
    rules: str, meanwhile: str, drawn: int
) -> None:
    ousting = mon("Ouster", 60, "C", powers=held("Oust", "body", meanwhile))
    cards = (*CARDS, HERALD, ousting)
    duel = scenario(rules, "Herald | Ouster, Rattata", "Snorlax", cards=cards, hand="Rattata")
    late = scenario(rules, "Herald | Ouster, Rattata", "Snorlax", cards=cards, hand="Rattata")

    duel.bench("Rattata", answers=["Oust"])
    late.bench("Rattata", answers=["News"])

    assert (duel.you.hand.count("G"), late.you.hand.count("G")) == (drawn, 1)
