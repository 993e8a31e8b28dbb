"""Phrases for a choice combined with what is done with it."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrases.lists import FLAGS, WORSE

ACTS: Final[dict[str, str]] = {
    "discard(ref(?v))": "discard {pick:pick}{v()}",
    "spend(ref(?v), discard)": "discard {pick:pick}{v()} for this attack",
    "spend(ref(?v), ?to)": "put {pick:pick}{v()} {to} for this attack",
    "hit(ref(?v), ?amount, [])": "do {amount:points} damage to {pick:pick}{v()}",
    "hit(ref(?v), ?sum, [])": "do damage to {pick:pick}{v()} equal to {sum}",
    **{
        f"hit(ref(?v), ?amount, {flags})": f"do {{amount:points}} damage to"
        f" {{pick:pick}}{{v()}}{said}"
        for flags, said in FLAGS.items()
    },
    "hit(ref(?v), ?amount, ?flags)": "do damage to {pick:pick}{v()} equal to {amount} ({flags})",
    "heal(ref(?v), ?amount)": "heal {amount:points} damage from {pick:pick}{v()}",
    "heal(ref(?v), ?sum)": "heal damage from {pick:pick}{v()} equal to {sum}",
    "heal_all(ref(?v))": "heal all damage from {pick:pick}{v()}",
    **{
        f"{word}(ref(?v), counters_on(?on))": f"{verb.replace('#', 'as many damage counters')}"
        " {pick:pick}{v()} as {on} <has|have>"
        for word, verb in {"counters": "place # on", "remove_counters": "remove # from"}.items()
    },
    "counters(ref(?v), ?n)": "place {n:ncounters} on {pick:pick}{v()}",
    "remove_counters(ref(?v), ?n)": "remove {n:ncounters} from {pick:pick}{v()}",
    "switch(?player, ref(?v), nobody())": "{player!switch} {player's} Active Pokémon with"
    " {pick:pick}{v()}",
    "switch(?player, ref(?v), ?out)": "{player!switch} {out} with {pick:pick}{v()}",
    "attach(ref(?v), self())": "attach {pick:pick}{v()} to this Pokémon",
    "attach(ref(?v), host())": "attach {pick:pick}{v()} to the Pokémon with this card",
    "attach(ref(?v), event_other())": "attach {pick:pick}{v()} to the new Active Pokémon",
    "attach(ref(?v), ?to)": "attach {pick:pick}{v()} to {to}",
    "attach(?cards, ref(?v))": "attach {cards:handed} to {pick:pick}{v()}",
    "return_mon(ref(?v), discard)": "discard {pick:pick}{v()} and all attached cards",
    "return_mon(ref(?v), ?to)": "put {pick:pick}{v()} and all attached cards {to}",
    "devolve(ref(?v), discard, 1)": "devolve {pick:pick}{v()}, discarding its top card",
    "devolve(ref(?v), ?to, 1)": "devolve {pick:pick}{v()}, putting its top card {to}",
    "bench(ref(?v))": "put {pick:pick}{v()} onto the Bench",
    "knock_out(ref(?v))": "Knock Out {pick:pick}{v()}",
    "reveal(ref(?v))": "show {pick:pick}{v()}",
    "turn_up(ref(?v))": "turn up {pick:pick}{v()} for good",
    "swap_cards(ref(?v), ?other)": "exchange {pick:pick}{v()} for {other:sel}",
    "put_stadium(ref(?v))": "put {pick:pick}{v()} into play",
    "move(energy_on(ref(?v)), ?to)": "put all Energy from {pick:pick}{v()} {to}",
    "move_counters(?from, ref(?v), ?n)": "move {n:ncounters} from {from} to {pick:pick}{v()}",
    "level_down(ref(?v), ?to)": "level {pick:pick}{v()} down, putting its top card {to}",
    "marker(ref(?v), ?name, 1)": "put a {name} marker on {pick:pick}{v()}",
    "marker(where(ref(?v), fits_not(has_marker(?name))), ?name, 1)": "put a {name} marker on"
    " {pick:pick}{v()}, unless <it has|they have> one",
    "inflict(ref(?v), ?condition, 0)": "make {pick:pick}{v()} {condition}",
    **{
        f"inflict(ref(?v), {ill}, {points})": f"make {{pick:pick}}{{v()}} {worse}"
        for (ill, points), worse in WORSE.items()
    },
    "inflict(ref(?v), ?condition, ?n)": "make {pick:pick}{v()} {condition}, {n:int} damage each"
    " time",
    "lasting(?until, ref(?v), [mod(retreat_cost, all_both, set, 0)])": "{until}, {pick:pick}{v()}"
    " has no Retreat Cost",
    "cure(ref(?v), [])": "remove all Special Conditions from {pick:pick}{v()}",
    "cure(ref(?v), ?ills)": "cure {pick:pick}{v()} of {ills:*condition}",
    "cure_one(ref(?v), me)": "remove one Special Condition from {pick:pick}{v()}",
    "discard(energy_on(ref(?v)))": "discard all Energy from {pick:pick}{v()}",
    "discard(where(gear_on(ref(?v)), tool()))": "discard all Tools from {pick:pick}{v()}",
    "use_attack(ref(?v))": "use {pick:pick}{v()}, whatever its Energy cost, as this attack",
    "lasting(?until, ref(?v), [handler(instead(attack_declared(bearer()), always(), nobody, free,"
    " play, [nullify()]))])": "choose {pick:pick}{v()}; {until}, any attack by"
    " <it|them> does nothing",
    "lasting(?until, self(), [take_types(self(), ref(?v))])": "{until}, this Pokémon is the"
    " same type"
    " as {pick:pick}{v()}",
    "promote(ref(?v))": "make {pick:pick}{v()} the new Active Pokémon",
    "tell(ref(?v))": "tell them {pick:pick}{v()}",
    "evolve(ref(?v), ?to)": "evolve {to} with {pick:pick}{v()}",
    "look(ref(?v), me)": "look at {pick:pick}{v()}",
    "bench_as_basic(ref(?v))": "put {pick:pick}{v()} onto the Bench as a Basic Pokémon",
    "use_card(ref(?v))": "use the text of {pick:pick}{v()}",
    "cover(?target, ref(?v))": "put {pick:pick}{v()} on top of {target}; {target} becomes that"
    " Pokémon",
}
"""Effects on the chosen, with the phrase for both."""

BY_COUNT: Final[dict[str, str]] = {
    "hit(ref(?v), mul(?m, count(where(all(?p), named(?name)))), [])": "do {m:int} damage to it for"
    " each {name} {p^have} in play",
    **{
        f"hit(ref(?v), mul(?n, ?each), {flags})": f"do {{n:int}} damage to it {{each:per}}{said}"
        for flags, said in {"[]": "", **FLAGS}.items()
    },
    **{
        f"{word}(ref(?v), {count})": f"{verb.replace('#', said)} it {{each:per}}"
        for word, verb in {"counters": "place # on", "remove_counters": "remove # from"}.items()
        for count, said in {
            "mul(?n, ?each)": "{n:int} damage counters",
            "?each": "a damage counter",
        }.items()
    },
}
"""Effects repeated on one chosen Pokémon, by a count."""
