"""Phrases for searches, and for what is done with the cards found."""

from __future__ import annotations

from typing import Final

from playmat.writer.memory import IT
from playmat.writer.phrase_table import idiom, section
from playmat.writer.results import done_key

section("searches")

_FIND: Final = "bind(?v, ?found)"

# Looking through the deck, shuffled then, later or not at all.
for _act, _said in {
    "move(ref(?v), hand)": "put <it|them> into your hand",
    "bench(ref(?v))": "put <it|them> onto your Bench",
    "bench_as_basic(ref(?v))": "put <it|them> onto your Bench as <a Basic|Basic> Pokémon",
    "attach(ref(?v), ?to)": "attach <it|them> to {to}",
    "evolve(ref(?v), ?to)": "evolve {to} with <it|them>",
    "level_up(ref(?v), ?to)": "level up {to} with <it|them>",
}.items():
    _then = f"{{found:finding}}{{v()}}, {_said} and shuffle your deck"
    idiom("effect", (_FIND, _act, "shuffle(me)"), _then)
    idiom("effect", (_FIND, _act), f"{{found:finding}}{{v()}} and {_said}")

_SHOWN: Final = "{found:finding}{v()}, show <it|them> to your opponent#put <it|them> into your hand"
_TAKEN: Final = (_FIND, "reveal(ref(?v))", "move(ref(?v), hand)")

idiom("effect", (*_TAKEN, "shuffle(me)"), _SHOWN.replace("#", ", ") + ", then shuffle your deck")

idiom("effect", _TAKEN, _SHOWN.replace("#", ", and "))

_OLD = done_key("replace_top", IT)

_SWAPPED = f"[replace_top(self(), ref(?v)), move(ref({_OLD}), deck)]"

idiom(
    "effect",
    (_FIND, f"if(any_of(ref(?v)), {_SWAPPED}, [])", "shuffle(me)"),
    "{found:finding}{v()} and switch this Pokémon with it. Everything on this Pokémon stays on the"
    " new one. Then shuffle this card into your deck",
)

# Evolving from the deck.
_NEXT: Final = "bind(?v, search(where(deck(me), evolves_from(#)), 1, 0, me))"

_EARLY: Final = "evolve that Pokémon with it (even if it came into play this turn)"
_FIRST: Final = (
    "evolve that Pokémon with it, even if it came into play this turn or it's your first turn"
)


def _evolution(of: str, early: str = "evolve that Pokémon with it") -> str:
    """How Pokémon evolve with the card found in the deck."""
    early = early.replace("that", "this") if of == "this Pokémon" else early
    return f"search your deck for a card{{v()}} that evolves from {of}, {early}"


_SHUFFLED: Final = ", then shuffle your deck"

for _of, _said in {
    "self()": _evolution("this Pokémon", _EARLY),
    "?of": _evolution("{of}"),
}.items():
    _steps = (_NEXT.replace("#", _of), f"evolve(ref(?v), {_of})", "shuffle(me)")
    idiom("effect", _steps, _said + _SHUFFLED)

for _pick, _said in {
    "choose(all(me), 1, 1, me)": _evolution("one of your Pokémon{w()}", _EARLY),
    "choose(active(me), 1, 1, me)": _evolution("your Active Pokémon{w()}", _EARLY),
    "?pick": _evolution("{pick:pick}{w()}"),
}.items():
    _pair = (f"bind(?w, {_pick})", _NEXT.replace("#", "ref(?w)"), "evolve(ref(?v), ref(?w))")
    idiom("effect", (*_pair, "shuffle(me)"), _said + _SHUFFLED)

for _kind, _said in {
    "": _evolution("one of your Pokémon{w()}", _FIRST),
    'fits_not(tag("EX"))': _evolution("one of your non-EX Pokémon{w()}", _FIRST),
    "?f": _evolution("one of your {f:fmon+}{w()}"),
}.items():
    _mine = f"where(all(me), {_kind})" if _kind else "all(me)"
    _fit = "evolves_into(ref(?v))"
    _led = f"where(all(me), fits_both({_kind}, {_fit}))" if _kind else f"where(all(me), {_fit})"
    _up = f"bind(?w, choose({_led}, 1, 1, me))"
    _told = _said.replace(", evolve", ", then evolve")
    idiom("effect", (_NEXT.replace("#", _mine), _up, "evolve(ref(?v), ref(?w))"), _told)

# Several kinds of card, one of each.
_GONE: Final = {
    (
        "reveal(#)",
        "move(#, hand)",
        "shuffle(me)",
    ): ", show them to your opponent, put them into your hand, then shuffle your deck",
    ("move(#, hand)", "shuffle(me)"): ", put them into your hand, then shuffle your deck",
}

_NAMES: Final = "uvw"

_ALL: Final = {2: "join(ref(?u), ref(?v))", 3: "join(join(ref(?u), ref(?v)), ref(?w))"}

for _size, _joined in _ALL.items():
    *_first, _last = [f"a {{f{n}:fnoun}}{{{_NAMES[n]}()}}" for n in range(_size)]
    _list = f"{', '.join(_first)} and {_last}"
    _found = [f"bind(?{_NAMES[n]}, search(where(deck(me), ?f{n}), 1, 0, me))" for n in range(_size)]
    for _acts, _said in _GONE.items():
        _done = [act.replace("#", _joined) for act in _acts]
        idiom("effect", (*_found, *_done), f"search your deck for {_list}{_said}")

# Cards with different names or types.
_UNLIKE = {"types": "each of a different type", "names": "each with a different name"}
for _acts, _said in {
    (
        "reveal(ref(?v))",
        "move(ref(?v), hand)",
    ): "show them to your opponent, put them into your hand",
    ("move(ref(?v), hand)",): "put them into your hand",
    ("bench(ref(?v))",): "put them onto your Bench",
    ("attach(ref(?v), ?to)",): "attach them to {to}",
}.items():
    for _what, _each in _UNLIKE.items():
        idiom(
            "effect",
            (
                f"bind(?v, search_different(where(deck(me), ?f), {_what}, ?n, 0, me))",
                *_acts,
                "shuffle(me)",
            ),
            f"search your deck for up to {{n:int}} {{f:fnoun+}}{{v()}}, {_each}, {_said},"
            " then shuffle your deck",
        )

_GIVEN: Final = (_FIND, "bind(?w, ?pick)", "attach(ref(?v), ref(?w))")

_TOLD: Final = "{found:finding}{v()}# attach <it|them> to {pick:pick}{w()}"

idiom("effect", (*_GIVEN, "shuffle(me)"), _TOLD.replace("#", ",") + " and shuffle your deck")

idiom("effect", _GIVEN, _TOLD.replace("#", " and"))

# A card from the deck or the discard pile.
_TO_HAND: Final = "reveal(ref(?{})), move(ref(?{}), hand)"

_EITHER: Final = ", ".join(
    (
        "[bind(?v, search(where(deck(me), ?f), 1, 0, me)), "
        + _TO_HAND.replace("{}", "v")
        + ", shuffle(me)]",
        "[bind(?w, choose(where(discards(me), ?f), 1, 1, me)), "
        + _TO_HAND.replace("{}", "w")
        + "]",
    )
)

idiom(
    "effect",
    (f"either(me, [{_EITHER}])",),
    "put a {f:fnoun} from your deck{v()} (then shuffle it) or from your discard pile{w()} into your"
    " hand, showing it to your opponent",
)

# A card put on top, and a Stadium that replaces another.
idiom(
    "effect",
    ("bind(?v, ?found)", "shuffle(me)", "move(ref(?v), deck_top)"),
    "{found:finding}{v()}, shuffle your deck, then put the chosen <card|cards> on top",
)
