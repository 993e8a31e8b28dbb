"""REST responses about cards, decks, rules, replays and positions, and the pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from playmat.agents.registry import offered
from playmat.decks.famous_decks import famous_decks
from playmat.rules.books import BOOKS, LABELS
from playmat.server.catalogue import wordings
from tests.decks.listed import NAMES
from tests.server.tables import API, BOT, ME, new, play_out, seated, served

Plain = dict[str, Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("rest")) as client:
        yield client


def got(client: TestClient, path: str, **query: Any) -> Any:
    answer = client.get(f"{API}{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def sent(client: TestClient, path: str, wish: Plain) -> Any:
    answer = client.post(f"{API}{path}", json=wish)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def test_the_books_are_told_apart(client: TestClient) -> None:
    books = got(client, "/books")

    assert [book["id"] for book in books] == list(BOOKS)
    assert [book["year"] for book in books] == sorted(book["year"] for book in books)
    assert len({tuple(book["facts"]) for book in books}) > 2
    assert [book["short"] for book in books] == [label.short for label in LABELS.values()]


def test_a_game_that_names_no_decks_is_played_with_those_of_its_book(client: TestClient) -> None:
    decks = {deck["id"]: deck for deck in got(client, "/decks")}

    for book in got(client, "/books"):
        made = sent(client, "/games", {"rules": book["id"], "seats": [ME, BOT]})
        played = got(client, f"/games/{made['game']}")["decks"]
        usual = [decks[deck_id] for deck_id in book["decks"]]
        assert [deck["name"] in name for deck, name in zip(usual, played, strict=True)] == [1, 1]
        assert {(deck["kind"], deck["rules"]) for deck in usual} == {("theme", book["id"])}


def test_decks_of_our_own_cards_are_listed_last(client: TestClient) -> None:
    decks = got(client, "/decks")

    kinds = ["famous"] * len(famous_decks()) + ["theme"] * 156 + ["sample"] * len(NAMES)
    assert [deck["kind"] for deck in decks] == kinds
    assert {deck["group"] for deck in decks[-len(NAMES) :]} == {"Playmat's own cards"}


def test_a_famous_deck_is_listed_with_its_years_and_played_by_name(client: TestClient) -> None:
    deck = got(client, "/decks/rain-dance")

    made = new(client, ME, BOT, rules=deck["rules"], decks=[{"id": "rain-dance"}])

    assert (deck["years"], deck["rules"]) == ("1999-2000", "ecard")
    assert deck["story"]
    assert deck["wins"]
    assert got(client, f"/games/{made['game']}")["decks"] == ["Rain Dance", "Rain Dance"]


def test_every_built_in_agent_is_offered_with_a_line_about_it(client: TestClient) -> None:
    agents = got(client, "/agents")

    assert [agent["id"] for agent in agents] == list(offered())
    assert all(agent["note"] for agent in agents)


def test_a_level_that_is_a_player_by_another_name_says_so(client: TestClient) -> None:
    agents = {agent["id"]: agent for agent in got(client, "/agents")}

    assert agents["regular"]["same"] == "greedy"
    assert agents["regular"]["rating"] == agents["greedy"]["rating"]
    assert agents["skilled"]["same"] is None
    assert agents["greedy"]["same"] is None


def test_a_face_has_facts_and_our_own_wording(client: TestClient) -> None:
    (face,) = got(client, "/cards", ids="base1-58")

    assert face["name"] == "Pikachu"
    assert face["hp"] == 40
    assert face["weak"] == [["F", "×2"]]
    assert face["attacks"][1]["cost"] == "LC"
    assert "coin" in face["attacks"][1]["text"].casefold()
    assert (face["programmed"], face["blank"]) == (True, False)


def test_unknown_cards_are_left_out_and_plain_energy_has_a_face(client: TestClient) -> None:
    faces = got(client, "/cards", ids="nope-1,energy-L,../x")

    assert [face["name"] for face in faces] == ["Lightning Energy"]


def test_the_page_of_a_card_tells_its_line_prints_terms_and_programs(client: TestClient) -> None:
    page = got(client, "/cards/base1-14")

    line = [(each["stage"], each["name"]) for each in page["lines"]]
    assert line[:3] == [("Baby", "Pichu"), ("Basic", "Pikachu"), ("Stage 1", "Raichu")]
    assert page["species"][0]["lines"][0] == "National Pokédex no. 26"
    assert page["tips"]
    assert any(each["id"] == "base1-14" for each in page["printings"])
    assert "Coin" in [each["term"] for each in page["dictionary"]]
    assert page["programs"]
    assert all(each["by"] for each in page["status"])


def test_the_page_of_a_card_names_the_printing_that_changed_its_text(client: TestClient) -> None:
    assert got(client, "/cards/bw10-83")["rewritten"] == "xy9-105"
    assert got(client, "/cards/base1-14")["rewritten"] is None


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("pikachu", "Pikachu"),
        ("kind:supporter professor", "Professor Oak"),
        ("type:fire hp:120.. charizard", "Charizard"),
        ('set:base1 attack:"thunder jolt"', "Pikachu"),
    ],
)
def test_a_search_finds(client: TestClient, query: str, name: str) -> None:
    found = got(client, "/cards/search", q=query)

    assert found["total"] > 0
    assert any(name.split()[0] in card["name"] for card in found["cards"])


def test_a_search_is_paged(client: TestClient) -> None:
    first, second = (got(client, "/cards/search", q="", page=page) for page in (0, 1))

    assert first["total"] == second["total"] > 8000
    assert len(first["cards"]) == 60
    assert first["cards"][0]["id"] != second["cards"][0]["id"]


def test_texts_are_searched_before_they_are_all_indexed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path))
    monkeypatch.setattr(wordings, "AT_ONCE", 1e9)
    few = got(client, "/cards/search", q='text:"draw 2 cards" set:base1')
    monkeypatch.setattr(wordings, "AT_ONCE", 0.0)
    many = got(client, "/cards/search", q="words:paralyzed")
    named = got(client, "/cards/search", q="bill")

    assert ("Bill" in [card["name"] for card in few["cards"]], few["partial"]) == (True, False)
    assert many["partial"]
    assert (named["cards"][0]["name"], named["partial"]) == ("Bill", False)


def test_a_misspelt_search_finds_the_cards_of_the_name_meant(client: TestClient) -> None:
    found = got(client, "/cards/search", q="pikacu set:base1")

    assert ([card["id"] for card in found["cards"]], found["near"]) == (["base1-58"], ["Pikachu"])


def test_a_search_for_what_no_card_has_is_refused(client: TestClient) -> None:
    answer = client.get(f"{API}/cards/search", params={"q": "type:cheese"})

    assert answer.status_code == 400
    assert "cheese" in answer.json()["error"]["message"]


def test_a_rule_is_told_for_every_book(client: TestClient) -> None:
    rule = got(client, "/rules/SETUP-07")

    assert rule["title"] == "Extra cards for a mulligan"
    assert [book for each in rule["says"] for book in each["books"]] == list(BOOKS)
    assert all(each["text"].endswith(".") and each["origins"] for each in rule["says"])


def test_a_rule_of_a_kind_says_which_books_know_it(client: TestClient) -> None:
    rule = got(client, "/rules/CARD-MEGA-3")

    assert rule["kind"].endswith("Covered in XY 2016.")
    assert got(client, "/rules/RETREAT-02")["kind"] == ""


def test_the_books_are_compared_where_they_differ(client: TestClient) -> None:
    found = got(client, "/rules")

    ids = [rule["id"] for rule in found["rules"]]
    kinds = {kind["title"]: kind["books"] for kind in found["kinds"]}
    assert {"M-02", "M-44", "M-83", "M-98", "M-99"} <= set(ids)
    assert "M-03" not in ids
    assert kinds["Two-on-two battles"] == ["ex"]
    assert kinds["Baby Pokémon"] == ["ecard", "ex"]


def test_decks_are_listed_with_whether_they_can_be_played(client: TestClient) -> None:
    decks = got(client, "/decks")
    one = got(client, "/decks/base1-overgrowth")

    assert {deck["state"] for deck in decks} <= {"playable", "illegal", "waits"}
    assert sum(deck["state"] == "playable" for deck in decks) > 10
    assert sum(card["count"] for card in one["cards"]) == 60


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        ("haymaker", "Hitmonchan"),
        ("rain-dance", "Blastoise"),
        ("damage-swap", "Alakazam"),
        ("sneasel", "Sneasel"),
    ],
)
def test_a_deck_is_drawn_by_its_main_pokemon(client: TestClient, deck: str, key: str) -> None:
    found = got(client, f"/decks/{deck}")["key"]

    assert found["name"] == key
    assert set(found) == {"name", "types", "stage", "family", "shape"}


def test_a_deck_list_is_read_checked_and_written(client: TestClient) -> None:
    text = "# Mine\n4 Pikachu BS 58\n56 Lightning Energy BS 100\n"

    read = sent(client, "/decks/read", {"text": text})
    checked = sent(client, "/decks/check", {"cards": read["cards"], "rules": "ecard"})
    written = sent(
        client, "/decks/write", {"cards": read["cards"], "name": "Mine", "style": "ptcgo"}
    )

    assert read["name"] == "Mine"
    assert read["problems"] == []
    assert checked["size"] == 60
    assert checked["violations"] == []
    assert checked["odds"]["starters"] == 4
    assert "Pikachu" in written["text"]


def test_a_list_with_mistakes_tells_each_line(client: TestClient) -> None:
    read = sent(client, "/decks/read", {"text": "4 Pikachuu\n1 Nothing At All XX 99\n"})

    assert [each["line"] for each in read["problems"]] == [1, 2]
    assert all(each["why"] for each in read["problems"])
    near = read["problems"][0]["near"]
    again = sent(client, "/decks/read", {"text": "\n".join(card["line"] for card in near)})
    assert near[0]["name"] == "Pikachu"
    assert near[0]["line"].startswith("4 Pikachu ")
    assert again["cards"] == [{"id": card["id"], "count": 4} for card in near]


def test_the_copies_that_are_too_many_are_told(client: TestClient) -> None:
    machamp, level_up = {"id": "dp7-20", "count": 4}, {"id": "dp7-98", "count": 1}
    cards = [machamp, level_up, {"id": "dp1-128", "count": 55}]

    checked = sent(client, "/decks/check", {"cards": cards, "rules": "platinum"})

    (over,) = [each for each in checked["violations"] if each["rule"] == "FORMAT-2"]
    assert over["cut"] == [{"id": "dp7-98", "count": 1}]
    assert checked["book"] == "platinum"


def test_what_a_deck_breaks_is_told_with_its_rule(client: TestClient) -> None:
    checked = sent(client, "/decks/check", {"cards": [{"id": "base1-58", "count": 5}]})

    rules = {each["rule"] for each in checked["violations"]}
    assert {"FORMAT-1", "FORMAT-2"} <= rules
    assert checked["odds"] is None


def test_a_random_deck_is_legal_and_the_same_for_the_same_seed(client: TestClient) -> None:
    one = sent(client, "/decks/random", {"format": "base-fossil", "seed": 3})
    again = sent(client, "/decks/random", {"format": "base-fossil", "seed": 3})
    checked = sent(client, "/decks/check", {"cards": one["cards"], "format": "base-fossil"})

    assert one == again
    assert checked["violations"] == []


def test_a_game_with_listed_cards_can_be_played(client: TestClient) -> None:
    deck = got(client, "/decks/base1-blackout")
    cards = {"name": "My own", "cards": deck["cards"]}

    made = new(client, ME, BOT, rules="ecard", decks=[cards, {"id": "base1-overgrowth"}])

    assert got(client, f"/games/{made['game']}")["decks"][0] == "My own"


def test_a_finished_game_is_stepped_through_and_forked(client: TestClient) -> None:
    made = new(client, ME, BOT, seed=11)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 5)
    game = made["game"]

    last = got(client, f"/replays/{game}/frames/0")["steps"]
    middle = got(client, f"/replays/{game}/frames/{last // 2}")
    forked = sent(
        client, f"/replays/{game}/fork", {"step": last // 2, "seats": [ME, ME], "name": "Ada"}
    )

    assert all(side["hand"] for side in middle["view"]["sides"])
    assert middle["given"] in [option["text"] for option in middle["ask"]["options"]]
    with seated(client, forked["game"], forked["tokens"]["0"]) as seat:
        assert seat.frame["ask"]["what"] == middle["ask"]["what"]
        seat.answer(0)
    assert client.get(f"{API}/replays/{game}/frames/{last + 1}").status_code == 404


def test_a_position_is_checked_and_played_from(client: TestClient) -> None:
    checked = sent(client, "/positions", {"text": scenario_text(client)})
    made = new(client, ME, BOT, position=checked["text"])

    assert checked["problems"] == []
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        side = seat.frame["view"]["sides"][0]
        assert side["actives"][0]["card"] == "base1-58"
        attack = next(o for o in seat.options if o["kind"] == "attack")
        assert attack["preview"]
        seat.answer(attack["n"])


def test_a_game_from_a_position_comes_back_and_is_replayed(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new(client, ME, BOT, position=scenario_text(client))
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            seat.answer(0)

    with served(tmp_path) as client:
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 1)
        text = client.get(f"{API}/replays/{made['game']}").text

        assert sent(client, "/replays", {"text": text})["id"]


def scenario_text(client: TestClient) -> str:
    wish = {
        "scenario": {
            "rules": "ecard",
            "position": {"you": "base1-58 +L +L", "foe": "base1-52 dmg10", "hand": "L, base1-58"},
        }
    }
    return str(sent(client, "/positions", wish)["text"])


def test_a_bad_position_tells_what_is_wrong(client: TestClient) -> None:
    checked = sent(client, "/positions", {"text": "ecard; you: nobody-1"})

    assert checked["problems"]
    assert checked["scenario"] is None


def test_a_changed_replay_is_refused(client: TestClient) -> None:
    answer = client.post(f"{API}/replays", json={"text": '{"format": "playmat-replay"}'})

    assert answer.status_code == 400
    assert "replay" in answer.json()["error"]["message"]


@pytest.mark.parametrize("path", ["/", "/table", "/decks", "/cards"])
def test_pages_are_served_packed_and_cached(client: TestClient, path: str) -> None:
    page = client.get(path, headers={"Accept-Encoding": "gzip"})
    again = client.get(path, headers={"If-None-Match": page.headers["etag"]})

    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert again.status_code == 304
    assert again.content == b""
