"""Refusals in Discord's own words and numbers."""

from __future__ import annotations

from collections.abc import Callable

from practice.model import Json


class ApiError(Exception):
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def to_json(self) -> Json:
        """Return the body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


def not_found() -> ApiError:
    """Refuse a route that does not exist."""
    return ApiError(404, 0, "404: Not Found")


def method_not_allowed() -> ApiError:
    """Refuse a method that a route does not have."""
    return ApiError(405, 0, "405: Method Not Allowed")


def unauthorized() -> ApiError:
    """Refuse a missing or wrong token."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    """Refuse a channel that does not exist."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Refuse a server that does not exist or that the bot is not in."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Refuse a user who is not in the server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Refuse a message that does not exist or that the bot cannot see."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_role() -> ApiError:
    """Refuse a role that does not exist."""
    return ApiError(404, 10011, "Unknown Role")


def unknown_user() -> ApiError:
    """Refuse an account that does not exist."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """Refuse a reaction that is not there."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """Refuse a follow-up to an interaction that is unknown or not yet acknowledged."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Refuse an acknowledgement that is late or for nothing."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """Refuse a command that is not registered."""
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    """Refuse a second acknowledgement."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_large() -> ApiError:
    """Refuse a file over the size limit."""
    return ApiError(413, 40005, "Request entity too large")


def too_many_files() -> ApiError:
    """Refuse more files than a message can have."""
    return ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")


def missing_access() -> ApiError:
    """Refuse a place that the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    """Refuse to edit another user's message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Refuse a message without anything in it."""
    return ApiError(400, 50006, "Cannot send an empty message")


def no_text_channel() -> ApiError:
    """Refuse a message where none can be written, as in a forum itself."""
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def cannot_message_user(code: int = 50007) -> ApiError:
    """Refuse a direct message to someone who takes none."""
    return ApiError(403, code, "Cannot send messages to this user")


def no_mutual_guild() -> ApiError:
    """Refuse a direct message to someone with whom the bot shares no server."""
    message = "Cannot send messages to this user due to having no mutual guilds"
    return ApiError(403, 50278, message)


def missing_permissions() -> ApiError:
    """Refuse a deed that the bot lacks a permission for."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    """Refuse a deed that this kind of channel does not know."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def invalid_webhook_token() -> ApiError:
    """Refuse a follow-up more than fifteen minutes after its interaction."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def invalid_form(errors: Json) -> ApiError:
    """Refuse a body that breaks a documented limit."""
    return ApiError(400, 50035, "Invalid Form Body", errors)


def invalid_json() -> ApiError:
    """Refuse a body that cannot be read."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def thread_archived() -> ApiError:
    """Refuse to change something inside an archived thread."""
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    """Refuse to write into a locked thread without Manage Threads."""
    return ApiError(403, 160005, "Thread is locked")


def thread_exists() -> ApiError:
    """Refuse a second thread on the same message."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def too_many_threads() -> ApiError:
    """Refuse one open thread more than a server may have."""
    return ApiError(400, 160006, "Maximum number of active threads reached")


def too_many_commands_today() -> ApiError:
    """Refuse new commands after two hundred on one day."""
    return ApiError(400, 30034, "Max number of daily application command creates has been reached (200)")


def sending_disabled() -> ApiError:
    """Refuse a message while Discord has switched sending off."""
    return ApiError(403, 40004, "Send messages has been temporarily disabled")


def feature_disabled() -> ApiError:
    """Refuse what Discord has switched off for now."""
    return ApiError(403, 40006, "This feature has been temporarily disabled server-side")


def blocked_by_network() -> ApiError:
    """Refuse a request that the network before Discord has stopped, in the form of Discord's own refusals."""
    return ApiError(403, 40333, "internal network error")


def overloaded() -> ApiError:
    """Refuse for now what Discord has too much of."""
    return ApiError(503, 130000, "API resource is currently overloaded. Try again a little later")


def refused_commands() -> ApiError:
    """Refuse a set of commands for the second option of the first one's first subcommand."""
    reason = {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 32 in length."}
    return invalid_form({"0": {"options": {"0": {"options": {"1": {"name": {"_errors": [reason]}}}}}}})


_ALL: tuple[Callable[[], ApiError], ...] = (
    unknown_channel,
    unknown_guild,
    unknown_member,
    unknown_message,
    unknown_role,
    unknown_user,
    unknown_emoji,
    unknown_webhook,
    unknown_interaction,
    unknown_command,
    already_acknowledged,
    too_large,
    too_many_files,
    missing_access,
    not_the_author,
    empty_message,
    no_text_channel,
    cannot_message_user,
    no_mutual_guild,
    missing_permissions,
    wrong_channel_type,
    invalid_webhook_token,
    invalid_json,
    refused_commands,
    thread_archived,
    thread_locked,
    thread_exists,
    too_many_threads,
    too_many_commands_today,
    sending_disabled,
    feature_disabled,
    blocked_by_network,
    overloaded,
)


def by_code(code: int) -> ApiError:
    """Return the refusal that has one of Discord's numbers, with its status and words."""
    return next(refusal for refusal in (make() for make in _ALL) if refusal.code == code)
