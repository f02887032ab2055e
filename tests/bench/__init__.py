"""Measurements, run with `python3 play.py bench`: ratios within one run, and no test depends on them."""
