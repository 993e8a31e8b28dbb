"""What is said to a program that plays, and what it may say: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from playmat.agents.outside.bank import Terms
from playmat.agents.sitting import AgentFault, Start

if TYPE_CHECKING:
    from playmat.cards.card import Card
    from playmat.game.choice import Choice, Outcome
    from playmat.model.views.view import View

VERSION: Final = 1
"""The version of the protocol; it is raised when an agent would have to be changed."""

SHOWN: Final = 80
"""Characters of nonsense that are quoted."""

Message = dict[str, Any]


def line_of(message: Message) -> bytes:
    """Return a message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def hello() -> Message:
    """Return the first message: who speaks, and in which version."""
    return {"type": "hello", "protocol": VERSION, "from": "playmat"}


def game(start: Start, terms: Terms) -> Message:
    """Return what a player is told as a game begins; no seed, which might tell how cards lie."""
    known = {card.id: card for card in (*start.own, *(start.other or ()))}
    return {
        "type": "game",
        "seat": start.seat,
        "rules": asdict(start.rules),
        "list": ids(start.own),
        "other_list": None if start.other is None else ids(start.other),
        "cards": {card_id: asdict(card) for card_id, card in known.items()},
        "bank": {"seconds": terms.seconds, "increment": terms.increment},
        "clock": start.clock,
    }


def ids(cards: tuple[Card, ...]) -> list[str]:
    """Return a list of cards by id, in an order that tells nothing of how the deck lies."""
    return sorted(card.id for card in cards)


def question(
    number: int, left: float, view: View, choice: Choice, told: Collection[str] = ()
) -> Message:
    """Return a question with everything its player may know, and nothing else.

    What is printed on a card is told with it, unless it was told before.
    """
    seen = view.plain()
    del seen["options"]  # they stand below, in the order in which they are answered
    picking = choice.picking
    return {
        "type": "question",
        "id": number,
        "left": round(left, 3),
        "ask": choice.what,
        "prompt": choice.prompt,
        "purpose": choice.purpose.plain(),
        "picking": picking.plain() if picking is not None else None,
        "options": [option.plain() for option in choice.options],
        "view": seen,
        "cards": {name: asdict(card) for name, card in view.cards.items() if name not in told},
    }


def end(outcome: Outcome, seat: int) -> Message:
    """Return how a game came out for the player in a seat."""
    drawn = outcome.winner is None
    result = "drawn" if drawn else "won" if outcome.winner == seat else "lost"
    return {"type": "end", "result": result, "by": outcome.reason}


def bye() -> Message:
    """Return the last message, after which the program should end."""
    return {"type": "bye"}


def read(line: bytes) -> Message:
    """Return what a program said; refuse what is no JSON object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise AgentFault(f"sent {quoted(line)}, which is not a JSON object")
    return found


def quoted(line: bytes) -> str:
    """Return the beginning of what was said, fit to be printed."""
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")


def name_in(said: Message) -> str:
    """Return the name in a program's hello; refuse another version."""
    if said.get("type") != "hello" or said.get("protocol") != VERSION:
        raise AgentFault(f"did not say hello in version {VERSION} of the protocol")
    name = said.get("name")
    if not isinstance(name, str) or not name.strip():
        raise AgentFault("did not send a name with its hello")
    return "".join(c for c in name.strip() if c.isprintable())[:40]


def index_in(said: Message, number: int, options: int) -> int:
    """Return the option that an answer names; refuse one that was not offered."""
    if said.get("id") != number:
        raise AgentFault(f"answered question {said.get('id')!r} instead of {number}"[:200])
    index = said.get("answer")
    if type(index) is not int or not 0 <= index < options:
        raise AgentFault(f"answered {index!r}"[:100] + f"; the options are 0 to {options - 1}")
    return index
