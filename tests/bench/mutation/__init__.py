"""Changed operators and constants, and which tests notice them: the parts of `tests.bench.mutants`."""
