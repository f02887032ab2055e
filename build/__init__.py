"""Turns the project into a static web site: fetches the inputs, builds the wheel, packs the pages.

Run it through play.py or `python -m build`. Nothing here is needed to play on the desktop.
"""
