"""Phrases of selections: Pokémon, cards and attacks, as a whole and behind a number."""

from __future__ import annotations

from typing import Final

from ..naming import IT, THEM
from ..table import say

_ZONES: Final = {
    "hand": "hand",
    "deck": "deck",
    "discards": "discard pile",
    "lost": "Lost Zone",
}


def each(shape: str, phrase: str) -> None:
    """Say a selection behind a number: "of ..." or the things themselves."""
    say("ofs" if phrase.startswith("of ") else "things", shape, phrase)


say("counted", "?any", "{any:things}")
say("counted", "?any", "{any:ofs}")

say("sel", f"ref({IT})", "it")
say("sel", f"ref({THEM})", "them")
say("sel", "ref", "{var}")

# Filters said before the noun; what they do not cover stands in parentheses behind it.
for _word, _zone in _ZONES.items():
    _card = f"{_word}(?player)"
    say("sel", f"where({_card}, ?f)", f"{{f:fnoun+}} in {{player's}} {_zone}")
    say("sel", f"where({_card}, ?f)", f"cards ({{f}}) in {{player's}} {_zone}")
    each(f"where({_card}, ?f)", f"{{f:fnoun}} in {{player's}} {_zone}")
    each(f"where({_card}, ?f)", f"<card|cards> ({{f}}) in {{player's}} {_zone}")
    each(_card, f"<card|cards> in {{player's}} {_zone}")
    say("sel", _word, f"{{player's}} {_zone}")
say("sel", "where(all(both), ?f)", "all {f:fadj} Pokémon")
each("where(all(both), ?f)", "of all {f:fadj} Pokémon")
say("sel", "where(bench_of(both), ?f)", "all {f:fadj} Benched Pokémon")
each("where(bench_of(both), ?f)", "of all {f:fadj} Benched Pokémon")
say("sel", "all(both)", "all Pokémon")
each("all(both)", "of all Pokémon")
say("sel", "bench_of(both)", "all Benched Pokémon")
each("bench_of(both)", "of all Benched Pokémon")
say("sel", "where(all(?player), ?f)", "{player's} {f:fadj} Pokémon")
each("where(all(?player), ?f)", "of {player's} {f:fadj} Pokémon")
say("sel", "where(bench_of(?player), ?f)", "{player's} {f:fadj} Benched Pokémon")
each("where(bench_of(?player), ?f)", "of {player's} {f:fadj} Benched Pokémon")
say("sel", "where(active(both), ?f)", "both {f:fadj} Active Pokémon")
say("sel", "where(active(?player), ?f)", "{player's} {f:fadj} Active")
each("where(active(?player), ?f)", "of {player's} {f:fadj} Active Pokémon")
each("where(active(?player), ?f)", "of {player's} Active Pokémon ({f})")
say("sel", "where(energy_on(?to), ?f)", "all {f:fenergy} Energy cards on {to}")
each("where(energy_on(?to), ?f)", "{f:fenergy} Energy <card|cards> on {to}")
say("sel", "where(energy_on(?to), ?f)", "all Energy cards ({f}) on {to}")
each("where(energy_on(?to), ?f)", "Energy <card|cards> ({f}) on {to}")
say("sel", "where(less(all(?player), self()), ?f)", "{player's} other {f:fadj} Pokémon")
each("where(less(all(?player), self()), ?f)", "of {player's} other {f:fadj} Pokémon")
say("sel", f"less(ref(?var), ref({IT}))", "the rest of {var}")
say("sel", f"less(ref(?var), ref({THEM}))", "the others of {var}")
say("sel", "less(all(?player), self())", "{player's} other Pokémon")
each("less(all(?player), self())", "of {player's} other Pokémon")
say("sel", "less(bench_of(?player), self())", "{player's} other Benched Pokémon")
each("less(bench_of(?player), self())", "of {player's} other Benched Pokémon")
say("sel", "less(hand(?player), this_card())", "other cards in {player's} hand")
each("less(hand(?player), this_card())", "other <card|cards> in {player's} hand")

say("sel", "self", "this Pokémon")
say("sel", "host", "its Pokémon")
say("sel", "attacker", "the Attacker")
say("sel", "defender", "the Defender")
say("sel", "nobody", "no Pokémon")
say("sel", "active(both)", "both Active Pokémon")
say("sel", "active", "{player's} Active")
say("sel", "bench_of", "{player's} Benched Pokémon")
say("sel", "all", "{player's} Pokémon")
say("sel", "event_mon", "that Pokémon")
say("sel", "event_other", "the other Pokémon")
say("sel", "host_of", "the Pokémon with {cards}")
each("active(?player)", "of {player's} Active Pokémon")
each("bench_of(?player)", "of {player's} Benched Pokémon")
each("all(?player)", "of {player's} Pokémon")

say("sel", "bearer", "the bearer")
say("sel", "weakest", "the weakest of {of}")

say("sel", "prizes", "{player's} Prizes")
each("prizes(?player)", "of {player's} Prizes")
say("sel", "top(?player, 1)", "{player's} top card")
say("sel", "top", "{player's} top {count} cards")
say("sel", "bottom(?player, 1)", "{player's} bottom card")
say("sel", "bottom", "{player's} bottom {count} cards")
say("sel", "top_until", "{player's} top cards down to the first ({filter})")
say("sel", "fallen", "{player's} Pokémon cards lost last turn")
say("sel", "spent", "the cards {player's} attack discarded")
say("sel", "attached_this_turn", "Energy cards attached this turn to {to}")
say("sel", "stadium", "the Stadium in play")
say("sel", "beside", "the Supporter beside {player's} Active")
say("sel", "this_card", "this card")
say("sel", "event_card", "that card")
say("sel", "attached", "all cards attached to {to}")
each("attached(?to)", "<card|cards> attached to {to}")
say("sel", "energy_on", "all Energy cards on {to}")
each("energy_on(?to)", "Energy <card|cards> on {to}")
say("sel", "where(gear_on(?to), tool())", "all Tools on {to}")
say("sel", "gear_on", "all Trainer cards on {to}")
each("where(gear_on(?to), tool())", "<Tool|Tools> on {to}")
each("gear_on(?to)", "Trainer <card|cards> on {to}")
say("sel", "stack", "the Pokémon cards of {of}")
say("sel", "under", "the cards under {of}")
say("sel", "top_of", "the topmost card in {of}")
say("sel", "whole", "every card of {of}")
say("sel", "set_aside_cards", "{player's} cards set aside")
say("sel", "attacks_of", "the attacks of {of}")
each("attacks_of(?of)", "<attack|attacks> of {of}")
say("sel", "attack_under_way", "the attack under way")
say("sel", "last_attack", "the last attack of {of}")

# One of several to whom something happens.
say("someone", "all(both)", "any Pokémon")
say("someone", "bench_of(both)", "any Benched Pokémon")
say("someone", "?any", "{any:sel}")

# Several to whom something is done, each alike.
for _word, _noun in {"all": "Pokémon", "bench_of": "Benched Pokémon"}.items():
    for _shape, _which in {
        f"{_word}(both)": "each",
        f"less({_word}(both), self())": "each other",
        f"{_word}(?player)": "each of {player's}",
        f"less({_word}(?player), self())": "each of {player's} other",
    }.items():
        say("whom", _shape, f"{_which} {_noun}")
        say("whom", f"where({_shape}, ?f)", f"{_which} {{f:fadj}} {_noun}")
        say("whom", f"where({_shape}, ?f)", f"{_which} {_noun} ({{f}})")
say("whom", "active(both)", "both Active Pokémon")
say("whom", "active(?player)", "each of {player's} Active Pokémon")
say("whom", "?any", "{any:sel}")

say("sel", "where", "{of/8} ({filter})", 8)
say("sel", "join", "{left/5} together with {right/6}", 5)
say("sel", "less", "{left/5} except {right/6}", 5)
each("?any", "of {any:sel/5}")
