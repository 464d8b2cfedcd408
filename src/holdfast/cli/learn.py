"""Lessons in the terminal, played on the real engine."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text as Styled

from holdfast.cli.commands import by_word
from holdfast.cli.screen import Screen
from holdfast.kernel.game import Game, IllegalMoveError
from holdfast.lessons import CoachText, Course, Lesson, Node, Step, Walk, Way, walk

COMMANDS = by_word("help", "back", "skip", "board", "moves", "rules", "quit")


class LessonSession:
    """One session with the coach."""

    def __init__(self, game: Game, course: Course, language: str, console: Console) -> None:
        self._game = game
        self._course = course
        self._language = language
        self._screen = Screen(game, language, console)
        self._has_quit = False
        self._walk: Walk | None = None
        self._visited: list[int] = []

    def run(self, first: Lesson | None = None) -> None:
        """Teach the lessons from `first` on, until the end or until the player quits."""
        lessons = self._course.lessons
        start = 0 if first is None else lessons.index(first)
        self._screen.say(
            "learn-begins",
            "bold",
            title=self._course.title[self._language],
            lessons=len(lessons),
            minutes=self._course.minutes,
        )
        try:
            for lesson in lessons[start:]:
                self._teach(lesson)
                if self._has_quit:
                    break
        except KeyboardInterrupt:
            self._has_quit = True
            self._screen.console.print()
        self._screen.say("learn-left" if self._has_quit else "learn-done", "dim")

    def _teach(self, lesson: Lesson) -> None:
        self._walk = walk(self._game, self._course, lesson)
        self._visited = [0]
        self._screen.say(
            "learn-lesson",
            "bold",
            number=self._course.lessons.index(lesson) + 1,
            count=len(self._course.lessons),
            title=lesson.title[self._language],
        )
        while not self._has_quit and self._node.step < len(lesson.steps):
            self._show(lesson.steps[self._node.step])
            self._prompt(lesson.steps[self._node.step])
        if not self._has_quit:
            for line in lesson.learned:
                self._screen.console.print(Styled(f"  ✓ {line[self._language]}", "green"))

    @property
    def _node(self) -> Node:
        assert self._walk is not None
        return self._walk.nodes[self._visited[-1]]

    @property
    def _names(self) -> list[str]:
        """The names of the seats, as at a table in the terminal."""
        seats = self._game.seats(self._node.position)
        named = [*self._course.names, *[""] * seats][:seats]
        return [
            name or self._screen.words("name-person", letter=chr(ord("A") + seat))
            for seat, name in enumerate(named)
        ]

    @property
    def _legal(self) -> list[int]:
        return self._game.answers(self._node.position, self._course.seat)

    def _show(self, step: Step) -> None:
        """Print the table and the coach's text."""
        self._screen.board(self._node.position, self._course.seat, self._names)
        self._screen.console.print()
        self._coach(step.say, "yellow")
        if step.expect:
            self._screen.moves(self._node.position, self._legal, self._names, step.expect)
        else:
            self._screen.say("learn-go-on", "dim")

    def _coach(self, texts: Mapping[str, CoachText], style: str) -> None:
        """Print a text of the coach, with its task in bold."""
        text = texts[self._language]
        task = (text.task, f"bold {style}")
        self._screen.console.print(Styled.assemble(text.before, task, text.after, style=style))

    def _prompt(self, step: Step) -> None:
        """Prompt until a move is played or the player goes back, skips or quits."""
        before = len(self._visited)
        while len(self._visited) == before and not self._has_quit:
            line = self._screen.ask(f"{self._node.step + 1}> ")
            if line is None:
                self._has_quit = True
                return
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            if command is not None:
                getattr(self, f"_do_{command}")(step, rest.strip())
            elif not step.expect:
                self._follow(self._node.ways[None])
            elif line:
                self._try(step, line)

    def _try(self, step: Step, line: str) -> None:
        """Play a typed move if the lesson expects it; otherwise explain what to do."""
        legal = self._legal
        if line.isdecimal():
            if not 1 <= int(line) <= len(legal):
                self._screen.say("no-such-number", "bold", most=len(legal))
                return
            move = legal[int(line) - 1]
        else:
            try:
                move = self._game.move(self._node.position, line)
            except IllegalMoveError:
                self._screen.say("not-understood", "bold", line=line)
                return
        way = self._node.ways.get(self._game.key(self._node.position, move))
        if way is not None:
            self._follow(way)
        elif step.other is not None:
            self._coach(step.other, "cyan")
            self._screen.say("learn-not-played", "dim")

    def _follow(self, way: Way) -> None:
        names = self._names
        for played in way.played:
            self._screen.log(played.position, played.events, self._course.seat, names)
        self._visited.append(way.to)

    def _do_help(self, step: Step, rest: str) -> None:
        self._screen.say("learn-help")
        self._screen.legend()

    def _do_board(self, step: Step, rest: str) -> None:
        self._screen.board(self._node.position, self._course.seat, self._names)

    def _do_moves(self, step: Step, rest: str) -> None:
        self._screen.moves(self._node.position, self._legal, self._names, step.expect)

    def _do_rules(self, step: Step, rest: str) -> None:
        self._screen.rule(rest or next(iter(step.clauses), ""))

    def _do_quit(self, step: Step, rest: str) -> None:
        self._has_quit = True

    def _do_skip(self, step: Step, rest: str) -> None:
        """Play the expected move for the player."""
        self._follow(next(iter(self._node.ways.values())))

    def _do_back(self, step: Step, rest: str) -> None:
        """Return to the previous step."""
        if len(self._visited) > 1:
            self._visited.pop()
            assert self._walk is not None
            self._show(self._walk.lesson.steps[self._node.step])
        else:
            self._screen.say("learn-first-step")
