"""What effects on cards do, by example."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Card
from tests.rules.cards_combat import trainer
from tests.words.cases import Case, active, aside, at, hand, heard, lost, prizes_up

BOTH = Card("t-both", "Both", "energy", ("special_energy",), text='provide("[RL]")')
TWICE = Card("t-two", "Twice", "energy", ("special_energy",), text='provide("**")')


CASES: Final[list[Case]] = [
    at(
        "search",
        "c <- search(deck(me)[trainer]); move(c, hand)",
        hand,
        ["t-potion"],
        deck="L, Potion, L",
        answers=["Potion"],
    ),
    at(
        "search",
        "c <- search(deck(me)[trainer]); move(c, hand)",
        hand,
        [],
        deck="L, Potion, L",
        answers=["stop"],
    ),
    at("move", "move(hand(me), lost)", lost, ["L", "R"], hand="L, R"),
    at("move", "move(hand(me), deck_bottom)", lambda d: d.you.deck, ["G", "L"], hand="L", deck="G"),
    at("move", "move(hand(me), deck_top)", lambda d: d.you.deck, ["L", "G"], hand="L", deck="G"),
    at("discard", "discard(energy_on(active(foe)))", lambda d: d.foe.discard, ["L"], foe="Wall +L"),
    at("spend", "spend(energy_on(active(foe)))", lambda d: d.foe.discard, ["L"], foe="Wall +L"),
    at(
        "spend",
        "before { b <- spend(energy_on(self), hand); add_damage(10 * count(b)) }",
        lambda d: (d.foe.active.damage, sorted(d.you.hand)),
        (20, ["L", "L"]),
        face="attack",
        you="Actor +L +L",
    ),
    at("draw", "draw(me, 2)", hand, ["L", "R"], deck="L, R, W"),
    at("draw_until", "draw_until(me, 3)", hand, ["L", "R", "W"], hand="L", deck="R, W, G"),
    at("mill", "mill(foe, 2)", lambda d: d.foe.discard, ["L", "R"], foe_deck="L, R, W"),
    at("shuffle", "shuffle(me)", heard("shuffle"), 1),
    at("look", "look(top(foe, 1))", heard("look"), 1),
    at("look", "look(hand(foe))", lambda d: len(d.state.sides[1].hand_seen), 2, foe_hand="L, R"),
    at("reveal", "reveal(hand(me))", lambda d: len(d.state.sides[0].hand_seen), 2, hand="L, R"),
    at(
        "swap_cards",
        "swap_cards(hand(me), prizes(me))",
        lambda d: (d.you.hand, d.you.prizes),
        (["R"], ["L", "W"]),
        hand="L",
        prizes="R, W",
    ),
    at(
        "swap_cards",
        "swap_cards(energy_on(active(me)), discards(me))",
        lambda d: (d.you.active.energy, d.you.discard[:1]),
        (["R"], ["L"]),
        you="Hitter +L",
        discard="R",
    ),
    at(
        "swap_cards",
        "swap_cards(energy_on(active(me)), energy_on(bench_of(me)))",
        lambda d: (d.you.active.energy, d.you.bench[0].energy),
        (["R"], ["L"]),
        you="Hitter +L | Small +R",
    ),
    at("attach", "attach(hand(me)[energy], active(me))", active("energy"), ["L"], hand="L"),
    at("set_aside", "set_aside(hand(me)[energy])", aside, 1, hand="L"),
    at(
        "set_aside",
        "set_aside(top_of(bench_of(me)))",
        lambda d: (aside(d), d.you.discard[:1]),
        (1, ["L"]),
        you="Hitter | Small +L",
    ),
    at(
        "take_prize",
        "take_prize(me, 1)",
        lambda d: (d.you.prizes_left, len(d.you.hand)),
        (2, 1),
        prizes=3,
        answers=["prize 2"],
    ),
    at("use_card", "use_card(discards(me))", hand, ["L"], discard="Prof", deck="L, R"),
    at(
        "search_different",
        "x <- search_different(deck(me)[energy], types, 3); move(x, hand)",
        hand,
        ["L", "W"],
        deck="L, L, W",
        answers=["L", "W"],
    ),
    at("turn_up", "turn_up(prizes(me))", prizes_up, 6),
    at("turn_up", "turn_up(prizes(me)); move(top(me, 1), prizes)", prizes_up, 6),
    at("open_prizes", "open_prizes(me)", prizes_up, 6),
    at("open_prizes", "open_prizes(me); move(top(me, 1), prizes)", prizes_up, 7),
    at("open_prizes", "open_prizes(me); move(prizes(me), hand)", prizes_up, 0),
    at(
        "put_stadium",
        "x <- choose(discards(me)[stadium_card]); put_stadium(x)",
        lambda d: d.stadium,
        "t-gym",
        discard="Gym, L",
    ),
    at(
        "use_card_by",
        "use_card_by(hand(me)[supporter], foe)",
        lambda d: (len(d.you.hand), len(d.foe.hand)),
        (1, 1),
        hand="Prof",
    ),
    *(
        at(
            "use_card_by",
            f"use_card_by(hand(me)[supporter]{by})",
            lambda d: d.chooser,
            who,
            hand="Choosy",
            foe_hand="L, R",
            cards=[trainer("Choosy", "supporter", "play { x <- choose(hand(me)); discard(x) }")],
        )
        for by, who in ((", foe", "foe"), (", foe, me", "you"))
    ),
    at(
        "choose_paying",
        'x <- choose_paying(energy_on(active(me)), "RL"); discard(x)',
        lambda d: sorted(d.you.active.energy),
        ["R"],
        you="Hitter +R +R +L",
    ),
    at(
        "choose_paying",
        'x <- choose_paying(energy_on(active(me)), "RL"); discard(x)',
        lambda d: sorted(d.you.active.energy),
        ["W"],
        you="Hitter +R +t-both +W",
        cards=[BOTH],
        answers=["Fire"],
    ),
    at(
        "choose_paying",
        'x <- choose_paying(energy_on(active(me)), "RL"); discard(x)',
        lambda d: sorted(d.you.active.energy),
        ["R", "R"],
        you="Hitter +R +R +t-two",
        cards=[TWICE],
        answers=["Twice"],
    ),
    at(
        "use_card",
        "use_card(hand(me)[supporter])",
        lambda d: len(d.you.hand),
        1,
        hand="Needy",
        cards=[trainer("Needy", "supporter", "needs(count(hand(me)) > 1); play { draw(me, 1) }")],
    ),
    at(
        "choose_units",
        "x <- choose_units(energy_on(active(me)), 2); discard(x)",
        lambda d: d.you.active.energy,
        ["L", "R"],
        you="Hitter +L +R +Double",
        answers=["Double"],
    ),
    at(
        "choose_units",
        "x <- choose_units(energy_on(active(me))[provides(R)], 2, R); discard(x)",
        lambda d: d.you.active.energy,
        ["L"],
        you="Hitter +L +R +R",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
