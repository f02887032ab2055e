"""The rules pages: chapters, search, worked examples, and positions to try out."""
