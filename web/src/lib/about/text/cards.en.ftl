### What lies on every table, in English.

sort-thing = On the table
sort-table = Table
about-seat = Every player has a shape and a colour. Everything with this shape and colour belongs to this seat.
    .name = Seat
about-bot = A bot plays here. The more marks it has, the more thoroughly it thinks.
    .name = Bot
