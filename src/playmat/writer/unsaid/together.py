"""What several lines say about one thing is told in one sentence."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.guards import IN_VAIN
from playmat.writer.unsaid.ways import Way, words

_IN_USE: Final = ", with this card in use as a Tool or Stadium"

TOGETHER: Final = (
    # A condition beside which nothing else is asked for.
    words(f"{IN_VAIN}\nOnly if ", "Play this only if "),
    words(f"{IN_VAIN}\n{{asking}}, if ", "{asking}, only if "),
    # Another target, and what happens to it.
    words(
        " instead of the Defender.\nHit {it} for {n}.",
        " instead of the Defender, hitting {it} for {n}.",
    ),
    # A card that is played on one occasion only.
    words("It can't be played except as told here.\nWhen ", "Only when "),
    words("It can't be played except as told here.\nBefore ", "Only before "),
    # A Pokémon that becomes Energy, which it can do but once.
    Way(
        "As Energy it gives 2 Colorless Energy.\nAs often as you like{unless}, if you have another"
        " Pokémon in play: Knock Out {deed} as Energy of a type you name.",
        "In your turn{unless}: Knock Out {deed} as 2 Energy of a type you name.",
    ),
    # Damage counters, and how many there were.
    words(
        "Before damage: count the damage counters on {who}.\nIf there were none",
        "If {who} had no damage counters yet",
    ),
    words(
        "Before damage: count the damage counters on {who}.\nIf there were {any}",
        "If {who} already had {any} damage counters",
    ),
    words(
        "Count the damage counters on {who}. If there were none",
        "If {who} had no damage counters to begin with",
    ),
    words(
        "Count the damage counters on {who}. If there were {any}",
        "If {who} had {any} damage counters to begin with",
    ),
    # All the moments at which what a Pokémon has left may become another amount.
    Way(
        "When this Pokémon takes damage, {line}\nWhen this Pokémon gets damage counters, {line}\n"
        "When everything has settled, {line}",
        "At any time, {line}",
    ),
    # Hands are seen before what is in them counts.
    words(
        "Damage: {line} in their hand.\n{look} their hand.",
        "{look} their hand. Damage: {line} in it.",
    ),
    words(
        "Damage: {line} in both hands.\nShow your hand. They show their hand.",
        "Both players show their hands. Damage: {line} in them.",
    ),
    # What is given up for damage is not counted aloud.
    words(
        "Discard {act} and count the {energy} they give.\nDamage: {n} times that many.",
        "Discard {act}.\nDamage: {n} per {energy} they give.",
    ),
    words(
        "Discard all {one} Energy from {act} and count it.\nDamage: {n} times that many.",
        "Discard all {one} Energy from {act}.\nDamage: {n} for each.",
    ),
    # Cards given up by an attack without damage come before it all the same.
    Way(
        "Before damage: you may discard {step}.\nIf you do: they discard as many cards off the top"
        " of their deck as were discarded.",
        "You may discard {step}. They discard that many cards off the top of their deck.",
    ),
    # Two conditions, each of which is given back.
    Way(
        "When {act} makes this Pokémon {one}, even if Knocked Out: the attacking Pokémon is"
        " {one}.\nWhen {act} makes this Pokémon {kind}, even if Knocked Out: the attacking Pokémon"
        " is {kind}.",
        "When {act} makes this Pokémon {one} or {kind}, the attacking Pokémon gets the same"
        " condition, just as badly, even if this one is Knocked Out.",
    ),
    # What a Pokémon becomes, and how that is told on its other lines.
    words(f"{_IN_USE}{{end}}", ", while attached{end}", beside="attach it as a Tool to"),
    words(
        f"{_IN_USE}{{end}}",
        ", while it is the Stadium{end}",
        beside="put it into play as the Stadium",
    ),
)
"""Lines as the table tells them, and as they are told."""
