"""Messages with the chat and the plans that one viewer may know."""

from __future__ import annotations

from functools import lru_cache

from pydantic_core import to_json

from holdfast.hosting.log_text import WORDS, server_sentence
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.chat import ChatLineView, ChatView, PhraseView, PlanStep, PlanView
from holdfast.hosting.views.cache import position_parts
from holdfast.kernel.game import Game
from holdfast.kernel.translations import LANGUAGES
from holdfast.table.chat import Ahead, ChatLine, quick_phrases
from holdfast.table.entries import PlannedStep
from holdfast.table.observation import Discussion


def chat_view(seen: Discussion, since: int, asking: int | None) -> ChatView:
    """Return the chat messages after number `since` and the current plans.

    `asking` is the seat of a bot that waits for opinions, or None.
    """
    return ChatView(
        open=seen.open,
        since=since,
        lines=[_line(seen.game, line) for line in seen.lines if line.number > since],
        phrases=_phrases(seen.game) if since == 0 and seen.open else [],
        plans=[
            PlanView(
                seat=plan.seat,
                bot=plan.by == "bot",
                steps=[step_view(step) for step in plan.steps],
                good=plan.seats("good"),
                why=plan.seats("why"),
            )
            for plan in seen.plans
        ],
        asking=asking,
    )


def step_view(step: PlannedStep) -> PlanStep:
    """Return a step of a plan as a message."""
    return PlanStep(move=step.move, kind=step.kind, wording=step.said, place=step.place)


def ahead_text(game: Game, ahead: Ahead, viewer: int, seq: int) -> str:
    """Return a turn to be planned: an `AheadView` as JSON."""
    parts = position_parts(game, ahead.hidden, viewer)
    question = game.known_decision(ahead.hidden)
    ask = {"seat": viewer, "decision": question, "owes": [viewer], "may": [viewer]}
    head = {
        "seq": seq,
        "steps": [step_view(step) for step in ahead.steps],
        "ask": ask | parts.prompt,
    }
    return (
        f"{to_json(head).decode()[:-1]}"
        f',"moves":[{",".join(parts.moves(ahead.answers))}]'
        f',"view":{parts.view_text}}}'
    )


def _line(game: Game, line: ChatLine) -> ChatLineView:
    """Return a chat message for clients."""
    wording = None if line.phrase is None else phrase_sentence(game, line.phrase)
    return ChatLineView(
        number=line.number, seat=line.seat, wording=wording, text=line.text, place=line.place
    )


def phrase_sentence(game: Game, phrase: str) -> Sentence:
    """Return a quick phrase in both languages: a common one or one of the game."""
    key = f"quick-{phrase}"
    if WORDS["en"].has(key):
        return server_sentence(key)
    return Sentence(**{language: game.text(language)(key) for language in LANGUAGES})


@lru_cache
def _phrases(game: Game) -> list[PhraseView]:
    """Return all quick phrases of a game for clients."""
    return [PhraseView(id=id, wording=phrase_sentence(game, id)) for id in quick_phrases(game)]
