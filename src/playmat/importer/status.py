"""The status file that an import writes with a library's cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playmat.cards.sets import CardSet
from playmat.cards.status import BY_OVERRIDE
from playmat.importer.results import CompiledSet
from playmat.importer.tally import tally


def status_text(
    compiled: Mapping[str, CompiledSet],
    known: Mapping[str, CardSet],
    old: str,
    digests: Mapping[str, str],
) -> str:
    """The text of a status file, one line per set, keeping the sets of the *old* one."""
    entries: dict[str, Any] = json.loads(old)
    for set_id, one in compiled.items():
        entries[set_id] = {**_entry(one, known[set_id]), "digest": digests[set_id]}
    lines = (
        f"{json.dumps(set_id)}: {json.dumps(entry, ensure_ascii=False)}"
        for set_id, entry in sorted(entries.items())
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _entry(compiled: CompiledSet, about: CardSet) -> dict[str, Any]:
    counts = tally(compiled).to_json()
    counts["refused"] = len(counts["refused"])
    overridden = [[f.card, f.kind, f.face] for f in compiled.faces if f.by == BY_OVERRIDE]
    return {"date": about.date, "series": about.series, **counts, "overridden": overridden}
