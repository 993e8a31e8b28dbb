"""Knock Outs, and replacing a lost Active."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card, Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import BOOKS, blow, books, duel, every_book, mon, trainer

PRIZE = ["prize 1"]


def order(table: Duel) -> list[tuple[str, int]]:
    """The events of a Knock Out, with their players."""
    wanted = ("knock_out", "prize", "promote")
    return [(event.what, int(event.seat)) for event in table.log if event.what in wanted]


LATER = books("platinum", "legends", "xy")


def early(event: str) -> Card:
    """A Pokémon that puts 4 counters on the opponent's Active at some moment of your turn."""
    program = f"on({event}, if=my_turn) {{ counters(active(foe), 4) }}"
    return mon("Early", 60, "C", blow("Poke", 10), powers=(Power("Dawn", "ability", program),))


@pytest.mark.rule("KO-01")
@pytest.mark.scenario("S-126")
@pytest.mark.parametrize(("hp", "kept", "lost"), [(40, 30, 40), (50, 40, 50)])
@every_book
def test_damage_equal_to_hp_knocks_out(rules: str, hp: int, kept: int, lost: int) -> None:
    frail = mon("Frail", hp, "C")
    alive = duel(rules, "Basher", f"Frail dmg{kept - 10} | Dummy", frail)
    out = duel(rules, "Basher", f"Frail dmg{lost - 10} | Dummy", frail)

    alive.attack("Tap")
    out.attack("Tap", answers=PRIZE)

    assert (alive.foe.active.name, alive.foe.active.damage) == ("Frail", kept)
    assert out.foe.active.name == "Dummy"
    assert out.foe.discard == ["t-frail"]


@pytest.mark.rule("KO-01", "KO-02")
@every_book
def test_losing_what_raised_its_hp_knocks_a_pokemon_out(rules: str) -> None:
    cape = trainer("Cape", "tool", "static { mod(max_hp, host, add, 20) }")
    rip = trainer("Rip", "item", "play { discard(gear_on(active(foe))) }")
    table = duel(rules, "Dummy", "Dummy +Cape dmg70 | Huge", cape, rip, hand="Rip")

    table.play("Rip", answers=PRIZE)

    assert table.foe.active.name == "Huge"
    assert table.you.prizes_left == 5


WAKEFUL = "static(while=not is(self, condition_is(asleep))) { mod(max_hp, self, add, 40) }"
SHELTERED = (
    "static(while=is(self, is_benched)) { mod(max_hp, self, add, 40) }; "
    "instead(would_be_knocked_out(self)) { nullify; heal(self, 30) }"
)
PROUD = mon("Proud", 60, "C", powers=(Power("Pride", "ability", WAKEFUL),))
SHY = mon("Shy", 30, "C", powers=(Power("Shelter", "ability", SHELTERED),))
NAP = trainer("Nap", "item", "play { inflict(active(me), asleep) }")
PRICK = trainer("Prick", "item", "play { counters(active(foe), 4) }")


@pytest.mark.rule("KO-01", "KO-02")
def test_a_pokemon_laid_out_beyond_its_printed_hp_falls_with_what_raised_it() -> None:
    table = duel("xy", "Proud dmg80 | Dummy", "Huge", PROUD, NAP, hand="Nap")

    table.play("Nap")

    assert (table.asked, table.you.actives) == ("prize", [])


@pytest.mark.rule("KO-01", "KO-02")
def test_who_stands_by_an_effect_alone_is_watched_through_knock_outs_in_two_rounds() -> None:
    cards = (PROUD, SHY, NAP, PRICK)
    table = duel("xy", "Proud dmg80 | Dummy", "Small | Shy dmg50", *cards, hand="Prick, Nap")

    table.play("Prick", answers=PRIZE)  # Shy becomes Active, is Knocked Out and is saved
    spared = table.foe.active.damage
    table.play("Nap")

    assert spared == 20
    assert (table.asked, table.you.actives) == ("prize", [])


@pytest.mark.rule("KO-02")
@every_book
def test_a_knock_out_in_the_main_phase_comes_at_once(rules: str) -> None:
    zap = trainer("Zap", "item", "play { counters(active(foe), 2); draw(me, 1) }")
    table = duel(rules, "Dummy", "Small dmg20 | Dummy", zap, hand="Zap")

    table.play("Zap", answers=PRIZE)

    assert table.foe.active.name == "Dummy"
    assert (table.player, table.asked) == ("you", "main")


@pytest.mark.rule("KO-02", "KO-06")
@every_book
def test_ones_own_power_may_knock_ones_own_active_out_in_the_main_phase(rules: str) -> None:
    hurt = Power("Hurt", "ability", "power(once) { counters(self, 2) }")
    table = duel(rules, "Hurter dmg50 | Dummy, Huge", "Dummy", mon("Hurter", 60, powers=(hurt,)))

    table.power("Hurt", answers=[*PRIZE, "bench 2"])

    assert table.you.active.name == "Huge"
    assert table.foe.prizes_left == 5
    assert (table.player, table.asked) == ("you", "main")


@pytest.mark.rule("KO-03")
@pytest.mark.scenario("S-134")
@every_book
def test_all_stages_energy_and_tools_go_to_the_owners_discard(rules: str) -> None:
    table = duel(rules, "Basher", "Dummy>Heavy +G +G +R +Pad dmg100 | Dummy")

    table.attack("Slam", answers=PRIZE)

    assert sorted(table.foe.discard) == ["G", "G", "R", "t-dummy", "t-heavy", "t-pad"]
    assert table.you.discard == []


@pytest.mark.rule("KO-03")
@books("xy")
def test_a_card_played_on_the_foes_pokemon_goes_to_whoever_played_it(rules: str) -> None:
    ringer = trainer("Ringer", "tool", "onto(all(foe)); static { mod(max_hp, host, add, -10) }")
    table = duel(rules, "Basher", "Dummy | Huge", ringer, hand="Ringer")

    table.play("Ringer", to="foe's active").attack("Hook", answers=PRIZE)

    assert table.you.discard == ["t-ringer"]
    assert table.foe.discard == ["t-dummy"]


@pytest.mark.rule("KO-04")
@every_book
def test_discard_then_prize_then_promotion(rules: str) -> None:
    table = duel(rules, "Basher", "Small | Dummy, Huge")

    table.attack("Slam")
    assert (table.asked, table.foe.discard) == ("prize", ["t-small"])
    table.answer("prize 2")

    assert (table.asked, table.chooser) == ("promote", "foe")
    table.answer("bench 2")
    assert order(table) == [("knock_out", 1), ("prize", 0), ("promote", 1)]


@pytest.mark.rule("KO-05")
@pytest.mark.scenario("S-127")
@every_book
def test_when_both_are_lost_the_turn_player_comes_last(rules: str) -> None:
    row = "dmg30 | Huge"
    table = duel(rules, f"Basher {row}", f"Dummy {row}", prizes=4, foe_prizes=4)

    table.attack("Reckless Smash", answers=["prize 1", "prize 1"])

    assert order(table)[2:] == [("prize", 1), ("prize", 0), ("promote", 1), ("promote", 0)]
    assert {what for what, _ in order(table)[:2]} == {"knock_out"}
    assert table.player == "foe"


@pytest.mark.rule("KO-06")
@every_book
def test_the_owner_must_replace_the_active_and_pays_nothing(rules: str) -> None:
    table = duel(rules, "Basher", "Small | Dummy +G, Huge +G")

    table.attack("Slam", answers=PRIZE)
    assert (table.chooser, table.asked, len(table.options)) == ("foe", "promote", 2)
    table.answer("bench 1")

    assert table.foe.active.energy == ["G"]
    assert table.can("retreat")


@pytest.mark.rule("KO-07", "PRIZE-01")
@pytest.mark.scenario("S-133")
@every_book
def test_an_active_and_a_benched_pokemon_are_two_prizes_and_one_promotion(rules: str) -> None:
    wave = mon("Wave", 60, "W", blow("Wave", 0, "no_damage; after { hit(all(foe), 40) }"))
    table = duel(rules, "Wave", "Small | Small, Huge", wave)

    table.attack("Wave", answers=["prize 1", "prize 2"])

    assert table.you.prizes_left == 4
    assert (table.foe.active.name, table.foe.bench) == ("Huge", [])


@pytest.mark.rule("KO-07")
@every_book
def test_a_benched_pokemon_lost_alone_needs_no_promotion(rules: str) -> None:
    snipe = mon("Sniper", 60, "W", blow("Snipe", 0, "no_damage; after { hit(bench_of(foe), 40) }"))
    table = duel(rules, "Sniper", "Dummy | Small", snipe)

    table.attack("Snipe", answers=PRIZE)

    assert order(table) == [("knock_out", 1), ("prize", 0)]


@pytest.mark.rule("KO-08", "WIN-02")
@pytest.mark.scenario("S-135")
@every_book
def test_an_active_returned_to_hand_is_replaced_without_a_prize(rules: str) -> None:
    safe = duel(rules, "Dummy +G | Huge", "Dummy", hand="Scoop")
    lost = duel(rules, "Dummy", "Dummy", hand="Scoop")

    safe.play("Scoop")
    lost.play("Scoop")

    assert safe.you.active.name == "Huge"
    assert safe.foe.prizes_left == 6
    assert (lost.winner, lost.end) == ("foe", "no_pokemon")


@pytest.mark.rule("KO-09")
@every_book
def test_a_knock_out_by_text_needs_no_damage(rules: str) -> None:
    doom = trainer("Doom", "item", "play { knock_out(active(foe)) }")
    table = duel(rules, "Dummy", "Huge +G | Dummy", doom, hand="Doom")

    table.play("Doom", answers=PRIZE)

    assert order(table) == [("knock_out", 1), ("prize", 0), ("promote", 1)]
    assert sorted(table.foe.discard) == ["G", "t-huge"]


@pytest.mark.rule("KO-04", "PRIZE-01")
@every_book
def test_a_reaction_to_a_knock_out_belongs_to_the_same_sequence(rules: str) -> None:
    bond = Power("Bond", "ability", "on(knocked_out(self)) { knock_out(active(foe)) }")
    table = duel(rules, "Basher | Dummy", "Bonded | Dummy", mon("Bonded", 40, powers=(bond,)))

    table.attack("Slam", answers=["prize 1", "prize 1"])

    assert (table.you.prizes_left, table.foe.prizes_left) == (5, 5)
    assert (table.you.active.name, table.foe.active.name) == ("Dummy", "Dummy")


@pytest.mark.rule("KO-04")
@pytest.mark.parametrize(("flip", "name"), [("H", "Bandy"), ("T", "Dummy")])
@every_book
def test_an_effect_may_step_in_before_a_knock_out(rules: str, flip: str, name: str) -> None:
    band = (
        "instead(would_be_knocked_out(self)) "
        "{ f <- flip; if heads(f) > 0 { nullify; leave_hp(self, 10) } }"
    )
    bandy = mon("Bandy", 60, powers=(Power("Band", "ability", band),))
    table = duel(rules, "Basher", "Bandy | Dummy", bandy)

    table.attack("Smash", flips=flip, answers=[] if flip == "H" else PRIZE)

    assert table.foe.active.name == name
    assert table.you.prizes_left == (6 if flip == "H" else 5)


@pytest.mark.rule("KO-07")
@pytest.mark.parametrize("rules", BOOKS)
def test_a_promoted_pokemon_with_lethal_damage_is_not_offered(rules: str) -> None:
    wave = mon("Wave", 60, "W", blow("Wave", 0, "no_damage; after { hit(all(foe), 40) }"))
    table = duel(rules, "Wave", "Small | Small, Dummy, Huge", wave)

    table.attack("Wave", answers=["prize 1", "prize 2"])

    assert (table.asked, len(table.options)) == ("promote", 2)


LOWER = "static { mod(max_hp, all(foe), add, -20) }"


@pytest.mark.rule("KO-01", "KO-02")
@pytest.mark.parametrize("way", ["tool", "stadium", "bench"])
@every_book
def test_hp_lowered_to_its_damage_knocks_a_pokemon_out_at_once(rules: str, way: str) -> None:
    cards = (
        trainer("Ringer", "tool", "onto(all(foe)); static { mod(max_hp, host, add, -20) }"),
        trainer("Pit", "stadium", "static { mod(max_hp, all(both), add, -20) }"),
        mon("Aura", 60, "C", powers=(Power("Aura", "ability", LOWER),)),
    )
    table = duel(rules, "Huge", "Dummy dmg40 | Huge", *cards, hand="Ringer, Pit, Aura")

    if way == "tool":
        table.play("Ringer", to="foe's active", answers=PRIZE)
    elif way == "stadium":
        table.play("Pit", answers=PRIZE)
    else:
        table.bench("Aura", answers=PRIZE)

    assert table.foe.active.name == "Huge"
    assert table.you.prizes_left == 5


@pytest.mark.rule("KO-01")
@every_book
def test_a_pokemon_without_any_hp_left_is_out_even_undamaged(rules: str) -> None:
    pit = trainer("Pit", "stadium", "static { mod(max_hp, all(foe), add, -60) }")
    table = duel(rules, "Huge", "Dummy | Huge", pit, hand="Pit")

    table.play("Pit", answers=PRIZE)

    assert table.foe.active.name == "Huge"


BURST = "power(once) { x <- knock_out(self); if did(x) { move(discards(me), hand); %s } }"


def burster(more: str) -> Card:
    """A Pokémon that Knocks itself Out by its power and does more."""
    return mon("Burster", 60, powers=(Power("Burst", "ability", BURST % more),))


@pytest.mark.rule("KO-09", "KO-03", "PRIZE-01")
@every_book
def test_what_a_power_knocks_out_is_gone_for_the_rest_of_it_but_prizes_wait(rules: str) -> None:
    bomb = burster("draw(me, count(all(me)))")
    table = duel(rules, "Burster | Dummy, Huge", "Dummy", bomb, deck="3*Small")

    table.power("Burst")

    assert sorted(table.you.hand) == ["t-burster", "t-small", "t-small"]
    assert (table.chooser, table.asked) == ("foe", "prize")
    assert table.answer("prize 1", "bench 2").you.active.name == "Huge"


@pytest.mark.rule("KO-04", "KO-09")
@every_book
def test_what_falls_by_the_rest_of_a_power_joins_its_own_knock_out(rules: str) -> None:
    bomb = burster("counters(all(foe), 3)")
    table = duel(rules, "Burster | Dummy", "Small dmg20 | Dummy", bomb)

    table.power("Burst", answers=["prize 1", "prize 2"])

    assert order(table) == [
        *(("knock_out", 0), ("knock_out", 1)),
        *(("prize", 1), ("prize", 0), ("promote", 1), ("promote", 0)),
    ]


@pytest.mark.rule("KO-09", "CARD-TEXT-WINS")
@every_book
def test_a_power_goes_on_as_if_nothing_fell_if_an_effect_steps_in(rules: str) -> None:
    stay = (
        'static { handler(instead(would_be_knocked_out(host)) { nullify; marker(host, "kept") }) }'
    )
    table = duel(
        rules,
        "Burster +Band | Dummy",
        "Dummy",
        burster("draw(me, 1)"),
        trainer("Band", "tool", stay),
        deck="Small",
    )

    table.power("Burst")

    assert (table.you.active.name, table.you.active.markers) == ("Burster", {"kept": 1})
    assert (table.you.hand, table.asked) == ([], "main")


@pytest.mark.rule("KO-09", "ATTACK-07")
@every_book
def test_what_an_attack_knocks_out_by_text_stays_until_its_end(rules: str) -> None:
    crush = blow("Crush", 0, "after { knock_out(defender); draw(me, count(active(foe))) }")
    table = duel(rules, "Crusher", "Dummy | Huge", mon("Crusher", 60, "C", crush), deck="2*Small")

    table.attack("Crush", answers=PRIZE)

    assert "t-small" in table.you.hand


AVENGER = "before { if knocked_out_last_turn(me) { add_damage(30) } }"


@pytest.mark.rule("TURN-01", "BETWEEN-08")
@pytest.mark.parametrize(("how", "damage"), [("attack", 40), ("between", 10)])
@every_book
def test_what_is_lost_between_turns_is_lost_in_neither_turn(
    rules: str, how: str, damage: int
) -> None:
    cards = (mon("Avenger", 60, "C", blow("Avenge", 10, AVENGER)), mon("Frail", 30, "C"))
    ill = "" if how == "attack" else " poisoned"
    table = duel(rules, f"Frail dmg20{ill} | Avenger", "Basher", *cards, player="foe")

    if how == "attack":
        table.attack("Tap", answers=PRIZE)
    else:
        table.end_turn(answers=PRIZE)

    assert table.attack("Avenge").foe.active.damage == damage


@pytest.mark.rule("KO-02", "KO-06")
@pytest.mark.parametrize("event", ["turn_began", "draw_step_done"])
@LATER
def test_a_knock_out_as_a_turn_begins_is_resolved_before_anything_is_done(
    rules: str, event: str
) -> None:
    table = duel(rules, "Small | Huge", "Early", early(event), foe_prizes=3)

    table.end_turn(answers=["prize 2"])

    assert (table.you.active.name, table.you.discard) == ("Huge", ["t-small"])
    assert (table.foe.prizes_left, table.asked, table.player) == (2, "main", "foe")


@pytest.mark.rule("KO-02", "WIN-02")
@pytest.mark.parametrize("event", ["turn_began", "draw_step_done"])
@LATER
def test_a_last_pokemon_lost_as_a_turn_begins_loses_the_game(rules: str, event: str) -> None:
    table = duel(rules, "Small", "Early", early(event), foe_prizes=3)

    table.end_turn(answers=["prize 2"])

    assert (table.winner, table.end) == ("foe", "no_pokemon")


@pytest.mark.rule("KO-02", "WIN-03", "WIN-04")
@LATER
def test_a_game_won_as_a_turn_begins_is_not_lost_for_want_of_a_card(rules: str) -> None:
    table = duel(rules, "Small", "Early", early("turn_began"), foe_prizes=3, foe_deck="", deck="G")

    table.end_turn(answers=["prize 2"])

    assert (table.winner, table.end) == ("foe", "no_pokemon")
