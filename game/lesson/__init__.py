"""Lessons: their data, the course of one, the table they are held at, and the page that lists them."""
