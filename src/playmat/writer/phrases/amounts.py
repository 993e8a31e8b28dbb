"""Amounts: a number, a count, or as many as a phrase says."""

from __future__ import annotations

from playmat.writer.memory import NUMBER
from playmat.writer.phrase_table import say


def some(kind: str, shape: str, phrase: str) -> None:
    """Define phrases for a shape with the number ``?n`` of ``?from`` in place of #."""
    up_to = phrase.replace("up to ", "") if "up to #" in phrase else ""
    if up_to or "?n, ?n" in shape:
        every = shape.replace("?n", "60")
        say(kind, every, (up_to or phrase).replace("#", _EVERY[bool(up_to)][0]))
        say(kind, every, (up_to or phrase).replace("#", _EVERY[bool(up_to)][1]))
    one = shape.replace("?n", "1")
    for held, said in {} if up_to else _HELD.items():
        say(kind, one.replace("?from", held), phrase.replace("#", said))
    say(kind, one, phrase.replace("#", "one {from:taken}" if up_to else "a {from:taken}"))
    say(kind, one, phrase.replace("#", "one {from:ofs}"))
    that_many = shape.replace("?n", f"ref({NUMBER})")
    for from_ in ("taken", "ofs"):
        say(kind, shape, phrase.replace("#", f"{{n:int}} {{from:{from_}}}"))
        say(kind, that_many, phrase.replace("#", f"that many {{from:{from_}+}}"))
        if up_to or "?n, ?n" in shape:
            one_each = "one {from:taken}" if from_ == "taken" else "one {from:ofs}"
            say(kind, shape, phrase.replace("#", f"{one_each} {{n:per}}"))
        say(kind, shape, phrase.replace("#", f"as many {{from:{from_}+}} as {{n:num/9}}"))


_HOLDERS = {
    "all(#)": "* Pokémon",
    "bench_of(#)": "* Benched Pokémon",
    "where(all(#), ?g)": "* {g:fmon+}",
    "less(all(#), self())": "* other Pokémon",
}
_CARDS = {
    "energy_on(#)": "an Energy card",
    "where(energy_on(#), ?f)": "a {f:fenergy} Energy card",
    "where(gear_on(#), ?f)": "a {f:fgear}",
}
_HELD = {
    cards.replace(
        "#", holders.replace("#", player)
    ): f"{card} from one of {who.replace('*', whose)}"
    for cards, card in _CARDS.items()
    for holders, who in _HOLDERS.items()
    for player, whose in {"me": "your", "foe": "their"}.items()
}
"""A card on one of several Pokémon."""

_EVERY = {
    True: ("any number of {from:taken+}", "any number {from:ofs+}"),
    False: ("every {from:taken}", "every one {from:ofs+}"),
}


def amount(kind: str, one: str, more: str) -> None:
    """Define the phrases of *kind* for an amount of *one* or *more*."""
    say(kind, f"ref({NUMBER})", f"that many {more}")
    say(kind, "mul(?left, ?right)", f"{{left:int}} <{one}|{more}> {{right:per}}")
    say(kind, f"least(ref({NUMBER}), ?most)", f"that many {more}, at most {{most:int}},")
    _most = f"a {one} {{n:per}}, at most {{most:int}}"
    say(kind, "least(?n, ?most)", _most)
    if one != "damage counter":
        say(kind, "1", f"a {one}")
    say(kind, "?n", f"{{n:int}} <{one}|{more}>")
    say(kind, "?n", f"a {one} {{n:per}}")
    say(kind, "?n", f"as many {more} as {{n:num/9}}")


_SOUGHT = {
    "1, 0": "a #",
    "60, 0": "any number of #+",
    "?n, 0": "up to {n:int} #",
    "1, 1": "exactly one #",
    "?n, ?n": "exactly {n:int} #",
}
"""Phrases for the number of cards to search for; by default it may find none."""


def sought(kind: str, by: str, verb: str) -> None:
    """Define a search as its zone followed by what to find."""
    for count, told in _SOUGHT.items():
        for zone, place in {"deck": "deck", "discards": "discard pile", "hand": "hand"}.items():
            where = f"{verb}{{p's}} {place} for "
            fit = f"search(where({zone}(?p), ?f), {count}, {by})"
            say(kind, fit, where + told.replace("#+", "{f:fnoun+}").replace("#", "{f:fnoun}"))
            if count == "?n, 0":
                so_many = f"search(where({zone}(?p), ?f), ref({NUMBER}), 0, {by})"
                say(kind, so_many, where + "up to that many {f:fnoun+}")
                say(kind, fit, where + "up to one {f:fnoun} {n:per}")
                say(kind, fit, where + "up to as many {f:fnoun+} as {n:num/9}")
            card = "cards" if "any" in told else "card" if "{" not in told else "<card|cards>"
            told = _ANY_CARD.get(count, told)
            said = where + told.replace("#+", card).replace("#", card)
            say(kind, f"search({zone}(?p), {count}, {by})", said)


_ANY_CARD = {"1, 0": "up to one #", "1, 1": "a #", "?n, ?n": "{n:int} #"}
"""A search for any card always finds one."""
