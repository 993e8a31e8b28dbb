"""Marks for tests of what a question is worth; ``linker/words`` links them."""

from __future__ import annotations

from typing import Final

from playmat.lang.marks import Table, add_marks

CONDITIONS: Final[Table] = {
    "$givable": ("cond", "cards to:mons", "One of the cards may go to one of the Pokémon."),
    "$all_givable": ("cond", "cards to:mons", "All of the cards may go to one of the Pokémon."),
    "$apart": (
        "cond",
        "one:mons other:mons",
        "There are two different Pokémon, one of each selection.",
    ),
    "$gives_way": ("cond", "left:mons", "One of the Pokémon may leave the Active Spot."),
    "$not_laid_yet": ("cond", "", "No card with the same text left an effect this turn."),
    "$still_comes": ("cond", "", "The coming event has not been cancelled."),
    "$draws_minded": ("cond", "", "Something reacts to cards that are drawn or moved."),
}
FILTERS: Final[Table] = {
    "$unseen": ("filter", "", "Cards that the player knows and the opponent does not."),
    "$unknown": ("filter", "", "Cards that the player does not know."),
    "$lasts": ("filter", "", "Pokémon that stay in play, or leave cards behind."),
    "$may_bear": (
        "filter",
        "",
        "Pokémon neither protected from a lasting effect nor about to be Knocked Out.",
    ),
    "$will_bear": ("filter", "", "The same at the time of the effect."),
    "$of_other_types": ("filter", "", "Pokémon with other types than the one with this text."),
    "$reached": ("filter", "", "Pokémon not protected from the effect."),
    "$stays": ("filter", "", "Pokémon not about to be Knocked Out, or whose place matters."),
    "$may_leave": ("filter", "", "Pokémon that may leave the Active Spot."),
    "$may_devolve": ("filter", "", "Pokémon that may devolve."),
    "$may_evolve": (
        "filter",
        "",
        "Cards of the hand that may evolve the Pokémon with this text.",
    ),
    "$may_heal": ("filter", "", "Pokémon that may be healed."),
    "$may_become": ("filter", "condition points:num", "Pokémon that can get a Special Condition."),
    "$will_become": ("filter", "condition points:num", "The same at the time of the effect."),
    "$may_take": ("filter", "zone", "Cards that may go to a zone."),
}
NUMBERS: Final[Table] = {
    "$shares": (
        "num",
        "amount:num parts:num",
        "How many times a smaller number goes into another.",
    ),
}

add_marks(
    {
        "linker/words/conditions": CONDITIONS,
        "linker/words/filters": FILTERS,
        "linker/words/numbers": NUMBERS,
    }
)
