### What lies on every table, in English.

sort-thing = On the table
sort-table = Table
about-seat = The shape and colour of a player: everything that wears them belongs to that seat.
    .name = Seat
about-bot = A bot plays here; the more marks, the more thoroughly it thinks.
    .name = Bot
