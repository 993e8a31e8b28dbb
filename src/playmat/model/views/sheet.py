"""Rows of views put into memory that lies ready, a place for each table.

Most rows of such memory are blank, and writing them costs more than all the others: only rows that
were in use and no longer are become blank again.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.model.views.packed import Rows


@final
class Part:
    """The memory of one kind of rows: so many bytes a row, with room for so many a table."""

    def __init__(self, memory: memoryview, room: i64, tables: i64) -> None:
        self.memory = memory
        self.room = room
        self.width: i64 = len(memory) // (room * tables)
        self.used: list[i64] = [0] * tables

    def put(self, table: i64, many: i64, rows: bytes) -> None:
        """Put the rows of a table where they belong."""
        start = table * self.room * self.width
        end = start + many * self.width
        if many > 0:
            self.memory[start:end] = rows
        before = self.used[table]
        if before > many:
            self.memory[end : start + before * self.width] = bytes((before - many) * self.width)
        self.used[table] = many


@final
class FactsPart:
    """The memory of what is told beside rows, which stays where the card is the same."""

    def __init__(self, memory: memoryview, room: i64, tables: i64) -> None:
        self.memory = memory
        self.room = room
        self.width: i64 = len(memory) // (room * tables)
        self.told: list[list[bytes]] = [[] for _ in range(tables)]

    def put(self, table: i64, facts: list[bytes]) -> None:
        """Put what is told of each row of a table where it belongs."""
        told = self.told[table]
        many: i64 = len(facts)
        before: i64 = len(told)
        both = min(many, before)
        first: i64 = 0
        while first < both and told[first] is facts[first]:
            first += 1
        last = many
        if many <= before:
            while last > first and told[last - 1] is facts[last - 1]:
                last -= 1
        width = self.width
        start = table * self.room * width
        if last > first:
            rows = b"".join(facts[first:last])
            self.memory[start + first * width : start + last * width] = rows
        if before > many:
            blank = bytes((before - many) * width)
            self.memory[start + many * width : start + before * width] = blank
        self.told[table] = facts


@final
class Sheet:
    """The memory of all rows of some tables."""

    def __init__(
        self, memory: dict[str, memoryview], tables: i64, tokens: i64, options: i64
    ) -> None:
        self.table = Part(memory["table"], 1, tables)
        self.tokens = Part(memory["tokens"], tokens, tables)
        self.facts = FactsPart(memory["facts"], tokens, tables)
        self.options = Part(memory["options"], options, tables)
        self.texts = Part(memory["texts"], options, tables)
        self.mask = Part(memory["action_mask"], options, tables)
        self.ones = b"\1" * options

    def put(self, table: i64, rows: Rows) -> bool:
        """Put the rows of a view where those of its table belong; return whether there is room."""
        if rows.many > self.tokens.room or rows.offered > self.options.room:
            return False
        self.table.put(table, 1, rows.table)
        self.tokens.put(table, rows.many, rows.tokens)
        self.facts.put(table, rows.facts)
        self.options.put(table, rows.offered, rows.options)
        self.texts.put(table, rows.offered, rows.texts)
        self.mask.put(table, rows.offered, self.ones[: rows.offered])
        return True
