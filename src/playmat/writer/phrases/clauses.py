"""Phrases of clauses: the lines of a face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from playmat.writer.phrase_table import say
from playmat.writer.phrases.events import OFF, OFF_APART, forms
from playmat.writer.phrases.lists import FLAGS, NAMES, NOT_OLD

_RULES: Final = {
    'rule("prizes", [0, counted])': "its Knock Out counts but brings no Prize",
    'rule("prizes", [0])': "its loss is no Knock Out, and no Prize is taken",
    'rule("prizes", [?n])': "when it is Knocked Out, {n:int} <Prize is|Prizes are> taken",
    'rule("ends_turn", [])': "when one of your Pokémon becomes this, your turn ends",
    'rule("baby", [])': "who attacks it flips a coin first; tails ends the turn",
    'rule("no_limit", [])': "any number fits in a deck",
    'rule("other_half", [?half])': "benched only along with the other half, {half:text}",
    'rule("bench_only_by", [?card])': "benched only by {card:text}",
    'rule("levels_up", [?card])': "put onto an Active {card:text}, keeping its attacks and powers",
    'rule("keeps_previous", [])': "keeps the attacks, Abilities, Weakness, Resistance and"
    " Retreat Cost of the card below it",
    'rule("deck_limit", [?n, "ace"])': "at most {n:int} ACE SPEC <card|cards> in a deck",
    'rule("deck_limit", [?n, "name"])': "at most {n:int} <card|cards> of this name in a deck",
    'rule("deck_limit", [?n, "radiant"])': "at most {n:int} Radiant Pokémon in a deck",
    'rule("deck_limit", [?n, "star"])': "at most {n:int} Star Pokémon in a deck",
    'rule("no_retreat", [])': "it can't retreat",
    'rule("no_attacks", [])': "it has no attacks",
    'rule("leaves_freely", [])': "it is played as a Basic Pokémon; in your turn you may discard it",
    'rule("immune", [])': "it can't have Special Conditions",
    'rule("also_trainer", [])': "it counts as a Trainer card too",
    'rule("unique_stadium", [])': "it can't replace a Stadium of the same name",
    'rule("unown_limit", [])': "at most 4 Unown of all kinds in a deck",
    'rule("stays_beside", [])': "it lies beside your Active until your turn ends",
    'rule("lost_for_good", [])': "it goes to the Lost Zone, never to the discard pile",
    'rule("benches_restored", [])': "Restored Pokémon may be benched by it",
    'rule("not_tournament", [])': "not for tournaments",
}

say("clause", "needs(never())", "it can't be played except as told here")
say("clause", "needs", "only if {condition}")
say("clause", "useful", "of use only if {condition}")
for _flags, _said in FLAGS.items():
    _ignores = _said.replace(", ignoring", "the damage ignores")
    say("clause", f"damage(base_damage(), {_flags})", _ignores)
    say("clause", f"damage(?amount, {_flags})", f"damage: {{amount}}{_said}")
say("clause", "damage", "damage: {amount}[ ({flags})]")
say("clause", "no_damage", "no damage")
say("clause", "even_if", "usable even[ {situations}]")
say("clause", "limit(?how)", "limited to {how}")
say("clause", "limit", "limited to {how} for all {shared} together")
say("clause", "onto", "goes on {targets}")
_GIVEN: Final = {
    '"*"': "Energy of any type",
    **{f'"{"*" * n}"': f"{n} Energy of any type" for n in (2, 3, 4)},
    "?units": "{units} Energy",
}
for _units, _phrase in _GIVEN.items():
    for _whose in ("", "as Energy it "):
        say("clause", f"provide({_units}, always())", f"{_whose}gives {_phrase}")
        _there = f"{_whose}gives {_phrase} while it is attached"
        say("clause", f"provide({_units}, any_of(host()))", _there)
        _given = f"{_whose}gives {_phrase} instead, if {{when}}"
        say("clause", f"provide({_units}, ?when)", _given)
say("clause", "keep", "stays while {condition}")
for _shape, _phrase in _RULES.items():
    say("clause", _shape, _phrase)
for _ills in (("asleep", "confused", "paralyzed", "poisoned"),):
    _named = ", ".join(f'"{ill}"' for ill in _ills)
    *_first, _last = [ill.capitalize() for ill in _ills]
    _told = f"{', '.join(_first)} or {_last}"
    say("clause", f'rule("immune", [{_named}])', f"it can't be {_told}")
say("clause", 'rule("immune", ?values)', "it is immune to {values}")
say("clause", "rule", "rule {name}[, {values}]")

say("head:clause", "choices", "on announcing")
say("head:clause", "pay", "cost")
say("head:clause", "pay", "first")
say("head:clause", "before", "before damage")
say("head:clause", "after", "after damage")
say("head:clause", "play", "play")
_PLACES: Final = {"is_active()": "while Active", "is_benched()": "while on the Bench"}
# What keeps a power from being used stands before what it asks for: it is said of this Pokémon.
for _off, _unless in {
    "is(self(), afflicted())": ", unless it has a Special Condition",
    "is(self(), ?off)": ", unless {off:filter/0}",
    "?off": "[, unless {off}]",
}.items():
    _rest = f"{_unless}[, while {{where}}]"
    for _place, _while in _PLACES.items():
        _there = f"is(self(), {_place})"
        _shape = f"power(?how, {_there}, {_off}, ?where, ?do)"
        say("head:clause", _shape, f"{{how}}, {_while}{_rest}")
        _shape = f"power(?how, and(and({_there}, ?needs), ?more), {_off}, ?where, ?do)"
        say("head:clause", _shape, f"{{how}}, {_while}{_rest}, if {{needs}} and {{more/3}}")
        _shape = f"power(?how, and({_there}, ?needs), {_off}, ?where, ?do)"
        say("head:clause", _shape, f"{{how}}, {_while}{_rest}, if {{needs}}")
    _shape = f"power(?how, ?needs, {_off}, ?where, ?do)"
    say("head:clause", _shape, f"{{how}}{_rest}[, if {{needs}}]")
for _place, _while in _PLACES.items():
    _there = f"is(self(), {_place})"
    say("head:clause", f"static(play, {_there}, ?do)", _while)
    _well = f"and({_there}, not(is(self(), afflicted())))"
    say("head:clause", f"static(play, {_well}, ?do)", f"{_while} without a Special Condition")
    _off = f"and({_there}, not(is(self(), ?off)))"
    say("head:clause", f"static(play, {_off}, ?do)", f"{_while}, unless {{off:filter/0}}")
    say("head:clause", f"static(play, and({_there}, ?while), ?do)", f"{_while}, if {{while}}")
_WELL: Final = "static(play, not(is(self(), afflicted())), ?do)"
say("head:clause", _WELL, "while it has no Special Condition")
for _is, _not in {"is(self(), ?f)": "", "not(is(self(), ?f))": "not "}.items():
    say("head:clause", f"static(play, {_is}, ?do)", f"while {_not}{{f:state}}")
_BEATEN: Final = "was Knocked Out by attack damage last turn"
for _lost, _whom in {"fallen(?p)": "Pokémon", "where(fallen(?p), ?f)": "{f:fmon+}"}.items():
    _since = f"if one of {{p's}} {_whom} {_BEATEN}"
    say("head:clause", f"static(play, any_of({_lost}), ?do)", _since)
say("head:clause", "static(play, ?while, ?do)", "while {while}")
say("head:clause", "static(hand, ?while, ?do)", "from hand[, while {while}]")
say("head:clause", "static(attached, ?while, ?do)", "while attached[, if {while}]")
say("head:clause", "static", "always[, {where}][, while {while}]")
_REST = "[, with this card {where}][, {how}][, {may^may}]"
say("head:clause", "on(turn_ended(), my_turn(), nobody, free, play, ?do)", "at your turn's end")
say(
    "head:clause",
    "on(turn_ended(), their_turn(), nobody, free, play, ?do)",
    "at their turn's end",
)


def _head(heading: str, phrase: str) -> None:
    """Say a heading; what happens but once a turn is told so first."""
    for how in ("once", "once_name") if _LIMIT in phrase else ():
        limited = f"{NAMES['how'][how]}, {phrase.replace(_LIMIT, '')}"
        say("head:clause", heading.replace("?how", how), limited)
    say("head:clause", heading, phrase)


_LIMIT: Final = "[, {how}]"


def _brief(heading: str, phrase: str) -> None:
    """Say a reaction of a card in play that happens, or that you may let happen."""
    for may, said in {"nobody": "", "me": ", you may"}.items():
        _head(f"{heading}, {may}, ?how, play, ?do)", f"{phrase}[, {{how}}]{said}")


for _event, _end in {"turn_ended()": "end", "turn_began()": "start"}.items():
    _brief(f"on({_event}, ?if", f"at the {_end} of each turn[, if {{if}}]")
_HAND: Final = "event_by_hand()"
_HELD = "is(event_card(), one_of(this_card()))"
say(
    "head:clause",
    f"on(attached(host()), and(event_by_hand(), {_HELD}), nobody, free, play, ?do)",
    "when you attach this from your hand",
)
say("head:clause", f"on(attached(host()), {_HELD}, nobody, free, play, ?do)", "when attached")
say(
    "head:clause",
    f"on(attached(host()), and(and({_HAND}, {_HELD}), ?if), nobody, free, play, ?do)",
    "when you attach this from your hand, if {if}",
)
say(
    "head:clause",
    "on(discarded(this_card()), event_from_zone(play), nobody, free, discard, ?do)",
    "when this card is discarded from play",
)
say(
    "head:clause",
    "on(retreat_paid(host()), always(), nobody, free, play, ?do)",
    "as the price of its retreat",
)
say(
    "head:clause",
    "on(switched(), is(event_other(), one_of(self())), nobody, free, play, ?do)",
    "when a Pokémon is switched in for this one",
)
_SHORT: Final = "[, with this card {where}][, {how}][, {may^may}]"
_FROM_HAND: Final = f"and({_HAND}, is(event_card(), ?f))"
_NOT_MINE: Final = "not(event_from(all(me)))"
_IN_TURN: Final = {"their_turn()": "their", "my_turn()": "your"}
_CAUSES: Final = {
    **{
        f"and({turn}, event_cause(attack))": f"an attack in {whose} turn"
        for turn, whose in _IN_TURN.items()
    },
    f"and(event_cause(attack), {_NOT_MINE})": "their attack",
    f"and(event_by_attack(), {_NOT_MINE})": "their present attack",
    "and(event_cause(attack), event_from(?who))": "an attack of {who:anyof}",
    "event_cause(attack)": "an attack",
}
_FELLING: Final = {
    **{
        f"and({turn}, event_cause(attack))": f"damage from an attack in {whose} turn"
        for turn, whose in _IN_TURN.items()
    },
    f"and(event_cause(attack), {_NOT_MINE})": "damage from their attack",
    f"and(event_by_attack(), {_NOT_MINE})": "their attack",
    "and(event_cause(attack), event_from(?who))": "damage of an attack by {who:anyof}",
    "and(event_by_attack(), event_from(?who))": "an attack of {who:anyof}",
    "event_cause(attack)": "damage from an attack",
    "event_by_attack()": "an attack",
    "event_from(all(both))": "a Pokémon",
}
"""What Knocks Out: damage alone, or anything that an attack does."""


_HOSTS: Final = {"host()": "its Pokémon", "where(host(), ?kind)": "its {kind:fadj} Pokémon"}
"""Those to whom this card is attached, all of them or only some."""

_WHOM: Final = "{s:someone}"
_EVOLVING: Final = {"is_active()": " your Active", "is_benched()": " a Benched Pokémon"}
"""Who evolves, where a star stands for it."""


def _taking_place(happening: str, place: str) -> str:
    """Return what happens to a Pokémon at a place."""
    if "*" in happening:
        return happening.replace("*", _EVOLVING[place])
    return f"{happening} {_PLACES[place]}"


def _react(
    event: str,
    known: str,
    whom: str,
    verb: str,
    before: str = "",
    itself: str = "",
    even: str = "",
    hosts: bool = False,
) -> None:
    """Say reactions whose circumstances are told along with what happens, more of them behind.

    *even* is said of this Pokémon, or of *hosts*, unless it must survive.
    """
    own = {"self()": (itself, "this Pokémon")} if itself else {}
    if hosts:
        own |= {host: (f"{said} is {itself}", said) for host, said in _HOSTS.items()}
    for subject, (happening, name) in own.items():
        for place in _PLACES:
            here = f"and({known}, is({subject}, {place}))"
            more = _circumstances(here, 1) if subject == "self()" else [(here, "")]
            for test, told in more:
                said = (_taking_place(happening, place), told, even)
                _react_alone(event.replace("?s", subject), test, said, name)
            if even and subject == "self()":
                so = f"and(and({known}, is(self(), ?state)), is(self(), {place}))"
                said = (_taking_place(happening, place), ", if {state:state}", even)
                _react_alone(event.replace("?s", subject), so, said, name)
    for test, told in _circumstances(known, 3):
        for subject, (happening, name) in own.items():
            _react_alone(event.replace("?s", subject), test, (happening, told, even), name)
        _react_to(event.replace("?s", "self()"), test, whom, (verb, before or verb, told))
    for test, told in _circumstances(known, 3, OFF_APART):
        _react_to(event, test, whom, (verb, before or verb, told))


def _react_to(event: str, test: str, whom: str, said: tuple[str, str, str]) -> None:
    """Say a reaction to what happens, and to what is about to happen, to somebody."""
    verb, before, told = said
    rest = f"{event}, {test}, ?may, ?how, ?where, ?do"
    for word, does in {"on": forms(verb), "instead": f"would {before}"}.items():
        phrase = f"when {whom} {does}{told}{_SHORT}"
        own = phrase.replace(_WHOM, "this Pokémon")
        _head(f"{word}({rest})", phrase if "?s" in event else own)


def _circumstances(
    known: str, most: int, ruled_out: Mapping[str, str] = OFF
) -> Iterator[tuple[str, str]]:
    """Yield tests that ask for more than is known, or rule it out, and what is said of it."""
    test, told = known, ""
    for more in ("", *("if", "and", "more")[:most]):
        if more:
            told += f" and {{{more}/3}}" if told else f", if {{{more}/3}}"
            test = f"and({test}, ?{more})"
        for off, unless in ruled_out.items():
            yield f"and({test}, {off})", told + unless
        yield test, told


def _react_alone(event: str, test: str, said: tuple[str, str, str], name: str) -> None:
    """Say a reaction to what happens to one Pokémon, which may have to survive it."""
    happening, told, even = said[0].replace("*", ""), *said[1:]
    subject = event.partition("(")[2].removesuffix(")")
    for last in ("if", "and", "more") if even else ():
        lives = test.replace(f"?{last})", f"not(falls({subject})))")
        before, hole, after = told.partition(f"{{{last}/3}}")
        if hole and after.startswith(" and"):
            _brief(f"on({event}, {lives}", f"when {happening}{before}{name} survives this{after}")
        elif hole:
            spared = happening.replace("damaged by", "damaged but not Knocked Out by")
            asked = before.removesuffix(", if ").removesuffix(" and ")
            _brief(f"on({event}, {lives}", f"when {spared}{asked}{after}")
    rest = f"{event}, {test}, ?may, ?how, ?where, ?do"
    _head(f"on({rest})", f"when {happening}{even}{told}{_SHORT}")


_NO_ATTACK: Final = "not(event_cause(attack))"
_EXCEPT: Final = {
    f"and({_NO_ATTACK}, {NOT_OLD})": ", except by an attack or a Poké-Power",
    _NO_ATTACK: ", except by an attack",
}


def _attaching(subject: str, who: str, to: str) -> None:
    """Say reactions to Energy or another card from a hand by the player who attaches it."""
    causes = {f"and({_FROM_HAND}, {cause})": said for cause, said in _EXCEPT.items()}
    off = "not(or(?off, ?ill))", ", unless {off:cond/2} or {ill:cond/2}"
    whose = "your" if who == "you" else "their"
    for known, unless in {**causes, _FROM_HAND: ""}.items():
        said = f"when {who} give {to} a {{f:fnoun}} from {whose} hand{unless}"
        _brief(f"on(attached({subject}), and({known}, {off[0]})", said + off[1])
        for test, told in _circumstances(known, 2):
            _brief(f"on(attached({subject}), {test}", said + told)


_MINE: Final = f"and({_HAND}, my_turn())"
_head(
    f"on(benched(self()), {_MINE}, ?may, ?how, ?where, ?do)",
    f"when you bench this from your hand{_SHORT}",
)
for _may, _said in {"nobody": "", "me": ", you may"}.items():
    say(
        "head:clause",
        f'on(evolved(self()), and({_HAND}, is(event_card(), tag("mega"))), {_may}, free, under,'
        " ?do)",
        f"when this Pokémon Mega Evolves from your hand{_said}",
    )
_INTO: Final = "you evolve* into this from your hand"
_react("evolved(?s)", _HAND, _WHOM, "evolve from the hand", itself=_INTO)
_head(
    f"on(leveled_up(self()), {_HAND}, ?may, ?how, ?where, ?do)",
    f"when you level up into this from your hand{_SHORT}",
)
_react("benched(?s)", _HAND, _WHOM, "come from the hand to the Bench")
_USUAL: Final = f"and({_FROM_HAND}, event_cause(rule))"
_PLAYED: Final = "is(event_card(), ?f)"
for _more, _if in _circumstances("#", 1, OFF_APART):
    _tail = f"{_if}{_SHORT}"
    _rest = "?may, ?how, ?where, ?do"
    _head(
        f"on(attached(?s), {_more.replace('#', _USUAL)}, {_rest})",
        f"when you attach your {{f:fnoun}} for the turn to {{s:someone}}{_tail}",
    )
    _card = f"(played(?p), {_more.replace('#', _PLAYED)}"
    _brief(f"on{_card}", f"when {{p^play}} a {{f:fnoun}}{_if}")
    _brief(f"instead{_card}", f"when {{p^would play}} a {{f:fnoun}}{_if}")
    _card = f"played(), {_more.replace('#', _PLAYED)}, {_rest}"
    _head(f"instead({_card})", f"when anyone would play a {{f:fnoun}}{_tail}")
_TURNS: Final = "and(event_cause(rule), is(event_card(), ?f))"
for _test, _if in _circumstances(_TURNS, 1, OFF_APART):
    _goes = f"when your {{f:fnoun}} for the turn goes to {{s:someone}}{_if}"
    _brief(f"on(attached(?s), {_test}", _goes)
_attaching("self()", "you", "this Pokémon")
_attaching("host()", "you", "its Pokémon")
_attaching("all(foe)", "they", "one of their Pokémon")
_react("attached(?s)", _FROM_HAND, "any {f:fnoun}", "be attached from the hand to {s:someone}")
_react("power_used(?s)", "event_power(?power)", _WHOM, "use {power:apower}")
_BY_YOU: Final = "and(not(event_from(all(foe))), is(event_card(), ?f))"
for _test, _if in _circumstances(_BY_YOU, 1, OFF_APART):
    _head(
        f"on(attached(?s), {_test}, ?may, ?how, ?where, ?do)",
        f"when you attach a {{f:fnoun}} to {{s:someone}}{_if}{_SHORT}",
    )
for _cause, _phrase in _CAUSES.items():
    say("causer", _cause, _phrase)
for _cause, _phrase in _FELLING.items():
    say("feller", _cause, _phrase)
_OUT, _FACING = "be Knocked Out by {cause:feller}", "face a Knock Out by {cause:feller}"
_HURT: Final = "damaged by {cause:causer}"
_EVEN: Final = ", even if Knocked Out"
_TAKES: Final = "take damage from {cause:causer}"
_BY_YOURS: Final = "is(event_other(), fits_both(name_has(?part), owned_by(me)))"
say(
    "head:clause",
    f"on(damaged(?s), and(event_cause(attack), {_BY_YOURS}), nobody, free, play, ?do)",
    "when an attack of your {part} Pokémon damages {s:someone}",
)
_react("damaged(?s)", "?cause", _WHOM, _TAKES, "", _HURT, _EVEN, hosts=True)
_FALLEN, _LEAVING = "Knocked Out by {cause:feller}", "leave play Knocked Out by {cause:feller}"
_react("knocked_out(?s)", "?cause", _WHOM, _OUT, _LEAVING, _FALLEN, hosts=True)
_react("would_be_knocked_out(?s)", "?cause", _WHOM, _FACING, _OUT)
for _place, _while in _PLACES.items():
    say(
        "head:clause",
        f"on(between_turns(), is(self(), {_place}), ?may, ?how, ?where, ?do)",
        f"between turns, {_while}{_REST}",
    )
say(
    "head:clause",
    "on(between_turns(), ?if, ?may, ?how, ?where, ?do)",
    f"between turns[, if {{if}}]{_REST}",
)
say(
    "head:clause",
    "on(setup(), always(), me, once_player, hand, ?do)",
    "before the opening flip, with this card in your hand, you may",
)
_COINS: Final = "instead(coins_flipped({}), {}"
_brief(
    _COINS.format("host()", "event_cause(attack)"), "after you flip coins for its Pokémon's attack"
)
_ILL: Final = "and(and(event_cause(attack), their_turn()), event_condition(?c))"
say(
    "head:clause",
    f"on(condition_applied(self()), {_ILL}, nobody, free, play, ?do)",
    "when an attack in their turn makes this Pokémon {c}, even if Knocked Out",
)
_ILL_BY_THEM: Final = f"and(and(event_cause(attack), {_NOT_MINE}), event_condition(?c))"
say(
    "head:clause",
    f"on(condition_applied(self()), {_ILL_BY_THEM}, nobody, free, play, ?do)",
    "when their attack makes this Pokémon {c}, even if Knocked Out",
)
for _who, _whose in {"me": "an", "host()": "its Pokémon's"}.items():
    _mine = _COINS.format(_who, "and(event_cause(attack), my_turn())")
    _brief(_mine, f"after you flip coins for {_whose} attack in your turn")
_BEATEN_CARDS: Final = "and(and(event_cause(rule), is(event_card(), ?f)), ?if)"
say(
    "head:clause",
    f"instead(discarded(?p), {_BEATEN_CARDS.replace('?f', 'pokemon()')}, nobody, free, play, ?do)",
    "when Pokémon cards of {p's} Knocked Out Pokémon would be discarded, if {if}",
)
for _word, _event in {"on": "{event}", "instead": "{event:would}"}.items():
    for _off, _unless in OFF_APART.items():
        _rest = "?may, ?how, ?where, ?do"
        _shape = f"{_word}(?event, and(?if, {_off}), {_rest})"
        _head(_shape, f"when {_event}, if {{if}}{_unless}{_REST}")
        _head(f"{_word}(?event, {_off}, {_rest})", f"when {_event}{_unless}{_REST}")
    _head(f"{_word}(?event, ?if, {_rest})", f"when {_event}[, if {{if}}]{_REST}")
# Clauses that are said as a whole, with their blocks.
say(
    "clause",
    "on(turn_ended(), is(?who, condition_is(?ill)), nobody, free, play, [cure(?who, [?ill])])",
    "at the end of each turn, {who} <stops|stop> being {ill}",
)
say(
    "clause",
    "static(hand, always(), [mod(evolve_early, self(), set, 2)])",
    "it may evolve a Pokémon in the turn that came into play, even in your first turn",
)
_LEFT: Final = "not(any_of(where(discards(foe), one_of(event_card()))))"
_IDLE: Final = f"as_long_as({_LEFT}, [prevent(effects, all(me), trainer, foe)])"
say(
    "clause",
    "instead(played(foe), and(is(event_card(), ?f), is(self(), is_active())), nobody, free, play,"
    f" [lasting(end_of_turn, nobody(), [{_IDLE}])])",
    "while Active: a {f:fnoun} that they play does nothing to your Pokémon",
)
