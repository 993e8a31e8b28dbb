"""What is done with something that was just chosen: the choice and the act in one phrase."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrases.lists import FLAGS, WORSE

ACTS: Final[dict[str, str]] = {
    "discard(ref(?v))": "discard {pick:pick}{v()}",
    "spend(ref(?v), discard)": "discard {pick:pick}{v()} for this attack",
    "spend(ref(?v), ?to)": "put {pick:pick}{v()} {to} for this attack",
    "hit(ref(?v), mul(?m, count(where(all(?p), named(?name)))), [])": "hit {pick:pick}{v()} for"
    " {m:int} per {name} {p^have} in play",
    "hit(ref(?v), ?amount, [])": "hit {pick:pick}{v()} for {amount}",
    **{
        f"hit(ref(?v), ?amount, {flags})": f"hit {{pick:pick}}{{v()}} for {{amount}}{said}"
        for flags, said in FLAGS.items()
    },
    "hit(ref(?v), ?amount, ?flags)": "hit {pick:pick}{v()} for {amount} ({flags})",
    "heal(ref(?v), dealt())": "heal {pick:pick}{v()} by as much as the attack's damage",
    "heal(ref(?v), ?amount)": "heal {amount} from {pick:pick}{v()}",
    "heal_all(ref(?v))": "fully heal {pick:pick}{v()}",
    **{
        f"{word}(ref(?v), counters_on(?on))": f"{verb.replace('#', 'as many damage counters')}"
        " {pick:pick}{v()} as {on} <has|have>"
        for word, verb in {"counters": "place # on", "remove_counters": "take # off"}.items()
    },
    **{
        f"{word}(ref(?v), {count})": f"choose {{pick:pick}}{{v()}} and {verb.replace('#', said)}"
        " <it|them> {each:per}"
        for word, verb in {"counters": "place # on", "remove_counters": "take # off"}.items()
        for count, said in {
            "mul(?n, ?each)": "{n:int} damage counters",
            "?each": "a damage counter",
        }.items()
    },
    "counters(ref(?v), ?n)": "place {n:ncounters} on {pick:pick}{v()}",
    "remove_counters(ref(?v), ?n)": "take {n:ncounters} off {pick:pick}{v()}",
    "switch(?player, ref(?v), nobody())": "{player!switch} to {pick:pick}{v()}",
    "attach(ref(?v), self())": "give this Pokémon {pick:pick}{v()}",
    "attach(ref(?v), host())": "attach {pick:pick}{v()} to the Pokémon with this card",
    "attach(ref(?v), event_other())": "attach {pick:pick}{v()} to the new Active",
    "attach(ref(?v), ?to)": "attach {pick:pick}{v()} to {to}",
    "attach(?cards, ref(?v))": "attach {cards:handed} to {pick:pick}{v()}",
    "return_mon(ref(?v), discard)": "discard {pick:pick}{v()} and all <its|their> cards",
    "return_mon(ref(?v), ?to)": "put {pick:pick}{v()} and all <its|their> cards {to}",
    "devolve(ref(?v), discard, 1)": "devolve {pick:pick}{v()}, discarding the top card",
    "devolve(ref(?v), ?to, 1)": "devolve {pick:pick}{v()}, the top card going {to}",
    "bench(ref(?v))": "put {pick:pick}{v()} onto the Bench",
    "knock_out(ref(?v))": "Knock Out {pick:pick}{v()}",
    "reveal(ref(?v))": "show {pick:pick}{v()}",
    "turn_up(ref(?v))": "turn up {pick:pick}{v()} for good",
    "swap_cards(ref(?v), ?other)": "exchange {pick:pick}{v()} for {other:sel}",
    "put_stadium(ref(?v))": "put {pick:pick}{v()} into play as the Stadium",
    "move(energy_on(ref(?v)), ?to)": "put all Energy from {pick:pick}{v()} {to}",
    "move_counters(?from, ref(?v), ?n)": "move {n:ncounters} from {from} to {pick:pick}{v()}",
    "level_down(ref(?v), ?to)": "level {pick:pick}{v()} down, the top card going {to}",
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
    "use_attack(ref(?v))": "use {pick:pick}{v()}, whatever its Energy cost, as this Pokémon's own",
    "lasting(?until, ref(?v), [handler(instead(attack_declared(bearer()), always(), nobody, free,"
    " play, [nullify()]))])": "choose {pick:pick}{v()}; {until}, any attack by"
    " <it|them> does nothing",
    "lasting(?until, self(), [take_types(self(), ref(?v))])": "{until}, this Pokémon is of the same"
    " types as {pick:pick}{v()}",
    "promote(ref(?v))": "bring up {pick:pick}{v()}",
    "tell(ref(?v))": "tell them {pick:pick}{v()}",
    "evolve(ref(?v), ?to)": "evolve {to} with {pick:pick}{v()}",
    "look(ref(?v), me)": "look at {pick:pick}{v()}",
    "bench_as_basic(ref(?v))": "bench {pick:pick}{v()} as Basic",
    "use_card(ref(?v))": "use the text of {pick:pick}{v()}",
    "cover(?target, ref(?v))": "lay {pick:pick}{v()} on {target}, which becomes that Pokémon",
}
"""Acts on what was chosen, and the phrase for both."""
