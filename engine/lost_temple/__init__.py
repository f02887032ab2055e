"""The rules of Lost Temple.

A table may use `actions` (the verbs), `board` (geometry), `components` (data), `preview` (questions about choices)
and `views` (types). Everything else is private to the engine.
"""
