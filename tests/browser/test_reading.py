"""Reading cards, prompts and numbers: a large card beside its tile, the source, and why."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import asked_of, new_game, sit_down
from tests.browser.screens import faults

LOW = (1024, 640)
BUSY = (
    "ecard; turn 5; player you; first you; you: base1-4 +R +R +R dmg40 | base1-2 +W, gym2-2, "
    "base1-12; hand: base1-71, base1-88, base1-94, base1-95, base1-91, base1-84, R; "
    "deck: 4*R, base1-88, 4*W; prizes: 6*R; foe: base1-16 +L | base1-7; hand: R; deck: 8*R; "
    "prizes: 5*R"
)
APART = """() => {
  const box = found => document.querySelector(found).getBoundingClientRect();
  const [a, b] = ['#peek', '.half--me .bench .mon'].map(box);
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
HELD = """async (tile, lasted) => {
  const { x, y } = tile.getBoundingClientRect();
  const how = { clientX: x + 9, clientY: y + 9, pointerType: 'touch', bubbles: true };
  const made = kind => new PointerEvent(kind, how);
  const say = (kind, value) =>
    tile.dispatchEvent(Object.defineProperty(made(kind), 'timeStamp', { value }));
  const once = { capture: true, once: true };
  let counted = false;
  tile.addEventListener('click', () => { counted = true; }, { once: true });
  say('pointerdown', 1000);
  await new Promise(done => document.addEventListener('toggle', done, once));
  say('pointerup', 1000 + lasted);
  tile.click();
  return counted;
}"""
SEEN = """el => {
  const { x, y, width, height, bottom } = el.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return bottom <= innerHeight && el.contains(hit);
}"""
OPEN = "#peek:popover-open"


def test_a_card_is_read_large_beside_its_tile_by_pointer_and_by_keyboard(
    tab: Tab, server: str
) -> None:
    page = tab(LOW, reduced_motion="reduce")
    sit_down(page, new_game(server, position=BUSY))
    tile = page.locator(".half--me .bench .mon").nth(0)

    tile.hover()
    page.wait_for_selector(OPEN)

    assert page.evaluate(APART)
    assert "Blastoise" in page.locator("#peek .c-name").inner_text()
    page.mouse.move(2, 300)
    page.wait_for_selector("#peek", state="hidden")
    tile.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{OPEN} .c-owner")
    owner = page.locator("#peek .c-owner")
    assert owner.inner_text().strip() == "Blaine's"
    assert page.locator("#peek .c-set").inner_text() == "G2 2"
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("#peek", state="hidden")


def test_a_long_press_reads_a_card_and_does_nothing_else(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light", has_touch=True, is_mobile=True)
    sit_down(page, new_game(server, position=BUSY))

    counted = page.locator(".hc").first.evaluate(HELD, 900)

    assert not counted
    assert page.locator(OPEN).count() == 1
    assert asked_of(page) == "main"
    assert page.locator("#inspect[open]").count() == 0


def test_a_tap_that_a_busy_page_hears_of_late_is_a_tap(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light", has_touch=True, is_mobile=True)
    sit_down(page, new_game(server, position=BUSY))

    counted = page.locator(".hc").first.evaluate(HELD, 80)

    assert counted
    assert page.locator(OPEN).count() == 0


def test_a_question_shows_its_card_and_the_way_out_stays_in_sight(tab: Tab, server: str) -> None:
    page = tab(LOW, "light")
    sit_down(page, new_game(server, position=BUSY))

    for key in ("R", "E"):
        assert in_window(page.locator("#options .pins .opt", has_text=key).first)
    assert page.locator(".pile--lost").count() == 0
    page.set_viewport_size({"width": LOW[0], "height": 1080})
    page.wait_for_selector("#options .opt:has-text('Play Bill'):has-text('Draw 2 cards.') .does")
    page.locator("#options .opt", has_text="Play Computer Search").click()
    page.wait_for_selector("#sheet[open] .pick")

    assert page.locator("#sheet .from").get_attribute("data-card") == "base1-71"
    assert "pay for Computer Search" in page.locator("#sheet h2").inner_text()
    page.click("#sheet [data-do=hide]")
    assert "Choose 2." in page.locator("#options .opts-head").inner_text()


def in_window(found: Any) -> bool:
    """Whether an element is fully visible."""
    return bool(found.evaluate(SEEN))


def test_numbers_tell_how_they_come_about_and_commands_why_not(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server, position=BUSY))

    page.click(".half--me [data-about=hp]")
    page.wait_for_selector("#why:popover-open .sum")
    said = page.locator("#why").inner_text()
    assert "Charizard: 80 of 120 HP" in said
    assert "e-Card · 2002" in said
    assert page.locator("#why .behind [data-card='base1-4']").count() == 1
    assert faults(page) == []
    page.keyboard.press("Escape")

    page.keyboard.press("/")
    page.keyboard.type("a 1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#reply.reply--bad")
    assert "ot enough Energy" in page.locator("#reply").inner_text()
    page.locator("#cmd-in").fill("help")
    page.keyboard.press("Enter")
    assert "finish your turn" in page.locator("#reply").inner_text()

    page.locator("#options [data-whynot='attack Fire Spin']").click(force=True)
    page.wait_for_selector("#why .lacks")
    assert "1 Fire Energy" in page.locator("#why .lacks").inner_text()


def test_play_from_here_takes_what_was_written_into_the_line(tab: Tab) -> None:
    page = tab()
    page.goto("/board")
    page.wait_for_selector("#line")
    line = page.locator("#line")

    line.fill(line.input_value().replace("turn 5", "turn 9"))
    page.click("[data-do=play]")
    page.wait_for_selector("#io[open] form")

    assert "turn%209" in page.evaluate("location.hash")
