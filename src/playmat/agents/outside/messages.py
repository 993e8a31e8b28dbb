"""The messages to and from a program that plays: one JSON object per line."""

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
"""Protocol version; it is raised when agents would have to be changed."""

SHOWN: Final = 80
"""How many characters of an invalid message are quoted."""

Message = dict[str, Any]


def line_of(message: Message) -> bytes:
    """Encode a message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def hello() -> Message:
    """The first message, with the protocol version."""
    return {"type": "hello", "protocol": VERSION, "from": "playmat"}


def game(start: Start, terms: Terms) -> Message:
    """The message that a game begins; it has no seed, which could reveal the order of cards."""
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
    """Card ids, sorted so that they do not reveal the order of the deck."""
    return sorted(card.id for card in cards)


def question(
    number: int, left: float, view: View, choice: Choice, told: Collection[str] = ()
) -> Message:
    """A choice with everything its player may know, and nothing else.

    The printed text of a card comes with it, unless it was sent before.
    """
    seen = view.plain()
    del seen["options"]  # they follow below, in the order of the indexes
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
    """The message that tells the player in *seat* how the game ended."""
    drawn = outcome.winner is None
    result = "drawn" if drawn else "won" if outcome.winner == seat else "lost"
    return {"type": "end", "result": result, "by": outcome.reason}


def bye() -> Message:
    """The last message, after which the program should end."""
    return {"type": "bye"}


def read(line: bytes) -> Message:
    """Decode a program's message; raise AgentFault if it is not a JSON object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise AgentFault(f"sent {printable(line)}, which is not a JSON object")
    return found


def printable(line: bytes) -> str:
    """The beginning of a message, safe to print."""
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")


def name_in(said: Message) -> str:
    """The name in a program's hello; another protocol version is refused."""
    if said.get("type") != "hello" or said.get("protocol") != VERSION:
        raise AgentFault(f"did not say hello in version {VERSION} of the protocol")
    name = said.get("name")
    if not isinstance(name, str) or not name.strip():
        raise AgentFault("did not send a name with its hello")
    return "".join(c for c in name.strip() if c.isprintable())[:40]


def index_in(said: Message, number: int, options: int) -> int:
    """The index of the option chosen; raise AgentFault if it was not offered."""
    if said.get("id") != number:
        raise AgentFault(f"answered question {said.get('id')!r} instead of {number}"[:200])
    index = said.get("answer")
    if type(index) is not int or not 0 <= index < options:
        raise AgentFault(f"answered {index!r}"[:100] + f"; the options are 0 to {options - 1}")
    return index
