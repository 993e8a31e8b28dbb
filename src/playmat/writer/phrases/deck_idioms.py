"""Phrases that cover several statements about what goes into a deck and is shuffled."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, say
from playmat.writer.phrases.amounts import some, sought
from playmat.writer.results import BY_THEM, SO

_PICK: Final = "bind(?v, ?pick)"
_DECKS: Final = {"me": "your deck", "foe": "their deck"}

# What the other player chooses, as it is said behind "they".
_REST: Final = "choose(?from, sub(count(?from), ?n), sub(count(?from), ?n), foe)"
for _of in ("taken", "ofs"):
    say("theirs", _REST, f"all but {{n:int}} {{from:{_of}+}}")
some("theirs", "choose(?from, 0, ?n, foe)", "up to #")
some("theirs", "choose(?from, ?n, ?n, foe)", "#")
_OWN: Final = "bind(?v, ?theirs)"
for _player, _deck in _DECKS.items():
    for _mix, _into in {"#": "into", f"if(did({BY_THEM}), [#], [])": "back into"}.items():
        _put = (_OWN, "move(ref(?v), deck)", _mix.replace("#", f"shuffle({_player})"))
        idiom("effect", _put, f"they shuffle {{theirs:theirs}}{{v()}} {_into} {_deck}")
idiom("effect", (_OWN, "discard(ref(?v))"), "they discard {theirs:theirs}{v()}")
_SHOWN: Final = (_OWN, "reveal(ref(?v))", "move(ref(?v), ?to)")
idiom("effect", _SHOWN, "they openly put {theirs:theirs}{v()} {to}")
idiom("effect", (_OWN, "move(ref(?v), ?to)"), "they put {theirs:theirs}{v()} {to}")
idiom(
    "effect",
    (_OWN, "return_mon(ref(?v), ?to)"),
    "they put {theirs:theirs}{v()} and all <its|their> cards {to}",
)

_HANDS: Final = ("move(hand(me), deck)", "shuffle(me)", "move(hand(foe), deck)", "shuffle(foe)")
idiom("effect", _HANDS, "each player shuffles their hand into their deck")

# What they look for in their own deck.
sought("foundby", "foe", "they search ")
for _acts, _said in {
    ("bench(ref(?v))",): "bench <it|them>",
    ("reveal(ref(?v))", "move(ref(?v), hand)"): "take <it|them> openly",
    ("move(ref(?v), hand)",): "take <it|them>",
}.items():
    _search = ("bind(?v, ?found)", *_acts)
    idiom("effect", (*_search, "shuffle(foe)"), f"{{found:foundby}}{{v()}}, {_said}, shuffle")
    idiom("effect", _search, f"{{found:foundby}}{{v()}}, {_said}")

# Pokémon and cards that are shuffled in; "back" where nothing is shuffled if nothing went there.
for (_player, _deck), (_often, _back) in product(
    _DECKS.items(), {"#": "into", f"if(did({SO}), [#], [])": "back into"}.items()
):
    _mix = _often.replace("#", f"shuffle({_player})")
    _whole = f"and all <its|their> cards {_back} {_deck}"
    idiom("effect", ("return_mon(?of, deck)", _mix), f"shuffle {{of:whom}} {_whole}")
    _chosen = (_PICK, "return_mon(ref(?v), deck)", _mix)
    idiom("effect", _chosen, f"shuffle {{pick:pick}}{{v()}} {_whole}")
    for _look, _said in {"look(ref(?v), me)": "look at", "reveal(ref(?v))": "show"}.items():
        idiom(
            "effect",
            (_PICK, _look, "move(ref(?v), deck)", _mix),
            f"{_said} {{pick:pick}}{{v()}} and shuffle <it|them> {_back} {_deck}",
        )
    _seen = ("reveal(?cards)", "move(?cards, deck)", _mix)
    idiom("effect", _seen, f"openly shuffle {{cards:taking}} {_back} {_deck}")
    if _back == "back into":
        _whose = "shuffling the top card into " + _deck
        idiom("effect", ("devolve(?of, deck, 1)", _mix), f"devolve {{of:whom}}, {_whose}")
        _chosen = (_PICK, "devolve(ref(?v), deck, 1)", _mix)
        idiom("effect", _chosen, f"devolve {{pick:pick}}{{v()}}, {_whose}")
        idiom("effect", ("move(?cards, deck)", _mix), f"shuffle {{cards:taking}} {_back} {_deck}")
