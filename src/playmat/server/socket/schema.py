"""JSON Schemas of socket messages; the pages are tested against them."""

from __future__ import annotations

from typing import Any, Final

from playmat.kinds import answers, asks
from playmat.model.views.records import Known, LastingView, MonView, SideView, TableView
from playmat.server.rooms.notes import SIGNS, TOLD
from playmat.writer.answer_verbs import VERBS

Schema = dict[str, Any]

TEXT: Final[Schema] = {"type": "string"}
WORDS: Final[Schema] = {"type": "string", "minLength": 1}
NUMBER: Final[Schema] = {"type": "integer"}
BOOL: Final[Schema] = {"type": "boolean"}
CARD: Final[Schema] = {"type": "string", "maxLength": 40}
SEAT: Final[Schema] = {"enum": [0, 1]}
PLAYER: Final[Schema] = {"enum": [0, 1, 2]}


def maybe(schema: Schema) -> Schema:
    """A schema that also allows null."""
    return {"anyOf": [schema, {"type": "null"}]}


def many(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


def record(fields: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    """The schema of an object with exactly these fields."""
    needed = [name for name in fields if name not in optional]
    return {
        "type": "object",
        "properties": fields,
        "required": needed,
        "additionalProperties": False,
    }


def of_view(fields: tuple[str, ...], known: dict[str, Schema]) -> Schema:
    """The schema of part of a view; fields are numbers unless given in *known*."""
    return record({name: known.get(name, NUMBER) for name in fields})


MON: Final = of_view(
    MonView._fields,
    {
        "card": CARD,
        "stack": many(CARD),
        "energy": many(CARD),
        "gear": many(CARD),
        "conditions": many(TEXT),
        "markers": many({"type": "array", "prefixItems": [TEXT, NUMBER], "minItems": 2}),
    },
)
SIDE: Final = of_view(
    SideView._fields,
    {
        "hand": many(CARD),
        "deck": maybe(many({"type": "array", "prefixItems": [CARD, NUMBER], "minItems": 2})),
        "top": many(CARD),
        "known": many(of_view(Known._fields, {"card": CARD, "zone": TEXT})),
        "prizes": many(maybe(CARD)),
        "discard": many(CARD),
        "lost": many(CARD),
        "beside": many(CARD),
        "playing": many(CARD),
        "aside": many(CARD),
        "actives": many(MON),
        "bench": many(MON),
    },
)
TABLE: Final = of_view(
    TableView._fields,
    {
        "book": TEXT,
        "ask": TEXT,
        "end": TEXT,
        "stadium": CARD,
        "attack": TEXT,
        "lasting": many(of_view(LastingView._fields, {"what": TEXT, "card": CARD, "until": TEXT})),
    },
)
OPTION: Final = record(
    {
        "n": NUMBER,
        "kind": {"enum": list(answers.NAMES)},
        "text": TEXT,
        "label": WORDS,
        "verb": WORDS,
        "group": maybe(NUMBER),
        "note": TEXT,
        "more": BOOL,
        "card": CARD,
        "zone": TEXT,
        "hand": maybe(NUMBER),
        "mon": maybe(NUMBER),
        "target": maybe(NUMBER),
        "prize": maybe(NUMBER),
        "preview": maybe(
            many(record({"mon": NUMBER, "damage": NUMBER, "heal": NUMBER, "ko": BOOL}))
        ),
    }
)
PURPOSE: Final = record(
    {
        "verb": {"enum": list(VERBS)},
        "object": WORDS,
        "title": WORDS,
        "price": BOOL,
        "source": maybe(CARD),
        "name": TEXT,
        "face": TEXT,
        "rule": TEXT,
        "least": NUMBER,
        "most": NUMBER,
        "chosen": NUMBER,
        "left": NUMBER,
    }
)
ASK: Final = record(
    {
        "player": PLAYER,
        "what": {"enum": list(asks.NAMES)},
        "prompt": TEXT,
        "title": WORDS,
        "options": many(OPTION),
        "groups": many(record({"label": WORDS, "heading": WORDS, "note": WORDS})),
        "missing": many(record({"label": WORDS, "text": WORDS})),
        "picking": maybe(
            record(
                {"chosen": many({"type": ["string", "integer"]}), "least": NUMBER, "most": NUMBER}
            )
        ),
        "source": maybe(CARD),
        "purpose": maybe(PURPOSE),
        "good": maybe(NUMBER),
    }
)
LINE: Final = record(
    {
        "n": NUMBER,
        "turn": NUMBER,
        "player": NUMBER,
        "what": TEXT,
        "text": TEXT,
        "rule": TEXT,
        "depth": NUMBER,
        "coins": {"enum": ["H", "T"]},
        "moves": many(record({"card": CARD, "from": TEXT, "to": TEXT})),
        "mon": NUMBER,
        "other": NUMBER,
        "amount": NUMBER,
        "word": TEXT,
        "by": CARD,
        "sum": many(record({"text": WORDS, "amount": NUMBER})),
        "act": record({"n": NUMBER, "text": TEXT}),
    },
    ("coins", "moves", "mon", "other", "amount", "word", "by", "sum", "act"),
)
FRAME: Final = record(
    {
        "v": {"const": 1},
        "type": {"const": "frame"},
        "game": TEXT,
        "seq": NUMBER,
        "seat": maybe(SEAT),
        "view": record({"table": TABLE, "sides": many(SIDE)}),
        "ask": maybe(ASK),
        "log": many(LINE),
        "lines": NUMBER,
        "clock": maybe(
            record(
                {
                    "left": many({"type": "number"}),
                    "running": maybe(SEAT),
                    "wait": {"type": "number"},
                    "stopped": BOOL,
                }
            )
        ),
        "players": many(
            record(
                {
                    "name": {"type": "string", "minLength": 1, "maxLength": 24},
                    "kind": {"enum": ["me", "bot", "friend"]},
                    "agent": maybe(TEXT),
                    "here": BOOL,
                    "joined": BOOL,
                }
            )
        ),
        "result": maybe(
            record({"winner": maybe(SEAT), "reason": TEXT, "rule": TEXT, "text": TEXT})
        ),
        "undo": record({"free": BOOL, "asked_by": maybe(SEAT)}),
        "match": record(
            {
                "best_of": NUMBER,
                "won": many(NUMBER),
                "game": NUMBER,
                "next": maybe(TEXT),
                "rematch": many(SEAT),
                "own_decks": BOOL,
                "format": maybe(TEXT),
                "any_deck": BOOL,
                "deck_ids": many(maybe(TEXT)),
            }
        ),
        "notes": many(record({"n": NUMBER, "seat": SEAT, "what": {"enum": list(TOLD)}})),
        "steps": NUMBER,
        "given": maybe(TEXT),
    },
    ("steps", "given"),
)
ERROR: Final = record(
    {
        "v": {"const": 1},
        "type": {"const": "error"},
        "error": record(
            {
                "code": TEXT,
                "message": TEXT,
                "where": TEXT,
                "reasons": many(record({"rule": TEXT, "message": TEXT})),
            },
            ("reasons",),
        ),
    }
)
DECK: Final = record(
    {"id": maybe(TEXT), "name": TEXT, "cards": many(record({"id": CARD, "count": NUMBER}))},
    ("id", "name", "cards"),
)
CLIENT: Final = {
    "type": "object",
    "required": ["type"],
    "properties": {
        "v": {"const": 1},
        "type": {
            "enum": [
                "hello",
                "answer",
                "undo",
                "undo_reply",
                "concede",
                "clock",
                "seen",
                "rematch",
                "why",
                "why_not",
                "command",
                "known",
                "hint",
                "sign",
                "ping",
            ]
        },
        "token": TEXT,
        "have": NUMBER,
        "seq": NUMBER,
        "n": NUMBER,
        "yes": BOOL,
        "on": BOOL,
        "line": NUMBER,
        "rule": TEXT,
        "sign": {"enum": list(SIGNS)},
        "about": TEXT,
        "mon": NUMBER,
        "seat": NUMBER,
        "text": {"type": "string", "maxLength": 200},
        "decks": {"type": "array", "items": maybe(DECK), "minItems": 2, "maxItems": 2},
    },
    "additionalProperties": False,
}
SCHEMAS: Final[dict[str, Schema]] = {"frame": FRAME, "error": ERROR, "client": CLIENT}
"""Schemas of frames and errors to the client, and of messages from it."""
