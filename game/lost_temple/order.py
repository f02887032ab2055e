"""The order of play, which turns round after the first round."""

from engine.lost_temple import View


def playing_order(view: View) -> list[int]:
    """The seats in the order they play this round."""
    seats = len(view["players"])
    if view["round"] in ("set-up", "first"):
        return [(view["first"] + index) % seats for index in range(seats)]
    return [(view["first"] - 1 - index) % seats for index in range(seats)]
