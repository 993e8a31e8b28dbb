"""What each effect of the language does, by example."""

from __future__ import annotations

from typing import Any, Final

from playmat.game.scenario.duel import Duel
from tests.engine.cases import Case, foes, hand, lost, mine, rows, with_power
from tests.rules.cards_combat import blow, mon

ONE = "counters(active(foe), 1)"
TWO = "counters(active(foe), 2)"
MIMIC = mon("Mimic", 60, "C", blow("Borrow", 30))
VOLT = mon("Volt", 60, "L", text='provide("L")')
CLOAK = mon("Cloak", 60, "L", text="static { mod(max_hp, host, add, 30) }")
BUFF = "lasting(end_of_turn, on=active(me)) { mod(max_hp, active(me), add, 20) }"
HURT: Final = {"you": "Hitter dmg50"}


def at(word: str, program: str, look: Any, expected: object, **more: Any) -> Case:
    """Return a case; keywords that are no part of one lay the position out."""
    own = {k: more.pop(k) for k in list(more) if k in Case.__dataclass_fields__}
    return Case(word, program, look, expected, more=more, **own)


def law(word: str, program: str, look: Any, expected: object, **more: Any) -> Case:
    """Return a case that is seen without anything being done, the Judge on your Bench."""
    row = {"you": "Hitter | Judge", "act": lambda duel: duel, "face": "power", **more}
    return at(word, program, look, expected, **row)


def active(part: str) -> Any:
    """Return a look at something of your Active."""
    return lambda duel: getattr(duel.you.active, part)


def heard(what: str) -> Any:
    """Return a look at how often something was noted."""
    return lambda duel: len(duel.events(what))


def aside(duel: Duel) -> int:
    return len(duel.state.sides[0].aside)


CONTROL = [
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
]

HARM = [
    at(
        "hit",
        "no_damage; after { hit(bench_of(foe), 20) }",
        foes,
        [0, 20],
        face="attack",
        you="Actor",
        foe="Wall | Target",
    ),
    at("add_damage", "before { add_damage(20) }", foes, [20], face="attack", you="Actor"),
    at(
        "set_damage",
        "before { add_damage(20); set_damage(50) }",
        foes,
        [50],
        face="attack",
        you="Actor",
    ),
    at(
        "cancel",
        "before { cancel }; damage(30); after { draw(me, 1) }",
        lambda d: (foes(d), hand(d)),
        ([0], []),
        face="attack",
        you="Actor",
    ),
    at(
        "cancel_damage",
        "before { add_damage(30); cancel_damage }; after { counters(defender, 1) }",
        foes,
        [10],
        face="attack",
        you="Actor",
    ),
    at("counters", "counters(all(foe), 2)", foes, [20, 20], foe="Wall | Small"),
    at(
        "spread",
        "spread(3, all(foe))",
        foes,
        [10, 20],
        foe="Wall | Target",
        answers=["foe's active", "foe's bench 1", "foe's bench 1"],
    ),
    at("heal", "heal(active(me), 20)", mine, [30], **HURT),
    at("remove_counters", "remove_counters(active(me), 2)", mine, [30], **HURT),
    at("heal_all", "heal_all(active(me))", mine, [0], **HURT),
    at("move_counters", "move_counters(active(me), active(foe), 2)", rows, ([30], [20]), **HURT),
    at("move_counters", "move_counters(active(me), active(foe), 9)", rows, ([0], [50]), **HURT),
    at(
        "swap_counters",
        "swap_counters(active(me), active(foe))",
        rows,
        ([10], [50]),
        foe="Wall dmg10",
        **HURT,
    ),
    at("leave_hp", "leave_hp(active(foe), 10)", foes, [980]),
    at("leave_hp", "leave_hp(active(me), 50)", mine, [10], **HURT),
    at(
        "knock_out",
        "knock_out(active(foe))",
        lambda d: (d.you.prizes_left, d.foe.active.name),
        (5, "Small"),
        foe="Wall | Small",
        answers=["prize 1"],
    ),
    at("inflict", "inflict(active(foe), burned)", lambda d: d.foe.active.conditions, {"burned"}),
    at("inflict", "inflict(active(foe), poisoned, 20)", lambda d: d.foe.active.poison, 20),
    at(
        "cure",
        "cure(active(me), poisoned)",
        active("conditions"),
        {"asleep"},
        you="Hitter asleep poisoned",
    ),
    at("cure", "cure(active(me))", active("conditions"), set(), you="Hitter asleep poisoned"),
]

MOVES = [
    at("move", "move(hand(me), lost)", lost, ["L", "R"], hand="L, R"),
    at("move", "move(hand(me), deck_bottom)", lambda d: d.you.deck, ["G", "L"], hand="L", deck="G"),
    at("move", "move(hand(me), deck_top)", lambda d: d.you.deck, ["L", "G"], hand="L", deck="G"),
    at("discard", "discard(energy_on(active(foe)))", lambda d: d.foe.discard, ["L"], foe="Wall +L"),
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
]

BOARD = [
    at("switch", "switch(me, bench_of(me))", active("name"), "Small", you="Hitter | Small"),
    at(
        "bench",
        "bench(hand(me)[basic])",
        lambda d: [m.name for m in d.you.bench],
        ["Small"],
        hand="Small, Grown",
    ),
    at("evolve", "evolve(hand(me)[evolution], active(me))", active("name"), "Grown", hand="Grown"),
    at("evolve", "evolve(hand(me)[evolution], active(me))", active("name"), "Hitter", hand="Sage"),
    at(
        "level_up",
        'level_up(hand(me)[tag("levelup")], active(me))',
        active("name"),
        "Hitter LV.X",
        hand="Hitter LV.X",
    ),
    at(
        "devolve",
        "devolve(active(me), hand)",
        lambda d: (d.you.active.name, d.you.hand),
        ("Grown", ["t-sage"]),
        you="Hitter>Grown>Sage",
    ),
    at(
        "devolve", "devolve(active(me), hand, 2)", active("name"), "Hitter", you="Hitter>Grown>Sage"
    ),
    at(
        "level_down",
        "level_down(active(me), hand)",
        lambda d: (d.you.active.name, d.you.hand),
        ("Hitter", ["t-hitterlvx"]),
        you="Hitter>Hitter LV.X",
    ),
    at(
        "replace_top",
        "o <- replace_top(active(me), hand(me)); move(o, discard)",
        lambda d: (d.you.active.name, d.you.active.damage, d.you.discard[:1]),
        ("Small", 10, ["t-hitter"]),
        you="Hitter dmg10",
        hand="Small",
    ),
    at(
        "become_tool",
        "become_tool(hand(me), active(me))",
        active("hp"),
        90,
        hand="Cloak",
        cards=[CLOAK],
    ),
    at(
        "become_energy",
        "become_energy(hand(me), active(me))",
        active("energy"),
        ["t-volt"],
        hand="Volt",
        cards=[VOLT],
    ),
    at(
        "return_mon",
        "return_mon(active(me), hand)",
        lambda d: (hand(d), d.you.active.name),
        (["L", "t-hitter"], "Small"),
        you="Hitter +L | Small",
    ),
    at("marker", 'marker(active(me), "char", 2)', active("markers"), {"char": 2}),
    at("marker", 'marker(active(me), "char", -1)', active("markers"), {}, you="Hitter marker:char"),
    at(
        "end_effects",
        "end_effects(active(me))",
        lambda d: d.can("attack Hit"),
        True,
        foe="Barrer",
        cards=[
            with_power("Nobody", ""),
            mon(
                "Barrer",
                60,
                "C",
                blow(
                    "Bar",
                    0,
                    "no_damage; after { lasting(foe_next_turn, on=defender) "
                    "{ mod(can_attack, how=forbid) } }",
                ),
            ),
        ],
        act=lambda d: d.attack("Bar").play("Doing"),
        player="foe",
    ),
]

GAME = [
    at(
        "take_prize",
        "take_prize(me, 1)",
        lambda d: (d.you.prizes_left, len(d.you.hand)),
        (2, 1),
        prizes=3,
        answers=["prize 2"],
    ),
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
        "use_attack",
        "no_damage; after { use_attack(attacks_of(defender)) }",
        foes,
        [30],
        face="attack",
        you="Actor",
        foe="Mimic",
        cards=[MIMIC],
    ),
    at("use_card", "use_card(discards(me))", hand, ["L"], discard="Prof", deck="L, R"),
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
]

MODS = [
    law("mod", "static { mod(max_hp, all(me), add, 20) }", active("hp"), 80),
    *(
        law(
            "mod",
            f"static {{ mod(damage_taken, all(foe), add, -10{cause}) }}; "
            "power(once) { hit(active(foe), 30) }",
            foes,
            [damage],
            act=lambda d: d.power("Verdict"),
        )
        for cause, damage in ((", cause=any", 20), ("", 30))
    ),
    law("mod_type", "static { mod_type(types, all(me), set, G) }", active("types"), "G"),
    law(
        "off_power",
        'static { off_power(all(me), ability, "Verdict") }',
        lambda d: d.can("use Spark"),
        False,
    ),
    law("off_power", "static { off_power(all(me), power) }", lambda d: d.can("use Spark"), True),
    law(
        "immune",
        "static { immune(all(foe)) }",
        lambda d: d.attack("Nap").foe.active.conditions,
        set(),
    ),
    law(
        "prevent",
        "static { prevent(damage, all(foe), attack) }",
        lambda d: foes(d.attack("Hit")),
        [0],
    ),
    law(
        "forbid_play",
        "static { forbid_play(both, supporter) }",
        lambda d: (d.can("play Prof"), d.can("play Potion")),
        (False, True),
        hand="Prof, Potion",
        you="Hitter dmg20 | Judge",
    ),
    law(
        "forbid_attack",
        'static { forbid_attack(all(both), "Hit") }',
        lambda d: (d.can("attack Hit"), d.can("attack Nap")),
        (False, True),
    ),
    law(
        "lend_attacks",
        "static { lend_attacks(active(me), bench_of(me)) }",
        lambda d: d.can("attack Peck"),
        True,
        you="Hitter | Judge, Small",
    ),
    law(
        "identity", "static { identity(self, active(me)) }", lambda d: d.you.bench[0].name, "Hitter"
    ),
    law(
        "handler",
        "static { handler(on(damaged) { counters(event_mon, 1) }) }",
        lambda d: foes(d.attack("Hit")),
        [30],
    ),
]
EFFECTS: Final = [*CONTROL, *HARM, *MOVES, *BOARD, *GAME, *MODS]
