"""The exercise finds faces that do not do what they say, and lets the others pass."""

from __future__ import annotations

import pytest

from playmat.exercise.faces import CardFace
from playmat.exercise.run import Run
from tests.exercise.faces import attack, energy, outcome, power, trainer

SOUND = [
    attack("", "30"),
    attack("after { f <- flip; if heads(f) > 0 { inflict(defender, paralyzed) } }", "20"),
    attack("after { x <- choose(bench_of(foe)); hit(x, 20) }"),
    attack('before { if is(defender, tag("EX")) { add_damage(60) } }', "30+"),
    attack('after { if any_of(energy_on(self)[named("Glow Energy")]) { draw(me, 1) } }', "10"),
    attack("after { lasting(foe_next_turn, on=self) { prevent(all, self, cause=attack) } }", "10"),
    power("power(once) { x <- search(deck(me)[stage2]); reveal(x); move(x, hand); shuffle(me) }"),
    power("static { mod(retreat_cost, self, set, 0) }"),
    power("static(while=is(self, is_active)) { forbid_play(foe, item) }"),
    power("on(damaged(self), if=event_cause(attack)) { counters(event_other, 2) }"),
    power("on(benched(self), if=event_by_hand, may=me) { draw(me, 2) }"),
    power("instead(would_be_knocked_out(self)) { nullify; leave_hp(self, 10) }"),
    trainer("play { x <- choose(bench_of(foe)); switch(foe, x) }"),
    trainer("static { mod(damage_dealt, host, add, 20, stage=before) }", "tool"),
    trainer("static { mod(bench_size, both, set, 3) }", "stadium"),
    energy('provide("C"); on(attached(host), if=event_by_hand) { heal(host, 20) }'),
]

UNSOUND = {
    "switch: switch me never seen": trainer("play { x <- choose(bench_of(foe)); switch(me, x) }"),
    "draw: draw me never seen": attack("after { if count(hand(foe)) > 90 { draw(me, 1) } }", "10"),
    "heal: heal me never seen": attack(
        "after { heal(defender[owned_by(me)], 20) ; heal(self, 0) }"
    ),
    "never usable": trainer("needs(count(all(me)) > 9); play { draw(me, 1) }"),
    "mod(retreat_cost, self, set) never made a difference": power(
        "static(while=never) { mod(retreat_cost, self, set, 0) }"
    ),
    "on(turn_began, never) { draw(me, 1) } never made a difference": power(
        "on(turn_began, if=never) { draw(me, 1) }"
    ),
    "30+ is printed and nothing adds damage": attack("after { draw(me, 1) }", "30+"),
}


@pytest.mark.parametrize("face", SOUND, ids=[face.text or "plain" for face in SOUND])
def test_a_sound_face_raises_no_suspicion(face: CardFace) -> None:
    found = outcome(face)

    assert found.reasons == []
    assert found.runs > 0


@pytest.mark.parametrize("reason", UNSOUND)
def test_a_face_that_cannot_do_what_it_says_is_suspicious(reason: str) -> None:
    found = outcome(UNSOUND[reason])

    assert reason in found.reasons


def test_a_broken_law_is_reported_with_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Run.begin_use

    def lose_a_card(run: Run, option: int) -> None:
        begin(run, option)
        run.st.sides[0].hand.pop()

    monkeypatch.setattr(Run, "begin_use", lose_a_card)

    found = outcome(trainer("play { draw(me, 1) }"))

    assert len(found.errors) == 1
    assert found.errors[0].startswith("plain, first: BrokenLaw")
    assert "cards are all there once: lost" in found.errors[0]


def test_an_error_while_a_face_is_used_is_reported_with_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(run: Run, option: int) -> None:
        raise ZeroDivisionError("no such thing")

    monkeypatch.setattr(Run, "begin_use", fail)

    found = outcome(attack("", "30"))

    assert found.errors[0].startswith("plain, first: ZeroDivisionError at test_exercise.py")


def test_what_may_be_repeated_without_end_comes_to_an_end() -> None:
    again = 'loop { m <- ask("Again?"); if not did(m) { break }; counters(active(foe), 1) }'

    found = outcome(trainer(f"play {{ {again} }}"))

    assert found.reasons == []
