"""Pieces of sentences that several wordings share and that mean nothing by themselves."""

from __future__ import annotations

from playmat.reader.grammar import phrase

for _symbol, _words in (
    ("beside", "next to your Active Pokémon"),
    ("out_of_play", "when not in play"),
    ("no_more_than_energy", "has no [other effect than|effect other than] providing Energy"),
    ("to_owners_pile", "put this card in its owner's discard pile"),
    ("namesake_lies", "another card with the same name is in play"),
    ("in_deck", "in your deck"),
    ("to_their_hand", "to your opponent's hand"),
    ("turns_end", "at the end of the turn"),
    ("whatever_cost", "regardless of the amount or type of Energy"),
    ("for_play", "before your attack ,"),
    ("their_hand", "his or her hand"),
    ("of_theirs", "[1 of]? his or her Pokémon"),
    ("just_came", "that was put into play this turn"),
    ("first_turn", "during your first turn"),
    ("on_basic", "on the Basic Pokémon"),
    ("of_hand", "in your hand"),
    ("of_that", "evolves from that Pokémon"),
    ("anything_else", "anything else that might be the result of an attack"),
    ("on_new", "[on it are now|remain] on the new Pokémon"),
    ("carried", "damage counters , Special Conditions ,"),
    ("as_usual", "when you would be allowed to evolve that Pokémon anyway"),
    ("by_this_card", "with the effect of this card"),
    ("bench_is_full", "his or her Bench is full"),
    ("by_a_coin", "flip a coin to decide who 's the winner"),
    ("to_decks", "from your hands into your decks"),
    ("older_cards", "from its Basic Pokémon card or {x:later_stage}"),
    ("later_stage", "any Evolution card attached to it"),
    ("fewer_cards", "fewer attached Energy cards than that"),
    ("hurt_by_foe", "damaged by an opponent's attack"),
    ("bench_cut", "discards Benched Pokémon"),
    ("show_hands", "show each other your hands"),
    ("back_on_top", "return it to the top of the deck"),
    ("shuffled_after", "the player shuffles his or her deck afterward"),
    ("flipped_again", "begin flipping those coins again"),
    ("put_back", "puts those cards back into his or her hand"),
    ("all_piles", "in each player's discard pile"),
    ("on_the_bench", "5 Pokémon on the Bench"),
    ("just_played", "he or she just played or evolved"),
    ("turn_of_play", "the turn he or she plays those Pokémon"),
):
    phrase(_symbol, True, _words)
