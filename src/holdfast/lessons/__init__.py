"""Lessons: how newcomers learn a game, by playing it at a table that tells them what to try.

A game's folder may hold a `course.toml`: lessons, each a row of steps, each of them one thought in
every language. `course` reads such a file and refuses one that does not say what it should; `walk`
plays a lesson on the engine, so that every step has its position. Nothing here is kept anywhere: a
course is the same for everybody.

This is no part of the kernel, because a word that is put better must not compile any rules anew.
"""

from holdfast.lessons.course import CoachText, Course, CourseError, Lesson, Step, course_of
from holdfast.lessons.player import Node, Played, Walk, Way, check, walk

__all__ = [
    "CoachText",
    "Course",
    "CourseError",
    "Lesson",
    "Node",
    "Played",
    "Step",
    "Walk",
    "Way",
    "check",
    "course_of",
    "walk",
]
