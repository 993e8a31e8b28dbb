"""Events are animated one by one, on a clock that the tests advance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import READY, click_first, finished_game, new_game, seq_of, sit_down
from tests.browser.screens import MIDDLE

GREEDY = [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]
BOT_TURN = (
    "xy; turn 5; player you; first you; you: base1-42 +W dmg10 | base1-26; hand: L; deck: 6*L; "
    "prizes: 4*L; foe: base1-58 +L +L | base1-46; hand: base1-24; deck: 6*base1-4; prizes: 4*R"
)
"""Greedy evolves Charmander; then Pikachu's Thunder Jolt, doubled, Knocks Out Wartortle."""
TWO_PRIZES = (
    "xy; turn 5; player you; first you; you: base1-16 +L +L +L +L | base1-58; deck: 6*L; "
    "prizes: 2*base1-44, 2*base1-46; foe: xy1-1 dmg100 | base1-26; deck: 6*R; prizes: 4*R"
)
"""Zapdos's Thunderbolt Knocks Out a Venusaur-EX, which is worth two Prizes."""
BOTH_ACTIVE = (
    "ex; turn 5; player you; first you; you: ex12-69 +W +W & base1-44; deck: 6*W; prizes: 4*W; "
    "foe: base1-44 & base1-63 | base1-58; deck: 6*R; prizes: 4*R"
)
"""Wailmer's Double Tackle hits both Active Pokémon of the opponent."""
LOOK = """() => {
  const all = selector => [...document.querySelectorAll(selector)];
  const text = selector => all(selector).map(e => e.innerText.replace('\\n', ' ')).join(' / ');
  return {
    beat: document.body.dataset.beat?.split(' ')[0] || '',
    ms: Math.round(beats[0]?.ms || 0),
    words: text('.beat:not([hidden]) :is(.eyebrow, h2, p, .adds li)'),
    marks: text('.beatmarks:not([hidden]) b'),
    hp: text('.half--me .active .hp b'),
    bench: text('.half--foe .bench .c-name'),
    prizes: text('.half--foe .prizes .zone-label b'),
    out: all('.mon.is-out').length,
    sheet: document.querySelector('#sheet').open,
    lines: all('#lines li').length,
    moving: document.getAnimations().filter(a => a.effect.getTiming().duration > 20).length,
  };
}"""
"""What is visible now."""


DECKS = """async () => {
  const game = new URLSearchParams(location.search).get('game');
  return (await (await fetch(`/api/v1/games/${game}`)).json()).decks;
}"""


def beat_by_beat(page: Any) -> list[dict[str, Any]]:
    """Advance the clock from beat to beat up to a question; return what was shown."""
    seen: list[dict[str, Any]] = []
    while True:
        page.wait_for_selector(f"body[data-beat], {READY}")
        now = page.evaluate(LOOK)
        if not now["beat"]:
            return seen
        seen.append(now)
        page.evaluate("beats.shift().then()")


def press(page: Any, words: str) -> None:
    page.locator("#options .opt", has_text=words).first.click()


def play(page: Any, words: str) -> None:
    """Press an option and wait until the table shows its result."""
    seq = seq_of(page)
    press(page, words)
    page.wait_for_selector(f"body[data-beat], body:not([data-seq='{seq}'])")


def kinds(seen: list[dict[str, Any]]) -> list[str]:
    return [each["beat"] for each in seen]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_bots_turn_is_shown_beat_by_beat_in_order(tab: Tab, server: str, motion: str) -> None:
    page = tab(beats=True, reduced_motion=motion)
    sit_down(page, new_game(server, seats=GREEDY, position=BOT_TURN))

    play(page, "End turn")
    seen = beat_by_beat(page)

    assert kinds(seen)[:8] == ["turn", "draw", "evolve", "attack", "sum", "sum", "damage", "coin"]
    assert kinds(seen)[-5:] == ["knock_out", "prize", "promote", "turn", "draw"]
    at = {each["beat"]: each for each in reversed(seen)}
    first, second = (each for each in seen if each["beat"] == "sum")
    assert (at["turn"]["words"], seen[-2]["words"]) == (
        "Greedy’s turn / Turn 6",
        "Your turn / Turn 7",
    )
    assert (at["draw"]["bench"], at["evolve"]["bench"]) == ("Charmander", "Charmeleon")
    assert at["attack"]["words"] == "PIKACHU / Thunder Jolt / against Wartortle"
    assert first["words"] == "WARTORTLE / 30 damage / Thunder Jolt 30 30"
    assert second["words"].endswith("60 damage / Thunder Jolt 30 30 / Weakness ×2 60")
    assert (second["hp"], at["damage"]["hp"], at["damage"]["marks"]) == ("60", "0", "−60")
    assert at["coin"]["words"].split(" / ")[:2] in (
        ["Heads", "Thunder Jolt"],
        ["Tails", "Thunder Jolt"],
    )
    assert (at["damage"]["out"], at["knock_out"]["out"], at["prize"]["out"]) == (0, 1, 0)
    assert at["knock_out"]["marks"] == "Knocked Out"
    assert (at["knock_out"]["prizes"], at["prize"]["prizes"]) == ("4", "3")
    assert (at["prize"]["hp"], at["promote"]["hp"]) == ("", "40")
    assert not any(each["sheet"] for each in seen)
    assert [each["lines"] for each in seen] == sorted(each["lines"] for each in seen)
    assert sum(each["ms"] for each in seen) < 8000
    if motion == "reduce":
        assert {each["moving"] for each in seen} == {0}


def test_at_the_first_beat_of_a_turn_nothing_is_ticked_off(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    sit_down(page, new_game(server, seats=GREEDY, position=MIDDLE))
    press(page, "Attach Fire")
    page.click(".mon.opt-target >> nth=0")
    page.wait_for_selector(".once .used:has-text('Energy: attached')")

    play(page, "End turn")
    page.wait_for_selector("body[data-beat^=turn]")

    assert page.locator(".turn h2").inner_text() == "Greedy’s turn"
    assert page.locator(".once .used").count() == 0


def test_a_knock_out_gives_two_prizes_chosen_on_the_mat_and_turned_over(
    tab: Tab, server: str
) -> None:
    page = tab(PHONE, "light", beats=True, has_touch=True, is_mobile=True)
    sit_down(page, new_game(server, seats=GREEDY, position=TWO_PRIZES))

    page.click("#bar [data-do=panel]")
    play(page, "Thunderbolt")
    blow = beat_by_beat(page)
    taken = []
    for slot in (2, 0):
        page.tap(f"[data-prize='{slot}']")
        taken.append(beat_by_beat(page)[0])

    assert kinds(blow) == ["attack", "damage", "knock_out"]
    assert [each["words"] for each in taken] == [
        "YOU: PRIZE / Charmander",
        "YOU: PRIZE / Bulbasaur",
    ]
    assert page.locator(".half--me .prizes .zone-label b").inner_text() == "2"
    assert not any(each["sheet"] for each in [*blow, *taken])


def test_a_blow_against_both_active_pokemon_is_seen_at_once(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    sit_down(page, new_game(server, rules="ex", actives=2, seats=GREEDY, position=BOTH_ACTIVE))

    play(page, "Double Tackle")
    blow = next(each for each in beat_by_beat(page) if each["beat"] == "damage")

    assert blow["words"] == "BULBASAUR, SQUIRTLE / 20 damage each"
    assert blow["marks"] == "−20 / −20"


def test_any_key_or_tap_skips_and_presses_nothing_else(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    skipped = []

    for way in ("key", "tap"):
        sit_down(page, new_game(server, seats=GREEDY, position=BOT_TURN))
        play(page, "End turn")
        page.wait_for_selector("body[data-beat^=turn]")
        if way == "key":
            page.keyboard.press("e")
        else:
            page.mouse.click(1300, 90)
        page.wait_for_selector(READY)
        skipped.append(page.locator("#lines > li").all_inner_texts()[-1].splitlines()[0])
        assert page.evaluate(LOOK)["words"] == ""
        assert page.evaluate("beats.length") == 0

    assert skipped == ["You draw Lightning Energy for the turn"] * 2


def test_every_speed_shows_the_same_turn_in_its_own_time(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    took = {}

    for speed in ("slow", "normal", "fast", "once"):
        sit_down(page, new_game(server, seats=GREEDY, position=BOT_TURN))
        page.click("[data-do=menu]")
        page.check(f".speeds input[value={speed}]", force=True)
        page.keyboard.press("Escape")
        play(page, "End turn")
        took[speed] = sum(each["ms"] for each in beat_by_beat(page))

    assert took["slow"] > took["normal"] > took["fast"] > took["once"] == 0


def test_a_turn_that_would_take_long_is_shortened_evenly(tab: Tab) -> None:
    page = tab(beats=True)
    page.goto("/replays")

    rests = page.evaluate(
        """async () => {
          const { Show } = await import('/js/table/motion/show.js');
          const rests = [];
          const clock = { after: (ms, then) => { rests.push({ ms, then }); }, stop() {} };
          const pieces = Array.from({ length: 40 }, () => ({ length: 500, show() {} }));
          new Show(clock).add(...pieces);
          for (let n = 0; n < rests.length; n += 1) rests[n].then();
          return rests.map(rest => rest.ms);
        }"""
    )

    assert len(rests) == 40
    assert sum(rests) == pytest.approx(8000)
    assert max(rests) == pytest.approx(min(rests))


def test_the_opening_coin_is_thrown_before_anything_covers_it(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    made = new_game(server, rules="xy")
    page.goto(f"/table?game={made['game']}#token={made['tokens']['0']}")

    seen = beat_by_beat(page)

    assert seen[0]["beat"] == "opening_flip"
    assert "opening coin" in seen[0]["words"]
    assert not any(each["sheet"] for each in seen)


def test_an_open_menu_stays_open_and_the_next_choice_waits_for_it(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    made = new_game(server, rules="xy")
    page.goto(f"/table?game={made['game']}#token={made['tokens']['0']}")
    page.wait_for_selector("body[data-beat^=opening_flip]")

    page.click("[data-do=menu]")
    beat_by_beat(page)
    held = page.locator("#menu").is_visible(), page.evaluate(LOOK)["sheet"]
    page.keyboard.press("Escape")

    assert held == (True, False)
    page.wait_for_selector("#sheet[open]")
    assert "first" in page.locator("#sheet h2").inner_text()


def test_the_last_blow_is_followed_by_a_result_that_tells_the_game(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    last = TWO_PRIZES.replace("prizes: 2*base1-44, 2*base1-46", "prizes: 2*base1-44")
    sit_down(page, new_game(server, seats=GREEDY, position=last))
    game = page.url

    play(page, "Thunderbolt")
    seen = beat_by_beat(page)
    while click_first(page, "[data-prize]"):
        seen += beat_by_beat(page)
    told = page.locator("#ending").inner_text()

    assert kinds(seen)[-3:] == ["prize", "prize", "win"]
    assert "You won" in told
    assert "Best hit\t100 Thunderbolt" in told
    assert "Prizes left\t0\t4" in told
    assert page.locator("#ending .plot [role=img]").get_attribute("aria-label")
    page.click("#ending [data-do=rematch]")
    page.wait_for_url(lambda url: url != game)
    page.wait_for_selector(READY)


def test_the_next_opponent_brings_another_deck(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    page.click("[data-do=menu]")
    page.click("[data-do=concede]")
    page.click("[data-do=concede-now]")
    page.wait_for_selector("#ending[open]")
    before, game = page.evaluate(DECKS), page.url

    page.click("#ending [data-do=meet]")
    page.wait_for_url(lambda url: url != game)
    page.wait_for_selector(READY)
    after = page.evaluate(DECKS)

    assert after[0] == before[0]
    assert after[1] not in before


def test_a_replay_is_shown_by_the_same_player(tab: Tab, server: str) -> None:
    page = tab(beats=True)
    page.goto(f"/replays?id={finished_game(server)}")
    page.wait_for_selector("#range")
    shown: list[str] = []

    for step in range(1, 120):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f"body[data-beat], .sb-where:has-text('Step {step} ')")
        while beat := page.evaluate("document.body.dataset.beat?.split(' ')[0]"):
            shown.append(beat)
            page.evaluate("beats.shift().then()")
        if "damage" in shown:
            break

    assert "attack" in shown[: shown.index("damage")]
    assert page.locator("#lines li", has_text="damage").count() > 0
    page.select_option("#speed", "once")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f".sb-where:has-text('Step {step + 1} ')")
    assert page.evaluate("document.body.dataset.beat ?? ''") == ""
