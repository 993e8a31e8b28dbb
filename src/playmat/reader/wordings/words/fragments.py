"""Pieces of sentences that several rules share and that mean nothing by themselves."""

from __future__ import annotations

from playmat.reader.grammar import phrase

for _symbol, _words in (
    ("next_to_active", "next to your Active Pokémon"),
    ("out_of_play", "when not in play"),
    ("only_provides_energy", "has no [other effect than|effect other than] providing Energy"),
    ("to_owners_pile", "put this card in its owner's discard pile"),
    ("namesake_in_play", "another card with the same name is in play"),
    ("both_of_you", "[both]? you and your opponent"),
    ("to_their_hand", "to your opponent's hand"),
    ("at_foes_turn_end", "at the end of your opponent's turn"),
    ("at_turn_end", "at the end of the turn"),
    ("before_attack", "before your attack ,"),
    ("their_hand", "his or her hand"),
    ("one_of_their_pokemon", "[1 of]? his or her Pokémon"),
    ("put_into_play_this_turn", "[that was|you] put into play this turn"),
    ("during_first_turn", "during your first turn"),
    ("on_basic_pokemon", "[on|onto] the Basic Pokémon"),
    ("in_your_hand", "in your hand"),
    ("evolves_from_that", "evolves from that Pokémon"),
    ("as_usual", "when you would be allowed to evolve that Pokémon anyway"),
    ("by_this_card", "with the effect of this card"),
    ("bench_is_full", "his or her Bench is full"),
    ("by_a_coin", "flip a coin to decide who 's the winner"),
    ("from_earlier_cards", "from its Basic Pokémon card or {x:any_evolution_card}"),
    ("any_evolution_card", "any Evolution card attached to it"),
    ("still_pays", "it still has to pay for that attack's Energy cost"),
    ("fewer_cards", "fewer attached Energy cards than that"),
    ("discards_from_bench", "discards Benched Pokémon"),
    ("shuffled_after", "the player shuffles his or her deck afterward"),
    ("no_other_effect", "[has|have] no other effect(s)"),
    ("at_next_turn_start", "at the beginning of his or her next turn"),
    ("any_card_effect", "the effect of an attack , Pokémon Power , or Trainer card"),
    ("changes_active", "would change that player's Active Pokémon"),
    ("just_played_or_evolved", "he or she just played or evolved"),
):
    phrase(_symbol, True, _words)
