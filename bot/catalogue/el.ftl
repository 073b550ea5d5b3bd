### Όσα λένε οι εντολές και τα κουμπιά.

## Παιχνίδια, σενάρια, μέρη του ταμπλό

game-perikles = Περικλής
scenario-standard = βασικό
game-peloponnes = Πελοπόννησος
scenario-solo = ατομικό
scenario-level-1 = ατομικό, επίπεδο 1
scenario-level-2 = ατομικό, επίπεδο 2
scenario-level-3 = ατομικό, επίπεδο 3
scenario-level-4 = ατομικό, επίπεδο 4
scenario-level-5 = ατομικό, επίπεδο 5
region-perikles-cities = Οι πόλεις
region-perikles-places = Τα πεδία μάχης
region-perikles-seats = Όλοι οι παίκτες
region-peloponnes-rows = Οι σειρές πλακιδίων
region-peloponnes-seats = Όλα τα ταμπλό παικτών

## Επιλογές

choice-perikles = Περικλής
choice-peloponnes = Πελοπόννησος
choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = όπως το Discord του διακομιστή
choice-move = μετά από κάθε κίνηση
choice-turn = μετά από κάθε σειρά παίκτη
choice-demand = μόνο όταν ζητηθεί
choice-everyone = όλοι
choice-gamemasters = όσοι διαχειρίζονται τον διακομιστή και ο ρόλος διαχειριστή παιχνιδιών
choice-dm = με προσωπικό μήνυμα· αν είναι κλειστά, με το κουμπί «Το χέρι μου»
choice-thread = σε ιδιωτικό νήμα, που μπορούν να διαβάσουν οι συντονιστές του διακομιστή

## Τραπέζια

table-named = { $table }: { $game }, { $status }
table-line = **Τραπέζι { $table }**: { $game }, { $status }, πιασμένες θέσεις { $taken } από { $seats }, { $thread }
table-scenario = Σενάριο: { $scenario }
table-variants = { $count ->
    [one] Παραλλαγή
   *[other] Παραλλαγές
}: { LIST($variants) }
table-opened = Το τραπέζι { $table } άνοιξε: { $thread }. Πάτησε **Παίζω** στο μήνυμά του για να πάρεις κι εσύ θέση.
table-opens-later = Το τραπέζι { $table } φτιάχτηκε, αλλά το Discord δεν απαντά αυτή τη στιγμή. Το μήνυμά του θα εμφανιστεί εδώ μόλις απαντήσει· δεν χρειάζεται να κάνεις τίποτα.
table-not-opened = Το τραπέζι { $table } δεν μπόρεσε να ανοίξει: το Discord δεν αφήνει τον Keryx να γράψει ή να φτιάξει νήμα εδώ. Δεν μένει τίποτα από αυτό.
table-only-in-channel = Τραπέζια ανοίγουν σε κανάλι κειμένου του διακομιστή, όχι σε νήμα ή αλλού.
table-none-open = Δεν υπάρχει τώρα ανοιχτό τραπέζι εδώ. Με `/τραπέζι νέο` ανοίγεις ένα.
table-which-open = Είναι ανοιχτά πολλά τραπέζια: { LIST($tables) }. Δώσε τον αριθμό αυτού που εννοείς.
table-none-here = Δεν υπάρχουν τώρα τραπέζια σε αυτόν τον διακομιστή.
table-given-up = Το τραπέζι { $table } ακυρώθηκε.
table-note = Σημείωση: { $note }
thread-name = { $game }, τραπέζι { $table }
status-lobby = ανοιχτό
status-running = παίζεται
status-paused = σε παύση
status-frozen = παγωμένο από σφάλμα
status-waiting = περιμένει
status-ended = τελείωσε
status-cancelled = ακυρώθηκε

lobby-heading = **Τραπέζι { $table }: { $game }**, έως { $seats } παίκτες
lobby-seat = { $mark }: { $name }
lobby-free = *ελεύθερη*
lobby-forgotten = *πρώην παίκτης*
lobby-lobby = Πάτησε **Παίζω** για να πάρεις θέση. Το τραπέζι το ξεκινά όποιος το άνοιξε.
lobby-started = Το τραπέζι άρχισε και παίζεται στο νήμα του.
lobby-cancelled = Το τραπέζι ακυρώθηκε.
lobby-joined = Έχεις τη θέση { $mark } στο τραπέζι { $table }. Θα παιχτεί στο { $thread }.
lobby-left = Έφυγες από το τραπέζι { $table }.
lobby-begun = Το τραπέζι { $table } άρχισε: { $thread }.

## Κουμπιά και ερωτήσεις

panel-heading = Τραπέζι { $table }, { $game }
panel-nothing-asked = Δεν χρειάζεται να απαντήσεις σε κάτι τώρα.
panel-game-over = Το παιχνίδι τελείωσε.
panel-so-far = Ως τώρα διάλεξες: { $chosen }
panel-choose = { $what };
panel-choose-one = Διάλεξε
panel-about-to = Πρόκειται να κάνεις το εξής: **{ $action }**. Δεν αναιρείται.
panel-stale = Αυτό αφορά ερώτηση που έκλεισε ή που δεν είναι δική σου· τίποτα δεν άλλαξε. Τώρα ισχύει το εξής:
panel-made = Αυτή η κίνηση έχει ήδη γίνει. Τώρα ισχύει το εξής:
panel-undone = Αναιρέθηκε.
panel-amend = Δεν είναι υποχρεωτικό ή έχεις ήδη απαντήσει· ώσπου να απαντήσουν οι άλλοι, μπορείς ακόμη να το αλλάξεις.
panel-setting = Το βλέπεις μόνο εσύ. Αλλάζει όποτε θέλεις και ισχύει ώσπου να το αλλάξεις.
panel-enough = Αυτά είναι όλα
panel-no-such-number = Ο αριθμός πρέπει να είναι από { $low } έως { $high }.
order-stopped = { $taken ->
    [one] Από τις { $all } ενέργειες έγινε μία· ύστερα κάτι κληρώθηκε ή αποκαλύφθηκε ή ρωτήθηκε κάποιος άλλος, και οι υπόλοιπες δεν ταίριαζαν πια.
   *[other] Από τις { $all } ενέργειες έγιναν { $taken }· ύστερα κάτι κληρώθηκε ή αποκαλύφθηκε ή ρωτήθηκε κάποιος άλλος, και οι υπόλοιπες δεν ταίριαζαν πια.
}

button-join = Παίζω
button-leave = Φεύγω
button-start = Έναρξη
button-move = Η κίνησή σου
button-hand = Το χέρι μου
button-text = Το ταμπλό σε κείμενο
button-undo = Αναίρεση
button-confirm = Επιβεβαίωση
button-back = Πίσω
button-earlier = Προηγούμενα
button-later = Περισσότερα
button-type-order = Γράψε εντολή
button-type-number = Γράψε αριθμό

form-order-title = Γράψε εντολή
form-order-label = Η εντολή σου
form-order-example = Όπως στην /εντολή· πολλές χωρίζονται με ερωτηματικό (;)
form-number-title = Γράψε αριθμό
form-number-label = Πόσα;
form-number-example = Από { $low } έως { $high }

value-yes = ναι
value-no = όχι
value-none = τίποτα
value-hoplite = Οπλίτης
value-trireme = Τριήρης
value-attack = Επίθεση
value-defence = Άμυνα
value-phase = ως το τέλος της φάσης
value-round = ως το τέλος του γύρου
value-hand = το χέρι του αρχηγού

## Εντολές ενός παιχνιδιού

game-other = Στο τραπέζι { $table } παίζεται άλλο παιχνίδι.
game-not-now = Δεν είναι αυτό που σε ρωτάμε τώρα· τίποτα δεν άλλαξε. Τώρα ισχύει το εξής:
game-value-missing = Λείπει το «{ $field }». Τώρα γίνεται: { LIST($values) }.
game-value-refused = Το «{ $typed }» δεν γίνεται τώρα για το «{ $field }». Γίνεται: { LIST($values) }.
game-no-value = Με όσα έδωσες πριν από αυτό, τίποτα δεν γίνεται τώρα για το «{ $field }».

## Για να δεις

board-no-such-region = Το ταμπλό δεν έχει τέτοιο μέρος. Υπάρχουν: { LIST($regions) }.
board-no-such-player = Δεν υπάρχει τέτοιος παίκτης σε αυτό το τραπέζι. Υπάρχουν: { LIST($players) }.
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
why-allowed = **{ $action }**: επιτρέπεται τώρα. Δεν έγινε τίποτα.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Κανόνες, ενότητα { $section })
}
rules-orders = Πώς γράφονται οι εντολές
rules-no-such-topic = Δεν υπάρχει κάτι γι’ αυτό. Υπάρχει για: { LIST($topics) }.

## Ρυθμίσεις του διακομιστή

settings-heading = **Οι ρυθμίσεις αυτού του διακομιστή**
settings-language = Γλώσσα των νέων τραπεζιών: { $language }
settings-role = Ρόλος διαχειριστή παιχνιδιών: { $role }
settings-no-role = κανένας
settings-who = Τραπέζια ανοίγουν: { $who }
settings-images = Το ταμπλό σχεδιάζεται: { $images }

## Διαχειριστής παιχνιδιού

gm-done = Έγινε· το τραπέζι { $table } ενημερώθηκε.
gm-no-bots = Ένα μποτ δεν μπορεί να πάρει θέση.
gm-owner-only = Αυτό το κάνει μόνο ο ιδιοκτήτης του μποτ.
gm-backed-up = Η βάση δεδομένων αντιγράφηκε στον φάκελο δεδομένων του μποτ, ως `backups/{ $name }`.
gm-exported = Ολόκληρη η καταγραφή του τραπεζιού { $table }. Το `keryx verify` ελέγχει τις κληρώσεις της.
note-paused = Ο διαχειριστής έβαλε το τραπέζι σε παύση: { $reason }
note-resumed = Το παιχνίδι συνεχίζεται.
note-rolled-back = Ο διαχειριστής επανέφερε το ταμπλό όπως ήταν μετά την κίνηση { $move }: { $reason }
note-substituted = Τη θέση { $mark } παίρνει πλέον: { $name }.
note-player-gone = Ο παίκτης της θέσης { $mark } ζήτησε να διαγραφούν τα δεδομένα του. Το τραπέζι μένει σε παύση ώσπου ο διαχειριστής να δώσει τη θέση σε άλλον και να το συνεχίσει.
note-ended = Ο διαχειριστής τερμάτισε το παιχνίδι: { $reason }
health-latency = Χρόνος ως το Discord και πίσω: { $milliseconds } ms
health-tables = Τραπέζια του διακομιστή που δεν έχουν τελειώσει: { $count }
health-unsent = Μηνύματα που περιμένουν να σταλούν: { $count }
health-stuck = Τραπέζια που περιμένουν ή πάγωσαν: { LIST($tables) }

## Προσωπικά δεδομένα

privacy-kept = Το Keryx κρατά για σένα: τον αριθμό σου στο Discord, το όνομα που είχες όταν κάθισες, τη γλώσσα σου, τις θέσεις σου και τις κινήσεις σου.
privacy-tables = { $count ->
    [0] Δεν κάθεσαι σε κανένα τραπέζι.
   *[other] Τραπέζια όπου κάθεσαι: { LIST($tables) }.
}
privacy-way-unknown = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται με προσωπικό μήνυμα· αν είναι κλειστά, τα δείχνουν το κουμπί «Το χέρι μου» και το `/χέρι`.
privacy-way-open = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται με προσωπικό μήνυμα.
privacy-way-closed = Τα προσωπικά σου μηνύματα είναι κλειστά: όσα πρέπει να ξέρεις μόνο εσύ τα δείχνουν το κουμπί «Το χέρι μου» και το `/χέρι`.
privacy-way-thread = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται σε ιδιωτικό νήμα.
privacy-chosen-dm = Όσα πρέπει να ξέρεις μόνο εσύ θα έρχονται με προσωπικό μήνυμα· αν είναι κλειστά, τα δείχνουν το κουμπί «Το χέρι μου» και το `/χέρι`.
privacy-chosen-thread = Αν τα προσωπικά σου μηνύματα είναι κλειστά, όσα πρέπει να ξέρεις μόνο εσύ θα έρχονται σε ιδιωτικό νήμα. Εκεί μπορούν να τα διαβάσουν οι συντονιστές του διακομιστή.
privacy-not-sure = Τίποτα δεν διαγράφηκε. Αν θέλεις να διαγραφούν τα δεδομένα σου, δώσε ξανά την εντολή με σίγουρα: True.
privacy-deleted = { $count ->
    [0] Τα προσωπικά σου δεδομένα διαγράφηκαν.
   *[other] Τα προσωπικά σου δεδομένα διαγράφηκαν. Οι θέσεις σου μένουν χωρίς το όνομά σου· ο διαχειριστής μπορεί να τις δώσει σε άλλους.
}

## Εντολές

command-table = τραπέζι
    .description = Άνοιξε τραπέζια, κάθισε και ξεκίνησέ τα
command-table-new = νέο
    .description = Άνοιξε σε αυτό το κανάλι ένα τραπέζι με δικό του νήμα
command-table-join = παίζω
    .description = Πάρε την πρώτη ελεύθερη θέση σε ένα τραπέζι
command-table-seat = θέση
    .description = Πάρε μια συγκεκριμένη θέση σε ένα τραπέζι ή άλλαξε σε αυτήν
command-table-leave = φεύγω
    .description = Άφησε τη θέση σου πριν από την έναρξη
command-table-start = έναρξη
    .description = Ξεκίνησε ένα τραπέζι με όσους κάθονται
command-table-cancel = ακύρωση
    .description = Ακύρωσε ένα τραπέζι πριν αρχίσει
command-table-list = λίστα
    .description = Δες τα τραπέζια αυτού του διακομιστή
command-table-show = δες
    .description = Δες ποιοι κάθονται σε ένα τραπέζι και πώς πάει
command-keryx = keryx
    .description = Ρυθμίσεις αυτού του διακομιστή
command-keryx-show = δες
    .description = Δες τις ρυθμίσεις αυτού του διακομιστή
command-keryx-language = γλώσσα
    .description = Όρισε τη γλώσσα των νέων τραπεζιών
command-keryx-gamemaster = διαχειριστής
    .description = Όρισε τον ρόλο που ανοίγει και διαχειρίζεται τραπέζια
command-keryx-tables = τραπέζια
    .description = Όρισε ποιος ανοίγει τραπέζια
command-keryx-images = εικόνες
    .description = Όρισε πότε σχεδιάζεται το ταμπλό των νέων τραπεζιών
command-gm = διαχειριστής
    .description = Για διαχειριστές παιχνιδιού: φρόντισε ένα τραπέζι
command-gm-pause = παύση
    .description = Σταμάτησε ένα τραπέζι ώσπου να συνεχιστεί
command-gm-resume = συνέχεια
    .description = Συνέχισε ένα τραπέζι, σε νέο νήμα αν το δικό του χάθηκε
command-gm-rollback = επαναφορά
    .description = Επανάφερε το ταμπλό μετά από παλιότερη κίνηση, μπροστά σε όλους
command-gm-substitute = αντικατάσταση
    .description = Δώσε μια θέση σε άλλον παίκτη
command-gm-end = τέλος
    .description = Τερμάτισε ένα παιχνίδι πριν την ώρα του
command-gm-export = εξαγωγή
    .description = Πάρε ολόκληρη την καταγραφή ενός παιχνιδιού που τελείωσε
command-gm-backup = αντίγραφο
    .description = Αντίγραψε τη βάση στο μηχάνημα του μποτ (μόνο για τον ιδιοκτήτη του)
command-gm-health = υγεία
    .description = Δες πώς είναι το μποτ και τα τραπέζια του διακομιστή
command-moves = κινήσεις
    .description = Δες τι σε ρωτάμε τώρα, με κουμπιά για να απαντήσεις
command-order = εντολή
    .description = Δώσε γραπτή εντολή· πολλές χωρίζονται με ερωτηματικό (;)
command-undo = αναίρεση
    .description = Αναίρεσε την τελευταία σου κίνηση μέσα στη σειρά σου
command-board = ταμπλό
    .description = Δες το ταμπλό
command-board-full = όλο
    .description = Δες ολόκληρο το ταμπλό
command-board-region = μέρος
    .description = Δες ένα μέρος του ταμπλό
command-board-player = παίκτης
    .description = Δες τι έχει μπροστά του ένας παίκτης
command-board-text = κείμενο
    .description = Δες το ταμπλό σε κείμενο
command-hand = χέρι
    .description = Δες όσα πρέπει να ξέρεις μόνο εσύ
command-log = ιστορικό
    .description = Δες τι έγινε τελευταία
command-why = γιατί
    .description = Ρώτα ποιος κανόνας απαγορεύει μια εντολή, χωρίς να τη δώσεις
command-rules = κανόνες
    .description = Δες την εξήγηση ενός κανόνα ή πώς γράφονται οι εντολές
command-privacy = απόρρητο
    .description = Τι κρατά το Keryx για σένα και πώς διαγράφεται
command-privacy-show = δες
    .description = Δες τι κρατά το Keryx για σένα
command-privacy-secrets = μυστικά
    .description = Διάλεξε πώς θα μαθαίνεις όσα πρέπει να ξέρεις μόνο εσύ
command-privacy-delete = διαγραφή
    .description = Διάγραψε τα προσωπικά σου δεδομένα· οι θέσεις μένουν χωρίς όνομα
command-perikles = περικλής
    .description = Κινήσεις του Περικλή
command-perikles-place-marker = βάλε-δείκτη
    .description = Στήσιμο: βάλε έναν επιπλέον δείκτη σε μια πόλη
    .label = Βάλε δείκτη
command-perikles-take = πάρε
    .description = Πάρε ένα πλακίδιο επιρροής
    .label = Πάρε πλακίδιο
command-perikles-propose = πρότεινε
    .description = Πρότεινε έναν υποψήφιο σε μια πόλη
    .label = Πρότεινε υποψήφιο
command-perikles-assassinate = δολοφόνησε
    .description = Βάλε τον δολοφόνο σου να αφαιρέσει έναν δείκτη
    .label = Αφαίρεσε δείκτη
command-perikles-end-turn = τέλος-σειράς
    .description = Ολοκλήρωσε τη σειρά σου
    .label = Ολοκλήρωσε τη σειρά σου
command-perikles-name-first = ποιος-αρχίζει
    .description = Ως αρχηγός της Σπάρτης, πες ποιος στέλνει πρώτος δυνάμεις
    .label = Πες ποιος αρχίζει
command-perikles-recover = ανάκτησε
    .description = Ανάκτησε μια μονάδα από τις απώλειες
    .label = Ανάκτησε μονάδα
command-perikles-send = στείλε
    .description = Στείλε μια μονάδα σε επίθεση ή σε άμυνα
    .label = Στείλε μονάδα
command-perikles-pay-marker = πλήρωσε-δείκτη
    .description = Πλήρωσε έναν δείκτη για έως δύο ακόμη μονάδες
    .label = Πλήρωσε για άλλες μονάδες
command-perikles-ask-permission = ζήτα-άδεια
    .description = Ζήτα από έναν αρχηγό να υπερασπιστείς έναν τόπο του
    .label = Ζήτα άδεια
command-perikles-answer-request = απάντησε
    .description = Επίτρεψε ή αρνήσου μια άμυνα που σου ζήτησαν
    .label = Απάντησε στο αίτημα
command-perikles-pass = πάσο
    .description = Μην παίξεις το ειδικό σου πλακίδιο πριν από αυτή τη μάχη
    .label = Πάσο
command-perikles-choose-loss = διάλεξε-απώλεια
    .description = Διάλεξε την πόλη που χάνει μια μονάδα
    .label = Διάλεξε την απώλεια
command-perikles-play-special = ειδικό-πλακίδιο
    .description = Παίξε το ειδικό σου πλακίδιο
    .label = Παίξε το ειδικό πλακίδιο
command-perikles-move-marker = μετέφερε-δείκτη
    .description = Αλκιβιάδης: διάλεξε έναν δείκτη που μεταφέρεται
    .label = Μετέφερε δείκτη
command-peloponnes = πελοπόννησος
    .description = Κινήσεις στο «Πελοπόννησος»
command-peloponnes-choose-civilisation = διάλεξε-πολιτισμό
    .description = Ατομικό: διάλεξε τον πολιτισμό σου
    .label = Διάλεξε πολιτισμό
command-peloponnes-choose-incomes = διάλεξε-εισοδήματα
    .description = Ατομικό: διάλεξε τα επιπλέον εισοδήματά σου για όλο το παιχνίδι
    .label = Διάλεξε επιπλέον εισοδήματα
command-peloponnes-bid = πρόσφερε
    .description = Πρόσφερε νομίσματα για ένα πλακίδιο
    .label = Κάνε προσφορά
command-peloponnes-pass = πάσο
    .description = Μην κάνεις προσφορά σε αυτόν τον γύρο και πάρε 3 νομίσματα
    .label = Πάσο
command-peloponnes-move = μετέφερε
    .description = Αν ξεπέρασαν την προσφορά σου, μετέφερέ την σε άλλο πλακίδιο
    .label = Μετέφερε την προσφορά
command-peloponnes-withdraw = απόσυρε
    .description = Αν ξεπέρασαν την προσφορά σου, απόσυρέ την και πάρε ένα νόμισμα ακόμη
    .label = Απόσυρε την προσφορά
command-peloponnes-build = χτίσε
    .description = Πλήρωσε το κτίριο που κέρδισες ή βάλε πάνω του ένα νόμισμα
    .label = Πάρε το κτίριο
command-peloponnes-let-go = άφησε
    .description = Άφησε ένα κτίριο που κρατιέται μόνο με πολυτέλεια
    .label = Άφησε το κτίριο
command-peloponnes-choose-income = διάλεξε-εισόδημα
    .description = Διάλεξε τι φέρνει το Λιμάνι ή ο Ναός του Απόλλωνα σε αυτόν τον γύρο
    .label = Διάλεξε εισόδημα
command-peloponnes-keep = κράτα
    .description = Πες ποια πλακίδια κρατάς σε μια καταστροφή· τα υπόλοιπα χάνονται
    .label = Κράτα πλακίδια
command-peloponnes-feed = τάισε
    .description = Πες πόση πολυτέλεια ανταλλάσσεις με την τροφή που λείπει
    .label = Τάισε τους κατοίκους
command-peloponnes-settle = εξόφλησε
    .description = Πες ποια κτίρια με νόμισμα εξοφλείς· τα υπόλοιπα χάνονται
    .label = Εξόφλησε κτίρια

## Παράμετροι

param-table = τραπέζι
    .description = Ο αριθμός του τραπεζιού· μόνο αν δεν είναι φανερό ποιο εννοείς
param-game = παιχνίδι
    .description = Το παιχνίδι
param-table-new-seats = θέσεις
    .description = Πόσες θέσεις το πολύ
param-scenario = σενάριο
    .description = Το σενάριο
param-variants = παραλλαγές
    .description = Παραλλαγές, πολλές χωρισμένες με κόμμα
param-language = γλώσσα
    .description = Η γλώσσα στο νήμα του τραπεζιού
param-images = εικόνες
    .description = Πότε σχεδιάζεται το ταμπλό
param-number = αριθμός
    .description = Ο αριθμός της θέσης, από το 1
param-role = ρόλος
    .description = Ο ρόλος· άφησέ το κενό για κανέναν
param-who = ποιοι
    .description = Ποιος ανοίγει τραπέζια
param-reason = λόγος
    .description = Γιατί· θα το διαβάσουν όλοι στο τραπέζι
param-move = κίνηση
    .description = Η κίνηση μετά από την οποία επανέρχεται το ταμπλό
param-seat = θέση
    .description = Η θέση
param-player = παίκτης
    .description = Ο παίκτης
param-text = κείμενο
    .description = Η εντολή, για παράδειγμα: πάρε Αθήνα 2
param-region = μέρος
    .description = Το μέρος του ταμπλό
param-lines = γραμμές
    .description = Πόσες γραμμές
param-topic = θέμα
    .description = Το θέμα
param-way = τρόπος
    .description = Πώς θα το μαθαίνεις
param-sure = σίγουρα
    .description = Το θέλεις σίγουρα; Δεν αναιρείται
param-city = πόλη
    .description = Ποια πόλη
param-tile = πλακίδιο
    .description = Ποιο πλακίδιο
param-owner = ποιανού
    .description = Ποιανού δείκτης
param-candidate = υποψήφιος
    .description = Αν είναι υποψήφιος
param-until = μέχρι
    .description = Ως πότε να μη σε ξαναρωτήσουμε
param-first = πρώτος
    .description = Ποιος αρχίζει
param-arm = όπλο
    .description = Οπλίτης ή τριήρης
param-strength = δύναμη
    .description = Ποια δύναμη μονάδας
param-place = τόπος
    .description = Ποιο πεδίο μάχης
param-side = πλευρά
    .description = Επίθεση ή άμυνα
param-force = στρατός
    .description = Ποιανού μονάδες
param-allow = επιτρέπω
    .description = Αν το επιτρέπεις
param-target = στόχος
    .description = Πού παίζεται το πλακίδιο
param-civilisation = πολιτισμός
    .description = Ποιος πολιτισμός
param-wood = ξύλο
    .description = Πόσα ξύλα
param-stone = πέτρα
    .description = Πόσες πέτρες
param-food = τροφή
    .description = Πόσες τροφές
param-coins = νομίσματα
    .description = Πόσα νομίσματα
param-how = πώς
    .description = Πλήρωσε το κόστος ή βάλε ένα νόμισμα
param-kind = είδος
    .description = Ξύλο, πέτρα, τροφή ή νόμισμα
param-tiles = πλακίδια
    .description = Ποια πλακίδια
param-luxury = πολυτέλεια
    .description = Πόση πολυτέλεια
