"""Language: catalogues of messages and the vocabulary of orders, shared by all games."""

from games.text.catalogue import LANGUAGES, BadCatalogue, report_faults_to
from games.text.words import Words

__all__ = ["LANGUAGES", "BadCatalogue", "Words", "report_faults_to"]
