"""What an operator sees of a running bot: its log, its figures, its health, its reports of faults."""
