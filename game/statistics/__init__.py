"""The results of all games that were played here, and the page that shows them."""
