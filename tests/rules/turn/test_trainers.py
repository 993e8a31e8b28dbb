"""Trainer cards: playing them, how many a turn, and where they go. [TRAINER-01 ... TRAINER-12]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.errors import IllegalOption
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import OLD, PLAIN, against, books, every_book, held, hit, mon, trainer
from tests.rules.turn.cards_judged import BAND, JUDGED, judged

GYM = trainer("Gym", "stadium", "static { mod(retreat_cost, all(both), add, -1) }")
DISC = trainer("Disc", "machine", "", attacks=(hit("Spin", "C", 20),))
STONE = trainer("Stone", "fossil", 'rule("no_retreat"); rule("prizes", 0)', hp=40)
AMBUSH = trainer(
    "Recount",
    "item",
    "play { if count(discards(me)) == 0 and count(hand(me)) == 0 { draw(me, 2) } }",
)
COUNTER = mon(
    "Counter",
    60,
    "C",
    powers=held(
        "Count", "ability", "power(free) { draw(me, count(discards(me)) - count(beside(me))) }"
    ),
)
RECALL = trainer(
    "Recall",
    "item",
    "play { x <- choose(discards(me)[trainer]); move(x, hand) }",
)
DISCARDER = trainer("Tidy", "supporter", "play { discard(hand(me)); draw(me, 1) }")
LEADER = mon(
    "Leader",
    60,
    "C",
    powers=held("Second Voice", "ability", "static { mod(supporters_per_turn, me, set, 2) }"),
)
CARDS = (*PLAIN, GYM, BAND, DISC, STONE, AMBUSH, COUNTER, RECALL, DISCARDER, LEADER)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@every_book
@pytest.mark.rule("TRAINER-01")
def test_any_number_of_plain_trainers_is_played_and_each_is_discarded(rules: str) -> None:
    duel = table(rules, "Tauros dmg70", hand="4*Potion")

    duel.play("Potion").play("Potion").play("Potion")

    assert duel.you.active.damage == 10
    assert duel.you.discard == ["t-potion"] * 3
    assert duel.can("play Potion")


@every_book
@pytest.mark.rule("TRAINER-01")
def test_a_trainer_is_played_in_the_own_turn_only(rules: str) -> None:
    duel = table(rules, "Tauros dmg10", foe_hand="Potion", hand="Potion", player="foe")

    with pytest.raises(IllegalOption):
        duel.play("Potion")

    assert duel.you.active.damage == 10


@every_book
@pytest.mark.rule("TRAINER-01")
def test_nothing_is_played_after_the_attack(rules: str) -> None:
    duel = table(rules, "Tauros +R dmg10", hand="Potion")

    duel.attack("Tackle")

    assert duel.player == "foe"
    assert duel.refused("play Potion")


@every_book
@pytest.mark.rule("TRAINER-02")
def test_while_it_resolves_a_card_is_neither_in_hand_nor_discarded(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Recount", deck="4*R")

    duel.play("Recount")

    assert duel.you.hand == ["R", "R"]
    assert duel.you.discard == ["t-recount"]


@every_book
@pytest.mark.rule("TRAINER-02")
def test_a_card_cannot_fetch_itself_back(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Recall", discard="Potion")

    duel.play("Recall")

    assert duel.you.hand == ["t-potion"]
    assert duel.you.discard == ["t-recall"]


@every_book
@pytest.mark.rule("TRAINER-02")
def test_a_card_that_discards_the_hand_does_not_discard_itself_first(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Tidy, Potion, R", deck="3*W")

    duel.play("Tidy")

    assert duel.you.hand == ["W"]
    assert duel.you.discard[:2] == ["t-potion", "R"]


@every_book
@pytest.mark.rule("TRAINER-03")
def test_a_trainer_that_could_do_nothing_is_not_played(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Potion, Switch")
    house = table(book(rules).replace(require_effect=False), "Tauros", hand="Potion, Switch")

    house.play("Potion")

    assert against(duel, "play Potion") == "TRAINER-03"
    assert against(duel, "play Switch") == "TRAINER-03"
    assert house.you.discard == ["t-potion"]


@books("xy")
@pytest.mark.rule("TRAINER-04")
def test_the_rule_line_of_a_trainer_binds(rules: str) -> None:
    twice = table(rules, "Tauros", hand="xy6-89", stadium="foe:xy6-89")
    other = table(rules, "Tauros", hand="xy6-89", stadium="foe:Gym")

    assert twice.refused("play Sky Field")
    assert other.can("play Sky Field")


@every_book
@pytest.mark.rule("TRAINER-05")
def test_what_says_so_on_the_card_remains_in_play(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Gym, Band, Disc, Stone")

    duel.play("Gym").play("Band").play("Disc").play("Stone")

    assert duel.stadium == "t-gym"
    assert duel.you.active.tools == ["t-band", "t-disc"]
    assert [mon.name for mon in duel.you.bench] == ["Stone"]
    assert duel.you.discard == []


@every_book
@pytest.mark.scenario("S-059")
@pytest.mark.rule("TRAINER-10")
def test_one_supporter_a_turn(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Cheer, Pep Talk")

    duel.play("Cheer")

    assert duel.refused("play Pep Talk")
    assert against(duel, "play Pep Talk") == "TRAINER-10"


@every_book
@pytest.mark.rule("TRAINER-10")
def test_a_supporter_is_allowed_again_next_turn(rules: str) -> None:
    duel = table(rules, "Tauros", hand="2*Cheer", foe_hand="Cheer")

    duel.play("Cheer").end_turn()
    theirs = duel.can("play Cheer")
    duel.end_turn()

    assert theirs
    assert duel.can("play Cheer")


@every_book
@pytest.mark.rule("TRAINER-10")
def test_how_many_supporters_a_turn_is_a_house_rule_and_may_be_changed_by_text(rules: str) -> None:
    house = table(book(rules).replace(supporters_per_turn=2), "Tauros", hand="3*Cheer")
    text = table(rules, "Leader", hand="3*Cheer")

    for duel in (house, text):
        duel.play("Cheer").play("Cheer")

    assert house.refused("play Cheer")
    assert text.refused("play Cheer")


@books(*OLD)
@pytest.mark.scenario("S-060")
@pytest.mark.rule("TRAINER-11", "TR-0")
def test_a_supporter_lies_beside_the_active_until_the_turn_ends(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Cheer")

    duel.play("Cheer")
    lying = (duel.you.beside, duel.you.discard)
    duel.end_turn()

    assert lying == (["t-cheer"], [])
    assert (duel.you.beside, duel.you.discard) == ([], ["t-cheer"])


@books("xy")
@pytest.mark.scenario("S-060")
@pytest.mark.rule("TRAINER-11", "TR-0")
def test_the_newest_book_discards_a_supporter_at_once(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Cheer")

    duel.play("Cheer")

    assert (duel.you.beside, duel.you.discard) == ([], ["t-cheer"])


@every_book
@pytest.mark.rule("TRAINER-11")
@pytest.mark.parametrize("stays", [True, False])
def test_where_a_supporter_waits_is_a_house_rule(rules: str, stays: bool) -> None:
    duel = table(book(rules).replace(supporter_stays=stays), "Tauros +R", hand="Cheer")

    duel.play("Cheer")
    beside = len(duel.you.beside)
    duel.attack("Tackle")

    assert beside == int(stays)
    assert duel.you.discard == ["t-cheer"]


@every_book
@pytest.mark.scenario("K-142")
@pytest.mark.rule("TR-0")
def test_what_counts_the_discard_pile_sees_a_supporter_only_once_it_is_there(rules: str) -> None:
    duel = table(rules, "Counter", hand="Cheer", deck="R, 9*W", discard="2*G")

    duel.play("Cheer").power("Count")

    assert duel.you.hand == ["R"] + ["W"] * (3 if rules == "xy" else 1)


@pytest.mark.rule("TRAINER-12", "TR-0")
@pytest.mark.parametrize(
    ("rules", "allowed"),
    [
        ("ecard", {"Cheer", "Potion", "Band", "Disc", "Gym", "Stone"}),
        ("ex", {"Potion", "Band", "Disc", "Gym", "Stone"}),
        ("platinum", set()),
        ("legends", set()),
        ("xy", {"Cheer", "Potion", "Band", "Disc", "Gym", "Stone"}),
    ],
)
def test_what_the_starting_player_may_play_on_turn_one(rules: str, allowed: set[str]) -> None:
    hand = ["Cheer", "Potion", "Band", "Disc", "Gym", "Stone"]

    first = table(rules, "Tauros dmg10", hand=hand, turn=1, first="you")
    second = table(rules, "Tauros dmg10", hand=hand, turn=2, first="foe")

    assert {name for name in hand if first.can(f"play {name}")} == allowed
    assert {name for name in hand if second.can(f"play {name}")} == set(hand)


@every_book
@pytest.mark.rule("TRAINER-12", "TR-0")
@pytest.mark.parametrize("may", [True, False])
def test_the_bans_of_turn_one_are_house_rules(rules: str, may: bool) -> None:
    house = book(rules).replace(
        first_turn_supporter=may, first_turn_trainer=may, first_turn_stadium=may
    )

    duel = table(house, "Tauros dmg10", hand="Cheer, Potion, Band, Gym", turn=1)

    for name in ("Cheer", "Potion", "Band", "Gym"):
        assert duel.can(f"play {name}") is may


@books("ex", "platinum", "legends")
@pytest.mark.rule("TRAINER-12")
def test_the_ban_names_its_rule(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Cheer", turn=1)

    assert against(duel, "play Cheer") == "TRAINER-12"


@books("platinum", "xy")
@pytest.mark.scenario("K-138")
@pytest.mark.rule("META-7")
def test_a_lock_of_the_platinum_era_spares_supporters(rules: str) -> None:
    duel = table(
        rules, "pl1-7 +M +M", "Snorlax dmg10", foe_hand="Cheer, Potion, Gym, Band, Disc, Stone"
    )

    duel.attack("Deafen")

    assert duel.player == "foe"
    assert duel.can("play Cheer")
    for name in ("Potion", "Gym", "Band", "Disc", "Stone"):
        assert duel.refused(f"play {name}")


@books("platinum", "xy")
@pytest.mark.scenario("K-138")
@pytest.mark.rule("META-7")
def test_the_lock_ends_with_the_turn_it_names(rules: str) -> None:
    duel = table(rules, "pl1-7 +M +M", "Snorlax dmg10", foe_hand="Potion", hand="Gym")

    duel.attack("Deafen").end_turn()
    mine = duel.can("play Gym")
    duel.end_turn()

    assert mine
    assert duel.can("play Potion")


@every_book
def test_which_prizes_lie_face_down_is_no_secret(rules: str) -> None:
    peek = trainer("Peek", "item", "needs(any_of(prizes(foe)[face_down])); play { draw(me, 1) }")
    show = trainer("Show", "item", "play { turn_up(prizes(foe)) }")
    duel = scenario(rules, "Snorlax", "Snorlax", cards=(*CARDS, peek, show), hand="Peek, Show")
    closed = duel.can("play Peek")

    duel.play("Show")

    assert closed
    assert duel.refused("play Peek")


@every_book
@pytest.mark.rule("TRAINER-11")
def test_a_supporter_that_ends_the_turn_is_put_away_all_the_same(rules: str) -> None:
    duel = judged(rules, "Tauros", hand="Quit")

    duel.play("Quit")

    assert duel.player == "foe"
    assert duel.you.discard == ["t-quit"]
    assert duel.you.beside == []


@every_book
@pytest.mark.rule("TRAINER-01")
def test_a_trainer_that_knocks_out_both_actives_is_discarded_and_the_turn_goes_on(
    rules: str,
) -> None:
    duel = judged(rules, "Rattata | Tauros", "Rattata | Snorlax", hand="Bomb, R")

    duel.play("Bomb", answers=["prize 1", "prize 1"])

    assert (duel.player, duel.asked) == ("you", "main")
    assert (duel.you.active.name, duel.foe.active.name) == ("Tauros", "Snorlax")
    assert sorted(duel.you.discard) == ["t-bomb", "t-rattata"]
    assert duel.can("attach R to active")


@every_book
@pytest.mark.rule("TRAINER-10", "TR-0")
def test_a_supporter_that_was_cancelled_was_still_played(rules: str) -> None:
    denier = mon(
        "Denier",
        60,
        "C",
        powers=held(
            "Deny", "body", "instead(played(foe), if=is(event_card, supporter)) { nullify }"
        ),
    )
    duel = scenario(rules, "Tauros", "Denier", cards=(*JUDGED, denier), hand="Cheer, Pep Talk")

    duel.play("Cheer")

    assert duel.you.hand == ["t-peptalk"]
    assert duel.you.discard == ["t-cheer"]
    assert against(duel, "play Pep Talk") == "TRAINER-10"
