### Was das Terminal neben den Worten des Spiels sagt.

cli-begin = Der Fingerabdruck des Startwerts aller Zufallsergebnisse ist { $commitment }; der Startwert selbst wird nach dem Spielende gezeigt.
cli-resumed = Das Spiel geht weiter nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
cli-player = Spieler { $number }
cli-pass = Gib die Tastatur weiter: Jetzt ist { SEAT($seat) } dran.
cli-ready = { SEAT($seat) }, drück Enter, wenn niemand sonst zuschaut.
cli-happened = Seit du zuletzt hingesehen hast:
cli-optional = Du darfst antworten, aber niemand wartet darauf.
cli-orders = Befehle:
cli-examples = Befehle, zum Beispiel:
cli-all = Mit „?“ siehst du alle { $count } Befehle, mit „? Wort“ die, die mit dem Wort beginnen.
cli-open = Es gibt mehr Befehle dieser Art, als sich auflisten lassen.
cli-none = Kein Befehl beginnt mit „{ $prefix }“.
cli-help = Gib einen Befehl ein, oder: ? [Wort] (Befehle auflisten), why BEFEHL (was ihn verbietet), preview BEFEHL (was er bewirken würde), undo (zurücknehmen), board [DATEI] (Bild), save [DATEI] (speichern), help (Hilfe), quit (beenden).
cli-undone = Deine letzte Aktion ist zurückgenommen.
cli-no-undo = Nichts lässt sich zurücknehmen: Etwas wurde gezogen oder gezeigt, oder jemand anders ist dran.
cli-legal = Nichts verbietet das.
cli-open-end = Bis zur Aktion { $sure } ist dieser Befehl erlaubt; was danach kommt, lässt sich vorher nicht wissen.
cli-forbidden = { $reason } (Abschnitt { $section })
cli-why-what = Schreib den Befehl hinter „why“.
cli-preview = Wenn niemand reagiert, würde dies geschehen:
cli-preview-what = Schreib den Befehl hinter „preview“.
cli-no-preview = Dieses Spiel hat keine Vorschau; „why“ sagt, ob ein Befehl erlaubt ist.
cli-part = Der Befehl endete nach { $taken ->
    [one] der ersten Aktion
   *[other] den ersten { $taken } Aktionen
}: Gezogenes, Gezeigtes und Fragen an andere bleiben bestehen. Zur nächsten: { $why }
cli-saved = Gespeichert in { $file }.
cli-save-where = Schreib den Namen einer Datei hinter „save“.
cli-written = Das Bild ist in { $file }.
cli-bug = Ein Fehler in der Regelprüfung des Programms ({ $fault }); vom Befehl wurde nichts übernommen.
cli-over = Das Spiel ist zu Ende.
cli-standing = { $rank }. { SEAT($seat) }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
cli-seed = Der Startwert war { $seed }.
cli-left = Das Spiel bleibt, wie es ist.
