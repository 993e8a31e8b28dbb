"""Phrases for reactions: headings with the event, its subject and its cause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.clauses import PLACES
from playmat.writer.phrases.events import forms
from playmat.writer.phrases.lists import NAMES, NOT_OLD

section("reactions")

_REST = "[, with this card {where}][, {how}][, {may^may}]"
say(
    "head:clause", "on(turn_ended(), my_turn(), nobody, free, play, ?do)", "at the end of your turn"
)
say(
    "head:clause",
    "on(turn_ended(), their_turn(), nobody, free, play, ?do)",
    "at the end of their turn",
)


def _head(heading: str, phrase: str) -> None:
    """Define a heading; a limit of once a turn comes first."""
    if _LIMIT in phrase:
        limited = f"{NAMES['how']['once']}, {phrase.replace(_LIMIT, '')}"
        say("head:clause", heading.replace("?how", "once"), limited)
    say("head:clause", heading, phrase)


_LIMIT: Final = "[, {how}]"


def _brief(heading: str, phrase: str) -> None:
    """Define a reaction of a card in play, automatic or optional."""
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
    "on(switched(), is(event_other(), one_of(self())), nobody, free, play, ?do)",
    "when a Pokémon is switched in for this one",
)
_SHORT: Final = "[, with this card {where}][, {how}][, {may^may}]"
_FROM_HAND: Final = f"and({_HAND}, is(event_card(), ?f))"
_NOT_MINE: Final = "not(event_from(all(me)))"
_IN_TURN: Final = {"their_turn()": "their", "my_turn()": "your"}
_CAUSES: Final = {
    **{
        f"and({turn}, event_cause(attack))": f"an attack during {whose} turn"
        for turn, whose in _IN_TURN.items()
    },
    **{
        f"and(event_cause(attack), {turn})": f"an attack during {whose} turn"
        for turn, whose in _IN_TURN.items()
    },
    f"and(and(event_cause(attack), {_NOT_MINE}), their_turn())": "their attack during their turn",
    f"and(event_cause(attack), {_NOT_MINE})": "their attack",
    f"and(event_by_attack(), {_NOT_MINE})": "their present attack",
    "and(event_cause(attack), event_from(?who))": "an attack by {who:anyof}",
    "event_cause(attack)": "an attack",
}
_FELLING: Final = {
    **{
        f"and({turn}, event_cause(attack))": f"damage from an attack during {whose} turn"
        for turn, whose in _IN_TURN.items()
    },
    **{
        f"and(event_cause(attack), {turn})": f"damage of an attack during {whose} turn"
        for turn, whose in _IN_TURN.items()
    },
    f"and(and(event_cause(attack), {_NOT_MINE}), their_turn())": "damage from their attack during"
    " their turn",
    f"and(and(event_by_attack(), {_NOT_MINE}), their_turn())": "their attack during their turn",
    "and(event_by_attack(), their_turn())": "an attack during their turn",
    f"and(event_cause(attack), {_NOT_MINE})": "damage from their attack",
    f"and(event_by_attack(), {_NOT_MINE})": "their attack",
    "and(event_cause(attack), event_from(?who))": "damage of an attack by {who:anyof}",
    "and(event_by_attack(), event_from(?who))": "an attack by {who:anyof}",
    "event_cause(attack)": "damage from an attack",
    "event_by_attack()": "an attack",
    "event_from(all(both))": "a Pokémon",
}
"""Causes of a Knock Out: damage alone, or any effect of an attack."""


_HOSTS: Final = {"host()": "its Pokémon", "where(host(), ?kind)": "its {kind:fkind} Pokémon"}
"""The Pokémon this card is attached to, all of them or only some."""

_WHOM: Final = "{s:someone}"
_EVOLVING: Final = {
    "is_active()": "your Active Pokémon",
    "is_benched()": "one of your Benched Pokémon",
    "": "a Pokémon",
}
"""The Pokémon that evolves, in place of a star."""


_BEFALLS: Final = ("damaged", "Knocked Out")
"""Events whose subject has to be named first."""


def _taking_place(happening: str, place: str) -> str:
    """An event that happens to a Pokémon at a place."""
    if "*" in happening:
        return happening.replace("*", f" {_EVOLVING[place]}")
    return happening.replace(" is ", f" is {PLACES[place]} and is ", 1)


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
    """Define reactions with their circumstances, and further ones at the end.

    *even* is added for this Pokémon, or for *hosts*, unless it must survive.
    """
    happens = f"this Pokémon is {itself}" if itself.startswith(_BEFALLS) else itself
    own = {"self()": (happens, "this Pokémon")} if itself else {}
    if hosts:
        own |= {host: (f"{said} is {itself}", said) for host, said in _HOSTS.items()}
    for subject, (happening, name) in own.items():
        for place in PLACES:
            here = f"and({known}, is({subject}, {place}))"
            more = _circumstances(here, 1) if subject == "self()" else [(here, "")]
            for test, told in more:
                said = (_taking_place(happening, place), told, even)
                _react_alone(event.replace("?s", subject), test, said, name)
            if even and subject == "self()":
                so = f"and(and({known}, is(self(), ?state)), is(self(), {place}))"
                said = (_taking_place(happening, place), ", if it is {state:state}", even)
                _react_alone(event.replace("?s", subject), so, said, name)
    for test, told in _circumstances(known, 3):
        for subject, (happening, name) in own.items():
            _react_alone(event.replace("?s", subject), test, (happening, told, even), name)
        _react_to(event.replace("?s", "self()"), test, whom, (verb, before or verb, told))
        _react_to(event, test, whom, (verb, before or verb, told))


def _react_to(event: str, test: str, whom: str, said: tuple[str, str, str]) -> None:
    """Define a reaction to an event, and to one about to happen."""
    verb, before, told = said
    rest = f"{event}, {test}, ?may, ?how, ?where, ?do"
    for word, does in {"on": forms(verb), "instead": f"would {before}"}.items():
        phrase = f"when {whom} {does}{told}{_SHORT}"
        own = phrase.replace(_WHOM, "this Pokémon")
        _head(f"{word}({rest})", phrase if "?s" in event else own)


def _circumstances(known: str, most: int) -> Iterator[tuple[str, str]]:
    """Yield tests with further conditions, and their text."""
    test, told = known, ""
    for more in ("", *("if", "and", "more")[:most]):
        if more:
            told += f" and {{{more}/3}}" if told else f", if {{{more}/3}}"
            test = f"and({test}, ?{more})"
        yield test, told


def _react_alone(event: str, test: str, said: tuple[str, str, str], name: str) -> None:
    """Define a reaction to an event of one Pokémon, which may have to survive it."""
    happening, told, even = said[0].replace("*", f" {_EVOLVING['']}"), *said[1:]
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
    """Define reactions to cards that a player attaches from a hand."""
    causes = {f"and({_FROM_HAND}, {cause})": said for cause, said in _EXCEPT.items()}
    whose = "your" if who == "you" else "their"
    for known, unless in {**causes, _FROM_HAND: ""}.items():
        said = f"when {who} attach a {{f:fnoun}} from {whose} hand to {to}{unless}"
        for test, told in _circumstances(known, 2):
            _brief(f"on(attached({subject}), {test}", said + told)


_MINE: Final = f"and({_HAND}, my_turn())"
_head(
    f"on(benched(self()), {_MINE}, ?may, ?how, ?where, ?do)",
    f"when you play this Pokémon from your hand onto your Bench{_SHORT}",
)
for _may, _said in {"nobody": "", "me": ", you may"}.items():
    say(
        "head:clause",
        f'on(evolved(self()), and({_HAND}, is(event_card(), tag("mega"))), {_may}, free, under,'
        " ?do)",
        f"when this Pokémon Mega Evolves from your hand{_said}",
    )
_INTO: Final = "you play this Pokémon from your hand to evolve*"
_react("evolved(?s)", _HAND, _WHOM, "evolve from the hand", itself=_INTO)
_head(
    f"on(leveled_up(self()), {_HAND}, ?may, ?how, ?where, ?do)",
    f"when you play this card from your hand to level up your Active Pokémon{_SHORT}",
)
_react("benched(?s)", _HAND, _WHOM, "be put from the hand onto the Bench")
_USUAL: Final = f"and({_FROM_HAND}, event_cause(rule))"
_PLAYED: Final = "is(event_card(), ?f)"
for _more, _if in _circumstances("#", 1):
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
for _test, _if in _circumstances(_TURNS, 1):
    _goes = f"when your {{f:fnoun}} for the turn goes to {{s:someone}}{_if}"
    _brief(f"on(attached(?s), {_test}", _goes)
_attaching("self()", "you", "this Pokémon")
_attaching("host()", "you", "its Pokémon")
_attaching("all(foe)", "they", "one of their Pokémon")
_react("attached(?s)", _FROM_HAND, "a player", "attach a {f:fnoun} from their hand to {s:someone}")
_react("power_used(?s)", "event_power(?power)", _WHOM, "use {power:apower}")
_BY_YOU: Final = "and(not(event_from(all(foe))), is(event_card(), ?f))"
for _test, _if in _circumstances(_BY_YOU, 1):
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
_EVEN: Final = " (even if it is Knocked Out)"
_TAKES: Final = "take damage from {cause:causer}"
_BY_YOURS: Final = "is(event_other(), fits_both(name_has(?part), owned_by(me)))"
say(
    "head:clause",
    f"on(damaged(?s), and(event_cause(attack), {_BY_YOURS}), nobody, free, play, ?do)",
    "when an attack of your {part} Pokémon damages {s:someone}",
)
for _cause, _said in {
    "event_cause(attack)": "an attack",
    f"and(event_cause(attack), {_NOT_MINE})": "their attack",
}.items():
    _struck = f"and(and({_cause}, is(self(), is_active())), their_turn())"
    for _test, _if in _circumstances(_struck, 0):
        _head(
            f"on(damaged(self()), {_test}, ?may, ?how, ?where, ?do)",
            f"when this Pokémon is Active and is damaged by {_said} during their turn{_EVEN}{_if}"
            f"{_SHORT}",
        )
_react("damaged(?s)", "?cause", _WHOM, _TAKES, "", _HURT, _EVEN, hosts=True)
say(
    "head:clause",
    "on(damaged(self()), is(self(), is_active()), nobody, free, play, ?do)",
    f"when this Pokémon is Active and is damaged{_EVEN}",
)
_FALLEN, _LEAVING = "Knocked Out by {cause:feller}", "leave play Knocked Out by {cause:feller}"
_react("knocked_out(?s)", "?cause", _WHOM, _OUT, _LEAVING, _FALLEN, hosts=True)
_react("would_be_knocked_out(?s)", "?cause", _WHOM, _FACING, _OUT)
for _place, _stands in PLACES.items():
    say(
        "head:clause",
        f"on(between_turns(), is(self(), {_place}), ?may, ?how, ?where, ?do)",
        f"between turns, as long as this Pokémon is {_stands}{_REST}",
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
for _who, _whose in {"me": "an", "host()": "its Pokémon's"}.items():
    _mine = _COINS.format(_who, "and(event_cause(attack), my_turn())")
    _brief(_mine, f"after you flip coins for {_whose} attack during your turn")
for _word, _event in {"on": "{event}", "instead": "{event:would}"}.items():
    _head(f"{_word}(?event, ?if, ?may, ?how, ?where, ?do)", f"when {_event}[, if {{if}}]{_REST}")
