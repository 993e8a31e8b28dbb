"""What each selector and each filter of the language picks, by example."""

from __future__ import annotations

from typing import Any, Final

from playmat.cards.card import Attack, Power
from tests.engine.cases import Case, lost, rows, strong
from tests.engine.word_effects import at
from tests.rules.cards_combat import matches, mon

BOARD: Final = {"you": "Hitter +L +Band | Small", "foe": "Wall | Target"}
PACK: Final = "Hitter, Grown, Sage, L, Double, Potion, Prof, Gym, Band, Disc"
KNOWING = mon("Knowing", 40, "G", Attack("Wink", "C", "10"), weak=matches("Rx2"))
GIFTED = mon("Gifted", 40, "G", powers=(Power("Gift", "body", ""),))


def mons(word: str, text: str, yours: list[int], theirs: list[int], **more: Any) -> Case:
    """Return a case that puts a counter on each Pokémon picked."""
    row = {**BOARD, **more}
    return at(word, f"counters({text}, 1)", rows, (yours, theirs), **row)


def acted(word: str, program: str, yours: list[int], theirs: list[int], **more: Any) -> Case:
    """Return a case of an attack with 10 damage printed."""
    row = {"face": "attack", "you": "Actor | Small", "foe": "Wall | Target", **more}
    return at(word, program, rows, (yours, theirs), printed=strong(10, program), **row)


def cards(word: str, text: str, expected: str, **more: Any) -> Case:
    """Return a case that loses each card picked; what is expected stands in words."""
    return at(word, f"move({text}, lost)", lost, expected.split(), **more)


def among(word: str, text: str, expected: str, **more: Any) -> Case:
    """Return a case that loses the cards in hand that fit."""
    row = {"hand": PACK, "rules": "platinum", **more}
    found = at(word, f"move(hand(me)[{text}], lost)", lost, expected.split(), **row)
    return found


def fits(word: str, text: str, yours: str, theirs: str = "", **more: Any) -> Case:
    """Return a case that marks each Pokémon in play that fits."""

    def marked(duel: Any) -> object:
        return tuple(
            " ".join(m.name for m in [*side.actives, *side.bench] if "noted" in m.markers)
            for side in (duel.you, duel.foe)
        )

    return at(word, f'marker(all(both)[{text}], "noted")', marked, (yours, theirs), **more)


def attacks(word: str, text: str, expected: list[int], **more: Any) -> Case:
    """Return a case in which the Actor uses the attack picked."""
    program = f"no_damage; after {{ use_attack({text}) }}"
    return at(word, program, lambda d: rows(d)[1], expected, face="attack", **more)


POKEMON: Final = [
    acted("self", "after { counters(self, 1) }", [10, 0], [10, 0]),
    at(
        "host",
        "on(turn_ended) { counters(host, 1) }",
        rows,
        ([0, 10], [0]),
        face="tool",
        you="Hitter | Small +Doing",
        act=lambda d: d.end_turn(),
    ),
    acted("attacker", "after { counters(attacker, 1) }", [10, 0], [10, 0]),
    acted("defender", "after { counters(defender, 1) }", [0, 0], [20, 0]),
    mons("nobody", "nobody", [0, 0], [0, 0]),
    mons("active", "active(foe)", [0, 0], [10, 0]),
    mons("bench_of", "bench_of(both)", [0, 10], [0, 10]),
    mons("all", "all(me)", [10, 10], [0, 0]),
    at(
        "event_mon",
        "on(damaged) { counters(event_mon, 1) }",
        rows,
        ([0, 0], [30]),
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Hit"),
    ),
    at(
        "event_other",
        "on(damaged) { counters(event_other, 1) }",
        rows,
        ([10, 0], [20]),
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Hit"),
    ),
    mons("host_of", "host_of(attached(all(both)))", [10, 0], [0, 0]),
    mons("join", "active(me) | bench_of(foe)", [10, 0], [0, 10]),
    mons("less", "all(both) - active(me)", [0, 10], [10, 10]),
    mons("where", "all(both)[is_active]", [10, 0], [10, 0]),
    at("ref", "x <- bench_of(foe); counters(x, 1)", rows, ([0, 0], [0, 10]), **BOARD),
]

CARDS: Final = [
    cards("hand", "hand(me)", "L R", hand="R, L"),
    cards("deck", "deck(foe)", "L R", foe_deck="R, L"),
    cards("discards", "discards(me)", "L", discard="L"),
    at("lost", "move(lost(me), hand)", lambda d: d.you.hand, ["L"], lost="L"),
    cards("prizes", "prizes(me)", "L R", prizes="R, L"),
    cards("top", "top(me, 2)", "L R", deck="R, L, G"),
    cards("bottom", "bottom(me, 2)", "G L", deck="R, L, G"),
    cards("stadium", "stadium", "t-gym", stadium="Gym"),
    cards("beside", "beside(me)", "t-prof", beside="Prof"),
    cards("this_card", "this_card", "t-doing"),
    at(
        "event_card",
        "on(attached) { move(event_card, lost) }",
        lost,
        ["L"],
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attach("L"),
        hand="L",
    ),
    cards("attached", "attached(all(me))", "L t-band", **BOARD),
    cards("energy_on", "energy_on(all(me))", "L", **BOARD),
    cards("gear_on", "gear_on(all(me))", "t-band", **BOARD),
    cards("stack", "stack(bench_of(me))", "t-grown t-hitter", you="Small | Hitter>Grown +L"),
    at(
        "under",
        "counters(active(foe), count(under(all(me))))",
        rows,
        ([0], [20]),
        you="Hitter>Grown>Sage",
    ),
    at(
        "top_of",
        "counters(active(foe), count(top_of(all(me))[stage2]))",
        rows,
        ([0], [10]),
        you="Hitter>Grown>Sage",
    ),
    cards("whole", "whole(bench_of(me))", "L t-grown t-hitter", you="Small | Hitter>Grown +L"),
    at(
        "set_aside_cards",
        "set_aside(hand(me)); move(set_aside_cards(me), lost)",
        lost,
        ["L"],
        hand="L",
    ),
]

ATTACKS: Final = [
    attacks(
        "attacks_of", "attacks_of(defender)", [10], you="Actor", foe="Knowing", cards=[KNOWING]
    ),
    attacks(
        "attacks_of",
        'attacks_of(discards(me)[named("Knowing")])',
        [10],
        you="Actor",
        discard="Knowing",
        cards=[KNOWING],
    ),
    attacks(
        "last_attack",
        "last_attack(defender)",
        [10],
        you="Actor",
        foe="Knowing last:Wink@2",
        cards=[KNOWING],
    ),
    attacks(
        "last_attack",
        "last_attack(defender)",
        [0],
        you="Actor",
        foe="Knowing last:Wink@1",
        cards=[KNOWING],
    ),
]

FILTERS: Final = [
    fits("fits_not", "not damaged", "Hitter", "Wall", you="Hitter | Small dmg10"),
    fits("fits_both", "damaged and is_active", "Hitter", "", you="Hitter dmg10 | Small dmg10"),
    fits("fits_any", "damaged or is_active", "Hitter Small", "Wall", you="Hitter | Small dmg10"),
    among("pokemon", "pokemon", "t-grown t-hitter t-sage"),
    among("basic", "basic", "t-hitter"),
    among("stage1", "stage1", "t-grown"),
    among("stage2", "stage2", "t-sage"),
    among("evolution", "evolution", "t-grown t-sage"),
    fits("evolved", "evolved", "Grown", "", you="Hitter | Hitter>Grown"),
    among("energy", "energy", "L t-double"),
    among("basic_energy", "basic_energy", "L"),
    among("special_energy", "special_energy", "t-double"),
    among("trainer", "trainer", "t-band t-disc t-gym t-potion t-prof"),
    among("plain_trainer", "plain_trainer", "t-band t-disc t-potion"),
    among("item", "item", "t-potion"),
    among("item", "item", "t-band t-disc t-potion", rules="xy"),
    among("supporter", "supporter", "t-prof"),
    among("stadium_card", "stadium_card", "t-gym"),
    among("tool", "tool", "t-band"),
    among("machine", "machine", "t-disc"),
    fits("damaged", "damaged", "Small", "", you="Hitter | Small dmg10"),
    fits("afflicted", "afflicted", "Hitter", "", you="Hitter asleep | Small"),
    fits("has_tool", "has_tool", "Small", "", you="Hitter | Small +Band"),
    fits("has_energy", "has_energy", "Small", "", you="Hitter +Band | Small +L"),
    fits("is_active", "is_active", "Hitter", "Wall", you="Hitter | Small"),
    fits("is_benched", "is_benched", "Small", "", you="Hitter | Small"),
    fits("new", "new", "Small", "", you="Hitter | Small new"),
    fits("may_evolve", "may_evolve", "Hitter", you="Hitter | Small new", foe_turns=1),
    fits("typed", "typed(W)", "", "Wall", you="Hitter | Small"),
    among("typed", "typed(L)", "t-grown t-hitter t-sage"),
    among("provides", "provides(L)", "L"),
    among("provides", "provides(C)", "t-double"),
    among("named", 'named("Grown")', "t-grown"),
    among("name_has", 'name_has("Pro")', ""),
    among("name_has", 'name_has("Prof")', "t-prof"),
    fits("tag", 'tag("mega")', "Mega", "", you="Hitter | Hitter>Mega"),
    fits(
        "condition_is",
        "condition_is(asleep)",
        "Hitter",
        "",
        you="Hitter asleep",
        foe="Wall confused",
    ),
    fits("hp_at_most", "hp_at_most(60)", "Hitter Small", "", you="Hitter | Small, Target"),
    fits("hp_at_least", "hp_at_least(60)", "Hitter Target", "Wall", you="Hitter | Small, Target"),
    among("hp_at_most", "pokemon and hp_at_most(90)", "t-grown t-hitter"),
    fits(
        "counters_at_least", "counters_at_least(2)", "Hitter", "", you="Hitter dmg20 | Small dmg10"
    ),
    fits("retreat_at_most", "retreat_at_most(1)", "Hitter Small", "", you="Hitter | Small, Target"),
    fits("has_type", "has_type(L)", "Hitter", "", you="Hitter +L | Small +R"),
    fits("has_attack", 'has_attack("Peck")', "Small", "", you="Hitter | Small"),
    fits("has_power", "has_power(ability)", "Hitter", "", you="Hitter | Gifted", cards=[GIFTED]),
    fits("has_power", "has_power(body)", "Gifted", "", you="Hitter | Gifted", cards=[GIFTED]),
    fits("has_power", "has_power(any)", "Hitter Gifted", "", you="Hitter | Gifted", cards=[GIFTED]),
    fits("weak_to", "weak_to(L)", "Frail", "", you="Hitter | Frail"),
    among("evolves_from", "evolves_from(active(me))", "t-grown"),
    among("can_follow", "can_follow(active(me))", "t-grown t-sage"),
    fits("evolves_into", "evolves_into(hand(me))", "Hitter", you="Hitter | Small", hand="Grown"),
    fits("evolves_into", "evolves_into(hand(me))", "", you="Hitter | Small", hand="Sage"),
    fits("same_name", "same_name(active(me))", "Hitter Hitter", "", you="Hitter | Small, Hitter"),
    fits("one_of", "one_of(bench_of(both))", "Small", "", you="Hitter | Small"),
    fits("has_marker", 'has_marker("char")', "Small", "", you="Hitter | Small marker:char"),
    fits("owned_by", "owned_by(foe)", "", "Wall", you="Hitter | Small"),
]

PICKS: Final = [*POKEMON, *CARDS, *ATTACKS, *FILTERS]
