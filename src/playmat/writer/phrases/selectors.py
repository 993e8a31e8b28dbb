"""Phrases of selections: Pokémon, cards and attacks, as a whole and behind a number."""

from __future__ import annotations

from typing import Final

from playmat.writer.naming import IT, THEM
from playmat.writer.phrase_table import say

_ZONES: Final = {"hand": "hand", "deck": "deck", "discards": "discard pile", "lost": "Lost Zone"}


_NAMED: Final = {"self()": "this Pokémon", "defender()": "the Defender"}


def each(shape: str, phrase: str) -> None:
    """Say a selection behind a number: "of ..." or the things themselves."""
    say("ofs" if phrase.startswith("of ") else "things", shape, phrase)


say("counted", "?any", "{any:things}")
say("counted", "?any", "{any:ofs}")

say("sel", f"ref({IT})", "it")
say("sel", f"ref({THEM})", "them")
say("sel", "ref", "{var}")

# Some of what was found before.
for _found, _said in {f"ref({IT})": "it", f"ref({THEM})": "them", "ref(?var)": "{var}"}.items():
    say("sel", f"where({_found}, ?f)", f"{{f:fnoun+}} among {_said}")
    each(f"where({_found}, ?f)", f"{{f:fnoun}} among {_said}")

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
each("where(all(both), ?f)", "{f:fadj} Pokémon in play")
each("where(all(both), ?f)", "Pokémon in play ({f})")
say("sel", "where(bench_of(both), ?f)", "all {f:fadj} Benched Pokémon")
each("where(bench_of(both), ?f)", "{f:fadj} Benched Pokémon in play")
say("sel", "all(both)", "all Pokémon")
each("all(both)", "Pokémon in play")
say("sel", "bench_of(both)", "all Benched Pokémon")
each("bench_of(both)", "Benched Pokémon in play")
say("sel", "where(all(?player), ?f)", "{player's} {f:fadj} Pokémon")
each("where(all(?player), ?f)", "of {player's} {f:fadj} Pokémon")
say("sel", "where(bench_of(?player), ?f)", "{player's} {f:fadj} Benched Pokémon")
each("where(bench_of(?player), ?f)", "of {player's} {f:fadj} Benched Pokémon")
for _word, _noun in {"all": "Pokémon", "bench_of": "Benched Pokémon"}.items():
    _both = f"where({_word}(?player), fits_both(?left, ?right))"
    say("sel", _both, f"{{player's}} {{left:fadj}} {_noun} ({{right}})")
    each(_both, f"of {{player's}} {{left:fadj}} {_noun} ({{right}})")
say("sel", "where(active(both), ?f)", "both {f:fadj} Active Pokémon")
say("sel", "where(active(?player), ?f)", "{player's} {f:fadj} Active")
each("where(active(?player), ?f)", "of {player's} {f:fadj} Active Pokémon")
each("where(active(?player), ?f)", "of {player's} Active Pokémon ({f})")
each("where(energy_on(?to), named(?name))", "{name} <card|cards> on {to}")
say("sel", "where(energy_on(?to), ?f)", "all {f:fenergy} Energy cards on {to}")
each("where(energy_on(?to), ?f)", "{f:fenergy} Energy <card|cards> on {to}")
say("sel", "where(energy_on(?to), ?f)", "all Energy cards ({f}) on {to}")
each("where(energy_on(?to), ?f)", "Energy <card|cards> ({f}) on {to}")
each("less(all(both), self())", "other Pokémon in play")
each("where(less(all(both), self()), ?f)", "other {f:fadj} Pokémon in play")
each("where(less(all(both), self()), ?f)", "other Pokémon in play ({f})")
say("sel", "where(less(all(?player), self()), ?f)", "{player's} other {f:fadj} Pokémon")
each("where(less(all(?player), self()), ?f)", "of {player's} other {f:fadj} Pokémon")
say("sel", f"less(ref(?var), ref({IT}))", "the rest of {var}")
say("sel", f"less(ref(?var), ref({THEM}))", "the others of {var}")
say("sel", "less(all(?player), self())", "{player's} other Pokémon")
each("less(all(?player), self())", "of {player's} other Pokémon")
say("sel", "less(bench_of(?player), self())", "{player's} other Benched Pokémon")
each("less(bench_of(?player), self())", "of {player's} other Benched Pokémon")
say("sel", "less(hand(?player), this_card())", "other cards in {player's} hand")
_CARDS = "join(discards(?player), less(hand(?player), this_card()))"
each(f"where({_CARDS}, ?f)", "other {f:fnoun} in {player's} discard pile or hand")
_OTHERS = "where(less(hand(?player), this_card()), ?f)"
say("sel", _OTHERS, "other {f:fnoun+} in {player's} hand")
each(_OTHERS, "other {f:fnoun} in {player's} hand")
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

say("sel", "bearer", "the affected Pokémon")
say("sel", "weakest", "those with the least HP left among {of}")

say("sel", "prizes", "{player's} Prizes")
each("where(prizes(?player), face_down())", "of {player's} face-down Prizes")
each("prizes(?player)", "of {player's} Prizes")
say("sel", "top(?player, 1)", "{player's} top card")
say("sel", "top", "{player's} top {count:int} cards")
say("sel", "top", "as many of {player's} top cards as {count/9}")
say("sel", "bottom(?player, 1)", "{player's} bottom card")
say("sel", "bottom", "{player's} bottom {count:int} cards")
say("sel", "bottom", "as many of {player's} bottom cards as {count/9}")
say("sel", "top_until", "{player's} top cards down to the first ({filter})")
say("sel", "fallen", "{player's} Pokémon cards beaten by attacks last turn")
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

# One of several to whom something happens, and any one of them.
for _word, _noun in {"all": "Pokémon", "bench_of": "Benched Pokémon"}.items():
    for _kind in ("someone", "anyof"):
        say(_kind, f"{_word}(both)", f"any {_noun}")
        say(_kind, f"where({_word}(both), ?f)", f"any {{f:fadj}} {_noun}")
        say(_kind, f"where({_word}(both), ?f)", f"any {_noun} ({{f}})")
    for _shape, _which in {
        f"{_word}(?player)": "one of {player's}",
        f"less({_word}(?player), self())": "one of {player's} other",
    }.items():
        say("someone", _shape, f"{_which} {_noun}")
        say("someone", f"where({_shape}, ?f)", f"{_which} {{f:fadj}} {_noun}")
        say("someone", f"where({_shape}, ?f)", f"{_which} {_noun} ({{f}})")
say("someone", "active(both)", "either Active Pokémon")
say("someone", "?any", "{any:sel/8}")
say("anyof", "where(energy_on(?to), ?f)", "any {f:fenergy} Energy card on {to}")
say("anyof", "energy_on(?to)", "any Energy card on {to}")
say("anyof", "?any", "{any:sel/8}")

# Pokémon of your own behind a number.
for _word, _noun in {
    "all": "Pokémon",
    "bench_of": "Benched Pokémon",
    "active": "Active Pokémon",
}.items():
    say("mine", f"{_word}(me)", f"of your {_noun}")
    say("mine", f"where({_word}(me), ?f)", f"of your {{f:fadj}} {_noun}")
    say("mine", f"where({_word}(me), ?f)", f"of your {_noun} ({{f}})")

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
say("whom", "?any", "{any:sel/8}")

say("sel", "where(where(?of, ?inner), ?filter)", "{of/8} ({inner}) ({filter})", 8)
say("sel", "where", "{of/8} ({filter})", 8)
for _pair in ("self(), defender()", "defender(), self()"):
    _one, _other = (_NAMED[one] for one in _pair.split(", "))
    say("sel", f"join({_pair})", f"{_one} and {_other}", 5)
say("sel", "join", "{left/5} together with {right/6}", 5)
say("sel", "less", "{left/5} except {right/6}", 5)
each("?any", "of {any:sel/5}")
