"""No module grows past what a reader can hold."""

from __future__ import annotations

from tests.contract.repository import SOURCE, modules

MOST_LINES = 500


def test_no_module_is_longer_than_the_limit() -> None:
    lengths = {
        str(path.relative_to(SOURCE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in modules()
    }

    largest = sorted(lengths.items(), key=lambda item: -item[1])[:10]
    print(*(f"{lines:5} {name}" for name, lines in largest), sep="\n")

    assert lengths, "no module found"
    assert not [name for name, lines in largest if lines > MOST_LINES]
