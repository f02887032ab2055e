"""A monkey at the app: random actions on every scene, recorded as plain data, and checks of what comes of them.

`python3 play.py bench monkey` lets it loose (tests/bench/monkey.py).
"""
