"""Games leave the page as files and come back: by the browser's choice of files, or dropped on the page."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import engine
from tests.fixtures import former, replaying
from tests.web.visits import DROP, Visit

Open = Callable[..., Visit]


@pytest.fixture
def record() -> str:
    """A game of Tikal with one move, from somebody's hands."""
    game = engine.new_game("tikal", players=2, seed=11, options={"names": ["Ada", "Blaise"]})
    game.apply(game.legal_actions()[0])
    return engine.save(game)


def targets(here: Visit) -> dict[str, dict[str, float]]:
    return {target["id"]: target for target in here.js("expeditions.targets()")}


def click(here: Visit, wanted: str) -> None:
    """Click a target with the mouse: files are only chosen when a person has done something."""
    target = here.until(lambda: targets(here).get(wanted))
    here.page.mouse.click(target["x"] + target["w"] / 2, target["y"] + target["h"] / 2)


def test_a_game_comes_from_a_file_and_leaves_as_one(
    game_site: Path, visit: Open, record: str, tmp_path: Path
) -> None:
    here = visit(game_site, accept_downloads=True).play()
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    click(here, "saved")
    with here.page.expect_file_chooser() as chooser:
        click(here, "open")
    chooser.value.set_files(file)
    with here.page.expect_download() as download:
        click(here, "share-0")
        click(here, "share-file")
    assert download.value.suggested_filename == "tikal-ada-blaise.json"
    assert engine.load(download.value.path().read_text(encoding="utf-8")).digest() == engine.load(record).digest()
    here.page.reload()
    here.wait_for_frame()
    click(here, "saved")
    click(here, "continue-0")
    here.until(lambda: here.state()["scene"] == "tikaltable")
    here.assert_quiet()


def test_a_file_dropped_on_the_page_is_taken_in_and_the_page_stays(
    game_site: Path, visit: Open, record: str
) -> None:
    here = visit(game_site, again=True).play()
    assert here.page.evaluate(DROP, record) is False, "the browser would leave the page to show the file"
    here.until(lambda: "continue-0" in targets(here))
    here.assert_quiet()


def test_a_game_that_an_earlier_version_stored_under_its_former_name_goes_on(game_site: Path, visit: Open) -> None:
    stored = former("tikal")["game"]
    here = visit(game_site, again=True).play()
    here.page.evaluate("text => localStorage.setItem('tikal / game', text)", stored)
    here.page.reload()
    here.wait_for_frame()
    click(here, "continue")
    here.until(lambda: here.state()["scene"] == "tikaltable")
    assert here.js("localStorage.getItem('tikal / game')") is None
    assert here.js("localStorage.getItem('expeditions / game')") is not None
    here.assert_quiet()


def test_a_report_is_saved_from_the_menu_and_opens_as_its_game_where_it_is_dropped(
    game_site: Path, visit: Open, record: str
) -> None:
    here = visit(game_site, again=True).play()
    here.page.evaluate(DROP, record)
    click(here, "continue-0")
    here.until(lambda: "ui-menu" in targets(here))
    mine = here.state()
    click(here, "ui-menu")
    click(here, "ui-report")
    with here.page.expect_download() as download:
        click(here, "report-save")
    text = download.value.path().read_text(encoding="utf-8")
    data = json.loads(text)
    assert download.value.suggested_filename == f"tikal-report-{data['date']}.json"
    assert replaying.report(text).digest() == engine.load(record).digest()
    assert data["host"] == here.js("navigator.userAgent")
    assert data["app"]["build"] == here.js("expeditionsEarly.site.version")
    window = {"width": 1000, "height": 650, "ratio": 1, "pixels": 1, "insets": [0, 0, 0, 0], "drawn": [1000, 650]}
    assert data["window"] == window
    assert data["shown"]["decision"] == mine["decision"]
    assert [step.split(": ")[1] for step in data["steps"]] == ["continue-0", "ui-menu", "ui-report", "report-save"]
    assert here.page.evaluate(DROP, text) is False
    here.until(lambda: "among your saved games now" in here.page.inner_text("#mirror"))
    click(here, "continue-0")
    here.until(lambda: here.state()["scene"] == "tikaltable")
    assert here.state()["game"] == mine["game"]
    here.assert_quiet()


@pytest.mark.parametrize("name", ["A\0b", "A\u202eb\u2066", "x" * 10_000], ids=["nul", "direction", "long"])
def test_a_file_with_a_wild_name_is_taken_tamely(game_site: Path, visit: Open, record: str, name: str) -> None:
    seats = [{"name": name, "kind": "human", "level": ""}, {"name": "Blaise", "kind": "bot", "level": "easy"}]
    wild = engine.annotated(record, {"seats": seats})
    here = visit(game_site, again=True).play()
    # As the name of a seat it is cleaned; where the game itself bears it, the file is none of ours.
    here.page.evaluate(DROP, wild)
    here.until(lambda: "continue-0" in targets(here))
    here.page.evaluate(DROP, record.replace("Ada", json.dumps(name)[1:-1]))
    here.until(lambda: "not a game that can be opened" in here.page.inner_text("#mirror"))
    assert "continue-1" not in targets(here)
    click(here, "continue-0")
    here.until(lambda: here.state()["scene"] == "tikaltable")
    here.assert_quiet()


HOSTILE = {
    "ten megabytes": "x" * 10_000_000,
    "ten megabytes of brackets": "[" * 10_000_000,
    "markup": "<img src=x onerror=document.title='harmed'><script>document.title='harmed'</script>",
    "control characters": "\0\x07\x1b[2J" * 1000,
    "turned round": "\u202e\u2066{\u2067" * 1000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_means_harm_is_refused_in_a_sentence(game_site: Path, visit: Open, text: str) -> None:
    here = visit(game_site, again=True).play()
    title = here.page.title()
    here.page.evaluate(DROP, text)
    here.until(lambda: "not a game that can be opened" in here.page.inner_text("#mirror"))
    assert here.page.title() == title
    assert here.page.locator("img[src=x], #mirror script").count() == 0
    here.assert_quiet()


def test_a_name_with_markup_is_drawn_and_read_as_it_is(game_site: Path, visit: Open, record: str) -> None:
    name = "<b>Ada</b>&amp;"
    seats = [{"name": name, "kind": "human", "level": ""}, {"name": "Blaise", "kind": "bot", "level": "easy"}]
    here = visit(game_site, again=True).play()
    here.page.evaluate(DROP, engine.annotated(record, {"seats": seats}))
    here.until(lambda: "continue-0" in targets(here))
    click(here, "continue-0")
    here.until(lambda: here.state()["scene"] == "tikaltable")
    here.until(lambda: name in here.page.inner_text("#mirror"))
    assert here.page.locator("#mirror b").count() == 0
    here.assert_quiet()
