"""Rows of views written into existing memory, a place for each table.

Most rows of such memory are blank, and writing them costs more than all the others. So only rows
that are no longer in use are blanked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from mypy_extensions import i64

from playmat.kinds import asks
from playmat.model.definitions import Match
from playmat.model.state import State
from playmat.model.views.packed import Names, Rows, blank
from playmat.model.views.tokens import see


@final
class Part:
    """Memory for one kind of row, with room for the same number of rows per table."""

    def __init__(self, memory: memoryview, room: i64, tables: i64) -> None:
        self.memory = memory
        self.room = room
        self.width: i64 = len(memory) // (room * tables)
        self.used: list[i64] = [0] * tables

    def put(self, table: i64, many: i64, pieces: list[bytes]) -> None:
        """Write the rows of a table; the pieces are used up."""
        before = self.used[table]
        after = many
        if before > many:
            pieces.append(blank((before - many) * self.width))
            after = before
        if after > 0:
            start = table * self.room * self.width
            self.memory[start : start + after * self.width] = b"".join(pieces)
        self.used[table] = many


@final
class ToldPart:
    """Memory for the facts beside rows; what has not changed is not written again."""

    def __init__(self, memory: memoryview, room: i64, tables: i64) -> None:
        self.memory = memory
        self.room = room
        self.width: i64 = len(memory) // (room * tables)
        self.told: list[list[bytes]] = [[] for _ in range(tables)]

    def put(self, table: i64, facts: list[bytes]) -> None:
        """Write the facts of each row of a table."""
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
            gone = blank((before - many) * width)
            self.memory[start + many * width : start + before * width] = gone
        self.told[table] = facts


@final
class MaskPart:
    """Memory with one byte per option, 1 if it is offered."""

    def __init__(self, memory: memoryview, room: i64, tables: i64) -> None:
        self.memory = memory
        self.room = room
        self.used: list[i64] = [0] * tables
        self.ones = b"\1" * room

    def put(self, table: i64, many: i64) -> None:
        """Mark the first *many* options of a table as offered."""
        before = self.used[table]
        start = table * self.room
        if many > before:
            self.memory[start + before : start + many] = self.ones[: many - before]
        elif many < before:
            self.memory[start + many : start + before] = blank(before - many)
        self.used[table] = many


@final
class Sheet:
    """The memory for all rows of several tables, each with a match and its names."""

    def __init__(
        self,
        memory: dict[str, memoryview],
        tables: i64,
        room: tuple[i64, i64],
        called: Callable[[Match], Names],
        asked_for: Callable[[State], tuple[int, int, int]],
    ) -> None:
        tokens, options = room
        self.table = Part(memory["table"], 1, tables)
        self.tokens = Part(memory["tokens"], tokens, tables)
        self.facts = ToldPart(memory["facts"], tokens, tables)
        self.options = Part(memory["options"], options, tables)
        self.texts = ToldPart(memory["texts"], options, tables)
        self.mask = MaskPart(memory["action_mask"], options, tables)
        self.called = called
        self.asked_for = asked_for
        self.matches: list[Match | None] = [None] * tables
        self.names: list[Names | None] = [None] * tables
        self.wanted: tuple[int, int] = (0, 0)
        """How many rows and options the last view needed."""

    def fill(self, seen: Sequence[tuple[State, int]]) -> bool:
        """Write the views of players into the first tables; return False if one has no room."""
        table: i64 = 0
        for st, seat in seen:
            if not self.look(table, st, seat):
                return False
            table += 1
        return True

    def look(self, table: i64, st: State, seat: i64) -> bool:
        """Write a player's view into a table; return False if there is no room."""
        return self.put(table, see(st, seat, self.names_at(table, st), self.picking(st, seat)))

    def names_at(self, table: i64, st: State) -> Names:
        """Names for the cards of a table, asked for only when its match changes."""
        names = self.names[table]
        if names is None or self.matches[table] is not st.match:
            names = self.called(st.match)
            self.names[table] = names
            self.matches[table] = st.match
        return names

    def picking(self, st: State, seat: i64) -> tuple[i64, i64, i64]:
        """Number of picks made, and the least and most to make, for the choosing player."""
        if st.chooser != seat:
            return (0, 0, 0)
        if st.ask == asks.MAIN:
            return (0, 1, 1)
        return self.asked_for(st)

    def put(self, table: i64, rows: Rows) -> bool:
        """Write the rows of a view into a table; return False if there is no room."""
        many: i64 = len(rows.facts)
        offered: i64 = len(rows.texts)
        if many > self.tokens.room or offered > self.options.room:
            self.wanted = (many, offered)
            return False
        self.table.put(table, 1, rows.table)
        self.tokens.put(table, many, rows.tokens)
        self.facts.put(table, rows.facts)
        self.options.put(table, offered, rows.options)
        self.texts.put(table, rows.texts)
        self.mask.put(table, offered)
        return True
