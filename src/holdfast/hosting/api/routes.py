"""The table of routes."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import unquote

from holdfast.hosting.api import (
    accounts,
    admin,
    advice,
    bots,
    branches,
    clubs,
    codes,
    conduct,
    deals,
    games,
    health,
    listings,
    notices,
    puzzles,
    questions,
    replays,
    tables,
)
from holdfast.hosting.api.route import Route, Who
from holdfast.hosting.limits import Limit
from holdfast.hosting.problems import fault

_READ = (Limit.READ,)
_READ_TABLE = (Limit.READ, Limit.READ_TABLE)
_COMMAND = (Limit.COMMAND,)
_OPEN = (Limit.OPEN_TABLE,)
_FILE = (Limit.SEND_FILE,)
_TOKEN = Who.TOKEN
_SLOW = "Slow games are played by people on several devices, who need a server."
_STRANGERS = "People who do not know each other meet at a server."
_ACCOUNT = Who.ACCOUNT
_ADMIN = Who.ADMIN
_HOST = "Nobody has to look after a page that people play on by themselves."
_SIGN_IN = (Limit.SIGN_IN,)
_NOTICE = (Limit.NOTICE,)
_ALONE = "Accounts carry games from device to device, which needs a server."
_CLUBS = "People who meet in a club do so at a server."
_MEMBER = Who.MEMBER
_ORGANISER = Who.ORGANISER
_OWNER = Who.OWNER
_FRIENDS = "Friends answer on other devices, who need a server."
_ONE_DEVICE = "A code invites players on other devices, who need a server."


def _never_changes(host: object) -> None:
    """Return None: the answer depends on nothing but its arguments."""


def server_only(reason: str, *routes: Route) -> list[Route]:
    """Return routes that offline mode does not have, for this reason."""
    return [replace(route, server_only=reason) for route in routes]


ROUTES = (
    Route("GET", "/games", games.list_games, limits=_READ,
          fixed=lambda host: tuple(host.compiled().items())),
    Route("GET", "/games/{game}/rules", games.rules, limits=_READ, refuses=(404,),
          fixed=_never_changes),
    Route("GET", "/games/{game}/course", games.list_lessons, limits=_READ, refuses=(404,),
          plays=True, fixed=_never_changes),
    Route("GET", "/games/{game}/course/{lesson}", games.lesson, limits=_READ, refuses=(404,),
          plays=True, fixed=_never_changes),
    Route("GET", "/games/{game}/course/{lesson}/why", games.why_not_in_lesson, limits=_READ,
          refuses=(404,), plays=True),
    Route("GET", "/games/{game}/puzzles", puzzles.list_puzzles, limits=_READ, refuses=(404,),
          plays=True, fixed=_never_changes),
    Route("GET", "/games/{game}/puzzles/{puzzle}", puzzles.puzzle, limits=_READ, refuses=(404, 409),
          plays=True, cost=2),
    Route("GET", "/games/{game}/puzzles/{puzzle}/why", puzzles.why_not_in_puzzle, limits=_READ,
          refuses=(404, 409), plays=True),
    Route("GET", "/games/{game}/puzzles/{puzzle}/hint", puzzles.puzzle_hint, limits=_READ,
          refuses=(404, 409), plays=True),
    Route("POST", "/games/{game}/puzzles/{puzzle}/answer", puzzles.answer_puzzle, limits=_READ,
          refuses=(404, 409), plays=True),
    Route("GET", "/games/{game}/puzzles/{puzzle}/solution", puzzles.puzzle_solution, limits=_READ,
          refuses=(404, 409), plays=True, cost=2),
    Route("POST", "/games/{game}/puzzles/{puzzle}/table", puzzles.play_on_from_puzzle, limits=_OPEN,
          refuses=(404, 409), cost=4),
    Route("POST", "/tables", tables.open_table, limits=_OPEN, refuses=(404,), cost=4),
    Route("POST", "/tables/mine", tables.list_tables, limits=_READ, cost=2),
    *server_only(
        _SLOW,
        Route("POST", "/tables/days-off", tables.take_days_off, limits=_OPEN, refuses=(403, 409),
              cost=4),
    ),
    Route("GET", "/tables/{table}", tables.table, _TOKEN, _READ_TABLE, cost=2, whole=True),
    Route("GET", "/tables/{table}/after/{seq}", tables.table_after, _TOKEN, _READ_TABLE, cost=2,
          whole=True),
    Route("POST", "/tables/{table}/commands", tables.send_command, _TOKEN, _COMMAND),
    Route("POST", "/tables/{table}/rematch", tables.rematch, _TOKEN, _COMMAND, cost=4),
    Route("POST", "/tables/{table}/deal", deals.same_deal, _TOKEN, _OPEN, cost=4),
    Route("GET", "/tables/{table}/deal", deals.deal_results, _TOKEN, _READ_TABLE, cost=2),
    Route("GET", "/tables/{table}/deal/{other}", deals.compare_deal, _TOKEN, _READ_TABLE, cost=4),
    Route("GET", "/tables/{table}/group", deals.group, _TOKEN, _READ_TABLE, cost=4),
    *server_only(
        _ONE_DEVICE,
        Route("POST", "/groups", deals.open_group, limits=_OPEN, refuses=(404,), cost=16),
    ),
    Route("GET", "/tables/{table}/review/lead", advice.review_lead, _TOKEN, _READ_TABLE),
    Route("POST", "/tables/{table}/review/lead", advice.lead_review, _TOKEN, _COMMAND),
    Route("GET", "/tables/{table}/review", advice.review, _TOKEN, _READ_TABLE, refuses=(503,),
          cost=4),
    Route("POST", "/tables/{table}/branches", branches.open_branch, _TOKEN, _OPEN, cost=4),
    Route("GET", "/tables/{table}/branches", branches.list_branches, _TOKEN, _READ_TABLE, cost=2),
    Route("POST", "/tables/{table}/branches/{branch}", branches.name_branch, _TOKEN, _COMMAND,
          cost=2),
    *server_only(
        _FRIENDS,
        Route("POST", "/tables/{table}/questions", questions.ask_friends, _TOKEN, _COMMAND, cost=4),
        Route("GET", "/tables/{table}/questions", questions.list_questions, _TOKEN, _READ_TABLE,
              cost=4),
        Route("GET", "/questions/{question}", questions.question, limits=_READ,
              refuses=(403, 404, 409), cost=4),
        Route("GET", "/questions/{question}/why", questions.why_not_in_question, limits=_READ,
              refuses=(403, 404, 409), cost=2),
        Route("POST", "/questions/{question}/answer", questions.answer_question, limits=_READ,
              refuses=(403, 404, 409), cost=4),
    ),
    Route("GET", "/days", deals.day_deals, limits=_READ, refuses=(404,), cost=2),
    Route("POST", "/days/{day}/{game}", deals.play_day, limits=_OPEN, refuses=(404,), cost=4),
    Route("POST", "/tables/{table}/seats", tables.add_seat, _TOKEN, _COMMAND),
    Route("POST", "/tables/{table}/seats/{seat}", tables.take_seat, _TOKEN, _COMMAND),
    *server_only(
        _ONE_DEVICE,
        Route("POST", "/tables/{table}/code", codes.table_code, _TOKEN, _COMMAND),
    ),
    *server_only(
        _STRANGERS,
        Route("GET", "/open", listings.list_open_tables, limits=_READ, refuses=(404,), cost=2),
        Route("POST", "/open/{table}/seats", listings.sit_down, limits=(Limit.SIT_DOWN,),
              refuses=(404, 409)),
        Route("POST", "/tables/{table}/close", listings.unlist, _TOKEN, _COMMAND),
        Route("POST", "/tables/{table}/people", conduct.people, _TOKEN, _READ_TABLE),
        Route("POST", "/tables/{table}/blocks", conduct.block, _TOKEN, _COMMAND),
        Route("POST", "/tables/{table}/reports", conduct.report, _TOKEN,
              (Limit.COMMAND, Limit.REPORT)),
        Route("GET", "/blocks", conduct.list_blocked, limits=_READ),
        Route("POST", "/blocks/{block}/remove", conduct.unblock, limits=_READ),
    ),
    *server_only(
        _ONE_DEVICE,
        Route("GET", "/codes/{code}", codes.invitation, limits=(Limit.TRY_CODE,),
              refuses=(404, 409)),
        Route("POST", "/codes/{code}/seats", codes.take_seat_by_code, limits=(Limit.TRY_CODE,),
              refuses=(404, 409)),
    ),
    *server_only(
        _ALONE,
        Route("GET", "/account", accounts.account, limits=_READ),
        Route("POST", "/account", accounts.open_account, limits=(Limit.OPEN_ACCOUNT,),
              refuses=(404, 409), cost=4),
        Route("POST", "/account/sign-in", accounts.sign_in, limits=_SIGN_IN, refuses=(401, 404),
              cost=4),
        Route("POST", "/account/sign-in/options", accounts.sign_in_options, limits=_SIGN_IN,
              refuses=(401, 404)),
        Route("POST", "/account/sign-in/passkey", accounts.sign_in_by_passkey, limits=_SIGN_IN,
              refuses=(401, 404)),
        Route("POST", "/account/passkeys/options", accounts.passkey_options, limits=_SIGN_IN,
              refuses=(401, 404, 409)),
        Route("POST", "/account/passkeys", accounts.add_passkey, limits=_SIGN_IN,
              refuses=(401, 404, 409)),
        Route("POST", "/account/passkeys/{passkey}/remove", accounts.remove_passkey, _ACCOUNT,
              _READ, refuses=(409,)),
        Route("POST", "/account/sign-out", accounts.sign_out, _ACCOUNT, _READ),
        Route("POST", "/account/sessions/{session}/end", accounts.end_session, _ACCOUNT, _READ),
        Route("POST", "/account/name", accounts.rename, _ACCOUNT, _SIGN_IN, refuses=(409,)),
        Route("POST", "/account/password", accounts.set_password, _ACCOUNT, _SIGN_IN, cost=4),
        Route("POST", "/account/games", accounts.account_games, _ACCOUNT, _READ, cost=2, bots=True),
        Route("GET", "/account/history", accounts.history, _ACCOUNT, _READ, cost=2, bots=True),
        Route("POST", "/account/bot", bots.mark_as_bot, _ACCOUNT, _SIGN_IN, refuses=(409,)),
        Route("POST", "/account/tokens", bots.new_api_token, _ACCOUNT, _SIGN_IN, refuses=(409,)),
        Route("GET", "/account/events", bots.bot_events, Who.BOT, _READ, cost=4),
        Route("GET", "/account/export", accounts.export_account, _ACCOUNT, _OPEN, cost=4),
        Route("POST", "/account/delete", accounts.delete_account, _ACCOUNT, _SIGN_IN, cost=4),
        Route("POST", "/account/devices", accounts.device_code, _ACCOUNT, _SIGN_IN),
        Route("GET", "/account/devices/{code}", accounts.device_state, _ACCOUNT, _READ),
        Route("POST", "/account/devices/{code}", accounts.answer_device, _ACCOUNT, _SIGN_IN),
        Route("POST", "/devices/{code}", accounts.claim_device, limits=(Limit.TRY_CODE,),
              refuses=(404,)),
        Route("POST", "/devices/{code}/session", accounts.sign_in_by_device, limits=_READ,
              refuses=(404,)),
    ),
    *server_only(
        _SLOW,
        Route("POST", "/notices", notices.notice_state, limits=_READ, cost=2),
        Route("POST", "/notices/settings", notices.change_notices, limits=_NOTICE, refuses=(409,)),
        Route("POST", "/notices/subscriptions", notices.subscribe, limits=_NOTICE, refuses=(409,),
              cost=4),
        Route("POST", "/notices/subscriptions/remove", notices.unsubscribe, limits=_NOTICE),
        Route("POST", "/notices/mail", notices.set_mail, _ACCOUNT, _NOTICE, refuses=(409,), cost=4),
        Route("POST", "/notices/mail/confirm", notices.confirm_mail, limits=(Limit.TRY_CODE,),
              refuses=(404,)),
        Route("POST", "/notices/stop/{stop}", notices.stop_notices, limits=(Limit.TRY_CODE,),
              refuses=(404,)),
    ),
    *server_only(
        _CLUBS,
        Route("GET", "/clubs", clubs.list_clubs, limits=_READ),
        Route("POST", "/clubs", clubs.found_club, _ACCOUNT, _OPEN, refuses=(403, 409), cost=2),
        Route("POST", "/clubs/{club}/door", clubs.club_door, limits=_READ, refuses=(404,)),
        Route("POST", "/clubs/{club}/members", clubs.join_club, limits=_OPEN,
              refuses=(403, 404, 409)),
        Route("GET", "/clubs/{club}", clubs.club, _MEMBER, _READ, cost=2),
        Route("GET", "/clubs/{club}/seasons", clubs.seasons, _MEMBER, _READ, cost=4),
        Route("POST", "/clubs/{club}/leave", clubs.leave_club, _MEMBER, _READ, refuses=(409,)),
        Route("POST", "/clubs/{club}/members/{member}/remove", clubs.remove_member, _ORGANISER,
              _READ),
        Route("POST", "/clubs/{club}/members/{member}/role", clubs.set_role, _OWNER, _READ,
              refuses=(409,)),
        Route("POST", "/clubs/{club}/link", clubs.new_link, _ORGANISER, _READ),
        Route("POST", "/clubs/{club}/name", clubs.rename_club, _OWNER, _READ),
        Route("POST", "/clubs/{club}/delete", clubs.delete_club, _OWNER, _READ),
        Route("POST", "/clubs/{club}/evenings", clubs.plan_evening, _ORGANISER, _READ,
              refuses=(409,)),
        Route("POST", "/clubs/{club}/evenings/{evening}/cancel", clubs.cancel_evening, _ORGANISER,
              _READ, refuses=(409,)),
        Route("POST", "/clubs/{club}/evenings/{evening}/answer", clubs.answer_evening, _MEMBER,
              _READ, refuses=(409,)),
        Route("GET", "/clubs/{club}/evenings/{evening}/calendar", clubs.calendar, _MEMBER, _READ),
        Route("POST", "/clubs/{club}/evenings/{evening}/deals", clubs.pair_members, _ORGANISER,
              _OPEN, refuses=(409,), cost=8),
        Route("POST", "/clubs/{club}/tables", clubs.open_club_table, _MEMBER, _OPEN, refuses=(409,),
              cost=4),
        Route("POST", "/clubs/{club}/tables/{table}/seat", clubs.sit_at_club_table, _MEMBER,
              (Limit.SIT_DOWN,), refuses=(409,)),
        Route("POST", "/clubs/{club}/tables/{table}/watch", clubs.watch_club_table, _MEMBER, _READ),
        Route("POST", "/clubs/{club}/tables/{table}/remove", clubs.remove_club_table, _MEMBER,
              _READ),
    ),
    *server_only(
        _HOST,
        Route("GET", "/admin", admin.server, _ADMIN, _READ),
        Route("GET", "/admin/reports", admin.list_reports, _ADMIN, _READ),
        Route("POST", "/admin/reports/{report}/close", admin.close_report, _ADMIN, _READ),
        Route("GET", "/admin/tables", admin.list_all_tables, _ADMIN, _READ, cost=2),
        Route("POST", "/admin/tables/{table}/close", admin.close_door, _ADMIN, _READ),
        Route("POST", "/admin/tables/{table}/seats/{seat}/name", admin.rename_seat, _ADMIN, _READ,
              refuses=(409,)),
        Route("GET", "/admin/accounts", admin.list_accounts, _ADMIN, _READ, cost=2),
        Route("POST", "/admin/accounts/{account}/name", admin.rename_account, _ADMIN, _READ,
              refuses=(409,)),
        Route("POST", "/admin/accounts/{account}/end-sessions", admin.end_sessions, _ADMIN, _READ),
        Route("POST", "/admin/accounts/{account}/suspend", admin.suspend, _ADMIN, _READ),
    ),
    Route("GET", "/tables/{table}/why", advice.why_not, _TOKEN, _READ_TABLE),
    Route("GET", "/tables/{table}/caution", advice.coach_comment, _TOKEN, _READ_TABLE, thinks=True),
    Route("GET", "/tables/{table}/hint", advice.hint, _TOKEN, _COMMAND, cost=3, thinks=True),
    Route("GET", "/tables/{table}/made", advice.explain_move, _TOKEN, _COMMAND, cost=4,
          thinks=True),
    Route("GET", "/tables/{table}/plans/{seat}/why", advice.explain_plan, _TOKEN, _COMMAND, cost=4,
          thinks=True),
    Route("GET", "/tables/{table}/chat", advice.chat, _TOKEN, _READ_TABLE),
    Route("GET", "/tables/{table}/ahead", advice.preview_turn, _TOKEN, _READ_TABLE),
    Route("GET", "/tables/{table}/course", advice.win_curve, _TOKEN, _READ_TABLE, cost=4),
    Route("GET", "/tables/{table}/frames", replays.frames, _TOKEN, _READ_TABLE, cost=2, whole=True),
    Route("GET", "/tables/{table}/replay", replays.replay_file, _TOKEN, _READ, cost=2),
    Route("POST", "/tables/{table}/carried", replays.export_game, Who.ALL_SEATS, _READ, cost=2),
    Route("POST", "/replays", replays.view_file, limits=_FILE, refuses=(404, 409), cost=4),
    Route("POST", "/replays/table", replays.continue_file, limits=_FILE + _OPEN, refuses=(404, 409),
          cost=4),
    Route("POST", "/replays/course", replays.win_curve_of_file, limits=_FILE, refuses=(404, 409),
          cost=4),
    Route("GET", "/health", health.health),
    Route("GET", "/health/ready", health.ready),
)  # fmt: skip
"""All routes of the API, in the order in which they are matched."""


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Return the route of a request and the parameters of its path, or raise a RequestError."""
    for route in ROUTES:
        if route.method == method and (match := route.pattern.fullmatch(path)):
            return route, {name: unquote(text) for name, text in match.groupdict().items()}
    raise fault("no-such-request")
