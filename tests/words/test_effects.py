"""What effects that choose, repeat, name or last do, by example."""

from __future__ import annotations

from typing import Final

import pytest

from tests.words.cases import ONE, Case, active, at, foes, hand, heard, law, lost, mine

TWO = "counters(active(foe), 2)"
BUFF = "lasting(end_of_turn, on=active(me)) { mod(max_hp, active(me), add, 20) }"


CASES: Final[list[Case]] = [
    at("bind", "x <- 2; counters(active(foe), x)", foes, [20]),
    at("if", f"if my_turn {{ {ONE} }} else {{ {TWO} }}", foes, [10]),
    at("if", f"if never {{ {ONE} }} else {{ {TWO} }}", foes, [20]),
    at("each", "each x in all(foe) { counters(x, 1) }", foes, [10, 10], foe="Wall | Small"),
    at("repeat", f"repeat(3) {{ {ONE} }}", foes, [30]),
    at(
        "loop", f"loop {{ f <- flip; if tails(f) > 0 {{ break }}; {ONE} }}", foes, [20], flips="HHT"
    ),
    at("break", f"repeat(5) {{ {ONE}; break }}", foes, [10]),
    at("stop", f"{ONE}; stop; {ONE}", foes, [10]),
    at("may", f"may {{ {ONE} }}", foes, [10], answers=["yes"]),
    at("may", f"may {{ {ONE} }}", foes, [0], answers=["no"]),
    at("either", f"either {{ {ONE} }} {{ {TWO} }}", foes, [20], answers=["place 2 damage"]),
    at("flip", "f <- flip(3); counters(active(foe), heads(f))", foes, [20], flips="HTH"),
    at(
        "flip_until_tails",
        "f <- flip_until_tails; repeat(heads(f)) { draw(me, 1) }",
        heard("draw"),
        2,
        flips="HHT",
    ),
    at(
        "flip_until_heads",
        "f <- flip_until_heads; repeat(tails(f)) { draw(me, 1) }",
        heard("draw"),
        2,
        flips="TTH",
    ),
    at(
        "choose",
        "x <- choose(all(foe)); counters(x, 1)",
        foes,
        [0, 10],
        foe="Wall | Small",
        answers=["foe's bench 1"],
    ),
    at(
        "choose",
        "x <- choose(all(foe), 0, 2); counters(x, 1)",
        foes,
        [0, 0],
        foe="Wall | Small",
        answers=["stop"],
    ),
    at(
        "pick_random",
        "c <- pick_random(hand(foe)); discard(c)",
        lambda d: d.foe.discard,
        ["t-potion"],
        foe_hand="L, Potion",
        picks=["Potion"],
    ),
    at(
        "order",
        "x <- order(top(me, 3))",
        lambda d: d.you.deck,
        ["t-band", "t-potion", "L", "R"],
        deck="L, Potion, Band, R",
        answers=["Band", "Potion"],
    ),
    at(
        "name_type",
        "t <- name_type; move(discards(me)[provides(t)], hand)",
        hand,
        ["R"],
        discard="L, R",
        answers=["Fire"],
    ),
    at("number", "n <- number(1, 3); counters(active(foe), n)", foes, [20], answers=["2"]),
    at("ask", f'y <- ask("Well?"); if did(y) {{ {ONE} }}', foes, [10], answers=["yes"]),
    at("ask", f'y <- ask("Well?"); if did(y) {{ {ONE} }}', foes, [0], answers=["no"]),
    at("end_turn", "end_turn", lambda d: d.player, "foe"),
    at("win", "win(foe)", lambda d: (d.winner, d.end), ("foe", "text")),
    at("lasting", BUFF, active("hp"), 80),
    at(
        "delay",
        f"delay(turn_ended) {{ {ONE} }}",
        foes,
        [10],
        act=lambda d: d.play("Doing").end_turn(),
    ),
    at(
        "nullify",
        "instead(damaged) { nullify }",
        foes,
        [0],
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Hit"),
    ),
    at(
        "unplay",
        "instead(played, is(event_card, supporter)) { nullify; unplay }",
        lambda d: (d.can("play Prof"), d.you.discard),
        (True, ["t-prof"]),
        face="power",
        you="Hitter | Judge",
        hand="Prof, Prof",
        act=lambda d: d.play("Prof"),
    ),
    at(
        "set_amount",
        "instead(damaged) { set_amount(70) }",
        foes,
        [70],
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Hit"),
    ),
    at(
        "set_zone",
        "instead(discarded) { set_zone(lost) }",
        lost,
        ["t-potion"],
        face="power",
        you="Hitter dmg20 | Judge",
        hand="Potion",
        act=lambda d: d.play("Potion"),
    ),
    at(
        "reflip",
        "instead(coins_flipped, how=once) { reflip }",
        foes,
        [20],
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Gamble", flips="TH"),
    ),
    at(
        "count_as_heads",
        "instead(coins_flipped) { count_as_heads }",
        foes,
        [20],
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Gamble", flips="T"),
    ),
    at(
        "label",
        f'either {{ label("mild"); {ONE} }} {{ label("wild"); {TWO} }}',
        foes,
        [20],
        answers=["wild"],
    ),
    at(
        "pick_word",
        'x <- pick_word(me, "odd", "even"); counters(active(foe), x)',
        foes,
        [20],
        answers=["even"],
    ),
    at(
        "name_card",
        "x <- name_card; move(hand(me)[called(x)], lost)",
        lost,
        ["t-potion"],
        hand="Potion, L",
        answers=["Potion"],
    ),
    at(
        "name_any_type",
        "x <- name_any_type; counters(all(foe)[typed(x)], 1)",
        foes,
        [0, 10],
        foe="Wall | Small",
        answers=["Colorless"],
    ),
    at(
        "name_any_type",
        "x <- name_any_type(me, G, C); draw(me, 1)",
        lambda d: [one for one in d.options if "Grass" in one or "Colorless" in one],
        [],
        act=lambda d: d.play("Doing"),
    ),
    at(
        "name_attached_type",
        "x <- name_attached_type(active(me)); counters(all(foe)[typed(x)], 1)",
        lambda d: d.options,
        ["Grass", "Lightning"],
        you="Hitter +L +G +base1-96",
        act=lambda d: d.play("Doing"),
    ),
    at(
        "name_attached_type",
        "x <- name_attached_type(active(foe)); counters(all(foe)[typed(x)], 1); draw(me, 1)",
        foes,
        [0, 0],
        foe="Wall | Small",
    ),
    at(
        "choose_different",
        "x <- choose_different(hand(me), names, 0, 3); move(x, lost)",
        lost,
        ["L", "t-potion"],
        hand="L, L, Potion",
        answers=["L", "Potion"],
    ),
    at(
        "choose_different",
        "x <- choose_different(hand(me)[energy], types, 2); move(x, lost)",
        lost,
        ["L", "R"],
        hand="L, L, R",
        answers=["L"],
    ),
    at(
        "duel",
        f"x <- duel; if did(x) {{ {ONE} }} else {{ {TWO} }}",
        foes,
        [10],
        answers=["rock", "rock", "paper", "rock"],
    ),
    at(
        "duel",
        f"x <- duel; if did(x) {{ {ONE} }} else {{ {TWO} }}",
        foes,
        [20],
        answers=["rock", "paper"],
    ),
    law(
        "count_as_tails",
        "instead(coins_flipped(me)) { count_as_tails }",
        foes,
        [0],
        act=lambda d: d.attack("Gamble", flips="H"),
    ),
    at(
        "end_this",
        "no_damage; after { lasting(rest_of_game, on=self) { "
        "handler(instead(damaged(self)) { nullify; end_this }) } }",
        mine,
        [20],
        face="attack",
        you="Actor",
        foe="Hitter",
        act=lambda d: d.attack("Act").attack("Hit").end_turn().attack("Hit"),
    ),
    at(
        "end_this",
        "no_damage; after { lasting(rest_of_game, on=self) { mod(max_hp, how=add, value=50); "
        "handler(on(damaged(self)) { end_this }) } }",
        lambda d: (d.you.active.hp, d.you.active.damage),
        (60, 20),
        face="attack",
        you="Actor",
        foe="Hitter",
        act=lambda d: d.attack("Act").attack("Hit"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
