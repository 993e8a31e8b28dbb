"""Phrases for filters: in parentheses or after "is", before a noun, and as the noun itself."""

from __future__ import annotations

import re
from typing import Final

from playmat.lang.words import WORDS
from playmat.writer.memory import IT, TYPE
from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.lists import NAMES
from playmat.writer.phrases.nouns import MARKED

section("filters")

_PLAIN: Final = {
    "pokemon": "a Pokémon card",
    "basic": "Basic",
    "stage1": "Stage 1",
    "stage2": "Stage 2",
    "evolution": "an Evolution card",
    "evolved": "evolved",
    "energy": "an Energy card",
    "basic_energy": "a basic Energy card",
    "special_energy": "a Special Energy card",
    "trainer": "a Trainer card",
    "plain_trainer": "a Trainer other than a Supporter or Stadium",
    "item": "an Item card",
    "supporter": "a Supporter card",
    "stadium_card": "a Stadium card",
    "tool": "a Tool card",
    "machine": "a Technical Machine",
    "damaged": "damaged",
    "afflicted": "under a Special Condition",
    "has_tool": "holding a Tool",
    "has_energy": "holding Energy",
    "is_active": "Active",
    "is_benched": "on the Bench",
    "new": "new this turn",
    "may_evolve": "allowed to evolve now",
    "shielded": "protected from effects of attacks",
    "face_down": "lying face down",
}
WITH: Final = {
    "name_has": "{part} in the name",
    "hp_at_most": "a maximum HP of {hp} or less",
    "hp_at_least": "a maximum HP of {hp} or more",
    "hp_left_at_most": "{hp} HP or less left",
    "counters_at_least": "{count} or more damage counters",
    "retreat_at_most": "a Retreat Cost of {cost} or less",
    "retreat_at_least": "a Retreat Cost of {cost} or more",
    "units_at_least": "{count} or more[ {type}] Energy",
    "conditions_at_least": "{count} or more Special Conditions",
    "has_attack": "the attack {name}",
    "has_power": "{power:apower}",
    "has_evolution": "an Evolution",
    "has_ability": "the Ability {name}",
    "tool_room": "room for a Tool",
    "holds_fewer": "fewer {filter:fnoun+} than {than}",
}
"""Traits of a Pokémon or card, after "with" and after "has"."""

HOLDING: Final = {
    "holds(?filter, 1)": "a {filter:fnoun} attached",
    "holds(energy(), ?least)": "{least} or more Energy cards attached",
    "holds(?filter, ?least)": "{least} or more {filter:fnoun+} attached",
}
"""Cards attached to a Pokémon."""

HELD: Final = {
    "damaged": "any damage counters on <it|them>",
    "has_tool": "a Tool",
    "has_energy": "Energy",
    "has_type": "{type} Energy",
    "afflicted": "a Special Condition",
    "has_marker": "a {name} marker",
    "weak_to": "{type:colour} Weakness",
    "resists": "{type:colour} Resistance",
}
"""Other things a Pokémon may have, phrased the same way."""

_DOING: Final = {
    "evolves_into": ("evolves into {of}", "evolve"),
    "levels_from": ("levels up {of}", "level"),
    "levels_into": ("levels up into {of}", "level"),
    "can_follow": ("evolves sooner or later from {of}", "evolve"),
    "can_lead_to": ("evolves sooner or later into {of}", "evolve"),
    "provides": ("gives {type} Energy", "give"),
    "prints": ("prints {type} Energy", "print"),
}
"""Verbs for a card or Pokémon, in singular and plural."""

_FORMS: Final = re.compile(r"<([^|>]+)\|([^|>]+)>")
_ADJECTIVES: Final = ("basic", "stage1", "stage2", "evolved", "damaged")
_NOUNS: Final = {
    "pokemon": "Pokémon",
    "basic": "Basic Pokémon",
    "stage1": "Stage 1 Pokémon",
    "stage2": "Stage 2 Pokémon",
    "evolution": "Evolution <card|cards>",
    "energy": "Energy",
    "basic_energy": "basic Energy",
    "special_energy": "Special Energy",
    "trainer": "<Trainer|Trainers>",
    "plain_trainer": "<Trainer other than a Supporter or Stadium|Trainers other than Supporters and"
    " Stadiums>",
    "item": "<Item|Items>",
    "supporter": "<Supporter|Supporters>",
    "stadium_card": "<Stadium|Stadiums>",
    "tool": "<Tool|Tools>",
    "machine": "Technical <Machine|Machines>",
}

say(
    "filter",
    "fits_any(fits_any(condition_is(asleep), condition_is(confused)), condition_is(paralyzed))",
    "Asleep, Confused or Paralyzed",
)
for _word in ("afflicted", "damaged", "evolved"):
    say("state", f"{_word}()", _PLAIN[_word])
say("state", "condition_is(?condition)", "{condition}")
_BAD: Final = "fits_any(condition_is(asleep), condition_is(confused))"
say("state", f"fits_any({_BAD}, condition_is(paralyzed))", "Asleep, Confused or Paralyzed")
# Several kinds of Trainer cards, including plain Trainers.
_NARROW = "plain_trainer()"
_TRAINERS = {
    f"fits_any(fits_any({_NARROW}, supporter()), stadium_card())": "of any kind",
    f"fits_any({_NARROW}, fits_any(supporter(), stadium_card()))": "of all kinds",
    f"fits_any({_NARROW}, supporter())": "other than <a Stadium|Stadiums>",
    f"fits_any({_NARROW}, stadium_card())": "other than <a Supporter|Supporters>",
}
for _shape, _phrase in _TRAINERS.items():
    say("fone", _shape, f"<Trainer|Trainers> {_phrase}")
    say("filter", _shape, "a Trainer " + _FORMS.sub(r"\1", _phrase))
say("filter", "fits_both(stage2(), evolved())", "a Stage 2 evolved Pokémon")
say("filter", "fits_both(basic_energy(), provides(?type))", "a basic {type} Energy card")
say("filter", "fits_both(energy(), provides(?type))", "a {type} Energy card")
say("filter", "fits_both(energy(), prints(?type))", "a card printed as {type} Energy")
say("filter", "fits_both(pokemon(), name_has(?part))", "a Pokémon with {part} in the name")
say("filter", "fits_not(one_of(this_card()))", "other than this card")
say("filter", "fits_not(one_of(?of))", "other than {of}")
say("filter", "fits_not", "not {filter/3}", 3)
# Several names, the last after "or", the others after commas.
for _kind in ("names", "onward"):
    say(_kind, "fits_any(named(?name), named(?last))", "{name} or {last}")
    say(_kind, "fits_any(named(?name), ?rest)", "{name}, {rest:onward}")
say("names", "fits_any(?row, named(?last))", "{row:row}, or {last}")
say("row", "fits_any(named(?one), named(?other))", "{one}, {other}")
say("row", "fits_any(?row, named(?other))", "{row:row}, {other}")
say("filter", "?filter", "called {filter:names}")
_BASIC = "provides(G)"
for _type in "RWLPFDMY":
    _BASIC = f"fits_any({_BASIC}, provides({_type}))"
say("filter", "fits_both", "{left/2} and {right/3}", 2)
say("filter", "fits_any", "{left/1} or {right/2}", 1)
for _word, _phrase in _PLAIN.items():
    say("filter", _word, _phrase)
for _word, _phrase in WITH.items():
    say("filter", _word, f"with {_phrase}")
for _shape, _phrase in HOLDING.items():
    say("filter", _shape, f"with {_phrase}")
say("filter", f"typed(ref({TYPE}))", "of that type")
say("filter", "typed(ref(?var))", "of type {var}")
say("filter", "typed", "{type} type")
say("filter", "provides", "giving {type} Energy")
say("filter", "prints", "printed as {type} Energy")
say("filter", "named", "called {name}")
say("filter", "form_of", "any form of {name}")
say("filter", f"called({IT})", "of the name given")
say("filter", "called", "of the name {var}")
say("filter", 'tag("owner")', "with an owner in the name")
say("filter", "tag", "{tag:tag}")
say("filter", "condition_is", "{condition}")
say("filter", "has_type", "holding {type} Energy")
say("filter", "weak_to", "weak to {type:colour}")
say("filter", "resists(any)", "resisting anything")
say("filter", "resists", "resisting {type:colour}")
say("filter", "shares_type", "sharing a type with {with:anyof}")
say("filter", "evolves_from", "evolving from {of}")
say("filter", "evolves_from_named", "evolving from {name}")
say("filter", "descends_from", "of a {part} line")
say("filter", "levels_from", "leveling up {of}")
say("filter", "can_follow", "evolving sooner or later from {of}")
say("filter", "evolves_into", "evolving into {of}")
say("filter", "can_lead_to", "evolving sooner or later into {of}")
say("filter", "levels_into", "leveling up into {of}")
say("filter", "same_name", "of the same name as {as:someone}")
say("filter", "repeated", "sharing a name among {among}")
say("filter", "one_of(this_card())", "this card")
say("filter", "one_of(self())", "this Pokémon")
say("filter", "one_of(event_card())", "that card")
say("filter", "one_of", "among {of}")
say("filter", "has_marker", "marked {name}")
say("filter", "owned_by", "owned by {player}")
say("filter", "other_half", "the other half of {of}")
say("filter", "usable", "that {by^can} use now without putting it into play")

for _word in _ADJECTIVES:
    say("fadj", f"{_word}()", _PLAIN[_word])
say("fadj", "fits_not(evolved())", "unevolved")
say("fadj", "fits_not(damaged())", "undamaged")
say("fadj", "evolution()", "Evolution")
for _ill, _phrase in NAMES["condition"].items():
    say("fadj", f"condition_is({_ill})", _phrase)
# A holder's exceptions go before the noun, others after it.
say("fkind", "fits_not(tag(?tag))", "non-{tag:marked}")
say("fkind", "?f", "{f:fadj}")
say("fadj", "typed(?type)", "{type:element}")
say("fadj", "fits_any(typed(?one), typed(?other))", "{one:element} or {other:element}", 4)
_KINDS = "fits_any(fits_any(typed(?one), typed(?other)), typed(?third))"
say("fadj", _KINDS, "{one:element}, {other:element} or {third:element}")
_KINDS = f"fits_any({_KINDS}, typed(?fourth))"
say("fadj", _KINDS, "{one:element}, {other:element}, {third:element} or {fourth:element}")
say("fadj", "tag(?tag)", "{tag:marked}")
say("fadj", "fits_both(?kind, damaged())", "damaged {kind:fadj/5}")
say("fadj", "fits_both(damaged(), ?kind)", "damaged and {kind:fadj/5}", 5)
say("fadj", "fits_any(?left, ?right)", "{left:fadj/4} or {right:fadj/5}", 4)
say("fadj", "fits_both(?left, ?right)", "{left:fadj/5} {right:fadj/6}", 5)

say("fenergy", "provides(?type)", "{type}")
say("fenergy", "basic_energy()", "basic")
say("fenergy", "special_energy()", "Special")
say("fenergy", "fits_both(basic_energy(), provides(?type))", "basic {type}")

say("fone", "fits_both(pokemon(), typed(?type))", "{type} Pokémon")
say("fone", "fits_both(energy(), provides(?type))", "{type} Energy")
say("fone", "fits_both(energy(), prints(?type))", "<card|cards> printed as {type} Energy")
say("fone", "fits_both(basic_energy(), provides(?type))", "basic {type} Energy")
say("fone", "fits_both(pokemon(), name_has(?part))", "Pokémon with {part} in the name")
_EITHER = "fits_any(provides(?one), provides(?other))"
say("fone", f"fits_both(energy(), {_EITHER})", "{one} or {other} Energy")
say("fone", f"fits_both(basic_energy(), {_EITHER})", "basic {one} or {other} Energy")
say("fenergy", _EITHER, "{one} or {other}")
for _basic in ("basic(), name_has(?part)", "pokemon(), fits_both(basic(), name_has(?part))"):
    say("fone", f"fits_both({_basic})", "Basic Pokémon with {part} in the name")
for _tag, _noun in MARKED.items():
    say("fone", f"fits_both(pokemon(), tag({_tag}))", _noun)
    say("fone", f"fits_both(basic(), tag({_tag}))", f"Basic {_noun}")
_EITHER_TAG = "Pokémon{one:ruled} or Pokémon{other:ruled}"
say("fone", "fits_both(pokemon(), fits_any(tag(?one), tag(?other)))", _EITHER_TAG)
say("fone", "fits_any(stage1(), stage2())", "Stage 1 or Stage 2 Pokémon")
say("fone", "tag(?tag)", "{tag:tag} <card|cards>")
for _word, _phrase in _NOUNS.items():
    say("fone", f"{_word}()", _phrase)
say("fone", "named(?name)", "{name}")
say("fgear", "energy()", "Trainer <card|cards> that <is|are> Energy")
say("fgear", "?f", "{f:fnoun}")
say("fone", "form_of(?name)", "{name} (any form)")
say("fone", "?filter", "{filter:names}")
say("fone", "fits_any(basic(), evolution())", "Basic Pokémon <or|and/or> Evolution <card|cards>")
# Kinds of card with an adjective.
_PARTS = "fits_any(name_has(?one), name_has(?other))"
say("fone", f"fits_both(pokemon(), {_PARTS})", "Pokémon with {one} or {other} in the name")
say("fone", "fits_both(pokemon(), ?f)", "{f:fadj} Pokémon")
say("fone", "fits_both(evolution(), ?f)", "{f:fadj} Evolution <card|cards>")
for _word in ("trainer", "energy", "item", "supporter"):
    say("fone", f"fits_both({_word}(), tag(?tag))", f"{{tag:marked}} {_NOUNS[_word]}")
    say("fone", f"fits_both({_word}(), name_has(?part))", f"{{part}} {_NOUNS[_word]}")
_OTHER = "<Trainer other than a Supporter, Stadium or|Trainers other than Supporters, Stadiums and>"
say("fone", "fits_both(plain_trainer(), fits_not(named(?name)))", f"{_OTHER} {{name}}")
say("fone", "fits_both(plain_trainer(), name_has(?part))", f"{{part}} {_NOUNS['plain_trainer']}")
say("fone", "fits_both(typed(?type), basic())", "Basic {type:element} Pokémon")
_TWO = "fits_any(fits_both(typed(?one), basic()), fits_both(typed(?other), basic()))"
say("fone", _TWO, "Basic {one:element} <or|and/or> {other:element} Pokémon")
say("fone", "fits_both(basic(), ?f)", "Basic {f:fadj} Pokémon")
_CARDS = "fits_both(fits_any(basic(), evolution()), ?f)"
_BUT = "Basic Pokémon or Evolution <card|cards>, but no {tag:marked} Pokémon"
say("fone", _CARDS.replace("?f", "fits_not(tag(?tag))"), _BUT)
say("fone", _CARDS, "{f:fadj} Basic Pokémon <or|and/or> Evolution <card|cards>")
say("fone", "fits_both(basic(), named(?name))", "Basic {name}")
# Several kinds of Energy.
_THREE = "fits_any(fits_any(provides(?one), provides(?two)), provides(?three))"
_TYPES = "{one}, {two} or {three}"
say("fone", f"fits_both(basic_energy(), {_THREE})", f"basic {_TYPES} Energy")
say("fenergy", f"fits_both(basic_energy(), {_EITHER})", "basic {one} or {other}")
# Several kinds of card, and one with a further condition.
say("fnoun", "?filter", "{filter:fone}")
for _word, _limit in {"hp_at_most": "less", "hp_at_least": "more"}.items():
    _small = f"fits_both(basic(), fits_both(pokemon(), {_word}(?hp)))"
    say("fnoun", _small, f"Basic Pokémon <card|cards> with {{hp}} HP or {_limit}")
    _hp = f"{{left:fone}} with {{hp}} HP or {_limit}"
    say("fnoun", f"fits_both(?left, {_word}(?hp))", _hp)
say("fnoun", "fits_both(?left, ?right)", "{left:fone} {right:ftail}")
_NARROWLY = "fits_any(fits_both(plain_trainer(), name_has(?part)), fits_both(?left, ?right))"
say("fnoun", _NARROWLY, f"{{left:fone}} {{right:ftail}} or {{part}} {_NOUNS['plain_trainer']}")
_FOUR = "fits_any(fits_any(fits_any(?one, ?two), ?three), ?four)"
say("fnoun", _FOUR, "{one:fone}, {two:fone}, {three:fone} or {four:fone}")
say("fnoun", "fits_any(fits_any(?one, ?two), ?three)", "{one:fone}, {two:fone} or {three:fone}")
say(
    "fnoun",
    "fits_both(fits_any(fits_any(?one, ?two), ?three), ?more)",
    "{one:fone}, {two:fone} or {three:fone} {more:ftail}",
)
_DELTA = "fits_both(fits_any(basic(), evolution()), tag(?tag))"
say(
    "fnoun",
    f"fits_any(?left, {_DELTA})",
    "{left:fone} or {tag:marked} Pokémon",
)
say("fnoun", "fits_any(?left, ?right)", "{left:fnoun/1} <or|and/or> {right:fnoun/2}", 1)
say("fnoun", "?filter", "<card|cards> {filter:ftail}")

# Traits, after "with" and "has".
say("having", "holds_fewer(energy(), ?than)", "fewer Energy cards than {than}")
_OWNED = 'fits_any(name_has(?part), tag("owner"))'
say("having", _OWNED, "{part} or an owner in the name")
say("having", 'tag("owner")', "an owner in the name")
say("having", "resists(any)", "a Resistance")
_BOXED = 'tag("ex")'
for _tag in ("EX", "gx", "v", "vmax", "vstar", "tag_team", "prism", "radiant"):
    _BOXED = f'fits_any({_BOXED}, tag("{_tag}"))'
say("having", _BOXED, "a Rule Box")
say("having", "retreat_at_most(0)", "no Retreat Cost")
say("having", "weak_to(any)", "a Weakness")
for _word, _phrase in {**WITH, **HELD}.items():
    _of = ", ".join(f"?{param.name}" for param in WORDS[_word].params)
    say("having", f"{_word}({_of})", _phrase)
for _shape, _phrase in HOLDING.items():
    say("having", _shape, _phrase)
say("having", "fits_any(damaged(), afflicted())", "damage or a Special Condition")
say("having", "fits_any(name_has(?one), name_has(?other))", "{one} or {other} in the name")
say("having", "fits_any(has_power(?one), has_power(?other))", "{one:apower} or {other:apower}")
say("having", "fits_any(?left, ?right)", "{left:having/1} or {right:having/2}", 1)

# After the noun.
say("ftail", f"can_follow(ref({IT}))", "of its Evolution line")
say("ftail", "fits_not(hp_left_at_most(?hp))", "with more than {hp} HP left")
for _word, _noun in _NOUNS.items():
    _one, _more = (_FORMS.sub(rf"\{form}", _noun) for form in (1, 2))
    say("ftail", f"fits_not({_word}())", f"other than <a {_one}|{_more}>")
for _a, _b, _or in (
    ("typed(?a)", "typed(?b)", "{a:element} nor {b:element}"),
    ("tag(?a)", "named(?b)", "{a:marked} nor {b}"),
    ("tag(?a)", "tag(?b)", "{a:marked} nor {b:marked}"),
):
    say("ftail", f"fits_not(fits_any({_a}, {_b}))", f"that <is|are> neither {_or}")
for _tag, _noun in MARKED.items():
    say("ftail", f"fits_not(tag({_tag}))", f"that <isn't a|aren't> {_noun}")
    _neither = f"that <isn't a|aren't> {_noun} and <doesn't|don't> have {{f:having}}"
    say("ftail", f"fits_not(fits_any(tag({_tag}), ?f))", _neither)
for _tag, _said in {"typed(?type)": "{type:element}", "basic()": "Basic"}.items():
    say("ftail", f"fits_not({_tag})", f"that <isn't a|aren't> {_said} Pokémon")
say("ftail", "fits_not(holds(?f, 1))", "without a {f:fnoun} attached")
say("ftail", "fits_not(holds(energy(), ?n))", "with fewer than {n} Energy cards attached")
say("ftail", "fits_not(holds(?f, ?n))", "with fewer than {n} {f:fnoun+} attached")
say("ftail", "fits_not(units_at_least(?n, ?type))", "with fewer than {n}[ {type}] Energy")
for _word, _more in {"retreat_at_most": "less", "retreat_at_least": "more"}.items():
    say("ftail", f"{_word}(?cost)", f"whose Retreat Cost is {{cost}} or {_more}")
say("ftail", "fits_not(?filter)", "without {filter:having}")
say("ftail", "?filter", "with {filter:having}")
for _word, (_one, _more) in _DOING.items():
    _of = ", ".join(f"?{param.name}" for param in WORDS[_word].params)
    _rest = _one.partition(" ")[2]
    say("ftail", f"{_word}({_of})", f"that <{_one.split()[0]}|{_more}> {_rest}")
    say("ftail", f"fits_not({_word}({_of}))", f"that <doesn't|don't> {_more} {_rest}")
say("ftail", "fits_not(one_of(self()))", "other than this one")
say("ftail", "fits_not(one_of(?of))", "other than {of}")
say("ftail", "fits_not(named(?name))", "other than {name}")
say("ftail", "fits_not(form_of(?name))", "other than {name} (any form)")
say("ftail", "named(?name)", "called {name}")
say("ftail", "?filter", "called {filter:names}")
say("ftail", "fits_not(?filter)", "other than {filter:names}")
say("ftail", "fits_not(new())", "that <was|were> not played this turn")
say("ftail", "evolves_from(?of)", "that <evolves|evolve> from {of}")
say("ftail", "evolves_from_named(?name)", "that <evolves|evolve> from {name}")
say("ftail", "may_evolve()", "that may evolve now")
say("ftail", f"typed(ref({TYPE}))", "of that type")
say("ftail", "fits_not(same_name(?as))", "of another name than {as:someone}")
say("ftail", "same_name(?as)", "of the same name as {as:someone}")
say("ftail", "shares_type(?with)", "that <shares|share> a type with {with:anyof}")
say("ftail", "repeated(?among)", "sharing a name among {among}")
say("ftail", "descends_from(?part)", "of a {part} line")
say("fone", "usable(?by)", "<Trainer|Trainers> that {by^can} use now without putting it into play")
say("ftail", "owned_by(?player)", "of {player}")
say("ftail", "fits_not(?filter)", "that <isn't|aren't> {filter:filter/0}")
say("ftail", "fits_not(?filter)", "that <isn't|aren't> {filter/3}")
say("ftail", "fits_both(?left, ?right)", "{left:ftail} and {right:ftail}")
say("ftail", "?filter", "that <is|are> {filter:filter/0}")
say("ftail", "?filter", "that <is|are> {filter:filter/3}")
