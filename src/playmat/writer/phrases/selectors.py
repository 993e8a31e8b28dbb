"""Phrases for selections: Pokémon, cards and attacks, as a whole and after a number."""

from __future__ import annotations

from typing import Final

from playmat.writer.memory import IT, PARTS, THEM
from playmat.writer.phrase_table import TIGHT, name, say, section
from playmat.writer.phrases.nouns import GROUPS, MONS
from playmat.writer.results import DONE, done_key

section("selectors")

_ZONES: Final = {"hand": "hand", "deck": "deck", "discards": "discard pile", "lost": "Lost Zone"}


_NAMED: Final = {"self()": "this Pokémon", "defender()": "the Defending Pokémon"}


def each(shape: str, phrase: str, strength: int = TIGHT) -> None:
    """Define a selection after a number: "of ...", or the items and where they come from."""
    if phrase.startswith("of "):
        say("ofs", shape, phrase, strength)
        return
    say("things", shape, phrase, strength)
    taken = phrase.replace(" in {player's}", " from {player's}").replace(" on {to}", " from {to}")
    taken = taken.replace("} among ", "} from among ")
    say("taken", shape, taken, strength)


# Items taken from a place.
say("taking", "where(discards(?p), one_of(this_card()))", "this card from {p's} discard pile")
for _word, _zone in _ZONES.items():
    _card = f"{_word}(?player)"
    _either = f"where({_card}, fits_any(?f, ?g))"
    say("taking", _either, f"all {{f:fone+}} and {{g:fone+}} from {{player's}} {_zone}")
    say("taking", f"where({_card}, ?f)", f"all {{f:fnoun+}} from {{player's}} {_zone}")
say("taking", "where(energy_on(?to), ?f)", "all {f:fenergy} Energy from {to}")
say("taking", "energy_on(?to)", "all Energy from {to}")
say("taking", "where(gear_on(?to), tool())", "all Tools from {to}")
say("taking", "gear_on(?to)", "all Trainer cards from {to}")
say("taking", "attached(?to)", "all cards attached to {to}")
say("taking", "?any", "{any:sel}")

# Cards found before the Pokémon that receive them.
say("handed", "ref(CARD)", "it")
say("handed", f"ref({done_key('mill', IT)})", "it")
say("handed", "ref(CARDS)", "them")
say("handed", "?any", "{any:sel}")

say("counted", "?any", "{any:things}")
say("counted", "?any", "{any:ofs}")

say("sel", f"ref({IT})", "it")
say("sel", f"ref({THEM})", "them")
_CHOSEN: Final = {
    "MON": "that Pokémon",
    "MONS": "those Pokémon",
    "CARD": "that card",
    "CARDS": "those cards",
    "ATTACK": "that attack",
    "ATTACKS": "those attacks",
    "FIRST_MON": "the first Pokémon",
    "FIRST_MONS": "the first Pokémon chosen",
    "FIRST_CARD": "the first card",
    "FIRST_CARDS": "the first cards",
    "FIRST_ATTACK": "the first attack",
    "FIRST_ATTACKS": "the first attacks",
    "PICKED_MON": "the chosen Pokémon",
    "PICKED_MONS": "all the chosen Pokémon",
    "PICKED_CARD": "the chosen card",
    "PICKED_CARDS": "the chosen cards",
    "PICKED_ATTACK": "the chosen attack",
    "PICKED_ATTACKS": "the chosen attacks",
    "ALL": "all of them",
    "NOTE": "that note",
}
"""Names by kind."""

for _short, _said in _CHOSEN.items():
    say("sel", f"ref({_short})", _said)
for _part, _said in zip(PARTS, ("what was noted", "the former", "the latter"), strict=True):
    say("sel", f"ref({_part})", _said)
for _word, (_one, _more, _) in DONE.items():
    say("sel", f"ref({done_key(_word, IT)})", _one)
    say("sel", f"ref({done_key(_word, THEM)})", _more)
say("sel", "ref", "{var}")

for _found in (IT, THEM):
    _alike = f"where(ref({_found}), repeated(ref({_found})))"
    say("sel", _alike, "those of them that share a name")
# Parts of what was found before.
for _found, _said in {
    f"ref({IT})": "it",
    f"ref({THEM})": "them",
    **{f"ref({short})": said for short, said in _CHOSEN.items()},
    **{
        f"ref({done_key(word, number)})": said
        for word, (one, more, _) in DONE.items()
        for number, said in {IT: one, THEM: more}.items()
    },
    "ref(?var)": "{var}",
}.items():
    say("sel", f"where({_found}, ?f)", f"the {{f:fnoun+}} among {_said}")
    each(f"where({_found}, ?f)", f"{{f:fnoun}} among {_said}")

# Cards other than one that was just discarded.
_GONE = f"fits_not(one_of(ref({done_key('discard', IT)})))"
_LEFT = f"where(discards(?player), fits_both(?f, {_GONE}))"
each(_LEFT, "<different|other> {f:fnoun} in {player's} discard pile")

# Filters before the noun; the rest follows it in parentheses.
for _word, _zone in _ZONES.items():
    _card = f"{_word}(?player)"
    say("sel", f"where({_card}, ?f)", f"{{f:fnoun+}} in {{player's}} {_zone}")
    say("sel", f"where({_card}, ?f)", f"cards {{f:ftail}} in {{player's}} {_zone}")
    each(f"where({_card}, ?f)", f"{{f:fnoun}} in {{player's}} {_zone}")
    each(f"where({_card}, ?f)", f"<card|cards> {{f:ftail}} in {{player's}} {_zone}")
    each(_card, f"<card|cards> in {{player's}} {_zone}")
    say("sel", _word, f"{{player's}} {_zone}")
say("sel", "where(all(?player), is_active())", "{player's} Active Pokémon")
for _word, _mon in GROUPS.items():
    _all = f"where({_word}(both), ?f)"
    say("sel", _all, f"all {{f:{_mon}+}}")
    each(_all, f"{{f:{_mon}}} in play")
    say("sel", f"{_word}(both)", f"all {MONS[_mon]}")
    each(f"{_word}(both)", f"{MONS[_mon]} in play")
    _some = f"where({_word}(?player), ?f)"
    say("sel", _some, f"{{player's}} {{f:{_mon}+}}")
    each(_some, f"of {{player's}} {{f:{_mon}+}}")
say("sel", "where(active(both), ?f)", "any {f:factive}")
_NAMED_SO = "{player's} Active with {part} in its name"
say("sel", "where(active(?player), name_has(?part))", _NAMED_SO)
say("sel", "where(active(?player), ?f)", "{player's} {f:fadj} Active")
each("where(active(?player), ?f)", "of {player's} {f:factive+}")
for _word, _whose in {"host": "its", "self": "this"}.items():
    say("sel", f"where({_word}(), name_has(?part))", f"{_whose} {{part}} Pokémon")
    say("sel", f"where({_word}(), ?f)", f"{_whose} {{f:fkind}} Pokémon")
_SHARING = "where(energy_on(?to), shares_type(?with))"
each(_SHARING, "Energy <card|cards> on {to} that <shares|share> a type with {with:anyof}")
_EITHER = "join(where(energy_on(?to), ?f), stadium())"
each(_EITHER, "{f:fenergy} Energy <card|cards> on {to} or the Stadium")
each("where(energy_on(?to), named(?name))", "{name} <card|cards> on {to}")
say("sel", "where(energy_on(?to), named(?name))", "all {name} cards on {to}")
say("sel", "where(energy_on(?to), ?f)", "all {f:fenergy} Energy on {to}")
each("where(energy_on(?to), ?f)", "{f:fenergy} Energy <card|cards> on {to}")
say("sel", "where(energy_on(?to), ?f)", "all Energy {f:ftail} on {to}")
each("where(energy_on(?to), ?f)", "Energy <card|cards> {f:ftail} on {to}")
each("less(all(both), self())", "other Pokémon in play")
each("where(less(all(both), self()), ?f)", "other {f:fmon} in play")
say("sel", "where(less(all(?player), self()), ?f)", "{player's} other {f:fmon+}")
each("where(less(all(?player), self()), ?f)", "of {player's} other {f:fmon+}")
for _some in ("PICKED_CARDS", "PICKED_CARD", "CARDS", "CARD"):
    say("sel", f"less(ref(FIRST_CARDS), ref({_some}))", "the others")
_GIVEN: Final = done_key("attach", THEM)
say("sel", f"less(ref(FIRST_CARDS), ref({_GIVEN}))", "those not attached")
say("sel", f"less(ref({THEM}), where(ref({THEM}), ?f))", "all of them but the {f:fnoun+}")
for _found in (IT, THEM):
    say("sel", f"less(ref(?var), ref({_found}))", "the others of {var}")
    for _of in ("FIRST_CARDS", "FIRST_MONS"):
        say("sel", f"less(ref({_of}), ref({_found}))", "the others")
    say("whom", f"less(all(?player), ref({_found}))", "each of {player's} other Pokémon")
    each(f"less(all(?player), ref({_found}))", "of {player's} other Pokémon")
    each(f"where(less(all(?player), ref({_found})), ?f)", "of {player's} other {f:fmon+}")
    each(f"less(where(all(?player), ?f), ref({_found}))", "of {player's} other {f:fmon+}")
    _rest = f"less(all(?player), host_of(ref({_found})))"
    say("ofs", _rest, "of {player's} other Pokémon")
    _rest = f"less(where(all(?player), ?f), host_of(ref({_found})))"
    say("ofs", _rest, "of {player's} other {f:fmon+}")
say("sel", "less(all(?player), self())", "{player's} other Pokémon")
each("less(all(?player), self())", "of {player's} other Pokémon")
say("sel", "less(active(?player), self())", "{player's} other Active Pokémon")
each("less(active(?player), self())", "of {player's} other Active Pokémon")
each("where(less(active(?player), self()), ?f)", "of {player's} other {f:factive+}")
for _found in (IT, THEM, "CARD", "CARDS"):
    _rest = f"where(less(discards(?player), ref({_found})), ?f)"
    each(_rest, "other {f:fnoun} in {player's} discard pile")
_OTHER_CARDS = "where(less(discards(?player), ?some), ?f)"
each(_OTHER_CARDS, "{f:fnoun} in {player's} discard pile except {some}")
_OTHER_CARDS = "less(where(discards(?player), ?f), ?some)"
each(_OTHER_CARDS, "{f:fnoun} in {player's} discard pile other than {some}")
_EITHER_CARD = "where(join(hand(?player), discards(?player)), ?f)"
each(_EITHER_CARD, "{f:fnoun} in {player's} hand or discard pile")
_KEPT = f"less(bench_of(?player), ref({THEM}))"
say("sel", _KEPT, "the rest of {player's} Benched Pokémon")
say("sel", "less(bench_of(?player), self())", "{player's} other Benched Pokémon")
each("less(bench_of(?player), self())", "of {player's} other Benched Pokémon")
say("sel", "less(hand(?player), this_card())", "other cards in {player's} hand")
_CARDS = "join(discards(?player), less(hand(?player), this_card()))"
each(f"where({_CARDS}, ?f)", "other {f:fnoun} in {player's} discard pile or hand")
_OTHERS = "where(less(hand(?player), this_card()), ?f)"
say("sel", _OTHERS, "other {f:fnoun+} in {player's} hand")
each(_OTHERS, "other {f:fnoun} in {player's} hand")
each("less(hand(?player), this_card())", "other <card|cards> in {player's} hand")

say("sel", "where(defender(), ?f)", "a Defending {f:fmon}")
say("sel", "self", "this Pokémon")
say("sel", "host", "its Pokémon")
say("sel", "attacker", "the attacking Pokémon")
say("sel", "defender", "the Defending Pokémon")
say("sel", "nobody", "no Pokémon")
say("sel", "active(both)", "both Active Pokémon")
say("sel", "active", "{player's} Active")
say("sel", "bench_of", "{player's} Benched Pokémon")
say("sel", "all", "{player's} Pokémon")
say("sel", "event_mon()", "that Pokémon")
say("sel", "event_other", "the attacking Pokémon")
for _card, _said in {IT: "that Pokémon", THEM: "those Pokémon"}.items():
    say("sel", f"host_of(ref({_card}))", _said)
say("sel", "host_of(ref(FIRST_CARD))", "the Pokémon just benched")
say("sel", "host_of", "the Pokémon with {cards}")
each("active(?player)", "of {player's} Active Pokémon")
each("bench_of(?player)", "of {player's} Benched Pokémon")
each("all(?player)", "of {player's} Pokémon")

say("sel", "bearer()", "it")
_OTHERS_ALL = "weakest(where(all(both), fits_not(one_of(self()))))"
each(_OTHERS_ALL, "of the other Pokémon in play with the least HP left")
say("sel", "weakest", "those with the least HP left among {of}")

say("sel", "prizes", "{player's} Prizes")
say("sel", "where(prizes(?player), face_down())", "{player's} face-down Prizes")
each("where(prizes(?player), face_down())", "of {player's} face-down Prizes")
each("where(join(prizes(me), prizes(foe)), face_down())", "of your and their face-down Prizes")
each("where(join(hand(me), hand(foe)), ?f)", "{f:fnoun} in both hands")
each("prizes(?player)", "of {player's} Prizes")
_HIDDEN = "where(where(prizes(?player), face_down()), ?f)"
each(_HIDDEN, "{f:fnoun} among {player's} face-down Prizes")
each("where(spent(?player), ?f)", "{f:fnoun} that {player's} attack discarded")
say("sel", "top(?player, 1)", "the top card of {player's} deck")
_AS_MANY = f"top(?player, count(ref({done_key('move', THEM)})))"
say("sel", _AS_MANY, "that many cards from the top of {player's} deck")
say("sel", "top", "the top {count:int} cards of {player's} deck")
say("sel", "top", "as many cards from the top of {player's} deck as {count/9}")
say("sel", "bottom(?player, 1)", "the bottom card of {player's} deck")
say("sel", "bottom", "the bottom {count:int} cards of {player's} deck")
say("sel", "bottom", "as many cards from the bottom of {player's} deck as {count/9}")
say("sel", "top_until", "the top cards of {player's} deck up to the first {filter:fnoun}")
say("sel", "fallen", "{player's} Pokémon cards beaten by attacks last turn")
say("sel", "trainers_played", "the Trainers {player} played this turn")
say("sel", "spent", "the cards {player's} attack discarded")
say("sel", "attached_this_turn", "cards attached this turn to {to}")
for _owner, _own in {"me": "you", "foe": "they"}.items():
    say("sel", f"where(stadium(), owned_by({_owner}))", f"a Stadium {_own} played")
say("sel", "stadium", "the Stadium")
say("sel", "beside", "the Supporter beside {player's} Active")
say("sel", "this_card", "this card")
say("sel", "event_card()", "that card")
say("sel", "attached", "all cards attached to {to}")
each("attached(?to)", "<card|cards> attached to {to}")
say("sel", "energy_on", "all Energy on {to}")
each("energy_on(?to)", "Energy <card|cards> on {to}")
say("sel", "where(gear_on(?to), tool())", "all Tools on {to}")
say("sel", "where(gear_on(?to), ?f)", "all {f:fgear+} on {to:anyof}")
say("things", "where(gear_on(?to), ?f)", "{f:fgear} on {to:anyof}")
say("taken", "where(gear_on(?to), ?f)", "{f:fgear} from {to:anyof}")
_THINGS = "join(where(gear_on(all(both)), tool()), stadium())"
each(_THINGS, "<Tool or Stadium|Tools and/or Stadiums> in play")
each("where(attached(?to), ?f)", "{f:fnoun} attached to {to:anyof}")
say("sel", "gear_on", "all Trainer cards on {to}")
each("where(gear_on(?to), tool())", "<Tool|Tools> on {to}")
each("gear_on(?to)", "Trainer <card|cards> on {to}")
say("sel", "stack", "the Pokémon cards of {of}")
say("sel", "where(under(?of), ?f)", "the {f:fadj} cards under {of}")
say("sel", "under", "the cards under {of}")
say("sel", "top_of", "the topmost card in {of}")
say("sel", "whole", "every card of {of}")
say("sel", "set_aside_cards", "{player's} cards set aside")
say("sel", "attacks_of", "the attacks of {of}")
each(
    "attacks_of(where(discards(?player), ?f))",
    "<attack|attacks> of a {f:fnoun} from {player's} discard pile",
)
for _group, _whose in {
    "all(?player)": "{player's} Pokémon",
    "bench_of(?player)": "{player's} Benched Pokémon",
    "where(all(?player), ?f)": "{player's} {f:fmon+}",
}.items():
    each(f"attacks_of({_group})", f"<attack|attacks> of one of {_whose}")
each("attacks_of(?of)", "<attack|attacks> of {of}")
say("sel", "attack_under_way", "the present attack")
say("sel", "last_attack", "the last attack of {of}")

# Bearers of lasting effects.
say("bearer", "defender()", "the Defending Pokémon")
say("bearer", "self()", "this Pokémon itself")
say("bearer", "active(?player)", "{player's} current Active Pokémon")
say("bearer", "event_mon()", "that Pokémon")
say("bearer", f"ref({IT})", "it")
say("bearer", f"ref({THEM})", "them")
for _short, _said in _CHOSEN.items():
    say("bearer", f"ref({_short})", _said)
say("bearer", "ref(?var)", "{var}")

# Attacks by their user, and by the bearer of an effect.
for _shape, _whose in {
    "self()": "this Pokémon's",
    "defender()": "the Defending Pokémon's",
    "host()": "its Pokémon's",
    "active(me)": "your Active Pokémon's",
    "active(foe)": "their Active Pokémon's",
    "all(me)": "your Pokémon's",
    "all(foe)": "their",
    "where(all(me), named(?name))": "your {name}'s",
    "where(all(me), ?f)": "your {f:fadj} Pokémon's",
}.items():
    say("strikes", _shape, f"{_whose} attacks")
say("strikes", "?any", "attacks of {any:sel}")
say("laters", "defender()", "the Defending Pokémon's attacks")
say("laters", f"ref({IT})", "its attacks")
say("laters", "?any", "attacks of {any:bearer}")

# One of several subjects of an event, and any of them.
for _word, _mon in GROUPS.items():
    for _kind in ("someone", "anyof"):
        say(_kind, f"{_word}(both)", f"any {MONS[_mon]}")
        say(_kind, f"where({_word}(both), ?f)", f"any {{f:{_mon}}}")
    for _shape, _which in {
        f"{_word}(?player)": "one of {player's}",
        f"less({_word}(?player), self())": "one of {player's} other",
    }.items():
        say("someone", _shape, f"{_which} {MONS[_mon]}")
        say("someone", f"where({_shape}, ?f)", f"{_which} {{f:{_mon}}}")
say("someone", "active(both)", "either Active Pokémon")
say("someone", "less(active(?player), host())", "{player's} Active Pokémon")
say("someone", "?any", "{any:sel/7}")
for _owner, _own in {"me": "your own", "foe": "their own"}.items():
    say("anyof", f"less(all(both), all({_owner}))", f"any Pokémon but {_own}")
    say("anyof", f"less(active(both), all({_owner}))", f"any Active Pokémon but {_own}")
say("anyof", "active(both)", "any Active Pokémon")
say("anyof", "where(energy_on(?to), ?f)", "any {f:fenergy} Energy card on {to}")
say("anyof", "energy_on(?to)", "any Energy card on {to}")
say("anyof", "?any", "{any:sel/7}")
# Targets of damage, where a player means all their Pokémon.
name("target", "foe", "any Pokémon of your opponent")
name("target", "me", "your own Pokémon")
say("target", "?any", "{any:anyof}")

# Several targets of the same effect.
say("whom", "less(all(both), self())", "every other Pokémon of both sides")
say("whom", "bench_of(both)", "each Benched Pokémon, yours too")
say("whom", "where(bench_of(both), ?f)", "each {f:fbench}, yours too")
for _word, _mon in GROUPS.items():
    for _shape, _which in {
        f"{_word}(both)": "each",
        f"less({_word}(both), self())": "every other",
        f"{_word}(?player)": "each of {player's}",
        f"less({_word}(?player), self())": "each of {player's} other",
    }.items():
        say("whom", _shape, f"{_which} {MONS[_mon]}")
        say("whom", f"where({_shape}, ?f)", f"{_which} {{f:{_mon}}}")
say("whom", "active(both)", "each Active Pokémon")
say("whom", "where(active(both), ?f)", "each {f:factive}")
say("whom", "active(?player)", "each of {player's} Active Pokémon")
say("whom", "?any", "{any:sel/7}")

say("sel", "where(?of, ?filter)", "{of} {filter:ftail}")
say(
    "sel",
    "join(self(), less(where(all(both), ?f), self()))",
    "this Pokémon and all other {f:fmon+}",
)
for _pair in ("self(), defender()", "defender(), self()"):
    _one, _other = (_NAMED[one] for one in _pair.split(", "))
    say("sel", f"join({_pair})", f"{_one} and {_other}")
say("sel", "join(?left, ?right)", "{left:sel/5} and {right:sel/6}")
say("sel", "less(?left, ?right)", "{left:sel/5} except {right:sel/6}")
say("ofs", "where(?of, ?filter)", "of {of:sel/5} {filter:ftail}")
each("?any", "of {any:sel/5}")
