"""The dictionary of a card: terms that stand on it, each told in a line of our own."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

TERMS: Final[dict[str, tuple[str, str, str]]] = {
    "Asleep": (
        "asleep",
        "It cannot attack or retreat. Between turns a coin may wake it.",
        "COND-10",
    ),
    "Burned": ("burn", "Between turns a coin decides whether it takes damage counters.", "COND-11"),
    "Confused": ("confus", "Attacking needs heads; on tails it hurts itself.", "COND-20"),
    "Paralyzed": (
        "paraly",
        "It cannot attack or retreat until its own next turn is over.",
        "COND-14",
    ),
    "Poisoned": ("poison", "It gets damage counters between turns.", "COND-12"),
    "Special Condition": (
        "special condition",
        "Asleep, Burned, Confused, Paralyzed or Poisoned. Leaving the Active place cures all.",
        "COND-01",
    ),
    "Active": ("active", "The Pokémon in front. It attacks and is attacked.", "ZONE-08"),
    "Bench": ("bench", "The Pokémon behind the Active, waiting their turn.", "BENCH-01"),
    "Prize": ("prize", "Cards laid aside at the start. Taking the last one wins.", "PRIZE-01"),
    "Knocked Out": ("knock", "Damage has reached its HP; the other player takes a Prize.", "KO-01"),
    "Retreat": (
        "retreat",
        "Exchange the Active for a Benched Pokémon by discarding Energy.",
        "RETREAT-01",
    ),
    "Weakness": ("weakness", "Damage from that type grows as printed.", "DAMAGE-05"),
    "Resistance": ("resistance", "Damage from that type shrinks as printed.", "DAMAGE-06"),
    "Evolve": (
        "evol",
        "Put the next stage on top. Damage and cards stay, conditions go.",
        "EVOLVE-01",
    ),
    "Devolve": ("devol", "Take the highest stage off again.", "EVOLVE-01"),
    "Damage counter": (
        "damage counter",
        "A mark of 10 damage. Weakness does not change it.",
        "DAMAGE-12",
    ),
    "Coin": (
        "coin|flip|heads|tails",
        "Chance decides: heads or tails, as likely as each other.",
        "",
    ),
    "Discard pile": ("discard", "Where used and lost cards lie, open to both players.", "ZONE-07"),
    "Lost Zone": ("lost zone", "Cards there are out of the game for good.", "ZONE-07"),
    "Supporter": (
        "supporter",
        "A Trainer of which only one may be played in a turn.",
        "TRAINER-01",
    ),
    "Stadium": (
        "stadium",
        "A Trainer that stays in play for both until another replaces it.",
        "TRAINER-01",
    ),
    "Pokémon Tool": ("tool", "A Trainer attached to a Pokémon; it stays there.", "TRAINER-01"),
    "Basic Energy": (
        "basic energy|basic .* energy",
        "An Energy card that does nothing but pay.",
        "ENERGY-01",
    ),
    "Special Energy": ("special energy", "An Energy card with a text of its own.", "ENERGY-01"),
    "Shuffle": ("shuffl", "Put a deck in an order that nobody knows.", "ZONE-05"),
}
"""What a term is looked for by, what it means, and a rule to read on."""

TAGS: Final = {
    "ex": ("Pokémon-ex", "Strong, but two Prizes are taken for it.", "CARD-EX-4"),
    "EX": ("Pokémon-EX", "Strong, but two Prizes are taken for it.", "CARD-EX-4"),
    "star": ("Pokémon Star", "Only one of them may be in a deck.", "FORMAT-2"),
    "ace": ("ACE SPEC", "Only one of them may be in a deck.", "FORMAT-2"),
    "delta": ("δ Delta Species", "A type that its kind does not usually have.", "NAMING-23"),
    "baby": ("Baby", "Attacking it needs a coin in the older books.", "ATTACK-03"),
}


@cache
def known_rule(rule: str) -> str:
    """Return a rule id if the catalogue has it, or nothing."""
    from playmat.rules.catalogue import rules

    return rule if rule in rules() else ""


def dictionary(face: dict[str, Any]) -> list[dict[str, str]]:
    """Return the terms that a face uses, in the order of the glossary."""
    texts = [face["text"], *face["rule_lines"]]
    texts += [part["text"] for part in (*face["attacks"], *face["powers"])]
    said = " ".join(texts).casefold()
    found = [
        {"term": term, "text": text, "rule": known_rule(rule)}
        for term, (pattern, text, rule) in TERMS.items()
        if re.search(pattern, said) or (term == "Weakness" and face["weak"])
    ]
    if face["resist"] and not any(each["term"] == "Resistance" for each in found):
        _, text, rule = TERMS["Resistance"]
        found.append({"term": "Resistance", "text": text, "rule": known_rule(rule)})
    found += [
        {"term": TAGS[tag][0], "text": TAGS[tag][1], "rule": known_rule(TAGS[tag][2])}
        for tag in face["tags"]
        if tag in TAGS
    ]
    return found
