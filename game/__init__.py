"""The app: pygame-ce scenes that draw, animate and ask.

It knows the engine's public face only; no rule of any game is written here.
"""
