"""Tests of the PettingZoo environments."""
