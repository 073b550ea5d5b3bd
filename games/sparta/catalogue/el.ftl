### SPARTA! Struggle for Greece στα ελληνικά.

## Powers, places, regions. “begin” and “the” bring the article where there is one, “in” says where.

name-athens = Αθήνα
    .begin = Η Αθήνα
    .who = η Αθήνα
    .the = την Αθήνα
    .of = της Αθήνας
name-sparta = Σπάρτη
    .begin = Η Σπάρτη
    .who = η Σπάρτη
    .the = τη Σπάρτη
    .of = της Σπάρτης
    .in = στη Σπάρτη
name-mantineia = Μαντίνεια
    .in = στη Μαντίνεια
name-elis = Ήλιδα
    .in = στην Ήλιδα
name-argos = Άργος
    .in = στο Άργος
name-kythira = Κύθηρα
    .in = στα Κύθηρα
name-pylos = Πύλος
    .in = στην Πύλο
name-corinthus = Κόρινθος
    .in = στην Κόρινθο
name-megara = Μέγαρα
    .in = στα Μέγαρα
name-epidaurus = Επίδαυρος
    .in = στην Επίδαυρο
name-rhium = Ρίο
    .in = στο Ρίο
name-athenae = Αθήναι
    .in = στην πόλη των Αθηνών
name-laurion = Λαύριο
    .in = στο Λαύριο
name-euboea = Εύβοια
    .in = στην Εύβοια
name-decelea = Δεκέλεια
    .in = στη Δεκέλεια
name-thebae = Θήβα
    .in = στη Θήβα
name-delphi = Δελφοί
    .in = στους Δελφούς
name-plataea = Πλαταιές
    .in = στις Πλαταιές
name-naupactus = Ναύπακτος
    .in = στη Ναύπακτο
name-ambracia = Αμβρακία
    .in = στην Αμβρακία
name-anaktorion = Ανακτόριο
    .in = στο Ανακτόριο
name-epidamnos = Επίδαμνος
    .in = στην Επίδαμνο
name-leucas = Λευκάδα
    .in = στη Λευκάδα
name-pharsalus = Φάρσαλος
    .in = στη Φάρσαλο
name-heraclea = Ηράκλεια
    .in = στην Ηράκλεια
name-potidaea = Ποτίδαια
    .in = στην Ποτίδαια
name-lemnos = Λήμνος
    .in = στη Λήμνο
name-abydus = Άβυδος
    .in = στην Άβυδο
name-sestus = Σηστός
    .in = στη Σηστό
name-byzantium = Βυζάντιο
    .in = στο Βυζάντιο
name-chios = Χίος
    .in = στη Χίο
name-lesbos = Λέσβος
    .in = στη Λέσβο
name-samos = Σάμος
    .in = στη Σάμο
name-miletus = Μίλητος
    .in = στη Μίλητο
name-naxos = Νάξος
    .in = στη Νάξο
name-melos = Μήλος
    .in = στη Μήλο
name-syracusae = Συρακούσες
    .in = στις Συρακούσες
name-gela = Γέλα
    .in = στη Γέλα
name-panormus = Πάνορμος
    .in = στην Πάνορμο
name-megale-hellas = Μεγάλη Ελλάδα
    .in = στη Μεγάλη Ελλάδα
name-macedonia = Μακεδονία
    .in = στη Μακεδονία
name-thracia = Θράκη
    .in = στη Θράκη
name-persis = Περσίδα
    .in = στην Περσίδα
name-creta = Κρήτη
    .in = στην Κρήτη
name-peloponnesos = Πελοπόννησος
    .in = στην Πελοπόννησο
name-isthmus = Ισθμός της Κορίνθου
    .in = στον Ισθμό της Κορίνθου
name-attica = Αττική
    .in = στην Αττική
name-boeotia = Βοιωτία
    .in = στη Βοιωτία
name-aitolia = Αιτωλία
    .in = στην Αιτωλία
name-thessalia = Θεσσαλία
    .in = στη Θεσσαλία
name-chalcidice = Χαλκιδική
    .in = στη Χαλκιδική
name-hellespontus = Ελλήσποντος
    .in = στον Ελλήσποντο
name-ionia = Ιωνία
    .in = στην Ιωνία
name-cyclades = Κυκλάδες
    .in = στις Κυκλάδες
name-sicilia = Σικελία
    .in = στη Σικελία

## Units

name-athens-hoplite-1 = αθηναϊκός στρατός 1
    .the = ο αθηναϊκός στρατός 1
    .begin = Ο αθηναϊκός στρατός 1
    .accusative = τον αθηναϊκό στρατό 1
    .order = AA1
name-athens-hoplite-2 = αθηναϊκός στρατός 2
    .the = ο αθηναϊκός στρατός 2
    .begin = Ο αθηναϊκός στρατός 2
    .accusative = τον αθηναϊκό στρατό 2
    .order = AA2
name-athens-hoplite-3 = αθηναϊκός στρατός 3
    .the = ο αθηναϊκός στρατός 3
    .begin = Ο αθηναϊκός στρατός 3
    .accusative = τον αθηναϊκό στρατό 3
    .order = AA3
name-athens-trireme-1 = αθηναϊκός στόλος 1
    .the = ο αθηναϊκός στόλος 1
    .begin = Ο αθηναϊκός στόλος 1
    .accusative = τον αθηναϊκό στόλο 1
    .order = AF1
name-athens-trireme-2 = αθηναϊκός στόλος 2
    .the = ο αθηναϊκός στόλος 2
    .begin = Ο αθηναϊκός στόλος 2
    .accusative = τον αθηναϊκό στόλο 2
    .order = AF2
name-athens-trireme-3 = αθηναϊκός στόλος 3
    .the = ο αθηναϊκός στόλος 3
    .begin = Ο αθηναϊκός στόλος 3
    .accusative = τον αθηναϊκό στόλο 3
    .order = AF3
name-sparta-hoplite-1 = σπαρτιατικός στρατός 1
    .the = ο σπαρτιατικός στρατός 1
    .begin = Ο σπαρτιατικός στρατός 1
    .accusative = τον σπαρτιατικό στρατό 1
    .order = SA1
name-sparta-hoplite-2 = σπαρτιατικός στρατός 2
    .the = ο σπαρτιατικός στρατός 2
    .begin = Ο σπαρτιατικός στρατός 2
    .accusative = τον σπαρτιατικό στρατό 2
    .order = SA2
name-sparta-hoplite-3 = σπαρτιατικός στρατός 3
    .the = ο σπαρτιατικός στρατός 3
    .begin = Ο σπαρτιατικός στρατός 3
    .accusative = τον σπαρτιατικό στρατό 3
    .order = SA3
name-sparta-trireme-1 = σπαρτιατικός στόλος 1
    .the = ο σπαρτιατικός στόλος 1
    .begin = Ο σπαρτιατικός στόλος 1
    .accusative = τον σπαρτιατικό στόλο 1
    .order = SF1
name-sparta-trireme-2 = σπαρτιατικός στόλος 2
    .the = ο σπαρτιατικός στόλος 2
    .begin = Ο σπαρτιατικός στόλος 2
    .accusative = τον σπαρτιατικό στόλο 2
    .order = SF2
name-sparta-trireme-3 = σπαρτιατικός στόλος 3
    .the = ο σπαρτιατικός στόλος 3
    .begin = Ο σπαρτιατικός στόλος 3
    .accusative = τον σπαρτιατικό στόλο 3
    .order = SF3

## Supports

name-sparta-elite = σπαρτιατική επίλεκτη μονάδα
name-peloponnesos-elite = πελοποννησιακή επίλεκτη μονάδα
name-boeotia-elite = βοιωτική επίλεκτη μονάδα
name-attica-cavalry = αττικό ιππικό
name-thessalia-cavalry = θεσσαλικό ιππικό
name-ionia-cavalry = ιωνικό ιππικό
name-aitolia-peltast = Αιτωλοί πελταστές
name-aitolia-fleet = αιτωλικός στόλος
name-cyclades-fleet = κυκλαδικός στόλος
name-isthmus-fleet = στόλος του Ισθμού
name-megale-hellas-cavalry = ιππικό της Μεγάλης Ελλάδας
name-macedonia-cavalry = μακεδονικό ιππικό
name-macedonia-phalanx = μακεδονική φάλαγγα
name-thracia-peltast = Θράκες πελταστές
name-creta-peltast = Κρήτες πελταστές
name-persis-fleet = περσικός στόλος
name-mercenary-cavalry = Μισθοφορικό ιππικό
name-mercenary-peltast = μισθοφόροι πελταστές
name-mercenary-fleet = μισθοφορικός στόλος

## Commanders

name-pericles = Περικλής
    .begin = Ο Περικλής
    .accusative = τον Περικλή
name-cleon = Κλέων
    .begin = Ο Κλέων
    .accusative = τον Κλέωνα
name-demosthenes = Δημοσθένης
    .begin = Ο Δημοσθένης
    .accusative = τον Δημοσθένη
name-nicias = Νικίας
    .begin = Ο Νικίας
    .accusative = τον Νικία
name-alcibiades = Αλκιβιάδης
    .begin = Ο Αλκιβιάδης
    .accusative = τον Αλκιβιάδη
name-lamachus = Λάμαχος
    .begin = Ο Λάμαχος
    .accusative = τον Λάμαχο
name-thrasybulus = Θρασύβουλος
    .begin = Ο Θρασύβουλος
    .accusative = τον Θρασύβουλο
name-myronides = Μυρωνίδης
    .begin = Ο Μυρωνίδης
    .accusative = τον Μυρωνίδη
name-tolmides = Τολμίδης
    .begin = Ο Τολμίδης
    .accusative = τον Τολμίδη
name-cimon = Κίμων
    .begin = Ο Κίμων
    .accusative = τον Κίμωνα
name-ismenias = Ισμηνίας
    .begin = Ο Ισμηνίας
    .accusative = τον Ισμηνία
name-conon = Κόνων
    .begin = Ο Κόνων
    .accusative = τον Κόνωνα
name-iphicrates = Ιφικράτης
    .begin = Ο Ιφικράτης
    .accusative = τον Ιφικράτη
name-pelopidas = Πελοπίδας
    .begin = Ο Πελοπίδας
    .accusative = τον Πελοπίδα
name-epaminondas = Επαμεινώνδας
    .begin = Ο Επαμεινώνδας
    .accusative = τον Επαμεινώνδα
name-aratus = Άρατος
    .begin = Ο Άρατος
    .accusative = τον Άρατο
name-aristomachos = Αριστόμαχος
    .begin = Ο Αριστόμαχος
    .accusative = τον Αριστόμαχο
name-pleistoanax = Πλειστοάναξ
    .begin = Ο Πλειστοάναξ
    .accusative = τον Πλειστοάνακτα
name-archidamus = Αρχίδαμος
    .begin = Ο Αρχίδαμος
    .accusative = τον Αρχίδαμο
name-brasidas = Βρασίδας
    .begin = Ο Βρασίδας
    .accusative = τον Βρασίδα
name-agis = Άγις
    .begin = Ο Άγις
    .accusative = τον Άγι
name-gylippus = Γύλιππος
    .begin = Ο Γύλιππος
    .accusative = τον Γύλιππο
name-mindarus = Μίνδαρος
    .begin = Ο Μίνδαρος
    .accusative = τον Μίνδαρο
name-lysander = Λύσανδρος
    .begin = Ο Λύσανδρος
    .accusative = τον Λύσανδρο
name-callicratidas = Καλλικρατίδας
    .begin = Ο Καλλικρατίδας
    .accusative = τον Καλλικρατίδα
name-nicomedes = Νικομήδης
    .begin = Ο Νικομήδης
    .accusative = τον Νικομήδη
name-sparton = Σπάρτων
    .begin = Ο Σπάρτων
    .accusative = τον Σπάρτωνα
name-agesilaus = Αγησίλαος
    .begin = Ο Αγησίλαος
    .accusative = τον Αγησίλαο
name-agesipolis = Αγησίπολις
    .begin = Ο Αγησίπολις
    .accusative = τον Αγησίπολη
name-antalcidas = Ανταλκίδας
    .begin = Ο Ανταλκίδας
    .accusative = τον Ανταλκίδα
name-cleombrotus = Κλεόμβροτος
    .begin = Ο Κλεόμβροτος
    .accusative = τον Κλεόμβροτο
name-cleomenes = Κλεομένης
    .begin = Ο Κλεομένης
    .accusative = τον Κλεομένη
name-megistonous = Μεγιστόνους
    .begin = Ο Μεγιστόνους
    .accusative = τον Μεγιστόνου
name-athens-strategos = Αθηναίος στρατηγός
    .begin = Ο Αθηναίος στρατηγός
    .accusative = τον Αθηναίο στρατηγό
name-athens-navarch = Αθηναίος ναύαρχος
    .begin = Ο Αθηναίος ναύαρχος
    .accusative = τον Αθηναίο ναύαρχο
name-athens-polemarch = Αθηναίος πολέμαρχος
    .begin = Ο Αθηναίος πολέμαρχος
    .accusative = τον Αθηναίο πολέμαρχο
name-sparta-strategos = Σπαρτιάτης στρατηγός
    .begin = Ο Σπαρτιάτης στρατηγός
    .accusative = τον Σπαρτιάτη στρατηγό
name-sparta-navarch = Σπαρτιάτης ναύαρχος
    .begin = Ο Σπαρτιάτης ναύαρχος
    .accusative = τον Σπαρτιάτη ναύαρχο
name-sparta-polemarch = Σπαρτιάτης πολέμαρχος
    .begin = Ο Σπαρτιάτης πολέμαρχος
    .accusative = τον Σπαρτιάτη πολέμαρχο

## Action cards

name-peloponnesian-league = Πελοποννησιακή Συμμαχία
name-new-territory = Νέο έδαφος
name-veterans = Βετεράνοι
name-athens-hires-mercenaries = Η Αθήνα προσλαμβάνει μισθοφόρους
name-spartan-losses = Σπαρτιατικές απώλειες
name-naval-action = Ναυτική επιχείρηση
name-barbarian-allies = Βάρβαροι σύμμαχοι
name-envoys-central-greece = Απεσταλμένοι στην Κεντρική Ελλάδα
name-envoys-to-megapolis = Απεσταλμένοι σε μεγάπολη
name-new-alliance = Νέα συμμαχία
name-oracle-of-delphi = Μαντείο των Δελφών
name-closer-ties = Στενότεροι δεσμοί
name-home-garrison = Φρουρά της πατρίδας
name-helot-revolt = Εξέγερση των ειλώτων
name-northern-envoys = Απεσταλμένοι στον Βορρά
name-military-support = Στρατιωτική υποστήριξη
name-traitors-in-the-city = Προδότες στην πόλη
name-surprise-attack = Αιφνιδιαστική επίθεση
name-plague-of-athens = Ο λοιμός της Αθήνας
name-periclean-strategy = Το σχέδιο του Περικλή
name-megalopolis = Μεγαλόπολη
name-intrigue = Δολοπλοκία
name-theban-deceptions = Θηβαϊκά τεχνάσματα
name-corinthian-plots = Κορινθιακά σχέδια
name-king-perdiccas = Ο βασιλιάς Περδίκκας
name-argive-alliance = Αργειακή συμμαχία
name-citizen-body = Σώμα πολιτών
name-diplomatic-overture = Διπλωματικό άνοιγμα
name-famines = Λιμοί
name-coup-de-main = Αιφνίδια κατάληψη
name-recall-of-a-general = Ανάκληση στρατηγού
name-sicilian-expedition = Σικελική εκστρατεία
name-melian-dialogue = Διάλογος των Μηλίων
name-mutilated-herms = Ο ακρωτηριασμός των Ερμών
name-envoys-to-the-west = Απεσταλμένοι στη Δύση
name-envoys-to-the-islands = Απεσταλμένοι στα νησιά
name-festival-truce = Εορταστική εκεχειρία
name-shipwrights = Ναυπηγοί
name-persian-gold = Περσικός χρυσός
name-satraps-favour = Εύνοια του σατράπη
name-the-four-hundred = Οι Τετρακόσιοι
name-treason-trial = Δίκη για προδοσία
name-revolt-of-the-allies = Αποστασία των συμμάχων
name-envoys-to-the-hellespont = Απεσταλμένοι στον Ελλήσποντο
name-grain-fleet = Στόλος του σίτου
name-rowers-pay = Μισθός των κωπηλατών
name-liberators-of-greece = Ελευθερωτές της Ελλάδας
name-harmosts-and-garrisons = Αρμοστές και φρουρές
name-siege-engineers = Μηχανικοί πολιορκίας
name-forced-march = Σύντονη πορεία
name-iron-reserve = Το έσχατο απόθεμα
name-exiles-return = Επιστροφή των εξορίστων
name-hostages = Όμηροι
name-ill-omens = Κακοί οιωνοί
name-mission-of-timocrates = Αποστολή του Τιμοκράτη
name-the-kings-peace = Βασίλειος Ειρήνη
name-seizure-of-the-cadmea = Κατάληψη της Καδμείας
name-olynthian-war = Ολυνθιακός πόλεμος
name-boeotian-league-dissolved = Διάλυση του Κοινού των Βοιωτών
name-liberation-of-thebes = Απελευθέρωση της Θήβας
name-sacred-band = Ο Ιερός Λόχος
name-oblique-order = Λοξή φάλαγγα
name-liberation-of-messenia = Απελευθέρωση της Μεσσηνίας
name-second-athenian-league = Δεύτερη Αθηναϊκή Συμμαχία
name-long-walls = Τα Μακρά Τείχη
name-siege-of-aegina = Πολιορκία της Αίγινας
name-messenians-at-naupactus = Μεσσήνιοι στη Ναύπακτο
name-expedition-to-doris = Εκστρατεία στη Δωρίδα
name-laconism = Λακωνισμός
name-delian-treasury = Η μεταφορά του ταμείου της Δήλου
name-revolt-of-euboea = Αποστασία της Εύβοιας
name-five-years-truce = Πενταετείς σπονδές
name-land-reforms = Αναδασμός της γης
name-ptolemaic-subsidy = Πτολεμαϊκή επιχορήγηση
name-sarissa-phalanx = Φάλαγγα με σάρισες
name-revolt-of-the-debtors = Εξέγερση των χρεωστών
name-antigonos = Αντίγονος
name-acrocorinth = Ακροκόρινθος
name-freed-helots = Απελεύθεροι είλωτες
name-hellenic-league = Η Ελληνική Συμμαχία

## Halves of battle cards

name-unbreakable-shields = Άθραυστες ασπίδες
name-nike-smiles = Το χαμόγελο της Νίκης
name-message-of-friendship = Μήνυμα φιλίας
name-allied-fleets = Συμμαχικοί στόλοι
name-this-is-our-land = Αυτή είναι η γη μας
name-local-allies = Τοπικοί σύμμαχοι
name-valour-in-battle = Ανδρεία στη μάχη
name-ship-to-ship-combat = Πλοίο εναντίον πλοίου
name-naval-support = Ναυτική υποστήριξη
name-higher-bid = Υψηλότερη προσφορά
name-allied-contingent-withdraws = Αποχώρηση συμμάχων
name-allied-fleet-withdraws = Αποχώρηση συμμαχικού στόλου
name-sun-in-their-eyes = Ο ήλιος στα μάτια τους
name-carnage = Σφαγή
name-cavalry-covers-the-retreat = Το ιππικό καλύπτει την υποχώρηση
name-timely-retreat = Έγκαιρη υποχώρηση
name-deep-phalanx = Βαθιά φάλαγγα
name-diekplous = Διέκπλους
name-flank-march = Πλευρική πορεία
name-narrow-strait = Στενό πέρασμα
name-broken-ground = Δύσβατο έδαφος
name-foul-weather = Κακοκαιρία
name-skirmish-line = Γραμμή ακροβολιστών
name-shore-archers = Τοξότες στην ακτή
name-paean = Παιάνας
name-steady-oars = Σταθερά κουπιά
name-mercenary-peltasts = Μισθοφόροι πελταστές
name-hired-crews = Μισθωμένα πληρώματα
name-ambush = Ενέδρα
name-night-crossing = Νυχτερινό πέρασμα
name-blood-offering = Αιματηρή θυσία
name-gift-to-poseidon = Δώρο στον Ποσειδώνα
name-broken-line = Ρήγμα στη γραμμή
name-rammed = Εμβολισμός
name-first-in-the-line = Πρώτος στη γραμμή
name-flagship-forward = Η ναυαρχίδα μπροστά
name-rally = Ανασύνταξη
name-reserve-squadron = Εφεδρική μοίρα
name-home-soil = Πάτρια γη
name-home-waters = Πάτρια ύδατα
name-scouts = Ανιχνευτές
name-lookouts = Παρατηρητές
name-unpaid-soldiers = Απλήρωτοι στρατιώτες
name-unpaid-crews = Απλήρωτα πληρώματα
name-trophy = Τρόπαιο
name-captured-hulls = Κυριευμένα σκάφη

## Battle cards: both halves

name-b01 = Άθραυστες ασπίδες / Το χαμόγελο της Νίκης
    .order = B01
name-b02 = Μήνυμα φιλίας / Συμμαχικοί στόλοι
    .order = B02
name-b03 = Αυτή είναι η γη μας / Τοπικοί σύμμαχοι
    .order = B03
name-b04 = Ανδρεία στη μάχη / Πλοίο εναντίον πλοίου (I)
    .order = B04
name-b05 = Ανδρεία στη μάχη / Πλοίο εναντίον πλοίου (II)
    .order = B05
name-b06 = Ανδρεία στη μάχη / Ναυτική υποστήριξη
    .order = B06
name-b07 = Μισθοφορικό ιππικό / Υψηλότερη προσφορά
    .order = B07
name-b08 = Αποχώρηση συμμάχων / Αποχώρηση συμμαχικού στόλου
    .order = B08
name-b09 = Ο ήλιος στα μάτια τους / Σφαγή
    .order = B09
name-b10 = Το ιππικό καλύπτει την υποχώρηση / Έγκαιρη υποχώρηση
    .order = B10
name-b11 = Βαθιά φάλαγγα / Διέκπλους
    .order = B11
name-b12 = Πλευρική πορεία / Στενό πέρασμα
    .order = B12
name-b13 = Δύσβατο έδαφος / Κακοκαιρία
    .order = B13
name-b14 = Γραμμή ακροβολιστών / Τοξότες στην ακτή
    .order = B14
name-b15 = Παιάνας / Σταθερά κουπιά
    .order = B15
name-b16 = Μισθοφόροι πελταστές / Μισθωμένα πληρώματα
    .order = B16
name-b17 = Ενέδρα / Νυχτερινό πέρασμα
    .order = B17
name-b18 = Αιματηρή θυσία / Δώρο στον Ποσειδώνα
    .order = B18
name-b19 = Ρήγμα στη γραμμή / Εμβολισμός
    .order = B19
name-b20 = Πρώτος στη γραμμή / Η ναυαρχίδα μπροστά
    .order = B20
name-b21 = Ανασύνταξη / Εφεδρική μοίρα
    .order = B21
name-b22 = Πάτρια γη / Πάτρια ύδατα
    .order = B22
name-b23 = Ανιχνευτές / Παρατηρητές
    .order = B23
name-b24 = Απλήρωτοι στρατιώτες / Απλήρωτα πληρώματα
    .order = B24
name-b25 = Τρόπαιο / Κυριευμένα σκάφη
    .order = B25

## Set-up cards, wars, stacks, markers, advantages, contests, variants

name-s1 = Τριακονταετείς σπονδές
name-s2 = Η διαμάχη για την Κέρκυρα
name-s3 = Το Μεγαρικό ψήφισμα
name-s4 = Νυχτερινή επίθεση στις Πλαταιές
name-s5 = Σπαρτιατική ηγεμονία
name-s6 = Ο χρυσός του Μεγάλου Βασιλέα
name-s7 = Συνέδριο στην Κόρινθο
name-s8 = Ο Κόνων ξαναχτίζει τα τείχη
name-pw1 = Α΄ Πελοποννησιακός Πόλεμος
name-pw2 = Β΄ Πελοποννησιακός Πόλεμος
name-tsw = Πόλεμος Θήβας – Σπάρτης
name-cle = Κλεομενικός Πόλεμος
name-boeotian = Βοιωτικός πόλεμος
name-athenian-crisis = Αθηναϊκή κρίση
name-archidamian = Αρχιδάμειος πόλεμος
name-nicias-peace = Νικίειος Ειρήνη
name-ionian = Ιωνικός πόλεμος
name-corinthian = Κορινθιακός πόλεμος
name-kings-peace = Ανταλκίδειος Ειρήνη
name-theban-war = Θηβαϊκός πόλεμος
name-conquest = Κλεομενικές κατακτήσεις
name-intervention = Μακεδονική επέμβαση
name-instant-raid = Αιφνιδιασμός
name-truce = Ανακωχή
name-elite = επίλεκτοι
name-peltast = πελταστές
name-cavalry = ιππικό
name-fleet = συμμαχικοί στόλοι
name-army = μέγεθος στρατού
name-fleet-size = μέγεθος στόλου
name-fleet-allied = συμμαχικοί στόλοι
name-homeland = πατρίδα
name-running = Δρόμος
name-boxing = Πυγμή
name-chariot = Αρματοδρομία
name-wrestling = Πάλη
name-hoplite = στρατός
name-trireme = στόλος
name-spectacle = Ολυμπιακό θέαμα
name-drawn = τραβηγμένη κάρτα έναρξης
name-blue = μόνος ως Αθήνα
name-medium = μόνος: μέτριο
name-hard = μόνος: δύσκολο

## Amounts

amount-talents =
    { $number ->
        [one] 1 τάλαντο
       *[other] { $number } τάλαντα
    }
amount-favours =
    { $number ->
        [one] 1 εύνοια
       *[other] { $number } εύνοιες
    }
amount-cards =
    { $number ->
        [one] 1 κάρτα
       *[other] { $number } κάρτες
    }
amount-battle-cards =
    { $number ->
        [one] 1 κάρτα μάχης
       *[other] { $number } κάρτες μάχης
    }
amount-influence =
    { $number ->
        [one] 1 επιρροή
       *[other] { $number } επιρροές
    }
amount-regions =
    { $number ->
        [one] 1 περιοχή
       *[other] { $number } περιοχές
    }
amount-cubes =
    { $number ->
        [one] 1 κυβάκι
       *[other] { $number } κυβάκια
    }
face-failure = αποτυχία
face-blank = λευκό
face-success = επιτυχία

## Events

war-began = Ο πόλεμος στήθηκε: { NAME($war) }.
set-up-card-used = Κάρτα έναρξης: { NAME($card) }.
influence-placed = { NAME($power, case: "begin") } τοποθετεί μία επιρροή { NAME($place, case: "in") }.
round-began = { NAME($war) }: αρχίζει ο γύρος { $round }.
regions-scored =
    { COUNT($markers) ->
        [0] { COUNT($lost) ->
            [0] { NAME($power, case: "begin") } δεν κατέχει τίποτα.
           *[other] { NAME($power, case: "begin") } δεν κατέχει τίποτα. Χαμένα: { NAMES($lost) }.
        }
       *[other] { COUNT($won) ->
            [0] { COUNT($lost) ->
                [0] { NAME($power, case: "begin") } κατέχει: { NAMES($markers) }.
               *[other] { NAME($power, case: "begin") } κατέχει: { NAMES($markers) }. Χαμένα: { NAMES($lost) }.
            }
           *[other] { COUNT($lost) ->
                [0] { NAME($power, case: "begin") } κατέχει: { NAMES($markers) }. Νέα: { NAMES($won) }.
               *[other] { NAME($power, case: "begin") } κατέχει: { NAMES($markers) }. Νέα: { NAMES($won) }. Χαμένα: { NAMES($lost) }.
            }
        }
    }
income-paid =
    { COUNT($supports) ->
        [0] { $favours ->
            [0] { NAME($power, case: "begin") } παίρνει { TALENTS($talents) }· ταμείο: { $treasury }.
           *[other] { NAME($power, case: "begin") } παίρνει { TALENTS($talents) } και { FAVOURS($favours) }· ταμείο: { $treasury }.
        }
       *[other] { $favours ->
            [0] { NAME($power, case: "begin") } παίρνει { TALENTS($talents) }· προσχωρούν: { NAMES($supports) }· ταμείο: { $treasury }.
           *[other] { NAME($power, case: "begin") } παίρνει { TALENTS($talents) } και { FAVOURS($favours) }· προσχωρούν: { NAMES($supports) }· ταμείο: { $treasury }.
        }
    }
armies-set =
    { $megapoleis ->
        [0] { $sieges ->
            [0] Ο στρατός { NAME($power, case: "of") } ορίζεται στο { $base }: { $army }.
           *[other] Ο στρατός { NAME($power, case: "of") } ορίζεται στο { $base }, −{ $sieges } για πολιορκίες: { $army }.
        }
       *[other] { $sieges ->
            [0] Ο στρατός { NAME($power, case: "of") } ορίζεται στο { $base }, +{ $megapoleis } για μεγαπόλεις: { $army }.
           *[other] Ο στρατός { NAME($power, case: "of") } ορίζεται στο { $base }, +{ $megapoleis } για μεγαπόλεις, −{ $sieges } για πολιορκίες: { $army }.
        }
    }
ship-built = { NAME($power, case: "begin") } ναυπηγεί τριήρεις για { TALENTS($cost) }: στόλος { $fleet }.
recruited = { NAME($power, case: "begin") } στρατολογεί για { TALENTS($cost) }: { NAME($support) }.
raids-rebuilt = Ανοικοδομήθηκαν: { NAMES($places) }.
support-arrived = Από τώρα κερδίζεται με την περιοχή του: { NAME($support) }.
stack-joined = Νέες κάρτες στη στοίβα: { NAME($stack) } ({ $number }).
cards-dealt = { NAME($power, case: "begin") } παίρνει { CARDS($number) }.
hand-dealt =
    { COUNT($cards) ->
        [0] { NAME($power, case: "begin") } δεν έχει κάρτες δράσης.
       *[other] { NAME($power, case: "begin") } έχει στο χέρι: { NAMES($cards) }.
    }
card-taken = { NAME($power, case: "begin") } παίρνει από τη στοίβα: { NAME($card) }.
action-round-began = Γύρος δράσης { NAME($power, case: "of") }.
card-played =
    { SAME($power, $actor) ->
        [yes] { $favour ->
            [0] { NAME($power, case: "begin") } παίζει: { NAME($card) }.
           *[other] { NAME($power, case: "begin") } παίζει: { NAME($card) }, και πληρώνει { FAVOURS($favour) }.
        }
       *[no] { NAME($power, case: "begin") } παίζει: { NAME($card) }· την εκτελεί { NAME($actor, case: "who") }.
    }
card-discarded =
    { $favours ->
        [0] { NAME($power, case: "begin") } απορρίπτει: { NAME($card) }.
       *[other] { NAME($power, case: "begin") } απορρίπτει για { FAVOURS($favours) }: { NAME($card) }.
    }
envoy-sent =
    { $steps ->
        [one] { NAME($power, case: "begin") } στέλνει απεσταλμένο { NAME($place, case: "in") }.
       *[other] { NAME($power, case: "begin") } στέλνει σπουδαίο απεσταλμένο { NAME($place, case: "in") }.
    }
influence-changed =
    { $owner ->
        [none] { NAME($place) }: ουδέτερη.
       *[other] { NAME($place) }: { NAME($owner) } { $influence } από { $size }.
    }
talents-changed =
    { $talents ->
        [one] { NAME($power) }: { SIGNED($talents) } τάλαντο, ταμείο { $treasury }.
       *[other] { NAME($power) }: { SIGNED($talents) } τάλαντα, ταμείο { $treasury }.
    }
favour-changed =
    { $green ->
        [yes] { $favours ->
            [1] { NAME($power, case: "begin") } παίρνει την πράσινη εύνοια.
            [-1] { NAME($power, case: "begin") } πληρώνει την πράσινη εύνοια.
           *[other] { NAME($power) }: { SIGNED($favours) } εύνοιες, μαζί και η πράσινη.
        }
       *[no] { $instead ->
            [0] { $favours ->
                [one] { NAME($power) }: { SIGNED($favours) } εύνοια.
               *[other] { NAME($power) }: { SIGNED($favours) } εύνοιες.
            }
           *[other] { $favours ->
                [0] { NAME($power) }: δεν έμεινε εύνοια, οπότε { TALENTS($instead) }.
                [one] { NAME($power) }: { SIGNED($favours) } εύνοια· δεν έμεινε άλλη, οπότε { TALENTS($instead) }.
               *[other] { NAME($power) }: { SIGNED($favours) } εύνοιες· δεν έμεινε άλλη, οπότε { TALENTS($instead) }.
            }
        }
    }
strength-changed =
    { $track ->
        [army] Στρατός { NAME($power, case: "of") }: { SIGNED($change) }, τώρα { $strength }.
       *[fleet] Στόλος { NAME($power, case: "of") }: { SIGNED($change) }, τώρα { $strength }.
    }
support-changed =
    { $change ->
        [promoted] { NAME($power, case: "begin") }: { NAME($support) } – βετεράνοι.
        [reduced] { NAME($power, case: "begin") }: { NAME($support) } – και πάλι απλοί.
        [eliminated] { NAME($power, case: "begin") } χάνει: { NAME($support) }.
        [rebuilt] { NAME($power, case: "begin") } ανασυγκροτεί: { NAME($support) }.
       *[hired] { NAME($power, case: "begin") } μισθώνει: { NAME($support) }.
    }
territory-founded = { NAME($power, case: "begin") } ιδρύει: { NAME($place) }.
marker-put = { NAME($key) }: ο δείκτης μπήκε στο ταμπλό.
marker-removed = { NAME($key) }: ο δείκτης αφαιρέθηκε.
omens-put = Κακοί οιωνοί: { NAME($unit, case: "the") } δεν λεηλατεί την επόμενη φορά.
raid-marker-removed = { NAME($power, case: "begin") } αφαιρεί τον δείκτη λεηλασίας: { NAME($place) }.
marker-taken =
    { COUNT($supports) ->
        [0] { NAME($power, case: "begin") } παίρνει αμέσως τον δείκτη ({ NAME($place) }) με { TALENTS($talents) }.
       *[other] { NAME($power, case: "begin") } παίρνει αμέσως τον δείκτη ({ NAME($place) }) με { TALENTS($talents) } και { NAMES($supports) }.
    }
option-chosen = { NAME($power, case: "begin") } διαλέγει το μέρος { $number }: { NAME($card) }.
nothing-happened = { NAME($power) }: δεν γίνεται ({ VERB($verb) }).
cards-shown = { NAME($power, case: "begin") } βλέπει { CARDS($number) } από το χέρι του αντιπάλου.
hand-seen = { NAME($power, case: "begin") } είδε: { NAMES($cards) }.
card-swapped = { NAME($power, case: "begin") } ανταλλάσσει μία κάρτα.
swap-seen = { NAME($power, case: "begin") } έδωσε { NAME($gave) } και πήρε { NAME($took) }.
battle-cards-drawn = { NAME($power, case: "begin") } τραβά { BATTLECARDS($number) }.
battle-cards-seen =
    { COUNT($cards) ->
        [0] { NAME($power, case: "begin") } δεν έχει κάρτες μάχης.
       *[other] { NAME($power, case: "begin") } έχει τις κάρτες μάχης: { NAMES($cards) }.
    }
battle-cards-discarded = { NAME($power, case: "begin") } απορρίπτει: { NAMES($cards) }.
unit-mobilised =
    { $card ->
        [yes] { $talents ->
            [0] { NAME($power, case: "begin") } κινητοποιεί { NAME($unit, case: "accusative") } υπό { NAME($commander, case: "accusative") } δωρεάν, με μία κάρτα μάχης.
           *[other] { NAME($power, case: "begin") } κινητοποιεί { NAME($unit, case: "accusative") } υπό { NAME($commander, case: "accusative") } και αγοράζει κάρτα μάχης: { TALENTS($talents) }.
        }
       *[no] { $talents ->
            [0] { NAME($power, case: "begin") } κινητοποιεί { NAME($unit, case: "accusative") } υπό { NAME($commander, case: "accusative") }, δωρεάν.
           *[other] { NAME($power, case: "begin") } κινητοποιεί { NAME($unit, case: "accusative") } υπό { NAME($commander, case: "accusative") }: { TALENTS($talents) }.
        }
    }
unit-deployed =
    { $attacks ->
        [yes] { NAME($unit, case: "begin") } επιτίθεται { NAME($place, case: "in") }.
       *[no] { NAME($unit, case: "begin") } παρατάσσεται { NAME($place, case: "in") }.
    }
desperate-times = { NAME($power, case: "begin") } χρησιμοποιεί τους Απελπισμένους καιρούς.
raided =
    { $talents ->
        [0] { NAME($unit, case: "begin") } δεν βρίσκει πια τίποτα { NAME($place, case: "in") }.
       *[other] { NAME($unit, case: "begin") } κάνει λεηλασία { NAME($place, case: "in") }: { TALENTS($talents) }.
    }
raid-given-up = { NAME($unit, case: "begin") } δεν λεηλατεί: ο τόπος είναι πια φιλικός ({ NAME($place) }).
omens-obeyed = { NAME($unit, case: "begin") } περιμένει { NAME($place, case: "in") }: κακοί οιωνοί.
siege-began =
    { $ship ->
        [none] { NAME($unit, case: "begin") } αρχίζει πολιορκία: { NAME($place) }.
       *[other] { NAME($unit, case: "begin") } αποβιβάζεται και αρχίζει πολιορκία: { NAME($place) }.
    }
siege-rolled =
    { $apart ->
        [none] Πολιορκία, { NAME($place) }: { FACES($faces) }.
       *[other] Πολιορκία, { NAME($place) }: { FACES($faces) }· για τον διοικητή: { FACE($apart) }.
    }
siege-left =
    { $face ->
        [none] { NAME($commander, case: "begin") } αποχωρεί με τάξη ({ NAME($place) }).
       *[other] { NAME($commander, case: "begin") } αποχωρεί ({ NAME($place) }): { FACE($face) }.
    }
commander-replaced = { NAME($commander, case: "begin") } διοικεί τώρα { NAME($unit, case: "accusative") }.
unit-home = { NAME($unit, case: "begin") } επιστρέφει στην πατρίδα.
commander-changed =
    { $change ->
        [ready] { NAME($commander, case: "begin") } είναι έτοιμος.
        [exhausted] { NAME($commander, case: "begin") } είναι εξαντλημένος.
        [gone] { NAME($commander, case: "begin") } αποχωρεί οριστικά.
        [veteran] { NAME($commander, case: "begin") } γίνεται βετεράνος.
       *[regular] { NAME($commander, case: "begin") } δεν είναι πια βετεράνος.
    }
commanders-arrived = { NAME($power, case: "begin") } έχει νέους διοικητές: { NAMES($commanders) }.
trial-rolled = { NAME($commander, case: "begin") } δικάζεται: { FACE($face) }.
siege-ended =
    { $how ->
        [won] { NAME($power, case: "begin") } κυριεύει: { NAME($place) }, και κερδίζει { TALENTS($talents) }.
        [diplomacy] { NAME($place) }: φιλική πλέον προς { NAME($power, case: "the") }· η πολιορκία τελειώνει.
        [lost] { NAME($place) }: η πολιορκία λύεται με μάχη.
        [broken-off] { NAME($power, case: "begin") } διακόπτει την πολιορκία: { NAME($place) }.
        [recalled] { NAME($place) }: ο στόλος ανακαλείται.
        [returned] { NAME($place) }: ο στρατός επιστρέφει κινητοποιημένος.
        [relocated] { NAME($place) }: η πολιορκία εγκαταλείπεται.
       *[home] { NAME($place) }: η πολιορκία αίρεται.
    }
truce-kept =
    { $face ->
        [none] { NAME($power, case: "begin") } αποσύρει για τους αγώνες { NAME($unit, case: "accusative") } ({ NAME($place) }).
        [success] { NAME($unit, case: "begin") } μένει ({ NAME($place) }): { FACE($face) }.
       *[other] { NAME($unit, case: "begin") } πρέπει να φύγει ({ NAME($place) }): { FACE($face) }.
    }
games-rolled = Ολυμπιακοί αγώνες, { NAME($power) }: { FACES($faces) }.
games-won =
    { $by ->
        [successes] { NAME($power, case: "begin") } κερδίζει τους Ολυμπιακούς αγώνες.
        [regions] { NAME($power, case: "begin") } κερδίζει τους Ολυμπιακούς αγώνες, σε ισοπαλία με λιγότερες περιοχές.
       *[sparta] { NAME($power, case: "begin") } κερδίζει τους Ολυμπιακούς αγώνες σε ισοπαλία.
    }
prize-taken =
    { $favour ->
        [yes] { NAME($power, case: "begin") } παίρνει { TALENTS($talents) } και την πράσινη εύνοια.
       *[no] { NAME($power, case: "begin") } παίρνει { TALENTS($talents) }.
    }
contest-won = { NAME($contest) }: { NAME($power, case: "begin") } κερδίζει { TALENTS($talents) } και { CUBES($cubes) }.
cubes-drawn = Κυβάκια: Σπάρτη { $sparta } από { $of_sparta }, Αθήνα { $athens } από { $of_athens }. Την πράσινη εύνοια παίρνει { NAME($power, case: "who") }.
war-ended = { NAME($war) }, τέλος: Σπάρτη { REGIONS($sparta) }, Αθήνα { REGIONS($athens) }.
game-ended = { NAME($power, case: "begin") } νικά: Σπάρτη { $sparta }, Αθήνα { $athens }.
passed = { NAME($power, case: "begin") } πάει πάσο.

## Questions

question-place-influence = { NAME($card) }: πού τοποθετείς μία επιρροή;
question-build = Ναυπηγείς τριήρεις για { TALENTS($cost) }; Ο στόλος σου είναι { $fleet }.
question-recruit = Ποια υποστήριξη στρατολογείς για 1 τάλαντο; Το πάσο είναι οριστικό.
question-antigonos = Παίρνεις τον Αντίγονο στο χέρι και τραβάς μία κάρτα λιγότερο;
question-recall = Φέρνεις πίσω τη μονάδα που πολιορκεί ({ NAME($place) });
question-play =
    { $number ->
        [one] Παίζεις την τελευταία σου κάρτα ή την απορρίπτεις για 2 εύνοιες;
       *[other] Ποια από τις { CARDS($number) } σου παίζεις ή απορρίπτεις για 2 εύνοιες;
    }
question-choose-target = { VERB($verb) }: τι διαλέγεις;
question-pick-option = { NAME($card) }: ποιο μέρος εκτελείται;
question-pay-or-not =
    { $favours ->
        [0] Πληρώνεις { TALENTS($talents) };
       *[other] Πληρώνεις { FAVOURS($favours) };
    }
question-reward-or-not = Παίρνεις αμέσως τον δείκτη του συμμάχου;
question-envoy =
    { $size ->
        [major] { $left ->
            [one] Πού στέλνεις σπουδαίο απεσταλμένο (μένει 1);
           *[other] Πού στέλνεις σπουδαίο απεσταλμένο (μένουν { $left });
        }
       *[minor] { $left ->
            [one] Πού στέλνεις απλό απεσταλμένο (μένει 1);
           *[other] Πού στέλνεις απλό απεσταλμένο (μένουν { $left });
        }
    }
question-drop = Ποιες κάρτες δράσης απορρίπτεις, το πολύ { $number };
question-swap = Είδες { CARDS($number) }: ανταλλάσσεις μία με μία δική σου;
question-cut-hand = Έχεις πάρα πολλές κάρτες μάχης: ποιες { $number } απορρίπτεις;
question-deploy = Ποιες μονάδες παρατάσσεις και πού; Όσες μείνουν επιστρέφουν στην πατρίδα.
question-attack-now = Απελπισμένοι καιροί: σε ποιον επιτίθεται { NAME($unit, case: "the") };
question-mobilise = Ποιες μονάδες κινητοποιείς; Έχεις { TALENTS($talents) }.
question-mobilise-now =
    { $talents ->
        [0] Ποια μονάδα κινητοποιείς τώρα χωρίς πληρωμή;
       *[other] Ποια μονάδα κινητοποιείς τώρα για { TALENTS($talents) };
    }
question-deploy-now = Πού πηγαίνει τώρα η μονάδα;
question-raid = Ποια μονάδα λεηλατεί, και επιστρέφει ή πολιορκεί;
question-besiege = Ποια πολιορκία συνεχίζεις, με 2 τάλαντα την καθεμία; Έχεις { TALENTS($talents) }.
question-break-off = Διακόπτεις την πολιορκία ({ NAME($place) });
question-choose-commander = Ποιος αναλαμβάνει τη διοίκηση { NAME($place, case: "in") };
question-truce = Ολυμπιακή εκεχειρία: ποια μονάδα αποσύρεται, ή ρίχνεις ζάρι για να μείνει;
question-prize = Ποιο έπαθλο παίρνεις: 1 τάλαντο και την πράσινη εύνοια ή 2 τάλαντα;

## Κλήσεις στο νήμα

asked-place-influence = τοποθέτησε μία επιρροή.
asked-build = ναυπηγείς τριήρεις;
asked-recruit = στρατολογείς υποστήριξη;
asked-antigonos = παίρνεις τον Αντίγονο στο χέρι;
asked-recall = φέρνεις πίσω τη μονάδα ({ NAME($place) });
asked-play = παίξε μία κάρτα ή απόρριψε μία.
asked-choose-target = διάλεξε ({ VERB($verb) }).
asked-pick-option = { NAME($card) }: ποιο μέρος;
asked-reward-or-not = παίρνεις αμέσως τον δείκτη του συμμάχου;
asked-drop = απορρίπτεις κάρτες δράσης;
asked-swap = ανταλλάσσεις κάρτα;
asked-cut-hand = απόρριψε { BATTLECARDS($number) }.
asked-deploy = ανάπτυξε τις μονάδες σου.
asked-attack-now = Απελπισμένοι καιροί: σε ποιον επιτίθεται { NAME($unit, case: "the") };
asked-mobilise = κινητοποιείς μονάδες;
asked-mobilise-now = κινητοποίησε τώρα μία μονάδα.
asked-deploy-now = πού πηγαίνει η μονάδα;
asked-raid = λεηλασία ή πολιορκία;
asked-besiege = συνεχίζεις πολιορκίες;
asked-break-off = διακόπτεις την πολιορκία ({ NAME($place) });
asked-choose-commander = ποιος αναλαμβάνει τη διοίκηση { NAME($place, case: "in") };
asked-truce = Ολυμπιακή εκεχειρία: απόσυρση ή ζάρι;
asked-prize = πάρε το έπαθλό σου.
asked-choose-battle = ποια μάχη δίνεται τώρα;
asked-cancel = ακύρωσε πλεονεκτήματα του εχθρού.
asked-keep-veteran = ποιος γενικός διοικητής μένει βετεράνος;
asked-reduce = υποβίβασε μία υποστήριξη.
asked-besiege-first = ποιον τόπο πολιορκεί ο πρώτος σου στρατός;
asked-pay-or-not =
    { $favours ->
        [0] πληρώνεις { TALENTS($talents) };
       *[other] πληρώνεις { FAVOURS($favours) };
    }
asked-envoy =
    { $size ->
        [major] στείλε σπουδαίο απεσταλμένο.
       *[minor] στείλε απλό απεσταλμένο.
    }
asked-battle-turn =
    { $stands ->
        [ahead] μάχη { NAME($place, case: "in") }, προηγείσαι κατά { $by }: κάρτα;
        [behind] μάχη { NAME($place, case: "in") }, υστερείς κατά { $by }: κάρτα;
       *[level] μάχη { NAME($place, case: "in") }, ισοπαλία: κάρτα;
    }
nothing-build = Πάσο
nothing-recruit = Πάσο
nothing-mobilise = Καμία κινητοποίηση
nothing-besiege = Καμία συνέχιση
nothing-battle-turn = Πάσο
begins-games = Οι μονάδες που δεν λεηλάτησαν αποσύρονται ή ρίχνουν ζάρι για να μείνουν· μετά οι δύο δυνάμεις ρίχνουν ζάρια στους Ολυμπιακούς αγώνες.
begins-interlude = Ο πρώτος πόλεμος τελείωσε: οι μονάδες επιστρέφουν, οι διοικητές αλλάζουν, στέλνονται απεσταλμένοι, και αρχίζει ο δεύτερος πόλεμος.

## Actions, as on a button

action-play =
    { $favour ->
        [yes] { $ordinary ->
            [yes] { NAME($card) }, εύνοια χωρίς την πράσινη
           *[no] { NAME($card) }, με εύνοια
        }
       *[no] { NAME($card) }
    }
action-discard = Απόρριψη: { LIST($cards) }
led-by = { NAME($commander, case: "accusative") }
brief-mobilise =
    { $card ->
        [yes] { NAME($unit) } με κάρτα: { RANK($commander) }
       *[no] { NAME($unit) }: { RANK($commander) }
    }
brief-quell = Καταστολή: { RANK($commander) }
brief-siege = Πολιορκία: { NAME($place) }
brief-stay = Ζάρι: { NAME($unit) }
action-envoy =
    { $steps ->
        [one] { NAME($place) }, 1 βήμα
       *[other] { NAME($place) }, { $steps } βήματα
    }
action-choose = { CHOICE($what) }
action-pass = Πάσο
action-done = Τέλος
action-raid = Λεηλασία: { NAME($place) }
action-besiege = Λεηλασία και πολιορκία: { NAME($place) }
action-siege = Συνέχιση πολιορκίας: { NAME($place) }
action-break-off = Διακοπή πολιορκίας: { NAME($place) }
action-deploy = { NAME($unit) } → { NAME($place) }
action-demobilise = { NAME($unit) } → πατρίδα
action-withdraw = Απόσυρση: { NAME($unit) }
action-stay = Ζάρι για να μείνει: { NAME($unit) }
action-mobilise =
    { $card ->
        [yes] { NAME($unit) } υπό { LED($commander) }, με κάρτα μάχης
       *[no] { NAME($unit) } υπό { LED($commander) }
    }
action-desperate =
    { $card ->
        [yes] Απελπισμένοι καιροί: { NAME($unit) } υπό { LED($commander) }, με κάρτα μάχης
       *[no] Απελπισμένοι καιροί: { NAME($unit) } υπό { LED($commander) }
    }
action-quell = Καταστολή της εξέγερσης: { NAME($commander) }
action-recruit = { NAME($support) }
action-build = Ναυπήγηση
action-recall = Ανάκληση
action-play-battle-card =
    { $ordinary ->
        [yes] { NAME($card) }, χωρίς την πράσινη εύνοια
       *[no] { NAME($card) }
    }
action-cancel =
    { COUNT($advantages) ->
        [0] Καμία ακύρωση
       *[other] Ακύρωση: { NAMES($advantages) }
    }
action-swap = { NAME($own) } αντί για { NAME($other) }
action-stand = { ANSWER($answer) } ({ NAME($kind) })
answer-pass = Πάντα πάσο
answer-ahead = Πάσο όσο προηγούμαι
answer-ask = Να ρωτηθώ
choice-favour = 1 τάλαντο και πράσινη εύνοια
choice-talents = 2 τάλαντα
choice-pay = Πληρωμή
choice-reward = Λήψη αμέσως
choice-part = Μέρος { $number }

## Πότε ζητείται μια εντολή: λέγεται για όποια δεν ζητείται τώρα

when-play = Μία κάρτα παίζεις σε κάθε γύρο δράσης σου, μετά τις λεηλασίες.
when-discard = Απορρίπτεις αντί να παίξεις κάρτα, όπου το επιτρέπει μια κάρτα, ή όταν έχεις πάρα πολλές κάρτες μάχης.
when-envoy = Απεσταλμένους στέλνεις όταν σου τους δίνει η κάρτα που παίζεις, και ανάμεσα στους πολέμους μιας εκστρατείας.
when-choose = Διαλέγεις όταν σου το αφήνει μια κάρτα, μια μάχη, η αντικατάσταση διοικητή ή οι αγώνες.
when-pass = Πας πάσο όταν σε ρωτάμε για κάτι που μπορείς να αφήσεις, όπως σε μια μάχη.
when-done = Το λες όταν έχεις αναπτύξει, κινητοποιήσει ή συνεχίσει πολιορκίες όσο θέλεις.
when-raid = Μια μονάδα λεηλατεί στην αρχή του επόμενου γύρου δράσης μετά την ανάπτυξή της.
when-besiege = Οπλίτες μπορούν να πολιορκήσουν στην αρχή του επόμενου γύρου δράσης μετά την ανάπτυξή τους, αντί να επιστρέψουν.
when-siege = Πολιορκίες συνεχίζεις προς το τέλος του γύρου δράσης σου, μία φορά την καθεμία.
when-break-off = Σε ρωτάμε αμέσως μόλις συνεχίσεις μια πολιορκία.
when-deploy = Αναπτύσσεις στον γύρο δράσης σου ό,τι κινητοποίησες στον προηγούμενο, ή αμέσως με κάρτα ή με τους απελπισμένους καιρούς.
when-demobilise = Στέλνεις μονάδα στην πατρίδα στην ανάπτυξη, αν την κινητοποίησες στον προηγούμενο γύρο δράσης.
when-withdraw = Πριν από τους Ολυμπιακούς αγώνες αποσύρεις μονάδες που αναπτύχθηκαν και δεν λεηλάτησαν.
when-stay = Πριν από τους Ολυμπιακούς αγώνες ρίχνεις ζάρι για μονάδες που αναπτύχθηκαν και δεν λεηλάτησαν.
when-mobilise = Κινητοποιείς στον γύρο δράσης σου μετά την ανάπτυξη, ή με κάρτα.
when-desperate = Τους απελπισμένους καιρούς τους χρησιμοποιείς στην ανάπτυξη, μία φορά στο παιχνίδι.
when-quell = Την εξέγερση των ειλώτων την καταστέλλεις στην κινητοποίηση, όσο υπάρχει και κάποιος διοικητής είναι έτοιμος.
when-recruit = Υποστηρίξεις στρατολογούνται στην αρχή του γύρου, εναλλάξ, πρώτα η Σπάρτη.
when-build = Τριήρεις ναυπηγείς στην αρχή του γύρου, όταν ο στόλος σου δεν είναι ο μεγαλύτερος.
when-recall = Σε ρωτάμε όταν ένας τόπος που πολιορκείς έγινε σύμμαχος.
when-play-battle-card = Κάρτες μάχης παίζονται σε μια μάχη εναλλάξ, ώσπου να πάνε πάσο και οι δύο δυνάμεις.
when-cancel = Πλεονεκτήματα ακυρώνεις όταν το λέει κάρτα μάχης που έπαιξες.
when-swap = Κάρτα ανταλλάσσεις όταν μια κάρτα που έπαιξες σε αφήνει να δεις άλλες.

## Refusals

refusal-no-set-up-card = Αυτός ο πόλεμος δεν έχει κάρτα έναρξης.
refusal-one-set-up-card = Όρισε μία κάρτα έναρξης ή άφησέ την να τραβηχτεί.
refusal-only-alone = Αυτό το διαλέγεις μόνο για παρτίδα με έναν παίκτη.
refusal-one-level = Διάλεξε ένα επίπεδο δυσκολίας.
refusal-set-up-card-of-another-war = Αυτή η κάρτα έναρξης ανήκει σε άλλον πόλεμο.
refusal-must-place = Όρισε τον τόπο για την επιρροή.
refusal-set-up-does-not-fit = Η κάρτα έναρξης δεν επιτρέπει: { NAME($place) }.
refusal-not-in-play = Δεν είναι στο παιχνίδι: { NAME($place) }.
refusal-build-or-pass = Ναυπήγησε ή πήγαινε πάσο.
refusal-recruit-or-pass = Στρατολόγησε μια υποστήριξη ή πήγαινε πάσο.
refusal-not-lost = Δεν έχει χαθεί: { NAME($support) }.
refusal-not-your-marker = Δεν κατέχεις τον δείκτη όπου ανήκει: { NAME($support) }.
refusal-recall-or-pass = Φέρε πίσω τη μονάδα ή πήγαινε πάσο.
refusal-choose-or-pass = Διάλεξε κάτι από όσα προσφέρονται.
refusal-no-target = Δεν μπορεί να επιλεγεί εδώ: { CHOICE($what) }.
refusal-must-choose = Αυτό δεν μπορείς να το αρνηθείς.
refusal-no-such-part = Το μέρος { $what } δεν προσφέρεται.
refusal-play-or-discard = Παίξε μία κάρτα ή απόρριψε μία για 2 εύνοιες.
refusal-not-in-hand = Αυτή η κάρτα δεν είναι στο χέρι σου.
refusal-no-favour-paid = Ποια εύνοια πληρώνεται πρώτη έχει σημασία μόνο όταν πληρώνεται κάποια.
refusal-card-without-favour = Η κάρτα δεν έχει εύνοια προς πληρωμή: { NAME($card) }.
refusal-favour-of-another = Την εύνοια πληρώνει μόνο όποιος εκτελεί την κάρτα, και δεν είσαι εσύ: { NAME($card) }.
refusal-too-few-favours = Δεν έχεις { FAVOURS($number) }.
refusal-no-green-to-keep = Δεν έχεις πράσινη εύνοια που θα μπορούσες να κρατήσεις.
refusal-discard-so-many = Απόρριψε ακριβώς { CARDS($number) }.
refusal-discard-at-most = Απόρριψε από μία έως { $number } κάρτες ή πήγαινε πάσο.
refusal-cut-hand = Πρώτα μείωσε τις κάρτες μάχης σου.
refusal-drop-or-pass = Απόρριψε κάρτες δράσης ή πήγαινε πάσο.
refusal-swap-or-pass = Αντάλλαξε μία κάρτα ή πήγαινε πάσο.
refusal-not-seen = Αυτή την κάρτα δεν την είδες.
refusal-send-or-pass = Στείλε τον απεσταλμένο ή πήγαινε πάσο.
refusal-steps-at-most = Από ένα έως { $most } βήματα.
refusal-own-unit-there = Έχεις ήδη μονάδα { NAME($place, case: "in") }.
refusal-other-kind-there = { $kind ->
        [hoplite] Ένας στρατός δεν μπορεί να πολεμήσει τον στόλο { NAME($place, case: "in") }.
       *[trireme] Ένας στόλος δεν μπορεί να πολεμήσει τον στρατό { NAME($place, case: "in") }.
    }
refusal-no-attack-on-ally = Σύμμαχος, και οι σύμμαχοι δεν δέχονται ποτέ επίθεση: { NAME($place) }.
refusal-own-influence-there = Έχεις επιρροή { NAME($place, case: "in") }: παράταξε σε ουδέτερο ή εχθρικό τόπο.
refusal-no-harbour = Δεν υπάρχει λιμάνι { NAME($place, case: "in") }.
refusal-road-closed = Ο δρόμος είναι κλειστός { NAME($by, case: "in") }: { NAME($place) }.
refusal-no-road = Κανένας δρόμος δεν οδηγεί εκεί από τις αφετηρίες σου: { NAME($place) }.
refusal-truce = Υπάρχει ανακωχή: κανείς δεν κινητοποιεί.
refusal-no-free-unit =
    { $kind ->
        [hoplite] Δεν έχεις στρατό στην πατρίδα.
        [trireme] Δεν έχεις στόλο στην πατρίδα.
       *[other] Κινητοποίησε στρατό ή στόλο.
    }
refusal-commander-not-ready = Δεν είναι έτοιμος διοικητής σου: { NAME($commander) }.
refusal-no-battle-card-left = Δεν έμεινε κάρτα μάχης να τραβήξεις.
refusal-too-few-talents = Αυτό κοστίζει { TALENTS($number) } και έχεις { $held }.
refusal-unit-does-not-wait = Δεν περιμένει παράταξη: { NAME($unit) }.
refusal-no-such-kind-now = Κινητοποίησε το είδος μονάδας που ορίζει η κάρτα.
refusal-unit-not-meant = Δεν μπορεί να μετακινηθεί τώρα: { NAME($unit) }.
refusal-place-not-meant = Δεν είναι στους τόπους που προσφέρονται: { NAME($place) }.
refusal-mobilise-or-pass = Κινητοποίησε μια μονάδα ή πήγαινε πάσο.
refusal-deploy-now = Πες πού πηγαίνει η μονάδα.
refusal-deploy-or-done = Παράταξε τις μονάδες σου ή πες ότι τελείωσες.
refusal-attack-now = Πες ποιος εχθρός δέχεται επίθεση.
refusal-nobody-to-fight =
    { $kind ->
        [hoplite] Δεν υπάρχει εχθρικός στρατός να του επιτεθείς.
       *[trireme] Δεν υπάρχει εχθρικός στόλος να του επιτεθείς.
    }
refusal-nobody-to-fight-there = Δεν υπάρχει σε ποιον να επιτεθείς { NAME($place, case: "in") }.
refusal-no-desperate-times = Δεν έχεις πια Απελπισμένους καιρούς.
refusal-mobilise-or-done = Κινητοποίησε μια μονάδα ή πες ότι τελείωσες.
refusal-no-revolt = Δεν έχεις εξέγερση ειλώτων να καταστείλεις.
refusal-raid-or-besiege = Λεηλάτησε και γύρνα πίσω, ή λεηλάτησε και πολιόρκησε.
refusal-no-hoplite-to-land = Δεν έχεις στρατό στην πατρίδα που να αποβιβαστεί { NAME($place, case: "in") }.
refusal-no-unit-to-raid = Καμία μονάδα σου δεν μπορεί να λεηλατήσει τώρα εκεί: { NAME($place) }.
refusal-siege-or-done = Συνέχισε μια πολιορκία ή πες ότι τελείωσες.
refusal-no-siege-there = Δεν πολιορκείς: { NAME($place) }.
refusal-siege-rolled = Η πολιορκία συνεχίστηκε ήδη σε αυτόν τον γύρο: { NAME($place) }.
refusal-break-off-or-pass = Διάκοψε την πολιορκία ή πήγαινε πάσο.
refusal-break-off-elsewhere = Τώρα διακόπτεται μόνο αυτή η πολιορκία: { NAME($place) }.
refusal-choose-commander = Διάλεξε ποιος αναλαμβάνει τη διοίκηση.
refusal-envoy-contested = { NAME($place) }: αμφισβητούμενη, δεν πηγαίνει απεσταλμένος.
refusal-envoy-no-room = Ο απεσταλμένος δεν έχει τι να κάνει { NAME($place, case: "in") }.
refusal-envoy-does-not-fit = Η κάρτα δεν στέλνει απεσταλμένους { NAME($place, case: "in") }.
refusal-withdraw-or-stay = Απόσυρε τη μονάδα ή ρίξε ζάρι για να μείνει.
refusal-unit-not-asked = Δεν είναι μονάδα σου στο πεδίο: { NAME($unit) }.
refusal-choose-prize = Διάλεξε την εύνοια ή τα τάλαντα.
refusal-no-such-prize = Δεν υπάρχει τέτοιο έπαθλο.

## Units


## Battles

battle-began =
    { $element ->
        [land] Μάχη στη στεριά ({ NAME($place) }). { NAME($power, case: "begin") } επιτίθεται: { NAME($unit) } – { NAME($enemy) }.
       *[sea] Ναυμαχία ({ NAME($place) }). { NAME($power, case: "begin") } επιτίθεται: { NAME($unit) } – { NAME($enemy) }.
    }
fight-missed = { NAME($unit, case: "begin") } δεν βρίσκει πια εχθρό { NAME($place, case: "in") }.
advantages-counted = Πλεονεκτήματα: Σπάρτη { ADVANTAGES($sparta) }· Αθήνα { ADVANTAGES($athens) }.
advantages-none = κανένα
combat-weighed =
    { $lead ->
        [none] Σπάρτη { $sparta }, Αθήνα { $athens }: ισοπαλία.
       *[other] Σπάρτη { $sparta }, Αθήνα { $athens }. { NAME($lead, case: "begin") } προηγείται κατά { $by }.
    }
battle-card-played =
    { $countered ->
        [yes] { NAME($power, case: "begin") } παίζει: { HALF($card, $element) }, αλλά οι ανιχνευτές το είχαν δει: χωρίς αποτέλεσμα.
       *[no] { NAME($power, case: "begin") } παίζει: { HALF($card, $element) }.
    }
advantages-cancelled = { NAME($power, case: "begin") } ακυρώνει: { NAMES($advantages) }.
battle-hand-seen = { NAME($power, case: "begin") } βλέπει τις αντίπαλες κάρτες μάχης: { NAMES($cards) }.
battle-ended =
    { $by ->
        [strength] { NAME($winner, case: "begin") } κερδίζει τη μάχη ({ NAME($place) }).
        [commander] { NAME($winner, case: "begin") } κερδίζει την ισόπαλη μάχη ({ NAME($place) }) χάρη στον διοικητή.
        [card] { NAME($winner, case: "begin") } κερδίζει την ισόπαλη μάχη ({ NAME($place) }) χάρη σε κάρτα.
       *[nothing] Η μάχη ({ NAME($place) }) λήγει ισόπαλη.
    }
fate-rolled =
    { $fate ->
        [veteran] { NAME($commander, case: "begin") } ρίχνει: { FACES($faces) }.
        [card] { NAME($commander) }, { FACES($faces) }: ο βετεράνος φέρνει μία κάρτα μάχης.
        [dead] { NAME($commander) }, { FACES($faces) }: πέφτει.
       *[unharmed] { NAME($commander) }, { FACES($faces) }: σώος.
    }
standing-answer-left = Η πάγια απάντησή σου στις μάχες ({ NAME($kind) }): { ANSWER($answer) }. Μόνο εσύ τη γνωρίζεις.
question-choose-battle = Ποια μάχη δίνεται τώρα;
question-battle-turn =
    { $element ->
        [land] { $stands ->
            [ahead] Μάχη στη στεριά ({ NAME($place) }): προηγείσαι κατά { $by }. Ποια κάρτα μάχης παίζεις, ή πας πάσο;
            [behind] Μάχη στη στεριά ({ NAME($place) }): υστερείς κατά { $by }. Ποια κάρτα μάχης παίζεις, ή πας πάσο;
           *[level] Μάχη στη στεριά ({ NAME($place) }): ισοπαλία. Ποια κάρτα μάχης παίζεις, ή πας πάσο;
        }
       *[sea] { $stands ->
            [ahead] Ναυμαχία ({ NAME($place) }): προηγείσαι κατά { $by }. Ποια κάρτα μάχης παίζεις, ή πας πάσο;
            [behind] Ναυμαχία ({ NAME($place) }): υστερείς κατά { $by }. Ποια κάρτα μάχης παίζεις, ή πας πάσο;
           *[level] Ναυμαχία ({ NAME($place) }): ισοπαλία. Ποια κάρτα μάχης παίζεις, ή πας πάσο;
        }
    }
question-cancel =
    { $number ->
        [one] Ποιο πλεονέκτημα του εχθρού ακυρώνεις, αν ακυρώνεις κάποιο;
       *[other] Ποια πλεονεκτήματα του εχθρού ακυρώνεις, το πολύ { $number };
    }
question-standing = Ποια πάγια απάντηση αφήνεις για τις σειρές σου στις μάχες;
refusal-choose-battle = Πρώτα πες ποια μάχη δίνεται τώρα.
refusal-no-battle-there = Εδώ δεν δίνεται μάχη: { CHOICE($what) }.
refusal-battle-card-or-pass = Παίξε μία κάρτα μάχης ή πήγαινε πάσο.
refusal-cost-not-met = Δεν μπορείς να καλύψεις το κόστος της κάρτας: { NAME($card) }.
refusal-cancel-advantages = Πρώτα πες ποια πλεονεκτήματα ακυρώνεις, ή κανένα.
refusal-cancel-at-most =
    { $number ->
        [one] Ακύρωσε ένα πλεονέκτημα ή κανένα.
       *[other] Ακύρωσε το πολύ { $number } πλεονεκτήματα.
    }
refusal-not-to-cancel = Η κάρτα δεν το ακυρώνει, ή ο εχθρός δεν το έχει.
refusal-cancelled-twice = Πες κάθε πλεονέκτημα μία φορά.
refusal-no-such-answer = Πάγια απάντηση: πάσο, μπροστά ή ρώτα, για στεριά ή θάλασσα.
setting-standing = Πάγια απάντηση στις μάχες
hand-standing = Πάγια απάντηση στις μάχες ({ NAME($kind) }): { ANSWER($answer) }

## Campaigns

question-keep-veteran =
    { $number ->
        [one] Ποιος γενικός διοικητής είναι βετεράνος στον δεύτερο πόλεμο (μένει 1);
       *[other] Ποιος γενικός διοικητής είναι βετεράνος στον δεύτερο πόλεμο (μένουν { $number });
    }
question-reduce =
    { $number ->
        [one] Έχεις πολλούς βετεράνους: ποια υποστήριξη γίνεται απλή (μένει 1);
       *[other] Έχεις πολλούς βετεράνους: ποια υποστήριξη γίνεται απλή (μένουν { $number });
    }
question-besiege-first = Ποιον τόπο πολιορκεί ο πρώτος σου στρατός στην αρχή του δεύτερου πολέμου;
refusal-campaign-does-not-send = Η εκστρατεία δεν στέλνει τώρα απεσταλμένο { NAME($place, case: "in") }.
chapter-aim = Ηγείσαι της Σπάρτης ή της δύναμης που της αντιστέκεται. Με κάρτες, απεσταλμένους και μονάδες κερδίζονται οι πόλεις της Ελλάδας. Νικά όποιος ελέγχει τις περισσότερες περιοχές στο τέλος του τελευταίου γύρου· σε ισοπαλία νικά η Σπάρτη.
    .title = Ο σκοπός
label-phase-interlude = Ανάμεσα στους πολέμους

## Chapters of the rules

chapter-set-up = Ο πόλεμος στήνεται κατά το σενάριο και μοιράζονται οι πρώτες κάρτες δράσης. Στους μεγάλους πολέμους μια κάρτα έναρξης αφήνει τις δύο δυνάμεις να βάλουν λίγη ακόμη επιρροή.
chapter-scoring = Όποιος ελέγχει περισσότερη αυτονομία σε μια περιοχή κρατά τον δείκτη της ως την επόμενη αποτίμηση· σε ισοπαλία κανείς. Οι αμφισβητούμενοι τόποι δεν μετρούν. Οι δείκτες και το ταμπλό της δύναμης φέρνουν τάλαντα, εύνοιες και υποστηρίξεις.
chapter-armies = Οι στρατοί ορίζονται εκ νέου: 6 ο μεγαλύτερος, 5 ο μικρότερος ή και οι δύο σε ισοπαλία, 4 όποιος είχε χαθεί. Κάθε δική σου μη αμφισβητούμενη μεγάπολη δίνει ένα, κάθε δική σου πολιορκία κοστίζει ένα.
chapter-ships = Η δύναμη με τον μικρότερο στόλο μπορεί να τον αυξήσει κατά ένα, μετά η άλλη, μετά πάλι η μικρότερη αν είναι ακόμη. Σε ίσους στόλους από μία φορά, πρώτα η Αθήνα.
chapter-recruiting = Εναλλάξ, πρώτα η Σπάρτη, χαμένες υποστηρίξεις δικών σου δεικτών επιστρέφουν για 1 τάλαντο η καθεμία. Όποιος πάει πάσο δεν στρατολογεί άλλο στον γύρο. Μισθοφόροι δεν στρατολογούνται ποτέ.
chapter-rebuilding = Οι δείκτες λεηλασίας φεύγουν από κάθε τόπο που δεν πολιορκείται.
chapter-dealing = Νέα στοίβα προστίθεται στον γύρο της. Οι δύο δυνάμεις τραβούν εναλλάξ, πρώτα η Σπάρτη, ώσπου να γεμίσουν τα χέρια· όλες οι κάρτες παίζονται μέσα στον γύρο.
chapter-actions = Οι γύροι δράσης εναλλάσσονται, πρώτα η Σπάρτη, όσο κάποιος έχει κάρτα: λεηλασίες, μία κάρτα, ανάπτυξη, κινητοποίηση, πολιορκίες, μάχες. Μια κάρτα παίζεται, ή απορρίπτεται χωρίς αποτέλεσμα για 2 εύνοιες. Ο απλός απεσταλμένος κάνει ένα βήμα σε έναν τόπο, ο σπουδαίος δύο: το βήμα αφαιρεί μία εχθρική επιρροή ή, αν δεν υπάρχει, προσθέτει μία δική σου. Ένας απεσταλμένος της κάρτας μπορεί να πάει στην πρωτεύουσά σου.
chapter-raids = Μονάδα που αναπτύχθηκε λεηλατεί στον επόμενο γύρο δράσης της: 1 τάλαντο, ο τόπος περνά σε πλήρη εχθρικό έλεγχο αλλά είναι αμφισβητούμενος. Μετά επιστρέφει με εξαντλημένο διοικητή, ή οπλίτες αρχίζουν πολιορκία.
chapter-deploying = Ό,τι κινητοποιήθηκε στον προηγούμενο γύρο δράσης αναπτύσσεται, ή επιστρέφει με έτοιμο διοικητή. Οι οπλίτες βαδίζουν σε δρόμους από την πρωτεύουσα, από μεγάπολη, σύμμαχο ή έδαφος που ελέγχεις ή από δική σου πολιορκία, μέσα από τόπους χωρίς εχθρική επιρροή και μονάδες. Η τριήρης πηγαίνει σε κάθε λιμάνι. Για μάχη με εχθρική μονάδα του είδους της φτάνει από παντού. Οι απελπισμένοι καιροί κινητοποιούν μία φορά στο παιχνίδι μια μονάδα και τη ρίχνουν αμέσως στη μάχη.
chapter-mobilising = Με 3 τάλαντα κινητοποιείται μονάδα υπό έτοιμο διοικητή· με 2 ακόμη τραβάς κάρτα μάχης.
chapter-sieges = Με 2 τάλαντα μια πολιορκία συνεχίζεται μία φορά σε κάθε δικό σου γύρο δράσης. Ένα ζάρι, ένα ακόμη για περισσότερους φιλικούς γείτονες, για πολιορκία της Σπάρτης, για μεγάλο στρατό και μεγάλο στόλο· ένα λιγότερο μπροστά στα τείχη των Αθηνών· το πολύ τρία. Μια αποτυχία κοστίζει στρατό, κάθε επιτυχία αφαιρεί μία εχθρική επιρροή. Η τελευταία φέρνει τάλαντα και την πόλη. Μετά μπορείς να διακόψεις: ένα ζάρι κρίνει αν ζει ο διοικητής.
chapter-battles = Μονάδες του ίδιου είδους στον ίδιο τόπο μάχονται. Πλεονεκτήματα: επίλεκτοι, ιππικό, πελταστές και μέγεθος στρατού στη στεριά, συμμαχικοί στόλοι και μέγεθος στόλου στη θάλασσα, και η πατρίδα. Οι κάρτες μάχης παίζονται εναλλάξ, πρώτα ο επιτιθέμενος, ώσπου να πάνε πάσο και οι δύο. Κάθε διοικητής ρίχνει για την τύχη του. Ο νικητής χάνει 1 και κερδίζει εύνοια, ο ηττημένος χάνει 2, σε ισοπαλία και οι δύο 1.
chapter-games = Μονάδες που δεν λεηλάτησαν ακόμη αποσύρονται ή ρίχνουν ζάρι για να μείνουν. Οι δύο δυνάμεις ρίχνουν δύο ζάρια στους Ολυμπιακούς, ένα λιγότερο μετά από παραβίαση της εκεχειρίας, ένα περισσότερο μετά από απόσυρση. Ο νικητής παίρνει ένα τάλαντο και την πράσινη εύνοια, ή 2 τάλαντα· ο άλλος τα υπόλοιπα. Μετά τον τελευταίο γύρο νικούν οι περισσότερες περιοχές, σε ισοπαλία η Σπάρτη.
chapter-interlude = Ανάμεσα στους δύο πολέμους μιας εκστρατείας όλες οι μονάδες επιστρέφουν, οι περισσότεροι επώνυμοι διοικητές αποχωρούν, άλλοι έρχονται, οι δυνάμεις στέλνουν απεσταλμένους, οι βετεράνοι μειώνονται σε δύο, και αρχίζει μια πρώτη πολιορκία. Νέες κάρτες μπαίνουν στη στοίβα.
chapter-end = Μετά τους τελευταίους Ολυμπιακούς οι περιοχές μετριούνται άλλη μια φορά, με τις λεηλασίες και τις πολιορκίες στη θέση τους. Νικούν οι περισσότερες, σε ισοπαλία η Σπάρτη.
ending-regions = { NAME($power, case: "begin") } ελέγχει περισσότερες περιοχές: Σπάρτη { $sparta }, Αθήνα { $athens }.
ending-level = Και οι δύο ελέγχουν { REGIONS($sparta) }, { $athens } προς { $sparta }: σε ισοπαλία νικά { NAME($power, case: "who") }.

## Labels for pictures

label-title = SPARTA!
label-phase-set-up = Έναρξη
label-phase-scoring = Αποτίμηση περιοχών
label-phase-armies = Ισχύς στρατού
label-phase-ships = Ναυπήγηση
label-phase-recruiting = Στρατολόγηση
label-phase-rebuilding = Ανοικοδόμηση
label-phase-dealing = Μοίρασμα
label-phase-actions = Γύρος δράσης
label-phase-raids = Λεηλασίες
label-phase-deploying = Ανάπτυξη
label-phase-mobilising = Κινητοποίηση
label-phase-sieges = Πολιορκίες
label-phase-battles = Μάχες
label-phase-games = Ολυμπιακοί αγώνες
label-phase-end = Τέλος του παιχνιδιού
label-ended = Το παιχνίδι τελείωσε
label-talents = τάλαντα
label-favours = εύνοιες
label-green = πράσινη εύνοια
label-army = στρατός
label-fleet = στόλος
label-cards = κάρτες
label-battle-cards = κάρτες μάχης
label-regions = περιοχές
label-markers = κατέχει
label-desperate = Απελπισμένοι καιροί
label-units = μονάδες
label-commanders = έτοιμοι
label-exhausted = εξαντλημένοι
label-supports = υποστηρίξεις
label-advantages = πλεονεκτήματα
label-lasting = δείκτες
label-cancelled = ακυρωμένα
label-contested = αμφισβητούμενη
label-raided = λεηλατημένη
label-besieged = πολιορκείται
label-neutral = ουδέτερη
label-veteran = βετεράνος
label-deck = στοίβα
label-discards = απορρίψεις
label-map = Ο χάρτης
label-powers = Οι δυνάμεις
label-mobilised = κινητοποιημένη
label-under = υπό
label-absent = δεν έχουν ιδρυθεί
label-round = Γύρος { $round } από { $rounds }
label-waiting-for = Αναμένεται: { SEATS($seats) }
label-winner = Νικά: { SEATS($seats) }

## Αναφορές

part-mobilise-unit-commander = { NAME($unit) } υπό { LED($commander) }
    .question = Ποια μονάδα, υπό ποιον;
part-desperate-unit-commander = { NAME($unit) } υπό { LED($commander) }
    .question = Ποια μονάδα, υπό ποιον;
otherwise-play = Κράτα την πράσινη εύνοια …
otherwise-play-battle-card = Κράτα την πράσινη εύνοια …
fact-price = { TALENTS($talents) }, μένουν { $left }
fact-siege = { $dice ->
    [one] { $dice } ζάρι
   *[other] { $dice } ζάρια
} εναντίον { $influence } επιρροής: πέφτει τώρα με { $odds }%
report-battle = Μάχη { NAME($place, case: "in") }, γύρος { $round }
report-battles = Νίκες σε μάχες: Σπάρτη { $sparta }, Αθήνα { $athens }.
report-played = { NAME($power, case: "begin") } παίζει: { $cards }.

## Εικόνες

label-round-of = Γύρος { $round } από { $rounds }
label-to-choose = Διαλέγει { SEAT($seat) }
label-preview = Προεπισκόπηση
label-result = { SEATS($seats) }: νίκη με { REGIONS($points) }.
label-no-secrets = Δεν κρατάς τίποτα που δεν βλέπουν οι άλλοι.
label-influence = επιρροή
label-controlled = υπό έλεγχο
label-autonomy = αυτονομία 1–3
label-rank-strategos = Στρατηγός
    .led = τον στρατηγό
label-rank-navarch = Ναύαρχος
    .led = τον ναύαρχο
label-rank-polemarch = Πολέμαρχος
    .led = τον πολέμαρχο
label-allies = Σύμμαχοι
label-ally = σύμμαχος
label-raid = λεηλασία
label-siege = πολιορκία
label-unfounded = ανίδρυτες
label-elite = επίλεκτοι
label-peltast = πελταστές
label-cavalry = ιππικό
label-allied = στόλοι
label-harbour = λιμάνι
label-changed = άλλαξε
label-action-hand = Κάρτες δράσης
label-battle-hand = Κάρτες μάχης
label-seen = Γνωστά του αντιπάλου
label-offered = Για ανταλλαγή
label-known-battle = Κάρτες μάχης του αντιπάλου
label-strength = ισχύς
label-level = ισόπαλα
label-fate-veteran = γίνεται βετεράνος
label-fate-card = τραβά κάρτα μάχης
label-fate-dead = πέφτει
label-fate-unharmed = σώος

## Boards and hands as text

hand-cards =
    { COUNT($cards) ->
        [0] Δεν έχεις κάρτες δράσης.
       *[other] Κάρτες δράσης: { NAMES($cards) }
    }
hand-face-down =
    { $number ->
        [one] Μία ακόμη κάρτα είναι κλειστή: ανοίγει όταν χρησιμοποιήσεις μια άλλη.
       *[other] { $number } ακόμη κάρτες είναι κλειστές: για κάθε κάρτα που χρησιμοποιείς ανοίγει μία.
    }
hand-battle =
    { COUNT($cards) ->
        [0] Δεν έχεις κάρτες μάχης.
       *[other] Κάρτες μάχης: { NAMES($cards) }
    }
hand-seen-cards = Γνωρίζεις από το αντίπαλο χέρι: { NAMES($cards) }
hand-battle-seen = Γνωρίζεις από τις αντίπαλες κάρτες μάχης: { NAMES($cards) }
hand-offered = Σε ανταλλαγή μπορείς να πάρεις: { NAMES($cards) }
hand-onlooker = Δεν έχεις θέση σε αυτό το τραπέζι.
card-line = { NAME($card) }: { $text }

## Orders: what they begin with, the usual word first, and an example

order-play = παίζω, παίξε
    .example = παίζω Ναυπηγοί εύνοια
order-discard = απορρίπτω, απόρριψη
    .example = απορρίπτω Λιμοί
order-envoy = απεσταλμένος, στέλνω
    .example = απεσταλμένος Θήβα 1
order-choose = διαλέγω, επιλογή
    .example = διαλέγω Γέλα
order-pass = πάσο, παραιτούμαι
    .example = πάσο
order-done = τέλος, έτοιμο
    .example = τέλος
order-raid = λεηλασία, λεηλατώ
    .example = λεηλασία Πύλος
order-besiege = πολιορκώ, πολιόρκησε
    .example = πολιορκώ Γέλα
order-siege = πολιορκία
    .example = πολιορκία Ποτίδαια
order-break-off = διακοπή
    .example = διακοπή Ποτίδαια
order-deploy = ανάπτυξη, κίνηση
    .example = ανάπτυξη SA2 Ρίο
order-demobilise = πατρίδα
    .example = πατρίδα SA1
order-withdraw = απόσυρση
    .example = απόσυρση SF1
order-stay = μένω
    .example = μένω SF1
order-mobilise = κινητοποίηση
    .example = κινητοποίηση στρατός Κλέων κάρτα
order-desperate = απελπισία
    .example = απελπισία στόλος Περικλής
order-quell = καταστολή, είλωτες
    .example = καταστολή Άγις
order-recruit = στρατολογώ, στρατολόγηση
    .example = στρατολογώ αττικό ιππικό
order-build = ναυπήγηση, ναυπηγώ
    .example = ναυπήγηση
order-recall = ανάκληση, ανακαλώ
    .example = ανάκληση
order-play-battle-card = μάχη, κάρτα
    .example = μάχη B15
order-cancel = ακύρωση
    .example = ακύρωση ιππικό επίλεκτοι
order-swap = ανταλλαγή
    .example = ανταλλαγή Στενότεροι δεσμοί Δολοπλοκία
order-stand = μόνιμη
    .example = μόνιμη προηγούμαι θάλασσα
orders-help = Οι μονάδες λέγονται SA1 (σπαρτιατικός στρατός 1), SF1 (σπαρτιατικός στόλος 1), AA1, AF1 κ.ο.κ.
word-favour = εύνοια
word-ordinary = χωρίς
word-with-card = κάρτα
word-pass-answer = πάσο
word-ahead = προηγούμαι
word-ask = ρώτα
word-land = στεριά
word-sea = θάλασσα
word-choose-favour = εύνοια, πράσινη
word-choose-talents = τάλαντα
word-choose-pay = πληρώνω
word-choose-reward = ανταμοιβή
word-hoplite = στρατός, οπλίτες
word-trireme = στόλος, τριήρης
name-land = στεριά
name-sea = θάλασσα

## Commands, their parameters, scenarios and variants

command = sparta
    .description = Οι κινήσεις σου σε τραπέζι του SPARTA!
command-play = παίξε
    .label = Παίξε
    .description = Παίξε κάρτα δράσης
command-discard = απόρριψη
    .label = Απόρριψη
    .description = Απόρριψε κάρτες
command-envoy = απεσταλμένος
    .label = Απεσταλμένος
    .description = Στείλε απεσταλμένο
command-choose = επιλογή
    .label = Επιλογή
    .description = Διάλεξε τον στόχο
command-pass = πάσο
    .label = Πάσο
    .description = Μην κάνεις τίποτα
command-done = τέλος
    .label = Τέλος
    .description = Τίποτα άλλο
command-raid = λεηλασία
    .label = Λεηλασία
    .description = Λεηλάτησε και γύρνα
command-besiege = πολιόρκησε
    .label = Πολιόρκησε
    .description = Λεηλάτησε και πολιόρκησε
command-siege = πολιορκία
    .label = Πολιορκία
    .description = Συνέχισε πολιορκία
command-break-off = διακοπή
    .label = Διακοπή
    .description = Διάκοψε πολιορκία
command-deploy = ανάπτυξη
    .label = Ανάπτυξη
    .description = Ανάπτυξε μονάδα
command-demobilise = πατρίδα
    .label = Πατρίδα
    .description = Στείλε μονάδα στην πατρίδα
command-withdraw = απόσυρση
    .label = Απόσυρση
    .description = Απόσυρε μονάδα
command-stay = μένω
    .label = Μένω
    .description = Ρίξε ζάρι να μείνει μονάδα
command-mobilise = κινητοποίηση
    .label = Κινητοποίηση
    .description = Κινητοποίησε μονάδα
command-desperate = απελπισία
    .label = Απελπισία
    .description = Απελπισμένοι καιροί
command-quell = είλωτες
    .label = Είλωτες
    .description = Κατάστειλε τους είλωτες
command-recruit = στρατολόγηση
    .label = Στρατολόγηση
    .description = Στρατολόγησε υποστήριξη
command-build = ναυπήγηση
    .label = Ναυπήγηση
    .description = Ναυπήγησε τριήρεις
command-recall = ανάκληση
    .label = Ανάκληση
    .description = Ανάκληση μονάδας
command-card = κάρτα
    .label = Κάρτα
    .description = Παίξε κάρτα μάχης
command-cancel = ακύρωση
    .label = Ακύρωση
    .description = Ακύρωσε πλεονεκτήματα
command-swap = ανταλλαγή
    .label = Ανταλλαγή
    .description = Αντάλλαξε κάρτα
command-stand = μόνιμη
    .label = Μόνιμη
    .description = Άφησε μόνιμη απάντηση
param-card = κάρτα
    .description = Ποια κάρτα
param-favour = εύνοια
    .description = Αν πληρώνεται η εύνοια
    .question = Με την εύνοιά της;
param-ordinary = χωρίς-πράσινη
    .description = Αν μένει η πράσινη εύνοια
param-cards = κάρτες
    .description = Ποιες κάρτες
param-place = τόπος
    .description = Πού
param-steps = βήματα
    .description = Πόσα βήματα
param-what = τι
    .description = Τι επιλέγεται
param-unit = μονάδα
    .description = Ποια μονάδα
param-commander = διοικητής
    .description = Ποιος διοικητής
param-support = υποστήριξη
    .description = Ποια υποστήριξη
param-advantages = πλεονεκτήματα
    .description = Ποια πλεονεκτήματα
param-own = δική-σου
    .description = Ποια δική σου κάρτα
param-other = άλλη
    .description = Ποια κάρτα παίρνεις
param-answer = απάντηση
    .description = Ποια απάντηση
param-kind = είδος
    .description = Στεριά ή θάλασσα
scenario-pw1 = Α΄ Πελοποννησιακός Πόλεμος
scenario-pw2 = Β΄ Πελοποννησιακός Πόλεμος
scenario-tsw = Πόλεμος Θήβας και Σπάρτης
scenario-cle = Κλεομενικός Πόλεμος
scenario-wars = Εκστρατεία: Οι Πελοποννησιακοί Πόλεμοι
scenario-grand = Η μεγάλη εκστρατεία
region-map = Χάρτης
region-hellas = Ελλάδα
region-west = Δύση
region-north-west = Βορειοδυτικά
region-north = Βορράς
region-east = Ανατολή
region-powers = Δυνάμεις

## Verbs of cards, as they are called in posts

verb-envoy = απεσταλμένος
verb-influence = επιρροή
verb-talents = τάλαντα
verb-favour = εύνοια
verb-army = ισχύς στρατού
verb-fleet = ισχύς στόλου
verb-battle-cards = κάρτες μάχης
verb-support = υποστήριξη
verb-mobilise = κινητοποίηση
verb-siege-hit = πολιορκούμενη πόλη
verb-siege-roll = πολιορκία
verb-relocate = μετακίνηση
verb-raid-marker = δείκτης λεηλασίας
verb-territory = έδαφος
verb-megalopolis = Μεγαλόπολη
verb-marker = δείκτης
verb-commander = εχθρικός διοικητής
verb-demobilise = κινητοποιημένη μονάδα
verb-pay = τίμημα
verb-choose = επιλογή
verb-cond = όρος
verb-per = πλήθος
verb-reward-now = άμεση ανταμοιβή
verb-discard-action = απόρριψη
verb-hand-swap = ανταλλαγή
verb-strength = μαχητική ισχύς
verb-cancel = ακύρωση
verb-double-home = πατρίδα
verb-win-ties = ισοπαλία
verb-own-loss = δική σου απώλεια
verb-enemy-loss = εχθρική απώλεια
verb-both-loss = απώλειες και των δύο
verb-sacrifice = θυσία
verb-place-influence = επιρροή
verb-fate = τύχη
verb-discard-enemy = εχθρική κάρτα μάχης
verb-peek = ματιά
verb-counter = αντίμετρο
verb-spoils = λάφυρα
verb-tax = εισφορά

## What cards do, verb by verb

rules-then = { FIRSTTHEN($texts) }
rules-step = { "· μετά " }
rules-removed = Μετά το παίξιμο βγαίνει από το παιχνίδι.
rules-favour-instead = Με { FAVOURS($favours) }, αντί γι’ αυτό: { $text }
rules-favour-add = Με { FAVOURS($favours) }, επιπλέον: { $text }
rules-actor = Εκτελεί: { NAME($power) }.
rules-actor-controller = Την εκτελεί όποιος ελέγχει: { NAME($place) }· αλλιώς όποιος την παίζει.
rules-actor-marker = Την εκτελεί όποιος κατέχει: { NAME($place) }· αλλιώς όποιος την παίζει.
rules-who = { $who }: { $text }
rules-opponent = αντίπαλος
rules-player = παίκτης
rules-no-ability = Καμία ικανότητα
rules-envoy =
    { $contested ->
        [yes] { $distinct ->
            [space] { $size ->
                [minor] { $count ->
                    [one] απλός απεσταλμένος: { $where } (και αμφισβητούμενη· σε διαφορετικούς τόπους)
                   *[other] { $count } απλοί απεσταλμένοι: { $where } (και αμφισβητούμενη· σε διαφορετικούς τόπους)
                }
               *[major] { $count ->
                    [one] σπουδαίος απεσταλμένος: { $where } (και αμφισβητούμενη· σε διαφορετικούς τόπους)
                   *[other] { $count } σπουδαίοι απεσταλμένοι: { $where } (και αμφισβητούμενη· σε διαφορετικούς τόπους)
                }
            }
            [region] { $size ->
                [minor] { $count ->
                    [one] απλός απεσταλμένος: { $where } (και αμφισβητούμενη· σε διαφορετικές περιοχές)
                   *[other] { $count } απλοί απεσταλμένοι: { $where } (και αμφισβητούμενη· σε διαφορετικές περιοχές)
                }
               *[major] { $count ->
                    [one] σπουδαίος απεσταλμένος: { $where } (και αμφισβητούμενη· σε διαφορετικές περιοχές)
                   *[other] { $count } σπουδαίοι απεσταλμένοι: { $where } (και αμφισβητούμενη· σε διαφορετικές περιοχές)
                }
            }
           *[none] { $size ->
                [minor] { $count ->
                    [one] απλός απεσταλμένος: { $where } (και αμφισβητούμενη)
                   *[other] { $count } απλοί απεσταλμένοι: { $where } (και αμφισβητούμενη)
                }
               *[major] { $count ->
                    [one] σπουδαίος απεσταλμένος: { $where } (και αμφισβητούμενη)
                   *[other] { $count } σπουδαίοι απεσταλμένοι: { $where } (και αμφισβητούμενη)
                }
            }
        }
       *[no] { $distinct ->
            [space] { $size ->
                [minor] { $count ->
                    [one] απλός απεσταλμένος: { $where } (σε διαφορετικούς τόπους)
                   *[other] { $count } απλοί απεσταλμένοι: { $where } (σε διαφορετικούς τόπους)
                }
               *[major] { $count ->
                    [one] σπουδαίος απεσταλμένος: { $where } (σε διαφορετικούς τόπους)
                   *[other] { $count } σπουδαίοι απεσταλμένοι: { $where } (σε διαφορετικούς τόπους)
                }
            }
            [region] { $size ->
                [minor] { $count ->
                    [one] απλός απεσταλμένος: { $where } (σε διαφορετικές περιοχές)
                   *[other] { $count } απλοί απεσταλμένοι: { $where } (σε διαφορετικές περιοχές)
                }
               *[major] { $count ->
                    [one] σπουδαίος απεσταλμένος: { $where } (σε διαφορετικές περιοχές)
                   *[other] { $count } σπουδαίοι απεσταλμένοι: { $where } (σε διαφορετικές περιοχές)
                }
            }
           *[none] { $size ->
                [minor] { $count ->
                    [one] απλός απεσταλμένος: { $where }
                   *[other] { $count } απλοί απεσταλμένοι: { $where }
                }
               *[major] { $count ->
                    [one] σπουδαίος απεσταλμένος: { $where }
                   *[other] { $count } σπουδαίοι απεσταλμένοι: { $where }
                }
            }
        }
    }
rules-envoy-remove =
    { $size ->
        [minor] { $count ->
            [one] αφαίρεσε 1 εχθρική επιρροή: { $where }
           *[other] αφαίρεσε από 1 εχθρική επιρροή σε { $count } τόπους: { $where }
        }
       *[major] { $count ->
            [one] αφαίρεσε έως 2 εχθρικές επιρροές: { $where }
           *[other] αφαίρεσε έως 2 εχθρικές επιρροές σε { $count } τόπους: { $where }
        }
    }
rules-influence = { SIGNED($n) } επιρροή: { NAME($space) }
rules-talents =
    { $n ->
        [one] { SIGNED($n) } τάλαντο
       *[other] { SIGNED($n) } τάλαντα
    }
rules-favour =
    { $n ->
        [one] { SIGNED($n) } εύνοια
       *[other] { SIGNED($n) } εύνοιες
    }
rules-army = { SIGNED($n) } ισχύς στρατού
rules-fleet = { SIGNED($n) } ισχύς στόλου
rules-battle-cards =
    { $n ->
        [one] { SIGNED($n) } κάρτα μάχης
       *[other] { SIGNED($n) } κάρτες μάχης
    }
rules-support-promote = μια υποστήριξη γίνεται βετεράνος: { $what }
rules-support-reduce = μείωσε μια υποστήριξη: { $what }
rules-support-rebuild = ανασυγκρότησε χαμένη υποστήριξη: { $what }
rules-support-hire =
    { $veteran ->
        [yes] μίσθωσε ως βετεράνο: { $what }
       *[no] μίσθωσε: { $what }
    }
rules-any-any = οποιαδήποτε
rules-any-land = επίλεκτοι, πελταστές ή ιππικό
rules-any-elite = επίλεκτοι
rules-any-peltast = πελταστές
rules-any-cavalry = ιππικό
rules-any-fleet = συμμαχικός στόλος
rules-mobilise =
    { $deploy ->
        [later] κινητοποίηση ({ PRICE($cost) }): { NAME($unit) }
        [now] { $anywhere ->
            [yes] κινητοποίηση και άμεση ανάπτυξη ({ PRICE($cost) }): { NAME($unit) }
           *[no] κινητοποίηση και άμεση ανάπτυξη ({ PRICE($cost) }): { NAME($unit) } → { $to }
        }
       *[fight] { $anywhere ->
            [yes] κινητοποίηση και άμεση μάχη ({ PRICE($cost) }): { NAME($unit) }
           *[no] κινητοποίηση και άμεση μάχη ({ PRICE($cost) }): { NAME($unit) } → { $to }
        }
    }
rules-siege-hit = αφαίρεσε έως { $n } εχθρικές επιρροές σε πόλη που πολιορκείς
rules-siege-roll = αμέσως μια δωρεάν ενέργεια πολιορκίας με { SIGNED($bonus) } ζάρια
rules-relocate = μετακίνησε μονάδα του χάρτη: { NAME($unit) }
rules-raid-marker = αφαίρεσε δείκτη λεηλασίας: { $where }
rules-territory = ίδρυσε έδαφος που λείπει και έλεγξέ το
rules-megalopolis = Η Μαντίνεια γίνεται μεγάπολη με αυτονομία 3
rules-marker-put = βάλε τον δείκτη: { NAME($key) }
rules-marker-remove = αφαίρεσε τον δείκτη: { NAME($key) }
rules-commander-exhaust = εξάντλησε επώνυμο εχθρικό διοικητή: { LIST($states) }
rules-commander-trial = δίκασε επώνυμο εχθρικό διοικητή ({ LIST($states) }): η αποτυχία τον απομακρύνει, το λευκό τον κάνει απλό και εξαντλημένο
rules-state-ready = έτοιμος
rules-state-exhausted = εξαντλημένος
rules-state-mobilised = κινητοποιημένος
rules-demobilise = μια κινητοποιημένη μονάδα επιστρέφει
rules-pay =
    { $favour ->
        [0] πλήρωσε { TALENTS($talents) }
       *[other] πλήρωσε { FAVOURS($favour) }
    }
rules-choose-actor = διάλεξε: { PARTS($texts) }
rules-choose-opponent = ο αντίπαλος διαλέγει: { PARTS($texts) }
rules-cond =
    { $other ->
        [none] { $condition }: { $text }
       *[other] { $condition }: { $text }· αλλιώς: { $other }
    }
rules-test-holds = αν κατέχεις: { NAME($place) }
rules-test-controls = αν ελέγχεις: { NAME($place) }
rules-test-has-siege = αν πολιορκείς πόλη
rules-per = για κάθε μεγάπολη που ελέγχεις: { $text }
rules-reward-now = αν ο σύμμαχος είναι τώρα δικός σου, πάρε αμέσως δείκτη και ανταμοιβή
rules-discard-action = μπορείς να απορρίψεις κάρτες δράσης, το πολύ { $n }
rules-hand-swap = δες τυχαία { CARDS($n) } από το αντίπαλο χέρι· μπορείς να ανταλλάξεις μία
rules-strength = { SIGNED($n) } μαχητική ισχύς
rules-cancel = ακύρωσε εχθρικά πλεονεκτήματα, το πολύ { $n }: { EITHER($names) }
rules-any-advantage = οποιαδήποτε
rules-double-home = το πλεονέκτημα πατρίδας μετρά 2
rules-win-ties = νικάς σε ισοπαλία
rules-own-loss = { SIGNED($n) } δική σου απώλεια
rules-enemy-loss =
    { $only_if_win ->
        [yes] { SIGNED($n) } εχθρική απώλεια αν νικήσεις
       *[no] { SIGNED($n) } εχθρική απώλεια
    }
rules-both-loss = { SIGNED($n) } απώλεια και για τους δύο
rules-sacrifice-influence = θυσίασε μία επιρροή σου στην περιοχή της μάχης
rules-sacrifice-support = μείωσε δική σου υποστήριξη: { NAME($kind) }
rules-place-influence = βάλε μία επιρροή σε ουδέτερη ή δική σου πόλη της περιοχής
rules-fate-safe = ο διοικητής σου δεν μπορεί να σκοτωθεί
rules-fate-risk = ο διοικητής σου παίρνει το χειρότερο από δύο ζάρια τύχης
rules-discard-enemy = ο αντίπαλος απορρίπτει τυχαία { BATTLECARDS($n) }
rules-peek = δες τις εχθρικές κάρτες μάχης
rules-counter = η επόμενη κάρτα μάχης του αντιπάλου δεν έχει αποτέλεσμα
rules-spoils = αν νικήσεις: { $text }
rules-tax = ο αντίπαλος πληρώνει { TALENTS($n) }, ή { SIGNED($strength) } μαχητική ισχύς
rules-siege-dice =
    { $first_roll_only ->
        [yes] { SIGNED($n) } ζάρι στην πρώτη ενέργεια πολιορκίας που άρχισε
       *[no] { $eliminate_on_failure ->
            [yes] { SIGNED($n) } ζάρι στις πολιορκίες του· αποτυχία σε αυτό τον απομακρύνει
           *[no] { SIGNED($n) } ζάρι στις πολιορκίες του
        }
    }
rules-siege-safe = οι αποτυχίες στις πολιορκίες του δεν κοστίζουν στρατό
rules-siege-abort-safe = διακόπτει πολιορκίες χωρίς ζάρι
rules-raid-talents = { SIGNED($n) } { $n ->
    [one] τάλαντο
   *[other] τάλαντα
} { $unit ->
    [hoplite] στις λεηλασίες του από στεριά
    [trireme] στις λεηλασίες του από θάλασσα
   *[either] στις λεηλασίες του
}
rules-mobilise-discount = η κινητοποίηση υπό αυτόν κοστίζει { TALENTS($n) } λιγότερο
rules-battle-draw = τραβά { BATTLECARDS($n) } στην αρχή των μαχών του
rules-battle-strength =
    { $kind ->
        [land] { $when ->
            [attacker] { SIGNED($n) } στη στεριά όταν επιτίθεται
            [smaller] { SIGNED($n) } στη στεριά με τον μικρότερο στρατό
            [with-elite] { SIGNED($n) } στη στεριά με το πλεονέκτημα επίλεκτων
            [with-cavalry] { SIGNED($n) } στη στεριά με το πλεονέκτημα ιππικού
           *[always] { SIGNED($n) } στη στεριά
        }
       *[sea] { $when ->
            [attacker] { SIGNED($n) } στη θάλασσα όταν επιτίθεται
            [smaller] { SIGNED($n) } στη θάλασσα με τον μικρότερο στρατό
            [with-elite] { SIGNED($n) } στη θάλασσα με το πλεονέκτημα επίλεκτων
            [with-cavalry] { SIGNED($n) } στη θάλασσα με το πλεονέκτημα ιππικού
           *[always] { SIGNED($n) } στη θάλασσα
        }
    }
rules-weight = οι υποστηρίξεις μετρούν { $x } φορές: { NAME($kind) }
rules-protect = αυτό το πλεονέκτημα δεν ακυρώνεται: { NAME($advantage) }
rules-ignore =
    { $kind ->
        [land] στη στεριά ο εχθρός δεν μετρά: { NAME($advantage) }
       *[sea] στη θάλασσα ο εχθρός δεν μετρά: { NAME($advantage) }
    }
rules-loss =
    { $kind ->
        [land] { SIGNED($n) } δική σου απώλεια στη στεριά
       *[sea] { SIGNED($n) } δική σου απώλεια στη θάλασσα
    }
rules-wins-ties = νικά τις ισόπαλες μάχες
rules-after-win =
    { $kind ->
        [land] μετά από νίκη στη στεριά: { $text }
       *[sea] μετά από νίκη στη θάλασσα: { $text }
    }
rules-on-exhausted = όταν εξαντληθεί: { $text }
rules-any-ally = οποιοσδήποτε σύμμαχος
rules-any-city = οποιαδήποτε πόλη
rules-limited = { $base } ({ LIST($texts) })
rules-size = αυτονομία { EITHER($sizes) }
rules-owner-own = με δική σου επιρροή
rules-owner-partial-own = εν μέρει δική σου
rules-owner-enemy = με εχθρική επιρροή
rules-owner-neutral = ουδέτερη
rules-owner-not-enemy = ουδέτερη ή δική σου
rules-harbour = λιμάνι
rules-own-marker = σε περιοχή που κατέχεις
rules-not-capital = όχι η εχθρική πρωτεύουσα
rules-free = δωρεάν
rules-between = { "· " }
name-either = στρατός ή στόλος

## Ανασκόπηση

statistic-battles = Περισσότερες νίκες σε μάχες: { NAMES($who) } ({ $number })
statistic-sieges = Περισσότερες πολιορκίες: { NAMES($who) } ({ $number })
statistic-raids = Περισσότερες λεηλασίες: { NAMES($who) } ({ $number })
statistic-fallen = Περισσότερες απώλειες διοικητών: { NAMES($who) } ({ $number })

## Εντολές εκ των προτέρων: με ποιον όρο, και ότι ο όρος δεν ισχύει

condition-controlled = αν ελέγχεις ακόμη: { NAME($place) }
unmet-controlled = Δεν ελέγχεις πια: { NAME($place) }.
condition-no-battle = εκτός αν έγινε μάχη { NAME($place, case: "in") }
unmet-no-battle = Έγινε μάχη { NAME($place, case: "in") }.
condition-battle-fought = αν έγινε μάχη { NAME($place, case: "in") }
unmet-battle-fought = Δεν έγινε μάχη { NAME($place, case: "in") }.
condition-as-now = αν δεν άλλαξε τίποτα { NAME($part, case: "in") }
unmet-as-now = Κάτι άλλαξε { NAME($part, case: "in") }.
