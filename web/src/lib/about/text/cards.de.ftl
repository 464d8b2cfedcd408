### Was auf jedem Tisch liegt, auf Deutsch.

sort-thing = Auf dem Tisch
sort-table = Tisch
about-seat = Form und Farbe einer Person: Alles, was sie trägt, gehört zu diesem Platz.
    .name = Platz
about-bot = Hier spielt ein Bot; je mehr Zeichen, desto gründlicher denkt er nach.
    .name = Bot
