"""Misprints of the card data, mended before anything is read.

A text is known by a hash, so that nothing else is touched; what is exchanged is a few words.
"""

from __future__ import annotations

import hashlib
from typing import Final

ERRATA: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "7006d7c8c8": (("Basic Pokémon (or Evolution card)", "Basic Pokémon or Evolution card"),),
    "79bdd1ea24": (("2 Basic cards", "2 basic Energy cards"),),
    "f990c49ea3": (("attached 1 of", "attached to 1 of"),),
    "7bbda2f2b3": (("EXP. ALL", "EXP.ALL"),),
    "6c2484c41e": (("from your card.", "from your hand."),),
    "03c007a6a6": (("attached to on top", "attached to it on top"),),
    "1bf92ec3ea": (("60 damage instead of 30", "60 instead of 30"),),
    "23aea22f84": (("would be be", "would be"),),
    "3ca750724c": (("effects of attack,", "effects of an attack,"),),
    "3fee05dc45": (
        ("Discard a Fire and a Water Energy", "Discard a Fire Energy and a Water Energy"),
    ),
    "4043ffff38": (("Basic Pokémon (or Evolution card)", "Basic Pokémon or Evolution card"),),
    "41542107a2": (("the top of his or her deck", "the top card of his or her deck"),),
    "41f81ebdda": (("If don't have", "If you don't have"),),
    "447b823e0a": (
        ("Slash is attack is", "Slash attack is"),
        ("base damage of Vigoroth's Slash attack is", "Vigoroth's Slash attack's base damage is"),
    ),
    "54ab3ad9b9": (("attack doe 30", "attack does 30"),),
    "5b0077c73b": (("If the Pokémon tries", "If the Defending Pokémon tries"),),
    "5b42774df8": (("If heads discard", "If heads, discard"),),
    "6215792a9d": (("The attack does 30", "This attack does 30"),),
    "6548a5a023": (
        ("base damage of Swellow's Agility is", "Swellow's Agility attack's base damage is"),
    ),
    "6f5746952f": (("If heads put", "If heads, put"),),
    "7073ff7e6d": (("1 or his", "1 of his"),),
    "72af1257ff": (("there this attack", "there, this attack"),),
    "72bcbd2192": (("20 damages times", "20 damage times"),),
    "756f1dd979": (("1 of you opponent", "1 of your opponent"),),
    "7fbde2414f": (("and attached it", "and attach it"),),
    "8d1f416c01": (("damage isn't by", "damage isn't affected by"),),
    "8e6c039ce4": (("10HP", "10 HP"),),
    "925efae8dc": (("plus more 10", "plus 10"),),
    "935a5bb8da": (("turn, If Silcoon", "turn, if Silcoon"),),
    "9a14e0df7f": (("does nothing.", "does nothing.)"),),
    "9b3a70a7b8": (("an put it", "and put it"),),
    "9c46c3a215": (("all Lightning attached", "all Lightning Energy attached"),),
    "b43be2bbfa": (("to the the", "to the"),),
    "b7d477e64e": (("You opponent", "Your opponent"),),
    "b8aff2272b": (("more then 20", "more than 20"),),
    "bc98e570cd": (("Hustle Punch attack's", "Hustle Punch's"),),
    "c00beeab56": (("affect the damage.).", "affect the damage)."),),
    "d106364d47": (("fro Latias", "from Latias"),),
    "da7d7ce14f": (("copies this attack", "copies that attack"),),
    "dcee7c1022": (("Poké-Power, Poké-Bodies", "Poké-Powers, Poké-Bodies"),),
    "e06c792034": (("This attack damage isn't", "This attack's damage isn't"),),
    "e4150a920d": (("does 80 to that", "does 80 damage to that"),),
    "e463659b9f": (("attacks in reduced", "attacks is reduced"),),
    "e9cfe2c14f": (("that has δ on its card", "that have δ on their cards"),),
    "eff22eb5d5": (("card attach it", "card and attach it"),),
    "f20db793df": (("damage to the Pokémon", "damage to that Pokémon"),),
    "f323a252ec": (("20 more damage plus", "20 damage plus"),),
    "f980c6fa24": (("coin, if heads this", "coin. If heads, this"),),
    "ff46bdac36": (("attached to in the", "attached to it in the"),),
    "3f21e26144": (("3 of more", "3 or more"),),
    "893aab65f6": (("5 of more", "5 or more"),),
    "24c7f1f2f0": (("ex in play. Kyogre ex's", "ex in play, Kyogre ex's"),),
    "636a77e530": (("attacks do 40 damage", "attacks do 40 more damage"),),
    "12c9e9c391": (("cards of that player's deck and", "cards of either player's deck and"),),
    "017e8ee299": (("a coin, If", "a coin. If"),),
    "02d37e493c": (("Flip a coins", "Flip 3 coins"),),
    "35ba0a993b": (("Pokémon has already has", "Pokémon that already has"),),
    "3ac3097b2b": (("Pokémon is play", "Pokémon in play"),),
    "6366f59bd8": (("times then number", "times the number"),),
    "71b6c51a7e": (("coin. if heads", "coin. If heads"),),
    "7f74ec114c": (("all of of your", "all of your"),),
    "8ed6603129": (
        (
            "attacks Persian during your next turn",
            "attacks Persian during your opponent's next turn",
        ),
    ),
    "950d3b8ff4": (
        ("equal of half", "equal to half"),
        ("counters that that", "counters than that"),
    ),
    "a657ce04a0": (("Bench if full", "Bench is full"),),
    "c95617d674": (("he of she", "he or she"),),
    "71602b21cd": (("Golem GL", "this Pokémon"),),
    "ad51b075ac": (
        (
            "(both yours and your opponent's), excluding",
            "(both yours and your opponent's) excluding",
        ),
    ),
    "c327e46f96": (("Deoxys's Psychic", "this Pokémon's Psychic"),),
    "e36c7751a7": (
        (
            "effects of an attack, and any damage done to Deoxys by",
            "effects of an attack (excluding damage) done to this Pokémon, and any damage done "
            "to this Pokémon by",
        ),
    ),
    "3b3d4c8f87": (("Pokémon.) Flip a coin. If tails", "Pokémon.) If tails"),),
    "a49d0b5ded": (("retreat during your next turn", "retreat during your opponent's next turn"),),
    "5da8216ff8": (
        ("Basic Pokémon and basic Energy card", "Basic Pokémon and a basic Energy card"),
    ),
    "806776004f": (("After doing damage, shuffle the", "If you do, shuffle the"),),
    "c05fd73b50": (("If tails, this attack does", "If tails, that attack does"),),
    "e736298f9c": (("all effects, excluding", "all effects of attacks, excluding"),),
}


def mended(text: str) -> str:
    """Return a clean text without its known misprints."""
    for wrong, right in ERRATA.get(hashlib.sha1(text.encode()).hexdigest()[:10], ()):
        text = text.replace(wrong, right)
    return text
