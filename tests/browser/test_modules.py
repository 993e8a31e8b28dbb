"""The scripts that draw nothing, each by itself: an empty page imports them and asks them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from playmat.server.http.pages import STATIC

ADDRESS = "http://pages.test/"
Js = Callable[..., Any]


@pytest.fixture(scope="module")
def js(chromium: Any) -> Iterator[Js]:
    """Yield a function that imports a script and calls a function with it; nothing is served."""

    def give(route: Any) -> None:
        name = route.request.url.removeprefix(ADDRESS)
        path = STATIC / "js" / name
        if not name:
            route.fulfill(body="", content_type="text/html")
        elif path.is_file():
            route.fulfill(path=path)
        else:
            route.abort()

    page = chromium.new_page()
    page.route("**/*", give)
    page.goto(ADDRESS)

    def asked(module: str, function: str, *values: Any) -> Any:
        call = f"async ([path, values]) => ({function})(await import(path), ...values)"
        return page.evaluate(call, [f"{ADDRESS}{module}", values])

    yield asked
    page.close()


# Markup


@pytest.mark.parametrize(
    ("value", "markup"),
    [
        ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;"),
        (["<", 1, 0], "&lt;10"),
        (None, ""),
        (False, ""),
        (0, "0"),
    ],
)
def test_whatever_comes_into_a_template_is_escaped(js: Js, value: Any, markup: str) -> None:
    assert js("lib/html.js", "(m, v) => m.html`<p>${v}</p>`.text", value) == f"<p>{markup}</p>"


def test_markup_of_our_own_goes_into_a_template_as_it_is(js: Js) -> None:
    made = js("lib/html.js", "m => m.html`<p>${[m.html`<b>${'<'}</b>`, m.safe('<i>')]}</p>`.text")

    assert made == "<p><b>&lt;</b><i></p>"


def test_no_is_written_out_in_an_aria_attribute_alone(js: Js) -> None:
    made = js("lib/html.js", 'm => m.html`<a aria-pressed="${false}" title="${false}">`.text')

    assert made == '<a aria-pressed="false" title="">'


@pytest.mark.parametrize(
    ("template", "markup"),
    [
        ("\n  <b>x</b>\n  <i>y</i>\n", "<b>x</b><i>y</i>"),
        ("<b>x</b> <i>y</i>", "<b>x</b> <i>y</i>"),
        ("<p>\n  some\n  words\n</p>", "<p>some words</p>"),
        ("<p>\n  ${'a'}\n  ${'b'} ${'c'}\n  d\n</p>", "<p>ab cd</p>"),
        (
            '<a\n  href="x"\n  ${m.safe("hidden")}\n  id="y">z</a>',
            '<a href="x" hidden id="y">z</a>',
        ),
        ("<p>${m.html`\n  <b>${1}</b>\n`}</p>", "<p><b>1</b></p>"),
    ],
)
def test_line_breaks_count_as_in_jsx(js: Js, template: str, markup: str) -> None:
    assert js("lib/html.js", f"m => m.html`{template}`.text") == markup


# Words


@pytest.mark.parametrize(("n", "said"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_one_of_something_is_no_plural(js: Js, n: int, said: str) -> None:
    assert js("lib/count.js", "(m, n) => m.count(n, 'card')", n) == said


@pytest.mark.parametrize(("seconds", "number"), [(120, "2"), (3000, "50"), (7200, "2")])
def test_a_moment_is_told_by_how_long_ago_it_was(js: Js, seconds: int, number: str) -> None:
    said = js("lib/times.js", "(m, s) => m.ago(Date.now() / 1000 - s)", seconds)

    assert said.startswith(f"{number} ")


# Keys


def test_a_key_is_moved_and_goes_back_to_the_usual_one(js: Js) -> None:
    moved = """m => {
      const said = m.moveKey('end', 'X'), now = [m.keyFor('end'), m.actFor('x'), m.isMoved()];
      m.usualKeys();
      return [said, ...now, m.keyFor('end'), m.isMoved()];
    }"""

    assert js("table/keys/keymap.js", moved) == ["", "x", "end", True, "e", False]


@pytest.mark.parametrize("key", ["Enter", " ", "5", "r"])
def test_a_key_that_has_its_work_is_not_given_away(js: Js, key: str) -> None:
    refused = "(m, key) => [m.moveKey('end', key), m.keyFor('end')]"

    said, still = js("table/keys/keymap.js", refused, key)

    assert said
    assert still == "e"


# Positions as text


LINE = (
    "xy; turn 5; player you; first foe; stadium foe:xy1-9;"
    " you: base1-58>base1-14 +L +L dmg10 paralyzed | base1-26 +L, base1-3; hand: base1-14, 2*L;"
    " deck: 4*L; prizes: 3*-; foe: base1-4; deck:; prizes:"
)


def test_a_position_that_is_read_is_written_the_same(js: Js) -> None:
    assert js("pages/board/text.js", "(m, line) => m.writeBoard(m.readBoard(line))", LINE) == LINE


def test_a_position_knows_its_pokemon(js: Js) -> None:
    board = js("pages/board/text.js", "(m, line) => m.readBoard(line)", LINE)

    assert (board["rules"], board["turn"], board["first"]) == ("xy", 5, 1)
    assert (board["stadium"], board["stadiumSeat"]) == ("xy1-9", 1)
    assert board["sides"][0]["actives"] == [
        {
            "stack": ["base1-58", "base1-14"],
            "attached": ["L", "L"],
            "damage": 10,
            "conditions": ["paralyzed"],
            "marks": [],
        }
    ]
    assert [mon["stack"] for mon in board["sides"][0]["bench"]] == [["base1-26"], ["base1-3"]]
    assert board["sides"][0]["hand"] == ["base1-14", "L", "L"]


# The log


def line(n: int, what: str, player: int = 0, **more: Any) -> dict[str, Any]:
    """Return a line of a log."""
    told = {"n": n, "turn": 1, "player": player, "what": what, "text": what, "rule": "", "depth": 1}
    return {**told, **more}


def test_coins_for_the_same_thing_are_one_beat(js: Js) -> None:
    log = [line(1, "coin", coins="H"), line(2, "coin", coins="T"), line(3, "coin", 1, coins="T")]

    beats = js("table/motion/beats.js", "(m, log) => m.beatsOf(log)", log)

    assert [(beat["kind"], beat["coins"]) for beat in beats] == [("coin", "HT"), ("coin", "T")]


def test_what_is_not_looked_at_goes_with_the_next_beat(js: Js) -> None:
    log = [line(1, "shuffle"), line(2, "draw"), line(3, "end_turn")]

    beats = js("table/motion/beats.js", "(m, log) => m.beatsOf(log)", log)

    assert [[each["what"] for each in beat["lines"]] for beat in beats] == [["shuffle", "draw"]]


def test_a_sum_of_damage_is_a_beat_a_step_and_one_that_does_it(js: Js) -> None:
    steps = [{"text": "base", "amount": 20}, {"text": "Weakness", "amount": 40}]

    beats = js(
        "table/motion/beats.js", "(m, log) => m.beatsOf(log)", [line(1, "damage", sum=steps, mon=7)]
    )

    assert [beat["kind"] for beat in beats] == ["sum", "sum", "damage"]
    assert [len(beat["lines"]) for beat in beats] == [0, 0, 1]


@pytest.mark.parametrize(
    ("waiting", "spent", "share"),
    [([100, 100], 0, 1), ([600, 600], 400, 0.5), ([9000], 1000, 0.05)],
)
def test_a_long_turn_is_shortened_to_what_is_left_of_its_time(
    js: Js, waiting: list[int], spent: int, share: float
) -> None:
    shortened = "(m, waiting, spent) => m.shortened(waiting, spent, 1000)"

    assert js("table/motion/tempo.js", shortened, waiting, spent) == pytest.approx(share)


def test_what_a_player_does_by_hand_is_not_waited_for(js: Js) -> None:
    lengths = """m => [0, 1].map(player => m.lengthOf({ kind: 'attach', line: { player } }, 0))"""

    own, other = js("table/motion/tempo.js", lengths)

    assert own == 0 < other


def test_more_coins_take_longer_up_to_a_limit(js: Js) -> None:
    lengths = """(m, coins) => m.lengthOf({ kind: 'coin', coins, line: { player: 1 } }, 0)"""

    one, three, many, more = (js("table/motion/tempo.js", lengths, "H" * n) for n in (1, 3, 20, 40))

    assert one < three < many == more


def test_an_action_has_what_came_of_it_below(js: Js) -> None:
    log = [
        line(1, "turn", depth=0),
        line(2, "attack"),
        line(3, "coin", depth=2),
        line(4, "damage", depth=2, act={"n": 2, "text": "It did 40"}),
    ]

    told = js(
        "table/view/log_acts.js",
        "(m, log) => m.acts(log).map(act => [m.actText(act), act.below.length])",
        log,
    )

    assert told == [["turn", 0], ["It did 40", 2]]


def test_a_game_is_told_by_its_log(js: Js) -> None:
    log = [
        line(1, "setup_active", 1, mon=8, turn=0),
        line(2, "attack", 0, mon=7, word="Gnaw"),
        line(3, "damage", 0, mon=8, amount=30, text="30 damage: to Pidgey"),
        line(4, "poison", 1, coins="HT", turn=2),
        line(5, "counters", 1, mon=8, amount=10, turn=2),
        line(6, "knock_out", 1, mon=8, turn=2),
        line(7, "prize", 0, turn=2),
    ]

    story = js("table/seats/story.js", "(m, log) => m.storyOf(log, [5, 6])", log)

    near, far = story["sides"]
    assert story["turns"] == 2
    assert near["prizes"] == [[0, 6], [2, 5]]
    assert (near["damage"], near["outs"]) == (40, 1)
    assert near["best"] == {"amount": 30, "attack": "Gnaw", "text": "30 damage"}
    assert (far["best"], far["damage"], far["coins"]) == (None, 0, {"heads": 1, "all": 2})


# The table between two frames


def mon(serial: int, **more: Any) -> dict[str, Any]:
    """Return a Pokémon in play."""
    bare = {"serial": serial, "card": "base1-1", "stack": ["base1-1"], "energy": [], "gear": []}
    return {**bare, "damage": 0, "hp": 60, "conditions": [], "markers": [], **more}


def side(actives: list[dict[str, Any]], bench: list[dict[str, Any]]) -> dict[str, Any]:
    """Return one player's half of a view."""
    zones = ("discard", "lost", "beside", "playing", "aside")
    counts = ("energy_played", "supporters", "retreats")
    return {
        **{zone: [] for zone in zones},
        **dict.fromkeys(counts, 0),
        "hand_count": 1,
        "hand": ["base1-98"],
        "deck_count": 40,
        "prizes": ["", ""],
        "actives": actives,
        "bench": bench,
    }


def patched(js: Js, told: dict[str, Any], after: dict[str, Any] | None = None) -> Any:
    """Return the sides of a view after one line of the log, Pokémon 1 and 2 against 3."""
    sides = [side([mon(1, damage=20)], [mon(2)]), side([mon(3, conditions=["asleep"])], [])]
    view = {"table": {"turn": 3, "player": 0}, "sides": sides}
    seen = js(
        "table/motion/patch.js", "(m, ...all) => m.patched(...all)", view, told, after or view
    )
    return seen["sides"]


@pytest.mark.parametrize(
    ("what", "amount", "damage"), [("damage", 30, 50), ("heal", 30, 0), ("hp_left", 10, 50)]
)
def test_a_line_changes_the_damage_of_a_pokemon(
    js: Js, what: str, amount: int, damage: int
) -> None:
    sides = patched(js, line(1, what, mon=1, amount=amount))

    assert sides[0]["actives"][0]["damage"] == damage


def test_counters_move_from_one_pokemon_to_another(js: Js) -> None:
    sides = patched(js, line(1, "counters_moved", mon=2, other=1, amount=10))

    assert sides[0]["bench"][0]["damage"] == sides[0]["actives"][0]["damage"] == 10


def test_a_pokemon_wakes_up(js: Js) -> None:
    assert patched(js, line(1, "wake", 1, mon=3))[1]["actives"][0]["conditions"] == []


def test_a_pokemon_that_retreats_changes_places_with_one_of_the_bench(js: Js) -> None:
    sides = patched(js, line(1, "retreated", mon=2, other=1))

    assert [m["serial"] for m in sides[0]["actives"]] == [2]
    assert [m["serial"] for m in sides[0]["bench"]] == [1]


def test_an_attached_card_leaves_the_hand(js: Js) -> None:
    moves = [{"card": "base1-98", "from": "hand", "to": "mon"}]

    sides = patched(js, line(1, "attach", mon=1, moves=moves))

    assert (sides[0]["hand"], sides[0]["hand_count"]) == ([], 0)
    assert sides[0]["actives"][0]["energy"] == ["base1-98"]


def test_a_pokemon_knocked_out_lies_there_until_the_next_line(js: Js) -> None:
    sides = patched(js, line(1, "knock_out", 1, mon=3))

    assert sides[1]["actives"][0]["out"]


# What the table knows


HEARD = """(m, frames) => {
  m.state.heard = [];
  return frames.map(frame => m.hear(frame).map(line => line.n));
}"""


def test_only_new_lines_of_a_log_are_heard(js: Js) -> None:
    one, two, three = (line(n, f"line {n}") for n in (1, 2, 3))
    frames = [{"lines": 2, "log": [one, two]}, {"lines": 3, "log": [two, three]}]

    assert js("table/state.js", HEARD, frames) == [[1, 2], [3]]


def test_after_a_take_back_the_log_is_heard_anew_from_there(js: Js) -> None:
    one, two, other = line(1, "turn"), line(2, "attack"), line(2, "retreat")
    frames = [{"lines": 2, "log": [one, two]}, {"lines": 1, "log": [one]}]
    frames.append({"lines": 2, "log": [other]})

    assert js("table/state.js", HEARD, frames) == [[1, 2], [], [2]]


def option(n: int, kind: str, card: str = "", **more: Any) -> dict[str, Any]:
    """Return an option of a question."""
    shown = {"n": n, "kind": kind, "card": card, "label": f"{kind} {n}", "note": "", "group": None}
    return {**shown, "hand": None, "preview": None, **more}


def test_options_are_lines_in_the_order_in_which_they_are_thought_of(js: Js) -> None:
    options = [
        option(1, "end"),
        option(2, "attach", "base1-98", group=0),
        option(3, "attach", "base1-98", group=0),
        option(4, "attack", preview=[{"mon": 3, "damage": 10, "heal": 0, "ko": False}]),
        option(5, "attack", preview=[{"mon": 3, "damage": 30, "heal": 0, "ko": False}]),
    ]
    groups = [{"label": "Attach Fire Energy", "heading": "Where?", "note": "2 places"}]
    ask = {"what": "main", "options": options, "groups": groups}

    lines = js("table/ask/option_groups.js", "(m, ask) => m.grouped(ask)", ask)

    assert [[each["n"] for each in one["options"]] for one in lines] == [[5], [4], [2, 3], [1]]
    assert lines[2]["label"] == "Attach Fire Energy"


@pytest.mark.parametrize(
    ("what", "kinds", "on_table"),
    [
        ("main", ["attack", "end"], True),
        ("setup_active", ["card"], True),
        ("prize", ["prize", "prize"], True),
        ("pick_mon", ["mon", "stop"], True),
        ("pick_card", ["card", "stop"], False),
        ("may", ["yes", "no"], False),
    ],
)
def test_a_question_is_put_on_the_table_where_all_of_it_lies_there(
    js: Js, what: str, kinds: list[str], on_table: bool
) -> None:
    ask = {"what": what, "options": [{"kind": kind} for kind in kinds]}

    assert js("table/ask/question_text.js", "(m, ask) => m.onTable(ask)", ask) is on_table


# Cards


@pytest.mark.parametrize(
    ("text", "letters"),
    [("Gives 2 Colorless.", "CC"), ("Gives Fire.", "R"), ("Something else.", "S"), ("", "S")],
)
def test_what_an_energy_card_gives_is_read_from_its_text(js: Js, text: str, letters: str) -> None:
    assert js("card/card.js", "(m, text) => m.energyTypes({ text })", text) == letters


@pytest.mark.parametrize("place", [(0, "actives", 0), (1, "actives", 1), (0, "bench", 4)])
def test_the_number_of_a_pokemon_tells_where_it_stands(js: Js, place: tuple[Any, ...]) -> None:
    spot = js("pages/board/view.js", "(m, place) => m.spot(m.serial(...place))", list(place))

    assert tuple(spot.values()) == place


def test_the_plot_of_prizes_goes_down_step_by_step(js: Js) -> None:
    sides = [{"name": name, "prizes": [[0, 6], [4, 5]]} for name in ("Ada", "Bo")]

    drawn = js("table/seats/prize_plot.js", "(m, sides) => m.prizePlot(sides, 8).text", sides)

    assert drawn.count('<path class="pl-line') == 2
    assert "M22.0 10.0H22" not in drawn
    assert "Ada: 6 after turn 0, 5 after turn 4" in drawn
