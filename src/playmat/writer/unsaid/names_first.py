"""Name the opponent in each sentence, and the Pokémon of a Tool or Energy, on first mention.

The table says "they", "their" and "its Pokémon" throughout. A sentence about each player need not
name the opponent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from playmat.writer.lexer import OTHERS
from playmat.writer.players import third

_VERBS: Final = (
    *(
        "attach",
        "choose",
        "come",
        "discard",
        "do",
        "draw",
        "evolve",
        "find",
        "flip",
        "get",
        "give",
        "go",
        "guess",
    ),
    *("have", "hold", "look", "lose", "move", "name", "peek", "pick", "play", "put", "refuse"),
    *("search", "show", "shuffle", "spread", "switch", "take", "use", "wake", "win"),
)
_ALIKE: Final = ("can't", "did", "didn't", "had", "may", "must", "played", "took", "would")
_THIRD: Final[Mapping[str, str]] = {
    **{verb: third(verb) for verb in _VERBS},
    **{verb: verb for verb in _ALIKE},
    **{"were": "was", "don't": "doesn't"},
}

_SENTENCE: Final = re.compile(r"(?:“[^”]*”|[^“.\n]|\.(?![ \n]|$))+")
_SPOKEN: Final = re.compile(
    rf"“[^”]*”|(?<!{OTHERS})\b(?:(?P<they>[Tt]hey) (?P<verb>[a-z']+)|(?P<their>[Tt]heirs?)"
    r"|(?<=[Hh]ave )(?P<them>them))\b"
)
_ACTING: Final = re.compile(rf"(?<!{OTHERS})\b(?P<they>[Tt]hey) (?P<verb>[a-z']+)\b(?P<them>)")
_PLAYER: Final = re.compile(r"(?<!during each )\bplayers?\b")
_AND: Final = re.compile(r"(?P<between>[^,;:.“]*,? and )(?P<verb>[a-z']+)\b")


KIND: Final = r"(?P<kind>(?:(?:(?:non-|un)?[A-Za-z][\w-]*|“[^”]*”) ){0,2})"
_HOST: Final = re.compile(rf"\b(?P<its>[Ii])ts {KIND}Pokémon(?P<whose>'s attacks)?\b(?!')")


def names_before_pronouns(text: str) -> str:
    """*text* with its pronouns replaced by names on first mention."""
    told = _SENTENCE.sub(lambda found: _with_name(found[0]), text).replace(OTHERS, "")
    return _HOST.sub(_with_card, told, count=1)


def _with_card(found: re.Match[str]) -> str:
    """The Pokémon a card is attached to, named by that card."""
    capital = found["its"] == "I"
    if found["whose"]:
        attacks = "The attacks" if capital else "the attacks"
        return f"{attacks} of the {found['kind']}Pokémon this card is attached to"
    return f"{'The' if capital else 'the'} {found['kind']}Pokémon this card is attached to"


def _with_name(sentence: str) -> str:
    """A sentence with the opponent named on first mention, and after a Pokémon."""
    if _PLAYER.search(sentence):
        return sentence
    for found in _SPOKEN.finditer(sentence):
        if found[0][0] == "“":
            continue
        rest = _rest(found, sentence[found.end() :])
        acting = found["their"] and _ACTING.search(rest)
        if acting and acting["verb"] in _THIRD and "Pokémon" in rest[: acting.start()]:
            before, after = rest[: acting.start()], rest[acting.end() :]
            rest = before + _name(acting) + _rest(acting, after)
        return sentence[: found.start()] + _name(found) + rest
    return sentence


def _name(found: re.Match[str]) -> str:
    """The name of the opponent, in place of a pronoun."""
    your = "Your" if found[0][0] == "T" else "your"
    if found["verb"] in _THIRD:
        return f"{your} opponent {_THIRD[found['verb']]}"
    if found["verb"]:
        return found[0]
    return f"{your} opponent" if found["them"] else f"{your} opponent's"


def _rest(found: re.Match[str], rest: str) -> str:
    """The rest of a sentence, with its second verb adapted to the first."""
    return (
        _second_verb(rest, _THIRD)
        if found["verb"] in _THIRD and found["verb"] not in _ALIKE
        else rest
    )


def _second_verb(rest: str, forms: Mapping[str, str]) -> str:
    also = _AND.match(rest)
    if also is None or also["verb"] not in forms:
        return rest
    return also["between"] + forms[also["verb"]] + rest[also.end() :]
