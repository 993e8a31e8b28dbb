"""The types of the pages say what the schema of the socket says."""

from __future__ import annotations

import re

from playmat.server.socket.schema import SCHEMAS
from tools.wire_types import FILE, page, written


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "run make docs"


def test_every_message_has_a_type_with_all_its_fields() -> None:
    for name, schema in SCHEMAS.items():
        (_, _, rest) = page().partition(f"  interface {name.capitalize()} {{\n")
        body, _, _ = rest.partition("\n  }\n")
        for field in schema["properties"]:
            assert re.search(rf"^    {field}\??:", body, re.MULTILINE)


def test_a_field_may_be_a_choice_a_pair_a_list_or_nothing() -> None:
    pair = {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}
    choice = {"enum": ["H", 1]}
    maybe = {"anyOf": [{"type": "string"}, {"type": "null"}]}

    assert written(pair, "") == "[string, number]"
    assert written(choice, "") == "'H' | 1"
    assert written(maybe, "") == "string | null"
    assert written({"type": "array", "items": maybe}, "") == "(string | null)[]"
    assert written({"type": ["string", "integer"]}, "") == "string | number"
