"""Refusals in Discord's own words and numbers."""

from __future__ import annotations

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
