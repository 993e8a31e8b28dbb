"""Scripts of the pages can be read in a diff."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

SCRIPTS: Final = Path("src/playmat/server/static/js")
DRAWN: Final = re.compile(
    r"<(?:path|circle|ellipse|rect|line|pattern|polygon|g|svg|stop)\b|[MCLQ]\$\{|'M\d|translate\("
)
MOST: Final = 120


def test_lines_have_at_most_120_characters_unless_they_draw() -> None:
    long = [
        f"{path}:{n}"
        for path in sorted(SCRIPTS.rglob("*.js"))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > MOST and not DRAWN.search(line)
    ]

    assert long == []
