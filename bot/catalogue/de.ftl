### Was Befehle und Schaltflächen sagen.

## Spiele, Szenarien, Teile von Spielplänen

game-perikles = Perikles
scenario-standard = Standard
game-peloponnes = Peloponnes
scenario-solo = Solospiel
scenario-level-1 = Solospiel, Level 1
scenario-level-2 = Solospiel, Level 2
scenario-level-3 = Solospiel, Level 3
scenario-level-4 = Solospiel, Level 4
scenario-level-5 = Solospiel, Level 5
region-perikles-cities = Die Städte
region-perikles-places = Die Kampforte
region-perikles-seats = Alle Mitspielenden
region-peloponnes-rows = Auslage und Eroberungsreihe
region-peloponnes-seats = Alle Tableaus

## Auswahl bei Angaben

choice-perikles = Perikles
choice-peloponnes = Peloponnes
choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = wie das Discord des Servers
choice-move = nach jeder Aktion
choice-turn = nach jedem vollständigen Zug
choice-demand = nur auf Wunsch
choice-everyone = alle
choice-gamemasters = wer den Server verwalten darf, und die Spielleitungsrolle
choice-dm = per Direktnachricht; ist das gesperrt, über die Schaltfläche „Meine Hand“
choice-thread = in einem privaten Thread, den die Moderation des Servers lesen kann

## Tische

table-named = { $table }: { $game }, { $status }
table-line = **Tisch { $table }**: { $game }, { $status }, { $taken } von { $seats } Plätzen besetzt, { $thread }
table-scenario = Szenario: { $scenario }
table-variants = { $count ->
    [one] Variante
   *[other] Varianten
}: { LIST($variants) }
table-opened = Tisch { $table } ist eröffnet: { $thread }. Drück bei seiner Nachricht auf **Mitspielen**, wenn du selbst einen Platz willst.
table-opens-later = Tisch { $table } ist angelegt, aber Discord antwortet gerade nicht. Seine Nachricht erscheint hier, sobald es das wieder tut; du brauchst nichts zu tun.
table-not-opened = Tisch { $table } konnte nicht geöffnet werden: Discord lässt Keryx hier nicht schreiben oder keinen Thread anlegen. Es bleibt nichts davon übrig.
table-only-in-channel = Tische werden in einem Textkanal des Servers eröffnet, nicht in einem Thread oder anderswo.
table-none-open = Hier ist gerade kein Tisch offen. Mit `/tisch neu` eröffnest du einen.
table-which-open = Mehrere Tische sind offen: { LIST($tables) }. Gib die Nummer des gemeinten an.
table-none-here = Auf diesem Server gibt es gerade keine Tische.
table-given-up = Tisch { $table } ist abgesagt.
table-note = Anmerkung: { $note }
thread-name = { $game }, Tisch { $table }
status-lobby = offen
status-running = im Spiel
status-paused = unterbrochen
status-frozen = durch einen Fehler eingefroren
status-waiting = wartet
status-ended = zu Ende
status-cancelled = abgesagt

lobby-heading = **Tisch { $table }: { $game }**, bis zu { $seats } Personen
lobby-seat = { $mark }: { $name }
lobby-free = *frei*
lobby-forgotten = *früher dabei*
lobby-lobby = Drück auf **Mitspielen**, um einen Platz zu nehmen. Wer den Tisch eröffnet hat, startet ihn.
lobby-started = Der Tisch hat begonnen; gespielt wird in seinem Thread.
lobby-cancelled = Der Tisch wurde abgesagt.
lobby-joined = Du hast Platz { $mark } an Tisch { $table }. Gespielt wird in { $thread }.
lobby-left = Du hast Tisch { $table } verlassen.
lobby-begun = Tisch { $table } hat begonnen: { $thread }.

## Schaltflächen und Fragen

panel-heading = Tisch { $table }, { $game }
panel-nothing-asked = Du wirst gerade nichts gefragt.
panel-game-over = Das Spiel ist zu Ende.
panel-so-far = Bisher gewählt: { $chosen }
panel-choose = { $what }?
panel-choose-one = Wähle aus
panel-about-to = Das hast du vor: **{ $action }**. Es lässt sich nicht zurücknehmen.
panel-stale = Das gehört zu einer Frage, die nicht mehr offen ist, oder nicht zu dir; nichts wurde geändert. So steht es jetzt:
panel-made = Dieser Zug ist schon gemacht. So steht es jetzt:
panel-undone = Zurückgenommen.
panel-amend = Du musst nicht antworten oder hast es schon getan; bis die anderen so weit sind, kannst du es noch ändern.
panel-setting = Das siehst nur du. Es lässt sich jederzeit ändern und gilt, bis du es tust.
panel-enough = Das ist alles
panel-no-such-number = Die Zahl muss von { $low } bis { $high } sein.
order-stopped = { $taken ->
    [one] Von { $all } Aktionen wurde eine ausgeführt; dann wurde etwas gezogen oder aufgedeckt oder jemand anderes gefragt, und der Rest passte nicht mehr.
   *[other] Von { $all } Aktionen wurden { $taken } ausgeführt; dann wurde etwas gezogen oder aufgedeckt oder jemand anderes gefragt, und der Rest passte nicht mehr.
}

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-move = Dein Zug
button-hand = Meine Hand
button-text = Spielplan als Text
button-undo = Zurücknehmen
button-confirm = Bestätigen
button-back = Zurück
button-earlier = Vorherige
button-later = Weitere
button-type-order = Befehl eintippen
button-type-number = Zahl eingeben

form-order-title = Befehl eintippen
form-order-label = Dein Befehl
form-order-example = Wie bei /befehl; mehrere trennst du mit Semikolon
form-number-title = Zahl eingeben
form-number-label = Wie viele?
form-number-example = Von { $low } bis { $high }

value-yes = ja
value-no = nein
value-none = nichts
value-hoplite = Hoplit
value-trireme = Triere
value-attack = Angriff
value-defence = Verteidigung
value-phase = bis zum Ende der Phase
value-round = bis zum Ende der Runde
value-hand = die Hand der Führung

## Befehle eines Spiels

game-other = An Tisch { $table } wird ein anderes Spiel gespielt.
game-not-now = Danach wirst du jetzt nicht gefragt; nichts wurde geändert. So steht es jetzt:
game-value-missing = Die Angabe „{ $field }“ fehlt. Jetzt möglich: { LIST($values) }.
game-value-refused = „{ $typed }“ ist für „{ $field }“ jetzt nicht möglich. Möglich: { LIST($values) }.
game-no-value = Nach dem, was du davor angegeben hast, ist für „{ $field }“ jetzt nichts möglich.

## Nachsehen

board-no-such-region = Einen solchen Teil hat der Spielplan nicht. Es gibt: { LIST($regions) }.
board-no-such-player = So jemand spielt an diesem Tisch nicht mit. Es gibt: { LIST($players) }.
log-empty = Es ist noch nichts geschehen.
why-allowed = **{ $action }**: Das ist jetzt erlaubt. Es wurde nichts ausgeführt.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Regeln, Abschnitt { $section })
}
rules-orders = Wie man Befehle schreibt
rules-no-such-topic = Dazu gibt es nichts. Es gibt etwas zu: { LIST($topics) }.

## Einstellungen des Servers

settings-heading = **Das ist auf diesem Server eingestellt**
settings-language = Sprache neuer Tische: { $language }
settings-role = Rolle der Spielleitung: { $role }
settings-no-role = keine
settings-who = Tische eröffnen dürfen: { $who }
settings-images = Der Spielplan wird gezeichnet: { $images }

## Spielleitung

gm-done = Erledigt; Tisch { $table } weiß Bescheid.
gm-no-bots = Ein Bot kann keinen Platz einnehmen.
gm-owner-only = Das darf nur, wem der Bot gehört.
gm-backed-up = Die Datenbank wurde ins Datenverzeichnis des Bots kopiert, als `backups/{ $name }`.
gm-exported = Die ganze Aufzeichnung von Tisch { $table }. `keryx verify` prüft ihre Zufallszüge.
note-paused = Die Spielleitung hat den Tisch unterbrochen: { $reason }
note-resumed = Es geht weiter.
note-rolled-back = Die Spielleitung hat den Stand nach Zug { $move } wiederhergestellt: { $reason }
note-substituted = { $name } übernimmt Platz { $mark }.
note-player-gone = Wer Platz { $mark } hatte, hat die eigenen Daten löschen lassen. Der Tisch ruht, bis die Spielleitung den Platz jemand anderem gibt und ihn fortsetzt.
note-ended = Die Spielleitung hat das Spiel beendet: { $reason }
health-latency = Zeit zu Discord und zurück: { $milliseconds } ms
health-tables = Tische auf diesem Server, die nicht zu Ende sind: { $count }
health-unsent = Nachrichten, die noch zu senden sind: { $count }
health-stuck = Tische, die warten oder eingefroren sind: { LIST($tables) }

## Persönliche Daten

privacy-kept = Keryx bewahrt von dir auf: deine Discord-Nummer, deinen Namen, als du Platz genommen hast, deine Sprache, deine Plätze und deine Züge.
privacy-tables = { $count ->
    [0] Du sitzt an keinem Tisch.
   *[other] Tische, an denen du sitzt: { LIST($tables) }.
}
privacy-way-unknown = Was nur du wissen darfst, kommt per Direktnachricht; ist das gesperrt, zeigen es dir die Schaltfläche „Meine Hand“ und `/hand`.
privacy-way-open = Was nur du wissen darfst, kommt per Direktnachricht.
privacy-way-closed = Deine Direktnachrichten sind gesperrt: Was nur du wissen darfst, zeigen dir die Schaltfläche „Meine Hand“ und `/hand`.
privacy-way-thread = Was nur du wissen darfst, kommt in einen privaten Thread.
privacy-chosen-dm = Was nur du wissen darfst, kommt per Direktnachricht; ist das gesperrt, zeigen es dir die Schaltfläche „Meine Hand“ und `/hand`.
privacy-chosen-thread = Sind deine Direktnachrichten gesperrt, kommt das, was nur du wissen darfst, in einen privaten Thread. Die Moderation des Servers kann dort mitlesen.
privacy-not-sure = Nichts wurde gelöscht. Wenn deine Daten gelöscht werden sollen, gib den Befehl noch einmal mit sicher: True.
privacy-deleted = { $count ->
    [0] Deine persönlichen Daten sind gelöscht.
   *[other] Deine persönlichen Daten sind gelöscht. Deine Plätze bleiben, ohne deinen Namen; eine Spielleitung kann sie anderen geben.
}

## Befehle

command-table = tisch
    .description = Tische eröffnen, sich an sie setzen und sie starten
command-table-new = neu
    .description = Eröffne in diesem Kanal einen Tisch mit eigenem Thread
command-table-join = mitspielen
    .description = Nimm den ersten freien Platz an einem Tisch
command-table-seat = platz
    .description = Nimm einen bestimmten Platz an einem Tisch oder wechsle dorthin
command-table-leave = verlassen
    .description = Gib vor dem Start deinen Platz auf
command-table-start = starten
    .description = Starte einen Tisch mit denen, die an ihm sitzen
command-table-cancel = absagen
    .description = Sag einen Tisch ab, bevor er beginnt
command-table-list = liste
    .description = Liste die Tische dieses Servers auf
command-table-show = zeigen
    .description = Zeig, wer an einem Tisch sitzt und wie es steht
command-keryx = keryx
    .description = Einstellungen dieses Servers
command-keryx-show = zeigen
    .description = Zeig, was auf diesem Server eingestellt ist
command-keryx-language = sprache
    .description = Stell die Sprache neuer Tische ein
command-keryx-gamemaster = spielleitung
    .description = Nenn die Rolle, die Tische eröffnen und betreuen darf
command-keryx-tables = tische
    .description = Leg fest, wer Tische eröffnen darf
command-keryx-images = bilder
    .description = Leg fest, wann der Spielplan neuer Tische gezeichnet wird
command-gm = spielleitung
    .description = Für die Spielleitung: einen Tisch betreuen
command-gm-pause = unterbrechen
    .description = Halte einen Tisch an, bis er fortgesetzt wird
command-gm-resume = fortsetzen
    .description = Lass einen Tisch weiterspielen, notfalls in einem neuen Thread
command-gm-rollback = zurückdrehen
    .description = Stell für alle sichtbar den Stand nach einem früheren Zug wieder her
command-gm-substitute = ersetzen
    .description = Gib einen Platz jemand anderem
command-gm-end = beenden
    .description = Beende ein Spiel vorzeitig
command-gm-export = ausgeben
    .description = Hol die ganze Aufzeichnung eines beendeten Spiels
command-gm-backup = sichern
    .description = Kopiere die Datenbank auf dem Rechner des Bots (nur wem der Bot gehört)
command-gm-health = befinden
    .description = Zeig, wie es dem Bot und den Tischen dieses Servers geht
command-moves = züge
    .description = Zeig, was du gerade gefragt wirst, mit Schaltflächen zum Antworten
command-order = befehl
    .description = Gib einen Befehl als Text; mehrere trennst du mit Semikolon
command-undo = zurücknehmen
    .description = Nimm in deinem eigenen Zug deine letzte Aktion zurück
command-board = spielplan
    .description = Zeig den Spielplan
command-board-full = ganz
    .description = Zeig den ganzen Spielplan
command-board-region = ausschnitt
    .description = Zeig einen Teil des Spielplans
command-board-player = auslage
    .description = Zeig, was vor einer Person liegt
command-board-text = text
    .description = Zeig den Spielplan als Text
command-hand = hand
    .description = Zeig, was nur du wissen darfst
command-log = verlauf
    .description = Zeig, was zuletzt geschehen ist
command-why = warum
    .description = Frag, welche Regel einen Befehl verbietet, ohne ihn zu geben
command-rules = regeln
    .description = Lass dir ein Thema der Regeln erklären oder wie man Befehle schreibt
command-privacy = datenschutz
    .description = Was Keryx von dir aufbewahrt und wie du es löschst
command-privacy-show = zeigen
    .description = Zeig, was Keryx von dir aufbewahrt
command-privacy-secrets = geheimes
    .description = Wähle, wie du erfährst, was nur du wissen darfst
command-privacy-delete = löschen
    .description = Lösch deine persönlichen Daten; deine Plätze bleiben, ohne deinen Namen
command-perikles = perikles
    .description = Züge von Perikles
command-perikles-place-marker = marker-einsetzen
    .description = Vorbereitung: Setz einen weiteren Marker in eine Stadt
    .label = Marker einsetzen
command-perikles-take = nehmen
    .description = Nimm ein Einflussplättchen aus der Auslage
    .label = Plättchen nehmen
command-perikles-propose = vorschlagen
    .description = Schlag in einer Stadt jemanden als Kandidaten vor
    .label = Kandidaten vorschlagen
command-perikles-assassinate = ermorden
    .description = Lass deinen Attentäter einen Marker entfernen
    .label = Marker entfernen
command-perikles-end-turn = zug-beenden
    .description = Beende deinen Zug
    .label = Zug beenden
command-perikles-name-first = wer-beginnt
    .description = Bestimm als Anführer Spartas, wer mit dem Truppeneinsatz beginnt
    .label = Bestimmen, wer beginnt
command-perikles-recover = zurückholen
    .description = Hol gefallene Truppen zurück
    .label = Truppen zurückholen
command-perikles-send = schicken
    .description = Schick Truppen an einen Ort, zum Angriff oder zur Verteidigung
    .label = Truppen schicken
command-perikles-pay-marker = marker-abgeben
    .description = Gib einen Marker ab für bis zu zwei weitere Truppen
    .label = Für mehr Truppen zahlen
command-perikles-ask-permission = um-erlaubnis-bitten
    .description = Bitte einen Anführer, einen seiner Orte verteidigen zu dürfen
    .label = Um Erlaubnis bitten
command-perikles-answer-request = bitte-beantworten
    .description = Erlaube oder verweigere eine Verteidigung, um die du gebeten wurdest
    .label = Bitte beantworten
command-perikles-pass = passen
    .description = Spiel vor diesem Kampf dein Sonderplättchen nicht
    .label = Passen
command-perikles-choose-loss = verlust-wählen
    .description = Wähle die Stadt, die den Verlust trägt
    .label = Verlust wählen
command-perikles-play-special = sonderplättchen
    .description = Spiel dein Sonderplättchen
    .label = Sonderplättchen spielen
command-perikles-move-marker = marker-versetzen
    .description = Alkibiades: Wähle einen Marker, der versetzt wird
    .label = Marker versetzen
command-peloponnes = peloponnes
    .description = Züge von Peloponnes
command-peloponnes-choose-civilisation = zivilisation-wählen
    .description = Solospiel: Wähle deine Zivilisation
    .label = Zivilisation wählen
command-peloponnes-choose-incomes = zusatzeinkommen-wählen
    .description = Solospiel: Wähle deine zusätzlichen Einkommen für das ganze Spiel
    .label = Zusatzeinkommen wählen
command-peloponnes-bid = bieten
    .description = Biete Münzen auf ein Plättchen
    .label = Auf ein Plättchen bieten
command-peloponnes-pass = passen
    .description = Biete in dieser Runde auf nichts und nimm 3 Münzen
    .label = Passen
command-peloponnes-move = ausweichen
    .description = Weich mit deinem überbotenen Gebot auf ein anderes Plättchen aus
    .label = Ausweichen
command-peloponnes-withdraw = zurücknehmen
    .description = Nimm dein überbotenes Gebot zurück und eine Münze dazu
    .label = Gebot zurücknehmen
command-peloponnes-build = bauen
    .description = Bezahl das ersteigerte Gebäude oder leg eine Münze darauf
    .label = Gebäude nehmen
command-peloponnes-let-go = verzichten
    .description = Verzichte auf ein Gebäude, das nur Luxusgüter halten könnten
    .label = Auf das Gebäude verzichten
command-peloponnes-choose-income = einkommen-wählen
    .description = Wähle, was Hafen oder Apollon-Tempel in dieser Runde bringen
    .label = Einkommen wählen
command-peloponnes-keep = behalten
    .description = Sag, welche Plättchen du bei einer Katastrophe behältst; der Rest ist verloren
    .label = Plättchen behalten
command-peloponnes-feed = versorgen
    .description = Sag, wie viele Luxusgüter du gegen fehlende Nahrung tauschst
    .label = Bewohner versorgen
command-peloponnes-settle = auslösen
    .description = Sag, welche Gebäude mit Münze du auslöst; der Rest ist verloren
    .label = Gebäude auslösen

## Angaben

param-table = tisch
    .description = Nummer des Tisches; nur nötig, wenn es nicht klar ist
param-game = spiel
    .description = Das Spiel
param-table-new-seats = plätze
    .description = Wie viele Plätze höchstens
param-scenario = szenario
    .description = Das Szenario
param-variants = varianten
    .description = Varianten, mehrere durch Kommas getrennt
param-language = sprache
    .description = Die Sprache im Thread des Tisches
param-images = bilder
    .description = Wann der Spielplan gezeichnet wird
param-number = nummer
    .description = Nummer des Platzes, ab 1
param-role = rolle
    .description = Die Rolle; lass sie weg für keine
param-who = wer
    .description = Wer Tische eröffnen darf
param-reason = grund
    .description = Warum; alle am Tisch werden es lesen
param-move = zug
    .description = Der Zug, nach dem der Stand wiederhergestellt wird
param-seat = platz
    .description = Der Platz
param-player = person
    .description = Wer
param-text = text
    .description = Der Befehl, zum Beispiel: nimm Athen 2
param-region = ausschnitt
    .description = Der Teil des Spielplans
param-lines = zeilen
    .description = Wie viele Zeilen
param-topic = thema
    .description = Das Thema
param-way = weg
    .description = Wie du es erfährst
param-sure = sicher
    .description = Bist du sicher? Das lässt sich nicht zurücknehmen
param-city = stadt
    .description = Welche Stadt
param-tile = plättchen
    .description = Welches Plättchen
param-owner = wessen
    .description = Wessen Marker
param-candidate = kandidat
    .description = Ob es ein Kandidat ist
param-until = bis
    .description = Wie lange du nicht mehr gefragt werden willst
param-first = wer
    .description = Wer beginnt
param-arm = gattung
    .description = Hoplit oder Triere
param-strength = stärke
    .description = Welche Stärke
param-place = ort
    .description = Welcher Kampfort
param-side = seite
    .description = Angriff oder Verteidigung
param-force = truppen
    .description = Wessen Truppen
param-allow = erlauben
    .description = Ob du es erlaubst
param-target = ziel
    .description = Worauf das Plättchen gespielt wird
param-civilisation = zivilisation
    .description = Welche Zivilisation
param-wood = holz
    .description = Wie viel Holz
param-stone = stein
    .description = Wie viel Stein
param-food = nahrung
    .description = Wie viel Nahrung
param-coins = münzen
    .description = Wie viele Münzen
param-how = wie
    .description = Kosten bezahlen oder eine Münze darauflegen
param-kind = art
    .description = Holz, Stein, Nahrung oder eine Münze
param-tiles = plättchen
    .description = Welche Plättchen
param-luxury = luxusgüter
    .description = Wie viele Luxusgüter
