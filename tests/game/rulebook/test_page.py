"""The pages of the rules: search, editions, worked examples, trying out, and the way there from the table."""

import ast
import json

import pygame
import pytest

from engine.lost_temple.rules import refusals as temple_refusals
from engine.tikal.rules import refusals as tikal_refusals
from game.games import GAMES
from game.host.events import Device, Key, Pointer, TextInput
from game.host.files import assets
from game.lost_temple.features import passages as temple_passages
from game.pages.title import TitlePage
from game.rulebook.boardpicture import BoardPicture
from game.rulebook.example import examples
from game.rulebook.examplebox import ExamplePicture
from game.rulebook.markedtext import MarkedText, text_id
from game.rulebook.page import RulesPage
from game.rulebook.passage import Passage
from game.rulebook.search import found
from game.screen.catalogue import Catalogue
from game.table.board.boardview import BoardView
from game.table.table import Table
from game.tikal.features import passages as tikal_passages
from tests.game.sitting import Sitting
from tests.languages import LANGUAGES, in_languages

WIDE, PHONE = (1280, 720), (390, 844)
EXAMPLES = [(one.game, one.name) for game in GAMES for one in examples(game)]


def rules(
    game: str, size: tuple[int, int] = WIDE, *, paragraph: str = "", language: str = "en"
) -> tuple[Sitting, RulesPage]:
    """The rules of a game, and the page itself."""
    sitting = Sitting(TitlePage, size, language=language)
    page = RulesPage(sitting.app, game, paragraph)
    sitting.app.push(page)
    sitting.see()
    return sitting, page


def plate(game: str, name: str) -> BoardPicture:
    """An example at its table."""
    sitting = Sitting(TitlePage)
    return BoardPicture(sitting.app, next(one for one in examples(game) if one.name == name))


def look_for(sitting: Sitting, query: str) -> None:
    """Open the field with its key, which comes as a letter as well, and type something."""
    if sitting.app.top.typing() is None:
        sitting.see([Key("/")])
        sitting.see([TextInput("/")])
    sitting.see([TextInput(query)])
    sitting.wait(0.4)


# Search


@pytest.mark.parametrize(
    ("words", "query", "wanted"),
    [
        ("Where no stone lies, stones cost.", "stone", ["stone", "stones"]),
        ("Where no stone lies", "tone", []),
        ("Une clé de l\u2019ÉTAGE", "cle", ["clé"]),
        ("Une clé de l\u2019ÉTAGE", "etag", ["ÉTAGE"]),
        ("a base camp, a basecamp", "base c", ["base camp"]),
        ("anything", "", []),
    ],
)
def test_word_beginnings_are_found_whatever_the_case_and_the_accents(
    words: str, query: str, wanted: list[str]
) -> None:
    assert [words[start:end] for start, end in found(words, query)] == wanted


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_a_search_filters_at_once_and_leads_from_hit_to_hit(size: tuple[int, int]) -> None:
    sitting, page = rules("tikal", size, paragraph="move.1")
    look_for(sitting, "STONE")
    assert page.typing() is not None
    chapters = [hit.chapter for hit in page.search.hits]
    assert {"tiles", "move"} <= set(chapters)
    assert page.search.count("move") == chapters.count("move") > 1
    assert page.chapter == page.search.hits[page.search.at].chapter == "move"
    first = page.search.at
    sitting.see([Key("Enter")])
    assert page.search.at == first + 1
    for _ in range(len(chapters)):
        sitting.see([Key("ArrowDown")])
        sitting.wait(0.3)
        hit = page.search.hit
        assert hit is not None
        assert page.chapter == hit.chapter
        words, place = next(one for one in page.placed if one.box.id == text_id(hit.block, hit.text))
        assert isinstance(words, MarkedText)
        y = place.y + words.line_of(page.kit, place.w, hit.start)
        assert page.view.window.top <= y < page.view.window.bottom
    sitting.see([Key("ArrowUp")])
    assert page.search.at == first
    sitting.choose("page-down")
    assert page.search.at == first + 1
    assert sitting.faults() == []
    sitting.see([Key("Escape")])
    assert page.search.query == ""
    assert sitting.app.top is page


def test_the_chapters_say_how_much_was_found_and_the_reader_hears_it() -> None:
    sitting, page = rules("tikal")
    look_for(sitting, "volcano")
    target = next(one for one in sitting.targets() if one.id == "chapter-scoring")
    assert str(page.search.count("scoring")) in target.hint
    assert sitting.app.top.reading().facts[0] == f"{len(page.search.hits)} hits"
    sitting.see([Key("Escape")])
    look_for(sitting, "zzz")
    assert page.search.hits == []
    assert sitting.app.top.reading().facts[0] == "Nothing found"


def test_french_is_searched_without_its_accents() -> None:
    sitting, page = rules("lost-temple", language="fr")
    look_for(sitting, "clés")
    accented = len(page.search.hits)
    sitting.see([Key("Escape")])
    look_for(sitting, "cles")
    assert len(page.search.hits) == accented > 3


# Editions


def test_an_edition_is_marked_where_the_rule_stands() -> None:
    sitting, page = rules("tikal", paragraph="actions.4")
    for edition, needed in (("1999", False), ("2015", True), ("classic", True)):
        sitting.choose(f"edition-{edition}")
        leaves = page.book.leaves("actions")
        passage = next(one for one in leaves if isinstance(one, Passage) and one.id == "actions.4")
        own, other = passage.differences
        assert own.own
        assert not other.own
        assert ("must stand" in own.words) is needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_is_told_about_at_every_difference(language: str) -> None:
    words = Catalogue(language, ())
    for game in GAMES.values():
        for paragraph, groups in game.differences.items():
            assert sorted(one for group in groups for one in group) == sorted(game.editions)
            for group in groups:
                key = f"{game.name}.rules.{paragraph}.{group[0]}"
                assert words(key) != key


# Examples


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_at_least_four_examples_below_paragraphs_that_exist(game: str) -> None:
    listed = examples(game)
    assert len(listed) >= 4
    for one in listed:
        assert one.paragraph in paragraphs(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_every_example_has_its_words(game: str, name: str, language: str) -> None:
    folder = assets() / "locale" / language / game.replace("-", "_")
    said = json.loads((folder / "example.json").read_text("utf-8"))
    one = next(one for one in examples(game) if one.name == name)
    keys = [one.key, f"{one.key}.text", *(f"{one.key}.{number + 1}" for number in range(len(one.asks)))]
    assert {key for key in said if f"{key}.".startswith(f"{one.key}.")} == set(keys)


def test_the_gold_way_costs_what_the_engine_takes_for_it() -> None:
    shown = plate("tikal", "ways")
    gold = [one for one in shown.sums if one.best]
    assert len(gold) == 1
    game = shown.session.game.copy()
    before = game.view(0)["action_points"]
    game.apply(game.parse("move worker base c5"))
    assert gold[0].result == f"{before - game.view(0)['action_points']} AP"
    dearer = next(one for one in shown.sums if one.way and not one.best and not one.barred)
    assert sum(int(step.cost) for step in dearer.way) > sum(int(step.cost) for step in gold[0].way)


def test_a_tie_at_a_temple_scores_for_nobody_and_the_others_for_whoever_holds_them() -> None:
    shown = plate("tikal", "majority")
    results = [one.result for one in shown.sums]
    assert results.count("nobody") == 1
    values = {one.places[0]: shown.session.view["board"][one.places[0]]["value"] for one in shown.sums}
    for one in shown.sums:
        assert one.result in ("nobody", f"{values[one.places[0]]} points")


def test_levels_cost_what_the_engine_takes_for_them() -> None:
    shown = plate("tikal", "levels")
    game = shown.session.game.copy()
    before = game.view(0)["action_points"]
    for _ in range(2):
        game.apply(game.parse("uncover b3"))
    assert shown.sums[0].result == f"{before - game.view(0)['action_points']} AP"
    assert [one.barred for one in shown.sums] == [False, True, True]


def test_the_round_ends_with_what_the_example_says() -> None:
    shown = plate("lost-temple", "round")
    game = shown.session.game.copy()
    before = list(game.scores)
    game.apply(game.parse("end turn"))
    gained = [after - first for after, first in zip(game.scores, before, strict=True)]
    assert [one.result for one in shown.sums] == [f"{points} points" for points in gained]
    keys = [one.result for one in plate("lost-temple", "keys").sums]
    altars = [one.result for one in plate("lost-temple", "altar").sums]
    parts = [sum(int(one.split()[0]) for one in both) for both in zip(keys, altars, strict=True)]
    assert parts == gained


def test_a_delivery_scores_what_the_example_says() -> None:
    shown = plate("lost-temple", "delivery")
    game = shown.session.game.copy()
    before = game.scores[0]
    game.apply(game.parse("deliver vase 2"))
    assert shown.sums[0].result == f"{game.scores[0] - before} points"


@pytest.mark.slow
def test_pointing_at_a_sum_brightens_its_way_and_the_other_way_round() -> None:
    sitting, page = rules("tikal", paragraph="move.2")
    still = picture(page)
    first = next(one for one in sitting.targets() if one.id == "sum-ways-0").rect
    second = next(one for one in sitting.targets() if one.id == "sum-ways-1").rect
    point(sitting, first.center)
    assert page.lit_sums.of("ways") == 0
    lit = picture(page)
    point(sitting, second.center)
    assert len({still, lit, picture(page)}) == 3
    board = next(rect for box, rect in page.placed if isinstance(box, ExamplePicture))
    lit_by = set()
    for x in range(board.left + 5, board.right, 25):
        for y in range(board.top + 5, board.bottom, 25):
            point(sitting, (x, y))
            lit_by.add(page.lit_sums.of("ways"))
    assert {0, 1, None} <= lit_by


def picture(page: RulesPage) -> bytes:
    """The sheet as it is drawn."""
    shown = pygame.display.get_surface()
    assert shown is not None
    return pygame.image.tobytes(shown.subsurface((290, 240, 450, 320)), "RGB")


def point(sitting: Sitting, at: tuple[int, int]) -> None:
    """Move a mouse there."""
    sitting.see([Pointer("move", 0, "mouse", *at)])


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_can_be_tried_out_and_nothing_of_it_is_stored(
    game: str, name: str, size: tuple[int, int], language: str
) -> None:
    paragraph = next(one.paragraph for one in examples(game) if one.name == name)
    sitting, page = rules(game, size, paragraph=paragraph, language=language)
    sitting.home.texts["game"] = "what was under way"
    stored = dict(sitting.home.texts)
    for _ in range(6):
        if f"try-{name}" in sitting.ids():
            break
        sitting.choose("page-down")
    sitting.choose(f"try-{name}")
    table = sitting.app.top
    session = table.session  # type: ignore[attr-defined]
    begun = len(session.game.moves)
    assert sitting.faults() == []
    table.act(next(iter(session.choices)))  # type: ignore[attr-defined]
    sitting.wait(1.5)
    assert len(session.game.moves) == begun + 1
    for _ in range(3):
        if "count-skip" in sitting.ids():
            sitting.choose("count-skip")
            sitting.wait(1.0)
    sitting.choose("ui-undo")
    assert len(session.game.moves) == begun
    sitting.choose("rules-back")
    assert sitting.app.top is page
    assert sitting.home.texts == stored


# From the table


def paragraphs(game: str) -> set[str]:
    """The paragraphs of a game's rules."""
    chapters = GAMES[game].chapters
    return {f"{name}.{number}" for name, listed in chapters.items() for number in range(1, len(listed) + 1)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "codes", "module"),
    [
        ("tikal", tikal_refusals.SENTENCES, tikal_passages),
        ("lost-temple", temple_refusals.SENTENCES, temple_passages),
    ],
)
def test_every_refusal_and_every_explanation_has_a_paragraph(
    game: str, codes: dict[str, str], module: object, language: str
) -> None:
    said = json.loads((assets() / "locale" / language / game.replace("-", "_") / "refuse.json").read_text("utf-8"))
    spoken = {key.split(".")[2] for key in said}
    refusals = module.REFUSALS  # type: ignore[attr-defined]
    assert set(codes) | spoken == set(refusals)
    words = Catalogue(language, ())
    tables = [one for one in vars(module).values() if isinstance(one, dict) and "__name__" not in one]
    named = {paragraph for table in tables for paragraph in table.values()}
    assert named <= paragraphs(game)
    assert [one for one in named if words(f"{game}.rules.{one}") == f"{game}.rules.{one}"] == []


def at_table(game: str, size: tuple[int, int], language: str = "en") -> tuple[Sitting, Table]:
    """A table at which Red of the lessons is to decide something, with the board in sight."""
    name = "ways" if game == "tikal" else "doors"
    sitting = Sitting(TitlePage, size, language=language)
    example = next(one for one in examples(game) if one.name == name)
    table = GAMES[game].table(sitting.app, example.session(sitting.app))
    sitting.app.push(table)
    sitting.see()
    return sitting, table


@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
@pytest.mark.parametrize(
    ("game", "move", "code"), [("tikal", "uncover c5", "no-member"), ("lost-temple", "go b3", "undiscovered")]
)
def test_a_refusal_leads_to_its_paragraph_and_back_to_the_table_as_it_was(
    game: str, move: str, code: str, size: tuple[int, int], language: str
) -> None:
    sitting, table = at_table(game, size, language)
    assert "ui-rule" not in sitting.ids()
    table.act(table.session.game.parse(move))
    sitting.see()
    before, moves = table.state(), list(table.session.game.moves)
    assert sitting.faults() == []
    sitting.choose("ui-rule")
    page = sitting.app.top
    assert isinstance(page, RulesPage)
    assert page.book.lit == table.passages[code]
    assert page.chapter == page.book.lit.partition(".")[0]
    place = page.rect_of(page.book.lit)
    assert place is not None
    assert page.view.window.colliderect(place)
    assert page.book.told(page.book.lit) in page.reading().facts
    sitting.choose("back")
    assert sitting.app.top is table
    assert table.session.game.moves == moves
    assert table.state() == before
    assert "ui-rule" in sitting.ids()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
@pytest.mark.parametrize(("game", "place"), [("tikal", "c5"), ("lost-temple", "b2")])
def test_an_explanation_leads_to_its_paragraph(game: str, place: str, size: tuple[int, int]) -> None:
    sitting, table = at_table(game, size)
    board = next(part for part in table.parts if isinstance(part, BoardView))
    middle = board.ground.places[place]
    device: Device = "mouse" if size == WIDE else "touch"
    if device == "mouse":
        sitting.see([Pointer("move", 1, "mouse", *middle)])
        sitting.wait(0.5)
    else:
        table.explanations.ask(*middle)
        sitting.see()
    link = next(one for one in sitting.targets() if one.id == "ui-rule-tip")
    assert min(link.rect.size) >= table.finger
    tip = table.explanations.tip
    assert tip is not None
    assert tip.rule in paragraphs(game)
    if device == "mouse":
        sitting.see([Pointer("move", 1, "mouse", *link.rect.center)])
    sitting.see([Pointer("down", 1, device, *link.rect.center)])
    sitting.see([Pointer("up", 1, device, *link.rect.center)])
    page = sitting.app.top
    assert isinstance(page, RulesPage)
    assert page.book.lit == tip.rule
    sitting.see([Key("Escape")])
    assert sitting.app.top is table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_gets_from_an_explanation_to_the_rules(game: str) -> None:
    sitting, table = at_table(game, WIDE)
    sitting.see([Key("Tab")])
    for _ in range(40):
        sitting.wait(0.4)
        if "ui-rule-tip" in sitting.ids():
            break
        sitting.see([Key("Tab")])
    focus = sitting.app.focus
    sitting.see([Key("Tab")])
    sitting.wait(0.4)
    assert sitting.app.focus == "ui-rule-tip"
    assert "ui-rule-tip" in sitting.ids()
    sitting.see([Key("Enter")])
    assert sitting.scene == "RulesPage"
    sitting.see([Key("Escape")])
    assert sitting.app.top is table
    sitting.app.focus_on(focus)
    sitting.wait(0.5)
    sitting.see([Key("i")])
    assert sitting.scene == "RulesPage"


@pytest.mark.parametrize("game", ["tikal", "lost_temple"])
def test_every_explanation_in_the_source_names_its_rule(game: str) -> None:
    missing, folder = [], assets().parent / "game" / game
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "Tip":
                continue
            if not any(one.arg == "rule" for one in node.keywords):
                missing.append(path.relative_to(folder).as_posix())
    # A button of the sheet that only steps or closes has nothing to do with a rule.
    assert missing == (["hexmenu/sheet.py"] if game == "tikal" else [])
