"""Lessons: newcomers learn a game by playing it with a coach.

A game's folder may contain a `course.toml`: lessons, each a sequence of steps, each step one
thought in every language. `course` reads such a file and refuses an invalid one. `player` plays a
lesson on the engine, so that every step has its position. Nothing here stores anything: a course is
the same for everybody.

Lessons are not part of the kernel, because editing a text must not recompile any rules.
"""

from holdfast.lessons.course import CoachText, Course, CourseError, Lesson, Step, course_of
from holdfast.lessons.player import LessonMove, Node, Walk, Way, check, walk

__all__ = [
    "CoachText",
    "Course",
    "CourseError",
    "Lesson",
    "LessonMove",
    "Node",
    "Step",
    "Walk",
    "Way",
    "check",
    "course_of",
    "walk",
]
