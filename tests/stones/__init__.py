"""A third game, registered by tests only: two players take one to three stones in turn, and the last one wins.

It shows how little a game needs: an engine record (rules.py), a table record (table.py), words in two languages.
"""
