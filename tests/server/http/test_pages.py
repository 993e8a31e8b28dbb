"""Pages are assembled on request from a template, their body and their imports."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from playmat.server.http.page_head import HEADS
from playmat.server.http.pages import STATIC, TEMPLATE, StaticFiles
from tests.server.tables import served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("pages")) as client:
        yield client


@pytest.mark.parametrize("name", HEADS)
def test_a_page_is_whole_by_its_route_and_by_its_file(client: TestClient, name: str) -> None:
    head = HEADS[name]

    page = client.get(head.route or f"/{name}").text

    assert page.startswith("<!doctype html>")
    assert page.endswith("</html>\n")
    assert f"<title>{head.title}</title>" in page
    assert "$" not in page.partition("<body")[0]
    assert (STATIC / name).read_text("utf-8") in page
    assert client.get(f"/{name}").text == page


def test_where_no_page_is_people_see_one_and_programs_are_told(client: TestClient) -> None:
    person = client.get("/no/such/page", headers={"Accept": "text/html,*/*"})
    program = client.get("/no/such/page", headers={"Accept": "application/json"})

    assert (person.status_code, program.status_code) == (404, 404)
    assert "Page not found" in person.text
    assert person.headers["content-type"].startswith("text/html")
    assert program.json()["error"]["code"] == "unknown"


def test_the_template_itself_is_not_served(client: TestClient) -> None:
    assert client.get(f"/{TEMPLATE}").status_code == 404


def test_a_page_is_made_anew_when_a_script_imports_another(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    shelf = StaticFiles(folder)
    before = shelf.page("cards.html")
    script = folder / HEADS["cards.html"].script

    script.write_text(f"import '../../deck/own_decks.js';\n{script.read_text('utf-8')}", "utf-8")
    os.utime(script, (1, 1))
    after = shelf.page("cards.html")

    link = b'<link rel="modulepreload" href="/js/deck/own_decks.js">'
    assert link not in before.body
    assert link in after.body
    assert before.tag != after.tag
    assert shelf.page("cards.html") is after
