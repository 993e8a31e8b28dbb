"""REST API for cards, rules, rulebooks and agents."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query

from playmat.agents.levels import LEVELS
from playmat.agents.ratings import rating
from playmat.agents.registry import offered
from playmat.decks.defaults import default_decks
from playmat.ereader.glossary import all_terms
from playmat.rules import BOOKS, Ruleset
from playmat.rules.books import LABELS
from playmat.rules.catalogue import rule
from playmat.rules.catalogue.words import year
from playmat.server.catalogue.card_pages import card_page, faces_by_id, search_page
from playmat.server.catalogue.rules import comparison, rule_plain
from playmat.server.catalogue.sets import every_set
from playmat.server.errors import Refused
from playmat.server.http.chores import chores_of
from playmat.server.rooms.bring_deck import format_named
from playmat.server.socket.schema import SCHEMAS
from playmat.server.workers import Workers

Plain = dict[str, Any]
MOST: Final = 200


def cards_router(workers: Workers) -> APIRouter:
    router = APIRouter(tags=["cards"])
    chore = chores_of(workers)
    faces: dict[str, Plain] = {}

    @router.get("/agents")
    def agents() -> list[Plain]:
        """The agents available as opponents."""
        return [
            {
                "id": name,
                "name": name.capitalize(),
                "note": note,
                "level": name in LEVELS,
                "rating": rating(name),
                "same": LEVELS[name].player if name in LEVELS else None,
            }
            for name, note in offered().items()
        ]

    @router.get("/schema")
    def schema() -> dict[str, Plain]:
        """JSON Schemas of the socket messages."""
        return SCHEMAS

    @router.get("/books")
    def books() -> list[Plain]:
        """The rulebooks."""
        return [book_plain(rules) for rules in BOOKS.values()]

    @router.get("/dictionary")
    def terms() -> list[Plain]:
        """The terms of the game, each with a short explanation."""
        return [dict(term) for term in all_terms()]

    @router.get("/sets")
    def sets() -> list[Plain]:
        """The sets with cards in the library."""
        return every_set()

    @router.get("/cards")
    async def cards(ids: Annotated[str, Query(max_length=12_000)]) -> list[Plain]:
        """Faces of cards by id; unknown ids are left out."""
        wanted = [card_id for card_id in ids.split(",") if card_id]
        if len(wanted) > MOST:
            raise Refused("many", f"request at most {MOST} cards at a time", "ids", 422)
        if new := [card_id for card_id in wanted if card_id not in faces]:
            found = await chore(faces_by_id, new)
            faces.update((card_id, face) for card_id, face in found.items() if face is not None)
        return [faces[card_id] for card_id in wanted if card_id in faces]

    @router.get("/cards/search")
    async def found(
        q: Annotated[str, Query(max_length=200)] = "",
        page: Annotated[int, Query(ge=0, le=10_000)] = 0,
        format: Annotated[str, Query(pattern=r"^[a-z0-9_-]{0,60}$")] = "",
    ) -> Plain:
        """A page of search results, optionally limited to the sets of a format."""
        sets = format_named(format).sets if format else None
        return await chore(search_page, q, page, sets)

    @router.get("/cards/{card_id}")
    async def card(card_id: Annotated[str, Path(max_length=40)]) -> Plain:
        """Everything known about a card."""
        return await chore(card_page, card_id)

    @router.get("/rules")
    def compare() -> Plain:
        """Compare the rulebooks: where they differ, and which kinds of cards each includes."""
        return comparison()

    @router.get("/rules/{rule_id}")
    def one_rule(rule_id: Annotated[str, Path(max_length=40)]) -> Plain:
        """A rule, and what each rulebook says about it."""
        return rule_plain(rule(rule_id))

    return router


def book_plain(rules: Ruleset) -> Plain:
    label = LABELS[rules.name]
    return {
        "id": rules.name,
        "year": year(rules.name),
        "name": label.years,
        "short": label.short,
        "title": rules.title,
        "line": label.line,
        "facts": facts(rules),
        "decks": list(default_decks(rules.name)),
    }


def facts(rules: Ruleset) -> list[str]:
    """The main differences between rulebooks, as short sentences."""
    first = {
        "attack": rules.first_turn_attack,
        "draw": rules.first_turn_draw,
        "Supporter": rules.first_turn_supporter,
    }
    barred = [what for what, allowed in first.items() if not allowed]
    without = ", no ".join(barred)
    return [
        f"First turn: no {without}" if barred else "No restrictions on the first turn",
        f"Confusion: {rules.confusion_damage_points} damage to itself on tails",
        "One retreat per turn" if rules.retreats_per_turn == 1 else "Unlimited retreats per turn",
        "The coin flip winner chooses who goes first"
        if rules.first_player == "flip_winner_chooses"
        else "The coin flip winner goes first",
    ]
