"""Templates are laid out over lines, and mean what they meant."""

from __future__ import annotations

import pytest

from tools.templates import WIDTH, parted, reset, templates, wrapped

LONG = "a" * 60


def test_a_template_that_fits_stays_in_its_line() -> None:
    source = "const a = html`<p><b>${x}</b></p>`;\n"

    assert reset(source) == source


def test_a_long_template_has_an_element_a_line() -> None:
    source = f"  return html`<p>${{x}}</p><ul><li>{LONG}</li><li>{LONG}</li></ul>`;\n"

    assert reset(source) == (
        "  return html`\n"
        "    <p>${x}</p>\n"
        "    <ul>\n"
        f"      <li>{LONG}</li>\n"
        f"      <li>{LONG}</li>\n"
        "    </ul>\n"
        "  `;\n"
    )


def test_a_space_between_elements_stays_a_space() -> None:
    source = f"x(html`<p><b>{LONG}</b> <i>{LONG}</i></p>`);\n"

    assert reset(source) == (
        f"x(html`\n  <p>\n    <b>{LONG}</b> <i>\n      {LONG}\n    </i>\n  </p>\n`);\n"
    )


def test_text_is_broken_between_words_and_never_beside_a_value() -> None:
    words = " ".join(["word"] * 30)

    lines = reset(f"x(html`<p>{words} ${{n}} {words}</p>`);\n").split("\n")

    assert max(map(len, lines)) <= WIDTH
    assert "word ${n} word" in "\n".join(lines)


def test_a_long_tag_is_broken_between_its_attributes() -> None:
    source = f'x(html`<a class="{LONG}" title="${{t}}" data-x="{LONG}">y</a>`);\n'

    assert reset(source) == (
        f'x(html`\n  <a class="{LONG}" title="${{t}}"\n      data-x="{LONG}">y</a>\n`);\n'
    )


def test_a_template_in_a_value_is_laid_out_the_next_time() -> None:
    inner = f"html`<li>{LONG}</li><li>{LONG}</li>`"

    once = reset(f"x(html`<ul>${{all.map(() => {inner})}}</ul>`);\n")
    twice = reset(once)

    assert inner in once
    assert twice.count(f"  <li>{LONG}</li>\n") == 2
    assert reset(twice) == twice


def test_a_space_at_the_start_stays_at_the_start() -> None:
    source = f"x(html` <b>{LONG}</b><b>{LONG}</b>`);\n"

    assert reset(source) == f"x(html` <b>{LONG}</b>\n  <b>{LONG}</b>\n`);\n"


def test_a_long_text_that_is_no_markup_breaks_inside_a_value() -> None:
    source = f"x(`{LONG} ${{oneOfThem}} ${{another}} {LONG}`);\n"

    assert reset(source) == f"x(`{LONG} ${{oneOfThem}} ${{\nanother\n}} {LONG}`);\n"


def test_a_long_string_goes_on_in_the_next_line() -> None:
    assert parted(f"x('{LONG} {LONG} end');\n") == f"x('{LONG} ' +\n'{LONG} end');\n"


@pytest.mark.parametrize("markup", ["</p><p>", "<p>", " title="])
def test_what_is_not_whole_elements_stays_as_it_is(markup: str) -> None:
    source = f"x(html`{markup}{LONG * 3}`);\n"

    assert reset(source) == source


def test_strings_comments_and_expressions_hold_no_templates() -> None:
    source = "// html`<b>`\nconst a = 'html`', b = /`/g, c = `html`, d = html`<b>`;\n"

    assert [one.start for one in templates(source) if one.tagged] == [source.index("`<b>`;")]


def test_a_long_comment_goes_on_in_the_next_line() -> None:
    source = f"  // {LONG} {LONG} end\n  /** {LONG} {LONG} end */\nx(); // {LONG} {LONG}\n"

    assert wrapped(source) == (
        f"  // {LONG}\n  // {LONG} end\n  /** {LONG}\n      {LONG} end */\nx(); // {LONG} {LONG}\n"
    )
