"""The app that the browser tests package and visit."""
