### Was Befehle und Knöpfe sagen.

## Auswahl bei Angaben

choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = die des Mitglieds, das den Tisch eröffnet, sonst die Discord-Sprache des Servers
choice-focus = worum es geht, nach jeder Aktion
choice-board = der ganze Spielplan, nach jeder Aktion
choice-turn = worum es geht, nach jedem vollständigen Zug
choice-demand = nur auf Wunsch
choice-open = offen (ohne Zeitgrenze)
choice-relaxed = gemütlich (72 Stunden je Zug, 168 in Reserve)
choice-daily = täglich (24 Stunden je Zug, 48 in Reserve)
choice-fast = schnell (4 Stunden je Zug, 12 in Reserve)
choice-note = alle erfahren es, sonst geschieht nichts
choice-free = jemand anders darf den Platz übernehmen
choice-answer = Keryx gibt die harmloseste Antwort
choice-resign = der Platz gibt auf, und Keryx spielt weiter; bleibt nur einer, ist das Spiel aus
choice-0 = sofort
choice-10 = 10 Sekunden
choice-30 = 30 Sekunden
choice-everyone = alle
choice-gamemasters = wer den Server verwalten darf, und die Spielleitungsrolle
choice-dm = per Direktnachricht; ist das gesperrt, über einen Knopf unter dem Spielplan
choice-thread = in einem privaten Thread, den die Moderation des Servers lesen kann
choice-agree = zustimmen
choice-refuse = ablehnen
choice-withdraw = meinen eigenen Vorschlag zurückziehen

## Tische

table-named = { $table }: { $game }, { $status }
table-line = **Tisch { $table }**: { $game }, { $status }, { $taken } von { $seats } Plätzen besetzt, { $thread }
table-scenario = Szenario: { $scenario }
table-variants = { $count ->
    [one] Variante
   *[other] Varianten
}: { LIST($variants) }
table-opened = Tisch { $table } ist eröffnet: { $thread }. Drück bei seiner Nachricht auf **{ $button }**, wenn du selbst einen Platz willst.
table-opened-seated = Tisch { $table } ist eröffnet: { $thread }. Du hast Platz { $mark }; sobald genug mitspielen, kannst du starten.
table-opens-later = Tisch { $table } ist angelegt, aber Discord antwortet gerade nicht. Seine Nachricht erscheint hier, sobald es das wieder tut; du brauchst nichts zu tun.
table-opens-when-threads-are-fewer = Tisch { $table } ist angelegt, hat aber noch keinen Thread: Dieser Server hat 1.000 aktive Threads, mehr lässt Discord nicht zu. Sobald andere archiviert sind, öffnet sich sein Thread; mehr brauchst du nicht zu tun.
table-not-opened = Tisch { $table } konnte nicht eröffnet werden: Discord lässt Keryx hier nicht schreiben oder keinen Thread anlegen. Der Tisch wurde wieder verworfen.
table-only-in-channel = Tische werden in einem Textkanal des Servers eröffnet, nicht in einem Thread oder anderswo.
table-none-open = Hier ist gerade kein Tisch offen. Mit { COMMAND("table new") } eröffnest du einen.
table-which-open = Mehrere Tische sind offen: { LIST($tables) }. Gib die Nummer des Tisches an, den du meinst.
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

lobby-heading = {"##"} { $game } · Tisch { $table }
lobby-opened = { $opener } hat den Tisch eröffnet und startet ihn.
lobby-opened-before = { $opener } hat den Tisch eröffnet.
lobby-players = { $more ->
    [0] { $low ->
        [one] für eine Person
       *[other] für { $low } Personen
    }
   *[other] für { $low } bis { $high } Personen
}
lobby-language = Sprache: { $language }
lobby-pace = Tempo: { $pace }
pace-own = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} je Zug, { $bank } in Reserve
pace-brief = { $hours ->
    [0] ohne Zeitgrenze
   *[other] { $hours } h je Zug, { $bank } h Reserve
}
lobby-pace-when-up = Ist die Zeit um: { $then }. Die Uhr ruht nachts und bei Abwesenheit, höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang.
remind-heading = {"##"} Erinnerungen
remind-is-on = Keryx erinnert dich per Direktnachricht oder, wenn die geschlossen sind, im Thread: höchstens einmal am Tag, für alle deine Tische zusammen, immer seltener.
remind-is-off = Keryx erinnert dich nicht.
remind-hours = { $hours ->
    [auto] Zuerst: nach der halben Zeit eines Zugs oder, ohne Zeitgrenze, nach 24 Stunden.
    [one] Zuerst: nach einer Stunde.
   *[other] Zuerst: nach { $hours } Stunden.
}
remind-zone = Bei dir ist es { $time } Uhr. Wähle neu, wenn die Uhren umgestellt werden.
remind-no-zone = Keryx weiß nicht, wie spät es bei dir ist: Wähle die jetzige Uhrzeit, damit die Nachtruhe eingehalten wird.
remind-night = Deine Nacht, in der du nicht gestört wirst und deine Uhren ruhen: von { $since } bis { $until } Uhr.
remind-night-later = {"-#"} Du hast sie verlegt: Deine Uhren ruhen in jeder Nacht, die nach { $when } beginnt.
remind-no-night = Du hast keine Nacht angegeben.
remind-choose-hours = Wann wirst du zuerst erinnert?
remind-choose-night = Wann ist bei dir Nacht?
remind-choose-zone = Wie spät ist es jetzt bei dir?
remind-after = { $hours ->
    [auto] wie das Tempo des Tisches es sagt
   *[other] nach { $hours } Stunden
}
remind-between = von { $since } bis { $until } Uhr
remind-without-night = keine Nacht
button-remind = Erinnerungen …
button-remind-on = Erinnere mich
button-remind-off = Keine Erinnerungen
button-away = Ich bin weg …
button-back-again = Ich bin wieder da
button-nudge = Anstupsen
reminder-heading = { $count ->
    [one] **Ein Tisch wartet auf dich:**
   *[other] **{ $count } Tische warten auf dich:**
}
reminder-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
reminder-last = alle anderen warten nur noch auf dich
reminder-nudged = jemand am Tisch bittet darum
nudged = Keryx gibt es weiter, höchstens einmal am Tag und nicht nachts: Wer gefragt ist, wird so erinnert, wie die eigenen Einstellungen es erlauben.
away-noted = Du bist abwesend bis { $when }. Wer auf dich wartet, sieht das, und du wirst nicht erinnert.
away-keryx = Du bist abwesend bis { $when }; bis dahin gibt Keryx auf jede Frage an dich die harmloseste Antwort.
away-back = Willkommen zurück.
away-not = Du warst nicht abwesend. Um es anzukündigen, gib das Ende an: `3 Tage`, `12h` oder `24.12.`
form-away-title = Ich bin abwesend
form-away-label = Bis wann?
form-away-example = 3 Tage, 12h, 24.12.
panel-others-wait = { $count ->
    [one] Ein anderer Tisch wartet auf dich.
   *[other] { $count } andere Tische warten auf dich.
}
clock-until = die Zeit endet { $when } (davon { $hours } h Reserve)
clock-up = die Zeit ist um
clock-of = { $name }: { $clock }
away-until = { $name } ist abwesend bis { $when }
lobby-fingerprint = Faire Ziehungen, Fingerabdruck { $digits }…; ganz steht er im ersten Beitrag des Threads.
lobby-rematch = Revanche von Tisch { $table }; bis { $when } sind die Plätze für die freigehalten, die dort gespielt haben.
lobby-seat = { $mark }: { $name }
lobby-free = *frei*
lobby-forgotten = *früher dabei*
lobby-lobby = Drück auf **Mitspielen**, um einen Platz zu nehmen.
lobby-full = Alle Plätze sind besetzt.
lobby-started = Das Spiel hat begonnen; gespielt wird im Thread des Tisches.
lobby-cancelled = Der Tisch wurde abgesagt.
card-waiting = { $waiting }, seit { $when }
card-foot = Gespielt wird in { $thread }. Diese Karte ändert sich, wenn eine Phase beginnt.
card-over = **Das Spiel ist zu Ende: { $result }**
card-over-foot = Gespielt wurde in { $thread }.
lobby-joined = Du hast Platz { $mark } an Tisch { $table }. Gespielt wird in { $thread }.
lobby-left = Du hast Tisch { $table } verlassen.
lobby-begun = An Tisch { $table } hat das Spiel begonnen: { $thread }.

## Der Posteingang

inbox-heading = {"##"} Deine Tische
inbox-asked = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] **An einem Tisch bist du am Zug**
   *[other] **An { $count } Tischen bist du am Zug**
}
inbox-empty = Du sitzt an keinem Tisch. { COMMAND("table join") } nimmt einen Platz, { COMMAND("table new") } eröffnet einen Tisch.
inbox-others = **Andere sind am Zug**
inbox-over = **Vor Kurzem beendet**
inbox-placed = Rang { $rank } von { $seats }, { $points } Punkte
inbox-ended-at = beendet { $when }
inbox-away = Du bist abwesend bis { $when }.
inbox-table = { $game } { $table }
inbox-since = gefragt { $when }
inbox-noted = deine Antwort: { $action }
inbox-ahead = für später hinterlegt: { $action }
inbox-which = Du sitzt an mehreren Tischen. Welchen meinst du?
inbox-typed = Dein Befehl zum Kopieren: { $order }
panel-no-next = Kein anderer Tisch wartet auf dich.

digest-heading = {"##"} Seit deinem letzten Zug
digest-what-happened = {"##"} Was geschah
digest-of = Nur was { $name } getan hat oder was den Namen nennt.
digest-about-you = Was dich betrifft
digest-nothing = Seither ist nichts geschehen.

## Wenn ein Spiel vorbei ist

course-heading = {"##"} Spielverlauf
course-unknown = Wie sich die Punkte entwickelten, wurde nicht festgehalten: Das Spiel begann unter einer früheren Version von Keryx.
course-foot = {"-#"} Alles Gezogene und Gewürfelte lässt sich prüfen: **Ausgeben**, dann `keryx verify`.
replay-progress = { $of ->
    [0] Der Film wird vorbereitet …
   *[other] Bild { $done } von { $of } wird gezeichnet …
}
replay-head = { $number ->
    [0] Der Aufbau
   *[other] Zug { $move } von { $last }
} · { $where }
replay-shown = **{ $title }**: das Spiel als Film bis Zug { $last }, { $count } Bilder
replay-as-seen = {"-#"} Er zeigt, was alle sehen konnten.
replay-with-secrets = {"-#"} Er zeigt den Spielplan, wie ihn sah, wer am Zug war, und darunter, was nur diese Person wusste.
replay-alt = { $title } als Film bis Zug { $last }. Am Ende: { $alt }
replay-broken = Der Film ließ sich nicht zeichnen.
replay-later = Das dauert länger, als Discord warten lässt. Der Film wird weiter gezeichnet; ruf { COMMAND("replay") } in einer Weile noch einmal auf, dann ist er da.
rematch-opened = Tisch { $table } ist eröffnet, mit denselben Einstellungen: { $thread }. Du hast einen Platz; die anderen sind eingeladen.
rematch-known = An diesem Tisch wird schon noch einmal gespielt: Tisch { $table }, { $thread }.
rematch-invites = { $name } möchte noch einmal mit euch spielen: { LIST($players) }. Wer mitspielt, drückt in der Nachricht dieses Tisches auf **{ $button }**; bis { $until } sind eure Plätze freigehalten.

## Beendete Tische

results-heading = {"##"} Beendete Tische
results-count = { $count ->
    [one] Ein Tisch, den du sehen kannst
   *[other] { $count } Tische, die du sehen kannst, die neuesten zuerst; Seite { $page } von { $pages }
}
player-heading = {"##"} { $name }
player-from-server = { $count ->
    [one] Aus einem Tisch dieses Servers; was du nicht sehen kannst oder was anderswo gespielt wurde, zählt hier nicht.
   *[other] Aus { $count } Tischen dieses Servers; was du nicht sehen kannst oder was anderswo gespielt wurde, zählt hier nicht.
}
player-from-own = { $count ->
    [one] Aus deinem einen Tisch
   *[other] Aus deinen { $count } Tischen, wo immer du sie gespielt hast
}
player-hidden = Niemand sonst kann das nachschlagen: So hast du es eingestellt.
player-rating = Wertung { $points } (± { $margin })
player-won = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}, { $won } gewonnen ({ $percent } %)
player-by-seat = Gewonnen nach Platz: { $counts }
player-by-role = Gewonnen nach gespielter Seite: { $counts }
player-won-of = { $name } { $won } von { $played }
player-alone = Allein: { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}, { $won } gewonnen, höchstens { $best } Punkte
player-days = Mittlere Dauer einer Partie (Median): { $count ->
    [0] weniger als ein Tag
    [1] ein Tag
   *[other] { $days } Tage
}
button-their-tables = Die Tische
button-own-record = Meine Ergebnisse
## Zuschauen

watch-begun = Du schaust ab jetzt bei { $title } zu: Keryx schreibt dir per Direktnachricht von jeder Runde und vom Ergebnis, so wie es in { $thread } alle sehen.
watch-begun-closed = Du schaust ab jetzt bei { $title } zu. Deine Direktnachrichten sind aber gesperrt: Solange das so ist, kann Keryx dir nichts schreiben und lässt dich nicht weiter zuschauen.
watch-ended = Du schaust bei Tisch { $table } nicht mehr zu.
watch-none = Du schaust bei Tisch { $table } nicht zu.
watch-listed = { $count ->
    [0] Du schaust bei keinem Tisch zu. { COMMAND("watch") } in seinem Thread fängt damit an.
    [one] **Du schaust bei einem Tisch zu**
   *[other] **Du schaust bei { $count } Tischen zu**
}
button-watch = Zuschauen
button-watch-stop = Nicht mehr zuschauen
button-watch-stop-table = { $table } nicht mehr zuschauen
## Absprachen

talk-heading = {"##"} Absprachen an Tisch { $table }
talk-listed = { $count ->
    [0] Du bist an keiner beteiligt.
   *[other] An diesen bist du beteiligt:
}
talk-choose = Mit wem willst du sprechen?
talk-foot = {"-#"} Jede hat einen privaten Thread, den auch die Moderation des Servers lesen kann. Was dort verabredet wird, bindet niemanden.
talk-opened = Hier sprecht ihr unter euch: { $thread }
talk-barred = Keryx kann keinen privaten Thread öffnen: Ihm fehlen hier die Rechte „Private Threads erstellen“ und „Threads verwalten“, oder der Server hat so viele Threads, wie Discord zulässt.
talk-later = Discord lässt Keryx den Thread gerade nicht öffnen. Keryx holt es nach, sobald es geht.
button-talk = Unter uns sprechen

## Knöpfe und Fragen

panel-heading = {"-#"} Tisch { $table }, { $game }
panel-nothing-asked = Du wirst gerade nichts gefragt.
panel-game-over = Das Spiel ist zu Ende.
panel-game-ended = { $reason ->
    [none] Diese Partie wurde vorzeitig beendet.
   *[other] Diese Partie wurde vorzeitig beendet: { $reason }
}
panel-so-far = Bisher gewählt: { $chosen }
panel-choose = { $what }?
panel-leads-on = { $what } …
panel-choose-among = { $first } – { $last }
panel-choose-one = Wähle aus
panel-about-to = Das hast du vor: **{ $action }**. Es lässt sich nicht zurücknehmen.
panel-staged = **{ $action }**
    Noch kannst du das zurücknehmen. { $seats ->
    [1] Ausgeführt wird es { $when }.
   *[other] Die anderen erfahren es { $when }.
    }
panel-staged-already = Du hast schon geantwortet. Nimm das zuerst zurück, wenn du etwas anderes willst:
staged-given-up = Tisch { $table }: **{ $action }** wurde nicht ausgeführt, weil die Frage inzwischen geschlossen war.
undo-time-chosen = { $seconds ->
    [0] Ab jetzt gelten deine Antworten per Knopf sofort.
   *[other] Ab jetzt kannst du eine Antwort per Knopf { $seconds } Sekunden lang zurücknehmen.
}
undo-time-unknown = Wählen kannst du { LIST($times) } Sekunden.
panel-stale = Diese Frage ist nicht mehr offen oder richtet sich nicht an dich; nichts wurde geändert. So steht es jetzt:
panel-made = Dieser Zug ist schon gemacht. So steht es jetzt:
panel-undone = Zurückgenommen.
panel-undone-already = Dieser Zug ist schon zurückgenommen; sonst wurde nichts geändert. So steht es jetzt:
panel-undo-old = Dieser Knopf gehört zu einem früheren Zug; nichts wurde geändert. So steht es jetzt:
panel-amend = Du musst nicht antworten. Hast du schon geantwortet, kannst du es noch ändern, bis alle anderen geantwortet haben.
panel-answered = *Beantwortet.*
panel-only-answer = {"-#"} Mehr ist hier nicht zu tun.
panel-setting = Das siehst nur du. Es lässt sich jederzeit ändern und gilt, bis du es tust.
panel-leave-at = Dabei belassen: „{ $answer }“
panel-leave-there = Dabei belassen
panel-no-such-number = Die Zahl muss zwischen { $low } und { $high } liegen.
order-stopped = { $taken ->
    [one] Von { $all } Aktionen wurde eine ausgeführt.
   *[other] Von { $all } Aktionen wurden { $taken } ausgeführt.
} { $why } Der Rest wurde nicht ausgeführt; schick ihn noch einmal, wenn er passt:
order-interrupted = { $taken ->
    [one] Von { $all } Aktionen wurde eine ausgeführt.
   *[other] Von { $all } Aktionen wurden { $taken } ausgeführt.
} { $why } Der Rest geht von selbst weiter, wenn die Antwort ist, wie du hoffst; sonst wirst du danach gefragt:
panel-rest = **Vorgemerkt**, aus deinem letzten Befehl:
rest-refused = Der Rest deines Befehls entfällt: { $why }
panel-ahead = **Hinterlegt**, wird gleich ausgeführt:
ahead-on-what = **Unter welcher Bedingung?** Sobald du wählst, ist dein Befehl hinterlegt. Ausgeführt wird er, wenn seine Frage kommt und er dann erlaubt ist; sonst wirst du gefragt wie immer und erfährst, warum. Niemand sonst merkt etwas davon.
ahead-choose = Wähle eine Bedingung
ahead-choose-from = Bedingungen ab „{ $first }“
ahead-against = So wie es steht, wäre das nicht erlaubt: { $why }
ahead-left = **Hinterlegt**, in jedem Fall: { $order }
ahead-left-if = **Hinterlegt**, { $condition }: { $order }
ahead-noted = Dein Befehl ist hinterlegt. Niemand sonst merkt etwas davon.
ahead-dropped = Dein Befehl ist verworfen.
ahead-gone = Dieser Befehl ist nicht mehr hinterlegt; nichts wurde geändert. So steht es jetzt:
ahead-nothing-left = An diesem Tisch hast du keinen Befehl hinterlegt.
ahead-refused = Dein Befehl entfällt: { $why }
ahead-not-carried-out = Tisch { $table }: Dein Befehl **{ $action }** wurde nicht ausgeführt. { $why } Du wirst gefragt wie immer: { COMMAND("moves") }.
order-set-aside = Tisch { $table }: Dein Befehl **{ $action }** wurde nicht ausgeführt. Der Fehler liegt bei Keryx, nicht bei dir. Der Befehl wartet nicht länger; geht es am Tisch weiter, wirst du gefragt wie immer: { COMMAND("moves") }.
ahead-carried-out = Tisch { $table }: Dein hinterlegter Befehl wurde ausgeführt.
ahead-expired = Du hast ihn vor mehr als 30 Tagen hinterlegt.
ahead-went-back = Der Tisch ist zu einem Zug zurückgekehrt, der vor deinem Befehl liegt.
ahead-heading = {"##"} Deine hinterlegten Befehle
ahead-none = Keine. Hinterleg einen mit { COMMAND("ahead leave") } oder über den Knopf, solange du nichts gefragt wirst.
ahead-is-quick = Sie werden einige Sekunden nach ihrer Frage ausgeführt. Mit { COMMAND("ahead late") } kommen sie einige Minuten später, damit ihr Tempo nichts verrät.
ahead-is-late = Sie werden einige Minuten nach ihrer Frage ausgeführt; wie viele, sieht niemand voraus. Das änderst du mit { COMMAND("ahead late") }.
order-waits = Jetzt wartet der Tisch auf { LIST($players) }.
order-next-refused = Die nächste geht nicht: { $why }
word-preview = vorschau
preview-heading = **Vorschau.** Noch ist nichts geschehen. Angenommen wird, dass sonst niemand reagiert: Wer kämpfen könnte, lässt dich durch.
preview-nothing = Es würde nichts geschehen.
preview-refused = **{ $part }** würde abgelehnt: { $why }
preview-none = Dieses Spiel hat keine Vorschau; { COMMAND("why") } sagt, ob ein Befehl erlaubt ist.
preview-later = Abschicken kannst du ihn, wenn du an der Reihe bist.
preview-alt = Vorschau, nicht der Tisch selbst. { $alt }

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-start-missing = { $missing ->
    [one] Starten (es fehlt noch { $missing })
   *[other] Starten (es fehlen noch { $missing })
}
button-help = Hilfe
button-tables = Deine Tische
button-in-short = { $game } in Kürze
button-move = Dein Zug
button-hand = Meine Hand
button-board = Spielplan
button-board-now = Spielplan jetzt
button-board-then = Spielplan damals
button-before = Spielplan davor
button-move-before = Zug davor
button-move-after = Zug danach
button-own-then = Wie ich es sah
button-hand-then = Meine Hand damals
button-rolls = Wurf für Wurf
button-log = Protokoll
button-rematch = Revanche
button-course = Spielverlauf
button-replay = Nochmal ansehen
button-secrets = Ansehen mit allem Geheimen
button-export = Ausgeben
button-focus = Ausschnitt
button-text = Spielplan als Text
button-since = Was geschah?
button-undo = Rückgängig
button-confirm = Bestätigen
button-tell-now =
    { $seats ->
    [1] Sofort ausführen
   *[other] Sofort mitteilen
    }
button-do-rest = Ausführen
button-drop-rest = Verwerfen
button-ahead-leave = Befehl hinterlegen …
button-ahead-change = Befehl ändern …
button-ahead-drop = Befehl verwerfen
button-ahead-drop-number = Nummer { $number } verwerfen
button-ahead-free = In jedem Fall
button-back = Zurück
button-to-question = Zurück zur Frage
button-earlier = Vorherige
button-later = Weitere
button-type-order = Befehl eintippen
button-type-number = Zahl eingeben
button-send = Diesen Befehl abschicken
button-answer = Ziehen
button-change = Ändern
button-look = Öffnen
button-next-table = Nächster Tisch

form-order-title = Befehl eintippen
form-order-label = Dein Befehl
form-order-example = Wie bei { COMMAND("order", way: "name") }; mehrere trennst du mit Semikolon oder neuer Zeile
form-order-legal = Zum Beispiel: { $order }
form-ahead-title = Befehl hinterlegen
form-ahead-label = Was zu tun ist, wenn du gefragt wirst
form-number-title = Zahl eingeben
form-number-label = Wie viele?
form-number-example = Von { $low } bis { $high }

value-yes = ja
value-no = nein
listed-range = { $low } bis { $high }
listed-more = { $count } weitere
value-none = nichts

## Befehle eines Spiels

game-other = An Tisch { $table } wird { $game } gespielt; benutze `{ COMMAND($command, way: "name") } …`.
game-not-now = Danach wirst du jetzt nicht gefragt; nichts wurde geändert. So steht es jetzt:
game-value-missing = Die Angabe „{ $field }“ fehlt. Jetzt möglich: { LIST($values) }.
game-value-refused = „{ $typed }“ ist für „{ $field }“ jetzt nicht möglich. Möglich: { LIST($values) }.
game-value-near = „{ $typed }“ ist für „{ $field }“ jetzt nicht möglich. Meinst du { EITHER($values) }?
game-no-value = Nach dem, was du davor angegeben hast, ist für „{ $field }“ jetzt nichts möglich.

## Nachsehen

board-no-such-region = Einen solchen Teil hat der Spielplan nicht. Es gibt: { LIST($regions) }.
board-after-move = **{ $title }** · { $number ->
    [0] nach dem Aufbau
   *[other] nach Zug { $move } von { $last }
} · { $where }
log-empty = Es ist noch nichts geschehen.
why-allowed = **{ $action }**: Das ist jetzt erlaubt. Es wurde nichts ausgeführt.
why-part = In Teil { $number } deines Befehls:
why-unknown = **{ $action }** ist erlaubt, ebenso alles davor. Ob das Weitere erlaubt ist, lässt sich vorher nicht wissen: Dann wird etwas gezogen oder gezeigt, oder jemand anderes wird gefragt.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Regeln, Abschnitt { $section })
}
rules-orders = Wie man Befehle schreibt
rules-orders-now = Jetzt ginge zum Beispiel: { LIST($orders) }.
rules-orders-general = {"-#"} Die Beispiele zeigen, wie man Befehle schreibt; ob einer jetzt erlaubt ist, sagt { COMMAND("why") }.
rules-topics = **{ $game }**, Kapitel für Kapitel; { COMMAND("rules") } mit einem Thema erklärt es ganz.
rules-more = Außerdem: { LIST($topics) }.
why-now = Jetzt: { $what }
why-instead = Jetzt erlaubt ist zum Beispiel: { LIST($actions) }.
why-besides = { $section ->
    [none] So wie es steht, wäre es auch dann nicht erlaubt: { $why }
   *[other] So wie es steht, wäre es auch dann nicht erlaubt: { $why } (Regeln, Abschnitt { $section })
}
why-then = Wenn danach gefragt wird, ist es erlaubt, falls sich bis dahin nichts ändert.
rules-no-such-game = Dieses Spiel gibt es hier nicht. Es gibt: { LIST($games) }.
rules-no-such-topic = Dazu gibt es nichts. Es gibt etwas zu: { LIST($topics) }.

## Hilfe

help-in-direct = **Hier** sagt dir Keryx deine Geheimnisse und erinnert dich. { COMMAND("tables") } und { COMMAND("moves") } gehen hier für die Tische aller Server; eröffnet und besetzt werden Tische auf einem Server.
help-in-lobby = **Dieser Thread** gehört zu Tisch { $table } ({ $game }), der noch besetzt wird: { COMMAND("table join") } nimmt einen Platz, und wer ihn eröffnet hat, startet ihn mit { COMMAND("table start") }.
help-in-table =
    { $asked ->
        [yes] **Dieser Thread** gehört zu Tisch { $table } ({ $game }), und du bist am Zug: { COMMAND("moves") } zeigt deine Frage, { COMMAND("hand") }, was nur du wissen darfst.
       *[no] **Dieser Thread** gehört zu Tisch { $table } ({ $game }). { COMMAND("board full") } zeigt den Plan, { COMMAND("since") }, was du verpasst hast, { COMMAND("why") }, welche Regel etwas verbietet.
    }
help-in-over = **Dieser Thread** gehört zu Tisch { $table } ({ $game }), der zu Ende ist. Die Knöpfe unter seinem letzten Beitrag zeigen den Verlauf und eröffnen eine Revanche.
help-heading = {"##"} Keryx hält eure Brettspiele in Gang
help-about = Du ziehst, wann immer du eine Minute hast; Keryx kennt die Regeln und ruft, wer an der Reihe ist.
help-play = **Spielen**: { COMMAND("table new") } eröffnet einen Tisch; du sitzt gleich daran.
help-join = **Mitspielen**: { COMMAND("table join") } nimmt auf einem Server einen freien Platz.
help-join-free = **Mitspielen**: { $count ->
    [0] Gerade hat hier kein Tisch einen freien Platz.
    [one] Ein Tisch hier hat einen freien Platz; { COMMAND("table join") } nimmt ihn.
   *[other] { $count } Tische hier haben freie Plätze; { COMMAND("table join") } nimmt einen.
}
help-tables = **Deine Tische**: { $count ->
    [0] Keiner wartet auf dich.
    [one] Einer wartet auf dich.
   *[other] { $count } warten auf dich.
} { COMMAND("tables") } zeigt sie.
help-turn = **So geht ein Zug**: Keryx ruft dich im Thread des Tisches. Drück auf **Dein Zug**, wähle, fertig.
help-order = **Lieber tippen?** Die Befehle des Spiels und { COMMAND("order") } tun dasselbe.
help-undo = **Vertan?** Solange die anderen nichts davon wissen, kannst du es zurücknehmen.
help-secrets = **Geheimes** kommt als Direktnachricht; { COMMAND("hand") } zeigt es nur dir.
help-foot = -# { COMMAND("since") } sagt, was du verpasst hast · { COMMAND("why") } nennt die Regel, die einen Befehl verbietet · { COMMAND("rules") } erklärt das Spiel
help-game = {"##"} { $game } in Kürze
help-game-foot = -# { COMMAND("rules") } mit einem Thema sagt mehr · { COMMAND("why") } nennt die Regel, die einen Befehl verbietet

## Einstellungen des Servers

settings-heading = **Das ist auf diesem Server eingestellt**
settings-language = Sprache neuer Tische: { $language }
settings-role = Rolle der Spielleitung: { $role }
settings-no-role = keine
settings-role-everyone = @everyone kann nicht die Rolle der Spielleitung sein, denn dann könnten alle jeden Tisch beenden oder zurückdrehen. Sollen alle Tische eröffnen dürfen, stell es mit { COMMAND("keryx tables") } ein.
settings-who = Tische eröffnen dürfen: { $who }
settings-images = Bilder im Thread: { $images }
settings-ping = Bei neuen Tischen gerufen: { $role }
settings-role-not-mentionable = Discord lässt Bots { $role } nur rufen, wenn alle die Rolle erwähnen dürfen: Erlaube das zuerst in den Einstellungen der Rolle.
greeting = **Hallo! Keryx leitet Brettspiele aus dem alten Griechenland, im Chat gespielt über Wochen.** Drei Schritte, und ihr könnt beginnen:
greeting-who = 1. Wer darf Tische eröffnen? Anfangs nur, wer diesen Server verwaltet; { COMMAND("keryx tables") } und { COMMAND("keryx gamemaster") } ändern das.
greeting-table = 2. { COMMAND("table new") } in einem Kanal eröffnet einen Tisch mit eigenem Thread; die anderen setzen sich über seinen Knopf dazu.
greeting-help = 3. { COMMAND("help") } sagt allen, wie gespielt wird, jedem in seiner Sprache.
settings-results = { $shown ->
    [yes] Beendete Tische lassen sich mit { COMMAND("results") } und { COMMAND("player") } nachschlagen.
   *[no] Beendete Tische lassen sich nicht nachschlagen.
}

## Spielleitung

gm-done = Erledigt; Tisch { $table } weiß Bescheid.
gm-no-bots = Ein Bot kann keinen Platz einnehmen.
gm-not-yourself = Solange die Person auf diesem Platz noch auf dem Server ist, kannst du ihn nicht selbst einnehmen; eine andere Spielleitung kann ihn dir geben.
gm-owner-only = Das darf nur, wer den Bot betreibt.
gm-backed-up = Die Datenbank wurde ins Datenverzeichnis des Bots kopiert, als `backups/{ $name }`.
gm-exported = Die ganze Aufzeichnung von Tisch { $table }. `keryx verify` prüft ihre Zufallsergebnisse.
note-paused = **Der Tisch ruht.** Die Spielleitung: { $reason }
    {"-#"} Niemand wird gefragt oder erinnert. Mit { COMMAND("gm resume") } geht es weiter.
note-resumed = Es geht weiter.
note-rolled-back = Die Spielleitung hat den Tisch von Zug { $last } auf Zug { $move } zurückgedreht: { $reason }
note-rolled-back-more = und { $count ->
        [one] ein weiterer Zug
       *[other] { $count } weitere Züge
    }
note-substituted = { $name } übernimmt Platz { $mark }.
note-ended = Die Spielleitung hat das Spiel beendet: { $reason }
health-latency = Laufzeit zu Discord und zurück: { $milliseconds } ms
health-tables = Laufende Tische auf diesem Server: { $count }
health-unsent = Nachrichten, die noch auf den Versand warten: { $count }
health-oldest = Die älteste davon entstand { $when }.
health-still = **Tische, die stillstehen**
health-waits = - Tisch { $table } ({ $game }) wartet auf { LIST($names) }, gefragt { $when }
health-stopped = - Tisch { $table } ({ $game }): { $status }, letzter Zug { $when }. { $why }
health-more =
    { $count ->
        [one] und ein weiterer
       *[other] und { $count } weitere
    }

## Vorschläge

button-agree = Zustimmen
button-refuse = Ablehnen
button-withdraw = Zurückziehen
button-propose-undo = Die anderen fragen
proposal-made = Die anderen sind gefragt: { $what }
proposal-done = Das braucht keine weitere Zustimmung und ist erledigt: { $what }
proposal-answer-agree = Du stimmst zu. { $status }
proposal-answer-refuse = Du lehnst ab. { $status }
proposal-answer-withdraw = Vorschlag { $number } ist zurückgezogen.
undo-ask = { COMMAND("vote undo") } oder dieser Knopf fragt alle, die es betrifft, ob du ihn trotzdem zurücknehmen darfst.

## Einen Platz aufgeben

button-resign = Aufgeben
button-seek = Ersatz suchen
button-take = Platz übernehmen
button-again = Noch einmal aufrufen
resign-ask = **Willst du Platz { $mark } an Tisch { $table } aufgeben?**
resign-goes-on = Von da an spielt Keryx für dich, so harmlos, wie die Regeln es erlauben, und niemand wartet auf deinen Platz. Am Ende stehst du hinter allen, die geblieben sind. Was nur du weißt, bleibt verborgen. Jemand anders darf den Platz übernehmen. **Das lässt sich nicht zurücknehmen.**
resign-ends =
    { $count ->
        [0] Dann ist das Spiel zu Ende und verloren. **Das lässt sich nicht zurücknehmen.**
       *[other] Dann ist das Spiel zu Ende, und { LIST($winners) } gewinnt. **Das lässt sich nicht zurücknehmen.**
    }
resigned = Du hast deinen Platz an Tisch { $table } aufgegeben.
proposal-called = Es steht in { $channel }: { $what }
proposal-seat-asked = Der Tisch ist gefragt; im Thread erfährst du, was daraus wird: { $what }

## Persönliche Daten

privacy-kept = Keryx speichert über dich: deine Discord-ID, den Namen, den du beim Platznehmen hattest, deine Sprache, ob dich Direktnachrichten erreichen, die Tische, die du eröffnet hast, deine Plätze, Züge und Ergebnisse, deine Befehle, die noch warten, wo du zuschaust, und die Level, die du im Solospiel geschafft hast. Verschickte Nachrichten werden nach 30 Tagen gelöscht.
privacy-tables = { $count ->
    [0] Du sitzt an keinem Tisch.
   *[other] Tische, an denen du sitzt: { LIST($tables) }.
}
privacy-way-unknown = Was nur du wissen darfst, kommt per Direktnachricht; ist das gesperrt, zeigen es dir ein Knopf unter dem Spielplan und { COMMAND("hand") }.
privacy-way-open = Was nur du wissen darfst, kommt per Direktnachricht.
privacy-way-closed = Deine Direktnachrichten sind gesperrt: Was nur du wissen darfst, zeigen dir ein Knopf unter dem Spielplan und { COMMAND("hand") }.
privacy-way-thread = Was nur du wissen darfst, kommt in einen privaten Thread.
privacy-way-again = { privacy-way-thread }
privacy-chosen-dm = Was nur du wissen darfst, kommt per Direktnachricht; ist das gesperrt, zeigen es dir ein Knopf unter dem Spielplan und { COMMAND("hand") }.
privacy-chosen-thread = Sind deine Direktnachrichten gesperrt, kommt das, was nur du wissen darfst, in einen privaten Thread. Die Moderation des Servers kann dort mitlesen.
privacy-results = { $shown ->
    [yes] Andere können deine Ergebnisse nachschlagen: auf jedem Server die an seinen eigenen Tischen, die sie sehen können.
   *[no] Niemand sonst kann deine Ergebnisse nachschlagen. Wo Tische aufgelistet sind, steht statt deines Namens der Buchstabe deines Platzes.
}
privacy-not-sure = Nichts wurde gelöscht. Wenn deine Daten gelöscht werden sollen, gib den Befehl noch einmal mit sicher: True.
privacy-deleted = { $count ->
    [0] Deine persönlichen Daten sind gelöscht.
   *[other] Deine persönlichen Daten sind gelöscht. Deine Plätze bleiben, ohne deinen Namen; eine Spielleitung kann sie anderen geben.
}

## Befehle

command-table = tisch
    .description = Eröffne Tische, setz dich an sie und starte sie
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
command-table-resign = aufgeben
    .description = Gib in einem laufenden Spiel deinen Platz auf
command-table-seek = suchen
    .description = Such jemanden, der deinen oder einen freien Platz übernimmt
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
command-keryx-ping = rufen
    .description = Wähle eine Rolle, die bei neuen Tischen gerufen wird; ohne Rolle keine
command-keryx-results = ergebnisse
    .description = Leg fest, ob sich beendete Tische nachschlagen lassen
command-gm = spielleitung
    .description = Für die Spielleitung: Betreue einen Tisch
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
    .description = Kopiere die Datenbank auf dem Rechner des Bots (nur für seine Betreiber)
command-gm-health = befinden
    .description = Zeig, wie es dem Bot und den Tischen dieses Servers geht
command-moves = züge
    .description = Zeig, was du gerade gefragt wirst, mit Knöpfen zum Antworten
command-tables = tische
    .description = Zeig deine Tische, zuerst die, die auf dich warten
command-order = befehl
    .description = Gib einen Befehl als Text; mehrere trennst du mit Semikolon
command-remind = erinnern
    .description = Wie Keryx dich erinnert: wann zuerst, deine Nacht, deine Zeitzone
command-nudge = anstupsen
    .description = Lass die erinnern, auf die ein Tisch wartet
command-away = abwesend
    .description = Sag, bis wann du weg bist; ohne Ende: dass du wieder da bist
command-ahead = vorab
    .description = Befehle, die du für eine spätere Frage hinterlegst
command-ahead-leave = hinterlegen
    .description = Hinterleg einen Befehl für deine nächste Frage; die Bedingung wählst du danach
command-ahead-show = zeigen
    .description = Zeig alle Befehle, die du hinterlegt hast
command-ahead-drop = verwerfen
    .description = Verwirf, was du an einem Tisch hinterlegt hast
command-ahead-late = verzögern
    .description = Wähle, ob solche Befehle einige Minuten später kommen, damit ihr Tempo nichts verrät
command-vote = abstimmen
    .description = Entscheide etwas gemeinsam mit den anderen am Tisch
command-vote-pause = pause
    .description = Schlag eine Pause vor; mehr als die Hälfte muss zustimmen
command-vote-resume = fortsetzen
    .description = Schlag vor, dass es nach einer Pause weitergeht; mehr als die Hälfte muss zustimmen
command-vote-end = beenden
    .description = Schlag vor, das Spiel ohne Ergebnis zu beenden; alle müssen zustimmen
command-vote-extend = verlängern
    .description = Schlag mehr Zeit für alle Gefragten vor; mehr als die Hälfte muss zustimmen
command-vote-pace = tempo
    .description = Schlag ein anderes Tempo vor; mehr als die Hälfte muss zustimmen
command-vote-replace = ersetzen
    .description = Schlag vor, jemanden zu ersetzen, der fehlt; mehr als die Hälfte der anderen muss zustimmen
command-vote-undo = zurücknehmen
    .description = Frag alle Betroffenen, ob du deinen letzten Zug zurücknehmen darfst
command-vote-answer = antworten
    .description = Stimm einem Vorschlag zu, lehn ihn ab oder zieh deinen eigenen zurück
command-undo = zurücknehmen
    .description = Nimm in deinem eigenen Zug deine letzte Aktion zurück
command-undo-time = rücknahmezeit
    .description = Wähle, wie lange du eine Antwort per Knopf zurücknehmen kannst, bevor andere davon erfahren
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
command-since = seither
    .description = Zeig, was seit deinem letzten Zug geschehen ist
command-replay = film
    .description = Sieh dir ein Spiel als bewegtes Bild an
command-why = warum
    .description = Frag, welche Regel einen Befehl verbietet, ohne ihn zu geben
command-help = hilfe
    .description = Wie man anfängt, wie ein Zug geht, und jedes Spiel in wenigen Zeilen
command-rules = regeln
    .description = Lass dir ein Thema der Regeln erklären oder wie man Befehle schreibt
command-results = ergebnisse
    .description = Schlag beendete Tische nach, und wer welchen Rang erreicht hat
command-player = bilanz
    .description = Zeig, was du oder jemand anders erreicht hat: Wertung, Siege, Dauer der Partien
command-watch = zuschauen
    .description = Schau bei einem Tisch zu, an dem du nicht spielst; ohne Tisch: wo du zuschaust
command-talk = absprache
    .description = Sprich mit anderen am Tisch in einem privaten Thread, wo das Spiel es erlaubt
command-privacy = datenschutz
    .description = Was Keryx über dich speichert und wie du es löschst
command-privacy-show = zeigen
    .description = Zeig, was Keryx über dich speichert
command-privacy-secrets = geheimes
    .description = Wähle, wie du erfährst, was nur du wissen darfst
command-privacy-results = ergebnisse
    .description = Wähle, ob andere deine Ergebnisse nachschlagen können
command-privacy-delete = löschen
    .description = Lösch deine persönlichen Daten; deine Plätze bleiben, ohne deinen Namen
command-preview = vorschau
    .description = Sieh für dich allein, wozu ein Befehl führen würde, ohne ihn zu geben

## Angaben

param-table = tisch
    .description = Nummer des Tisches; nur nötig, wenn es nicht klar ist
param-seconds = sekunden
    .description = Wie viele Sekunden
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
param-play = mitspielen
    .description = Ob du selbst mitspielst; sonst leitest du den Tisch nur
param-pace = tempo
    .description = Wie lange ein Zug dauern darf
param-hours = stunden
    .description = Stunden je Zug, für ein eigenes Tempo
param-bank = reserve
    .description = Stunden in Reserve dazu
param-when-up = zeit-um
    .description = Was folgt, wenn die Zeit um ist
param-on = an
    .description = Ob du erinnert werden willst
param-first = zuerst
    .description = Stunden bis zur ersten Erinnerung
param-local-time = uhrzeit
    .description = Wie spät es jetzt bei dir ist
param-night-from = nacht-von
    .description = Die Stunde, in der deine Nacht beginnt
param-night-until = nacht-bis
    .description = Die Stunde, in der deine Nacht endet
param-until = bis
    .description = Bis wann: 3 Tage, 12h, 24.12. oder 2026-12-24
param-late = später
    .description = Ja: einige Minuten nach der Frage; nein: einige Sekunden
param-keryx = keryx
    .description = Ob Keryx solange für dich antwortet
param-vote-extend-hours = stunden
    .description = Wie viele Stunden mehr
param-vote-answer-number = nummer
    .description = Nummer des Vorschlags; nur nötig, wenn es mehrere gibt
param-answer = antwort
    .description = Was du antwortest
param-number = nummer
    .description = Nummer des Platzes, ab 1
param-role = rolle
    .description = Die Rolle; lass sie weg für keine
param-who = wer
    .description = Wer Tische eröffnen darf
param-reason = grund
    .description = Warum; alle am Tisch werden es lesen
param-move = zug
    .description = Nummer eines Zuges: der Stand danach
param-gm-rollback-move = zug
    .description = Der Zug, nach dem der Stand wiederhergestellt wird
param-seat = platz
    .description = Der Platz
param-player = person
    .description = Wer
param-person = person
    .description = Die Person; ohne Angabe alle oder du selbst
param-shown = sichtbar
    .description = Ob man sie nachschlagen kann
param-stop = beenden
    .description = Ob du nicht mehr zuschauen willst
param-talk-player = person
    .description = Mit wem du sprechen willst; ohne Angabe siehst du deine Absprachen
param-second = zweite
    .description = Noch jemand
param-third = dritte
    .description = Noch jemand
param-fourth = vierte
    .description = Noch jemand
param-text = text
    .description = Der Befehl; wie man Befehle schreibt, sagt { COMMAND("rules", way: "name") }
param-region = ausschnitt
    .description = Der Teil des Spielplans
param-lines = zeilen
    .description = Wie viele Zeilen
param-secrets = geheimes
    .description = Mit allem Geheimen, sobald das Spiel zu Ende ist
param-round = runde
    .description = Ab welcher Runde
param-log-move = zug
    .description = Ab welchem Zug
param-since-move = zug
    .description = Ab welchem Zug
param-date = datum
    .description = Ab wann: 3 Tage, 12h, 24.12. oder 2026-12-24
param-log-player = wer
    .description = Nur was eine Person getan hat
param-since-player = wer
    .description = Nur was eine Person getan hat
param-topic = thema
    .description = Das Thema
param-way = weg
    .description = Wie du es erfährst
param-sure = sicher
    .description = Bist du sicher? Das lässt sich nicht zurücknehmen
