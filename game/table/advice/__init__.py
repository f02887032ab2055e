"""The hint of the adviser, and tooltips."""
