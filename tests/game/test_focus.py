"""The keyboard's focus, between the game and the page around it."""

from game.host.events import Focus, Key
from game.pages.title import TitlePage
from tests.game.sitting import Sitting


def test_the_page_is_told_where_the_game_moves_the_focus() -> None:
    sitting = Sitting(TitlePage)
    sitting.see([Key("Tab")])
    assert sitting.home.focused == [sitting.app.focus] == [sitting.ids()[0]]


def test_where_the_page_itself_has_moved_it_is_not_told_back() -> None:
    sitting = Sitting(TitlePage)
    third = sitting.ids()[2]
    sitting.see([Focus(third)])
    assert sitting.app.focus == third
    assert sitting.home.focused == []
    sitting.see([Key("Tab")])
    assert sitting.home.focused == [sitting.ids()[3]]
