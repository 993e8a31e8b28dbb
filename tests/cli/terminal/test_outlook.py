"""Previews of options: what they do now, and what prevents others."""

from __future__ import annotations

from playmat.cli.terminal.outlook import Outlook, outlook
from playmat.game.from_position import game_at


def seen(position: str, *answers: str) -> Outlook:
    """Previews shown to the player to choose."""
    game = game_at(position, seed=1)
    for answer in answers:
        game.play(answer)
    assert game.choice is not None
    cards = {card.id: card for deck in game.decks for card in deck.cards}
    return outlook(game, game.choice.player, cards)


def test_an_attack_tells_what_it_does_now_and_why() -> None:
    told = seen("ecard; you: base1-65 +W; foe: base1-46 | base1-46")

    slap = next(each for each in told.said.values() if each.label.startswith("Attack: Slap"))
    assert slap.note.endswith("leaves 10 HP (Slap 20, Weakness ×2)")


def test_what_is_not_offered_stands_with_its_rule_alike_things_together() -> None:
    told = seen("ecard; you: base1-58 | base1-46; foe: base1-46")

    assert told.refused == (
        "Attack: Gnaw, Thunder Jolt: not enough Energy (ENERGY-02)",
        "Retreat Pikachu: not enough Energy for the Retreat Cost (RETREAT-01)",
    )


def test_what_goes_to_several_pokemon_shares_its_words() -> None:
    told = seen("ecard; you: base1-58 | base1-46; hand: R; foe: base1-46")

    laid = [(each.lead, each.target) for each in told.said.values() if each.lead]
    assert laid == [
        ("Fire Energy to", "Pikachu"),
        ("Fire Energy to", "Charmander (Bench 1)"),
    ]


def test_a_trainer_tells_what_it_says() -> None:
    told = seen("ecard; you: base1-58 | base1-46; hand: base1-91; deck: 3*R; foe: base1-46")

    assert [each.text for each in told.said.values() if each.text] == ["Draw 2 cards."]


def test_a_card_searched_for_tells_how_many_copies_the_deck_holds() -> None:
    position = (
        "ecard; you: base1-58; hand: base1-71, 2*R; deck: 3*base1-94, base1-95; foe: base1-46"
    )

    told = seen(position, "play Computer Search")

    notes = {each.label: each.note for each in told.said.values()}
    assert notes["Take Potion"] == "×3"
    assert notes["Take Switch"] == ""
