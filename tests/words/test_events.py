"""Every event triggers its handlers, and announced events can be changed first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from playmat.cards.card import Card
from playmat.errors import BadProgram
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening
from playmat.lang.words import EVENTS
from tests.rules.cards_combat import trainer
from tests.words.cards import CARDS, doing, judge, lay

Act = Callable[[Duel], Duel]

NEW_GYM = trainer("New Gym", "stadium", "")
PRICK = doing("counters(active(foe), 1)")
SHRINK = doing("devolve(active(me), hand)")
FETCH = doing("move(discards(me), hand)")


def table(law: Card, card: Card | None = None, you: str = "Hitter", **more: Any) -> Duel:
    """Set up a position with the Judge on your Bench."""
    cards = [law, NEW_GYM, *([card] if card else [])]
    return lay(f"{you} | Judge, Small", "Target | Small", *cards, rules="platinum", **more)


def case(
    act: Act, card: Card | None = None, you: str = "Hitter", **more: Any
) -> Callable[..., Duel]:
    """A function that sets up a position and lets something happen in it."""
    return lambda law: act(table(law, card, you, **more))


def playing(name: str, *answers: str) -> Act:
    return lambda duel: duel.play(name, answers=answers)


def ending(duel: Duel) -> Duel:
    return duel.end_turn()


def crash(duel: Duel) -> Duel:
    return duel.attack("Crash", answers=["prize 1"])


def beginning(law: Card) -> Duel:
    hands: dict[str, Any] = {"hands": ["Judge, 6*L"], "foe_hands": ["Hitter, 6*L"]}
    return opening("ex", cards=[*CARDS, law], flips="H", **hands)


CASES: Final[dict[str, Callable[..., Duel]]] = {
    "played": case(playing("Potion"), hand="Potion"),
    "benched": case(lambda d: d.bench("Small"), hand="Small"),
    "evolved": case(lambda d: d.evolve("Grown", on="active"), hand="Grown"),
    "leveled_up": case(lambda d: d.level_up("Hitter LV.X", on="active"), hand="Hitter LV.X"),
    "attached": case(lambda d: d.attach("L", to="active"), hand="L"),
    "retreated": case(lambda d: d.retreat(to="bench 2")),
    "switched": case(playing("Swap", "bench 2"), hand="Swap"),
    "became_active": case(lambda d: d.retreat(to="bench 2")),
    "attack_declared": case(lambda d: d.attack("Hit")),
    "attack_resolved": case(lambda d: d.attack("Hit")),
    "power_used": case(lambda d: d.power("Spark")),
    "damaged": case(lambda d: d.attack("Hit")),
    "counters_placed": case(playing("Doing"), PRICK, hand="Doing"),
    "healed": case(playing("Potion"), you="Hitter dmg50", hand="Potion"),
    "would_be_knocked_out": case(crash),
    "knocked_out": case(crash),
    "prizes_taken": case(crash),
    "condition_applied": case(lambda d: d.attack("Nap", flips="T")),
    "coins_flipped": case(lambda d: d.attack("Gamble", flips="T")),
    "drawn": case(playing("Prof"), hand="Prof"),
    "discarded": case(playing("Crusher"), you="Hitter +L", hand="Crusher"),
    "stadium_entered": case(playing("Gym"), hand="Gym"),
    "stadium_left": case(playing("New Gym"), hand="New Gym", stadium="Gym"),
    "turn_began": case(ending),
    "draw_step_done": case(ending),
    "turn_ended": case(ending),
    "between_turns": case(ending),
    "setup": beginning,
    "devolved": case(playing("Doing"), SHRINK, you="Hitter>Grown", hand="Doing"),
    "moved": case(playing("Doing"), FETCH, hand="Doing", discard="Potion"),
    "retreat_tried": case(lambda d: d.retreat(to="bench 2")),
    "settled": case(playing("Potion"), hand="Potion"),
    "retreat_paid": case(lambda d: d.retreat(to="bench 2")),
}
"""For each event, something that causes it once, as seen by your Judge."""


def seen(duel: Duel) -> int:
    """How often the Judge has seen something."""
    everyone = [*duel.you.actives, *duel.you.bench]
    return sum(m.markers.get("seen", 0) for m in everyone)


@pytest.mark.parametrize("event", CASES)
def test_a_handler_reacts_to_its_event(event: str) -> None:
    watching = judge(f'on({event}) {{ marker(self, "seen") }}')
    looking_away = judge("")

    assert seen(CASES[event](watching)) >= 1
    assert seen(CASES[event](looking_away)) == 0


@pytest.mark.parametrize("event", CASES)
def test_a_handler_stays_asleep_through_other_events(event: str) -> None:
    other = "leveled_up" if event != "leveled_up" else "stadium_entered"

    assert seen(CASES[event](judge(f'on({other}) {{ marker(self, "seen") }}'))) == 0


def test_every_event_has_a_case() -> None:
    assert tuple(sorted(CASES)) == tuple(sorted(EVENTS))


Look = Callable[[Duel], object]
STEPPED: Final[dict[str, tuple[Look, object, object]]] = {
    "played": (lambda d: d.you.active.damage, 30, 50),
    "attack_declared": (lambda d: d.foe.active.damage, 20, 0),
    "power_used": (lambda d: len(d.you.hand), 1, 0),
    "damaged": (lambda d: d.foe.active.damage, 20, 0),
    "counters_placed": (lambda d: d.foe.active.damage, 10, 0),
    "healed": (lambda d: d.you.active.damage, 30, 50),
    "condition_applied": (lambda d: d.foe.active.conditions, {"asleep"}, set()),
    "discarded": (lambda d: d.you.active.energy, [], ["L"]),
    "moved": (lambda d: d.you.hand, ["t-potion"], []),
}
"""For each replaceable event, what shows it: as it happens, and nullified."""


@pytest.mark.parametrize("event", STEPPED)
def test_what_is_announced_can_be_kept_from_happening(event: str) -> None:
    look, happened, nullified = STEPPED[event]
    make = CASES[event]
    if event == "played":
        make = case(playing("Potion"), you="Hitter dmg50", hand="Potion")
    if event == "condition_applied":
        make = case(lambda d: d.attack("Nap"), coins="TTT")
    subject = "" if event != "discarded" else ", if=is(event_card, energy)"

    assert look(make(judge(""))) == happened
    assert look(make(judge(f"instead({event}{subject}) {{ nullify }}"))) == nullified


def test_a_knock_out_can_be_kept_from_happening() -> None:
    duel = table(
        judge("instead(would_be_knocked_out(active(foe))) { nullify; heal(event_mon, 150) }")
    )

    duel.attack("Crash")

    assert (duel.foe.active.name, duel.foe.active.damage) == ("Target", 50)
    assert duel.you.prizes_left == 6


@pytest.mark.parametrize(
    ("word", "flips", "damage"), [("reflip", "TH", 20), ("count_as_heads", "T", 20)]
)
def test_flipped_coins_can_be_changed(word: str, flips: str, damage: int) -> None:
    limit = ", how=once" if word == "reflip" else ""
    duel = table(judge(f"instead(coins_flipped(me){limit}) {{ {word} }}"))

    duel.attack("Gamble", flips=flips)

    assert duel.foe.active.damage == damage


def test_the_amount_of_what_happens_can_be_changed() -> None:
    duel = table(judge("instead(damaged(all(foe))) { set_amount(event_amount + 30) }"))

    duel.attack("Hit")

    assert duel.foe.active.damage == 50


def test_where_a_card_goes_can_be_changed() -> None:
    duel = table(
        judge("instead(discarded, if=is(event_card, energy)) { set_zone(lost) }"),
        you="Hitter +L",
        hand="Crusher",
    )

    duel.play("Crusher")

    assert (duel.you.lost, duel.you.discard) == (["L"], ["t-crusher"])


REPLACED: Final = {*STEPPED, "would_be_knocked_out", "coins_flipped"}


@pytest.mark.parametrize("event", [event for event in EVENTS if event not in REPLACED])
def test_nothing_steps_in_on_what_is_not_announced(event: str) -> None:
    with pytest.raises(BadProgram, match="nothing steps in"):
        table(judge(f"instead({event}) {{ nullify }}"))


@pytest.mark.parametrize(
    ("subject", "times"), [("me", 1), ("foe", 0), ("both", 1), ("all(foe)", 1), ("all(me)", 0)]
)
def test_the_subject_says_whom_an_event_concerns(subject: str, times: int) -> None:
    event = "damaged" if "(" in subject else "attack_declared"
    duel = table(judge(f'on({event}({subject})) {{ marker(self, "seen") }}'))

    assert seen(duel.attack("Hit")) == times


@pytest.mark.parametrize(("cond", "times"), [("event_amount > 10", 1), ("event_amount > 20", 0)])
def test_the_condition_says_whether_a_handler_wakes(cond: str, times: int) -> None:
    duel = table(judge(f'on(damaged, if={cond}) {{ marker(self, "seen") }}'))

    assert seen(duel.attack("Hit")) == times


@pytest.mark.rule("KO-01")
@pytest.mark.parametrize(
    ("cond", "of_hit", "of_crash"),
    [
        ("falls(active(foe))", 0, 1),
        ("not falls(active(foe))", 1, 0),
        ("not (falls(active(foe)) or event_amount > 30)", 1, 0),
        ("not not falls(active(foe))", 0, 1),
    ],
)
def test_a_handler_may_wake_by_who_falls_or_does_not(cond: str, of_hit: int, of_crash: int) -> None:
    law = judge(f'on(damaged(active(foe)), if={cond}) {{ marker(self, "seen") }}')

    assert seen(table(law).attack("Hit")) == of_hit
    assert seen(crash(table(law))) == of_crash


@pytest.mark.parametrize(("answer", "times"), [("yes", 1), ("no", 0)])
def test_a_player_may_be_asked_whether_to_react(answer: str, times: int) -> None:
    duel = table(judge('on(damaged, may=me) { marker(self, "seen") }'))

    duel.attack("Hit", answers=[answer])

    assert seen(duel) == times


def test_handlers_of_two_players_go_by_turn_and_one_player_orders_the_own() -> None:
    law = judge('on(damaged) { marker(self, "seen") }')
    other = trainer("Other", "tool", 'on(damaged) { marker(host, "seen", 2) }')
    duel = lay("Hitter | Judge +Other", "Target", law, other)

    duel.attack("Hit")

    assert duel.asked == "trigger_order"

    duel.answer(duel.options[0])

    assert seen(duel) == 3


@pytest.mark.parametrize(
    ("program", "marks"),
    [
        ('delay(turn_ended) { marker(self, "seen") }', 1),
        ('delay(turn_began(me)) { marker(self, "seen") }', 1),
        ('delay(turn_began(foe), if=never) { marker(self, "seen") }', 0),
    ],
)
def test_a_delayed_effect_has_its_moment_once(program: str, marks: int) -> None:
    duel = table(judge(f"power(once) {{ {program} }}"))

    duel.power("Verdict").end_turn().end_turn().end_turn().end_turn()

    assert seen(duel) == marks
