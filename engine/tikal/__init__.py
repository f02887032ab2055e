"""The rules of Tikal.

A table may use `actions` (the verbs), `board` (geometry), `components` (data), `ruleset` (the editions), `preview`
and `prospects` (questions about choices and what lies ahead) and `views` (types). Everything else is private to
the engine.
"""
