"""Spelling: one key for all the ways to write a card's name."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

ENERGY_TYPES: Final = {
    "g": "grass",
    "r": "fire",
    "w": "water",
    "l": "lightning",
    "p": "psychic",
    "f": "fighting",
    "d": "darkness",
    "m": "metal",
    "y": "fairy",
    "c": "colorless",
}

# Order matters: replace marks by words before dropping punctuation.
_WORDS: Final = tuple(
    (re.compile(pattern), word)
    for pattern, word in (
        (r"[★☆⭐]|\bgold star\b|\(star\)", " star "),
        (r"[δ∂](?:\s*\(?delta(?: species)?\)?)?|\(?\bdelta species\b\)?|\(delta\)", " delta "),
        (r"♀|\(f\)|\(female\)|\bfemale\b", " f "),
        (r"♂|\(m\)|\(male\)|\bmale\b", " m "),
        (r"\[!\]|\(!\)|(?<=^unown )!", " exclamation "),
        (r"\[\?\]|\(\?\)|(?<=^unown )\?", " question "),
        (r"\blv\s*\.?\s*x\b|\blevel x\b", " lvx "),
        (r"\blv\s*\.\s*\d+$", " "),
        (r"^mega (?=.*[ -]ex$)", "m "),
        (r"&", " and "),
        (r"\+", " plus "),
        (r"^\s*birthday pikachu\s*$|^\s*_+'?s pikachu\s*$", " s pikachu "),
        (r"\bdark energy\b", "darkness energy"),
        (r"\bsteel energy\b", "metal energy"),
    )
)
_ENERGY: Final = re.compile(r"\{([grwlpfdmyc])\}|(?<=^basic )([grwlpfdmy])(?= energy)")
_MARKS: Final = re.compile(
    r"\b(?:delta|star|lvx|exclamation|question)\b|(?<=^unown )\w$|(?<=nidoran )[fm]\b"
)
_EX: Final = re.compile(r"(?P<hyphen>-\s*)?\b(?P<ex>ex)(?=\s*(?:δ|\(?delta\b|$))", re.IGNORECASE)


def plain(title: str) -> str:
    """*title* in lower case, with simple quotes and single spaces and without accents."""
    split = unicodedata.normalize("NFKD", title)
    bare = "".join(c for c in split if not unicodedata.combining(c))
    return re.sub(r"\s+", " ", re.sub(r"[’‘`´ʼ]", "'", bare)).strip().casefold()


def loose(text: str) -> str:
    """The words of *text* in lower case, without accents and punctuation."""
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"['.]", "", plain(text))).split())


@lru_cache(maxsize=8192)
def name_key(title: str) -> str:
    """The lookup key of a card name; different cards may share a key.

    Symbols and their written forms are equal (★ and Star, δ and Delta, ♀ and (F)), and accents,
    quotes, hyphens, periods and case are ignored.
    """
    text = _ENERGY.sub(lambda m: f" {ENERGY_TYPES[m[1] or m[2]]} ", plain(title))
    for pattern, word in _WORDS:
        text = pattern.sub(word, text)
    return loose(text)


def bare_key(title: str) -> str:
    """The key of *title* without δ, ★, LV.X and the letter of an Unown."""
    return " ".join(_MARKS.sub(" ", name_key(title)).split())


def ex_written(title: str) -> str:
    """``EX`` or ``ex`` as written in *title*, or an empty string; they are different cards."""
    found = _EX.search(title.strip())
    if found is None or found.start() == 0:
        return ""
    return "EX" if found["hyphen"] or found["ex"] == "EX" else "ex"


def slug(name: str) -> str:
    """*name* in lower case with hyphens between words, for addresses and lookup."""
    return re.sub(r"[\W_]+", "-", re.sub(r"['’]", "", name.casefold())).strip("-")
