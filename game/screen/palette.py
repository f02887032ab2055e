"""The colours of letters, lines and lights; sprites have theirs in the drawings."""

INK, SOFT = "#2C2013", "#675134"
"""Letters on parchment: those to be read, and those beside them."""
DIM, OFF = "#54401F", "#1F1A11"
"""Letters on darker ground: those beside others on wells and buttons, and those on what cannot be chosen."""
PALE, CREAM = "#B4945C", "#F6ECD4"
"""Thin lines on parchment, and letters on dark ground."""
GOLD, DEEP_GOLD, GLOW = "#F0A928", "#7D5006", "#FFD978"
"""What is chosen, what matters in letters on parchment, and what shines."""
GAIN, LOSS = "#265A23", "#A2271E"
"""What is won and what is lost, in letters on parchment."""
COST = "#FFC98F"
"""What has to be paid, on dark ground."""
SEATS = {
    "red": "#C0322A",
    "orange": "#EA8424",
    "black": "#34323A",
    "beige": "#E8D6AA",
    "white": "#F5F2E9",
    "blue": "#2D63BC",
}
"""The players' colours as lines."""
