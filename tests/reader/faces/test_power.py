"""Powers, Bodies and Abilities of every era: our own sentences and their meaning."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, Reading, read


def reading(text: str, era: str, kind: str = "stage1") -> Reading:
    return read(Face("power", text, "Mossling", "Moss Gift", era, (kind,), "power"))


USED = (
    (
        "2004-01-01",
        "Once during your turn, you may draw 3 cards.",
        "power(once) { draw(me, 3) }",
    ),
    (
        "2014-06-01",
        "As often as you like during your turn, you may attach a Fairy Energy card from "
        "your hand to Mossling.",
        "power(free) { a <- choose(hand(me)[energy and provides(Y)]); attach(a, self) }",
    ),
    (
        "2009-01-01",
        "Once during your turn, if Mossling is on your Bench, you may heal 50 damage from"
        " your Active Pokémon. This power can't be used if Mossling is affected by a "
        "Special Condition.",
        "power(once, is(self, is_benched), is(self, afflicted)) { a <- "
        "choose(active(me)[damaged]); heal(a, 50) }",
    ),
    (
        "2004-01-01",
        "Once during your turn, you may flip 2 coins. If both are heads, put 9 damage "
        "counters on 1 of your opponent's Pokémon and draw a card.",
        "power(once) { a <- flip(2); if all_heads(a) { b <- choose(all(foe)); counters(b,"
        " 9); draw(me, 1) } }",
    ),
    (
        "2001-01-01",
        "Once during your turn, you may flip a coin. If heads, draw 2 cards. Either way, "
        "your turn ends.",
        "power(once) { a <- flip; if heads(a) > 0 { draw(me, 2) }; end_turn }",
    ),
    (
        "2010-01-01",
        "Once during your turn, you may switch 1 of your face-down Prizes with the top card of "
        "your deck.",
        "power(once) { a <- choose(prizes(me)[face_down]); swap_cards(a, top(me, 1)) }",
    ),
    (
        "2001-01-01",
        "Once during your turn, you may switch Mossling with your Active Pokémon.",
        "power(once) { switch(me, self) }",
    ),
    (
        "2012-01-01",
        "As often as you like during your turn, you may move a Metal Energy attached to 1"
        " of your Benched Pokémon to another of your Pokémon.",
        "power(free) { a <- choose(energy_on(bench_of(me))[provides(M)]); b <- choose(all(me) - "
        "host_of(a)); attach(a, b) }",
    ),
    (
        "2009-01-01",
        "Once during your turn, you may use this power. Mossling's type is Water until "
        "the end of your turn.",
        "power(once) { lasting(end_of_turn, self) { mod_type(types, self, set, W) } }",
    ),
    (
        "2006-01-01",
        "Once during your turn, you may draw a card. You can't use more than 1 Moss Gift "
        "Poké-Power each turn.",
        "power(once_name) { draw(me, 1) }",
    ),
    (
        "2013-01-01",
        "Once during your turn, if this Pokémon is in your hand, you may reveal it. Then,"
        " draw a card.",
        "power(once, where=hand) { reveal(this_card); draw(me, 1) }",
    ),
    (
        "2007-06-01",
        "Once during your turn, you may put Mossking from your hand onto Mossling (this "
        "counts as evolving Mossling).",
        'power(once) { a <- choose(hand(me)[named("Mossking")]); evolve(a, self) }',
    ),
    (
        "2006-01-01",
        "Once during your turn, you may search your deck for another Mossling and switch "
        "it with Mossling. If you do, put Mossling on top of your deck. Shuffle your deck"
        " afterward.",
        'power(once) { a <- search(deck(me)[named("Mossling")]); if any_of(a) { b <- '
        "replace_top(self, a); move(b, deck) }; shuffle(me) }",
    ),
)

HOLDS = (
    (
        "2006-01-01",
        "Any damage done to Mossling by attacks from Stage 2 Pokémon is reduced by 50 "
        "(after applying Weakness and Resistance).",
        "static { mod(damage_taken, self, value=-50, stage=after, from=all(both)[stage2]) }",
    ),
    (
        "2006-01-01",
        "Mossling's attacks do 10 less damage to Water Pokémon (before applying Weakness "
        "and Resistance).",
        "static { mod(damage_dealt, self, value=-10, stage=before, from=all(both)[typed(W)]) }",
    ),
    (
        "2010-01-01",
        "As long as Mossling is on your Bench, each of your Metal Pokémon gets +10 HP.",
        "static(while=is(self, is_benched)) { mod(max_hp, all(me)[typed(M)], value=10) }",
    ),
    (
        "2008-01-01",
        "Prevent all effects of attacks, except damage, done to your Benched Pokémon by "
        "your opponent's Basic Pokémon.",
        "static { prevent(effects, bench_of(me), attack, all(foe)[basic]) }",
    ),
    (
        "2006-01-01",
        "If Mossling has no Energy attached to it, Mossling's Retreat Cost is 0.",
        "static(while=not is(self, has_energy)) { mod(retreat_cost, self, set) }",
    ),
    (
        "2008-01-01",
        "Each of your Basic Pokémon (excluding Mossling) has no Weakness.",
        "static { mod(weakness_applies, all(me)[basic and not one_of(self)], forbid) }",
    ),
    (
        "2015-01-01",
        "Each of your Basic Pokémon (excluding Mossling) has no Weakness.",
        'static { mod(weakness_applies, all(me)[basic and not named("Mossling")], forbid) }',
    ),
    (
        "2008-01-01",
        "As long as you have Mossking or Mossqueen in play, Mossling can't be Asleep or Burned.",
        'static(while=any_of(all(me)[named("Mossking") or named("Mossqueen")])) { '
        "immune(self, asleep, burned) }",
    ),
    (
        "2008-01-01",
        "If you have more Prize cards left than your opponent, the attack cost of "
        "Mossling's attacks is Colorless Colorless less.",
        "static(while=prizes_left(me) > prizes_left(foe)) { mod(attack_cost, self, value=-2) }",
    ),
    (
        "2008-01-01",
        "Your opponent can't play any Stadium cards.",
        "static { forbid_play(foe, stadium_card) }",
    ),
    (
        "2008-01-01",
        "Each player can't play any Trainer cards.",
        "static { forbid_play(both, plain_trainer) }",
    ),
    (
        "2015-01-01",
        "Each player can't play any Trainer cards.",
        "static { forbid_play(both, trainer) }",
    ),
    (
        "2008-01-01",
        "Mossling can use the attacks of each Mossking you have in play.",
        'static { lend_attacks(self, all(me)[named("Mossking")]) }',
    ),
    (
        "2008-01-01",
        "Each Pokémon in play gets -10 HP. No more than 10 HP can be reduced by all Moss "
        "Gift Poké-Bodies.",
        'static { mod(max_hp, all(both), value=-10, unique="Moss Gift") }',
    ),
    (
        "2006-01-01",
        "All Energy attached to Mossling is Water Energy instead of its usual type.",
        "static { mod_type(energy_provided, self, set, W) }",
    ),
    (
        "2006-01-01",
        "Put 6 damage counters instead of 2 on Burned Pokémon between turns.",
        "static { mod(burn_points, all(both), set, 60) }",
    ),
)

REACTS = (
    (
        "2009-01-01",
        "Once during your turn, when you put Mossling from your hand onto your Bench, you"
        " may draw 2 cards.",
        "on(benched(self), event_by_hand and my_turn, me) { draw(me, 2) }",
    ),
    (
        "2001-01-01",
        "When you play Mossling from your hand, flip a coin. If tails, discard the top 2 "
        "cards from your deck.",
        "on(evolved(self), event_by_hand) { a <- flip; if tails(a) > 0 { mill(me, 2) } }",
    ),
    (
        "2009-01-01",
        "If Mossling is your Active Pokémon and is damaged by an opponent's attack, the "
        "Attacking Pokémon is now Paralyzed.",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and is(self, "
        "is_active)) { inflict(attacker, paralyzed) }",
    ),
    (
        "2009-01-01",
        "If Mossling is Knocked Out by an opponent's attack, put 7 damage counters on the"
        " Defending Pokémon.",
        "on(knocked_out(self), event_by_attack and not event_from(all(me))) { "
        "counters(attacker, 7) }",
    ),
    (
        "2012-01-01",
        "As long as Mossling is your Active Pokémon, heal 30 damage from each of your "
        "Benched Pokémon between turns.",
        "on(between_turns, is(self, is_active)) { heal(bench_of(me), 30) }",
    ),
    (
        "2012-01-01",
        "At any time between turns, heal 60 damage from Mossling.",
        "on(between_turns, is(self, damaged), how=any_time) { heal(self, 60) }",
    ),
    (
        "2006-01-01",
        "Whenever Mossling would be damaged by an opponent's attack, flip a coin. If "
        "heads, reduce that damage by 60.",
        "instead(damaged(self), event_cause(attack) and not event_from(all(me))) { a <- "
        "flip; if heads(a) > 0 { set_amount(event_amount - 60) } }",
    ),
    (
        "2006-01-01",
        "If Mossling would be Knocked Out by an attack, flip 2 coins. If both are tails, "
        "Mossling isn't Knocked Out and its remaining HP becomes 20 instead.",
        "instead(would_be_knocked_out(self), event_by_attack) { a <- flip(2); if "
        "heads(a) == 0 { nullify; leave_hp(self, 20) } }",
    ),
    (
        "2000-01-01",
        "Whenever an attack damages Mossling, this power does 40 damage to the attacking "
        "Pokémon. (Don't apply Weakness and Resistance.)",
        "on(damaged(self), event_cause(attack)) { hit(attacker, 40, no_weakness, no_resistance) }",
    ),
    (
        "2009-01-01",
        "After your opponent plays a Supporter card, draw a card. You can't use more than"
        " 1 Moss Gift Poké-Body each turn.",
        "on(played(foe), is(event_card, supporter), how=once_name) { draw(me, 1) }",
    ),
    (
        "2009-01-01",
        "At the end of your turn, remove 3 damage counters from Mossling.",
        "on(turn_ended(me)) { remove_counters(self, 3) }",
    ),
)


@pytest.mark.parametrize(("era", "text", "program"), [*USED, *HOLDS, *REACTS])
def test_a_power_reads_as_its_program(era: str, text: str, program: str) -> None:
    found = reading(text, era)

    assert found.program is not None, found.stopped
    assert show(found.program) == program


REFUSED = (
    ("Once during your turn, you may flip a coin.", "nothing depends on it"),
    ("Mossling may sing a song.", "sing a song"),
    ("Mossling can use the attacks of that Pokémon.", "somebody nobody has spoken of"),
    ("This power can't be used if Mossling is Asleep.", "nothing but remarks"),
    ("Draw a card.", "no clause to go on with"),
    (
        "Your Fire Pokémon's attacks do 20 more damage to your opponent's Active Pokémon if it "
        "is Burned.",
        "Burned",
    ),
    ("Whenever your opponent's Active Pokémon attacks, it does 20 damage to itself.", "itself"),
    ("Whenever Mossling retreats and is Poisoned, draw a card.", "Poisoned"),
)


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_is_not_understood_wholly_is_refused(text: str, why: str) -> None:
    found = reading(text, "2009-01-01")

    assert found.program is None
    assert why in found.stopped


@pytest.mark.parametrize(("kind", "event"), [("basic", "benched"), ("stage2", "evolved")])
def test_coming_into_play_depends_on_the_kind_of_card(kind: str, event: str) -> None:
    found = reading("When you play Mossling from your hand, draw a card.", "2000-01-01", kind)

    assert found.program is not None, found.stopped
    assert found.program[0].args[0].word == event  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "If Mossling has any Metal Energy attached to it, the Retreat Cost for Mossling is 0.",
            "As long as this Pokémon has any Metal Energy attached to it, it has no Retreat Cost.",
        ),
        (
            "Between turns, heal 60 damage from Mossling.",
            "Heal 60 damage from this Pokémon between turns.",
        ),
    ],
)
def test_equal_powers_in_other_words_are_equal_programs(one: str, other: str) -> None:
    first, second = reading(one, "2009-01-01"), reading(other, "2014-01-01")

    assert first.program is not None, first.stopped
    assert first.program == second.program


def test_a_name_keeps_the_dot_of_its_title() -> None:
    found = reading("Once during your turn, you may discard Mr. Moss from your hand.", "2008-01-01")

    assert found.program is not None
    assert 'named("Mr. Moss")' in show(found.program)
