"""Requests without discord.py, to send what it never would."""

from typing import Any

import aiohttp
from multidict import CIMultiDictProxy

from practice import PracticeServer


class Raw:
    """Requests without discord.py."""

    def __init__(self, server: PracticeServer, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.headers = {"Authorization": f"Bot {server.token}"}

    @property
    def agora(self) -> str:
        """Return the path of the messages in #agora."""
        return f"/channels/{self.server.channel('agora').id}/messages"

    async def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, answer, _headers = await self.answer(method, path, body)
        return status, answer

    async def answer(
        self, method: str, path: str, body: Any = None
    ) -> tuple[int, Any, CIMultiDictProxy[str]]:
        """Return status, body and headers of an answer."""
        url = f"{self.server.url}/api/v10{path}"
        async with self.session.request(method, url, json=body, headers=self.headers) as answer:
            assert answer.headers["X-RateLimit-Remaining"]
            assert answer.headers["Via"]
            if answer.status == 204:
                return 204, None, answer.headers
            assert answer.headers["Content-Type"] == "application/json"
            return answer.status, await answer.json(), answer.headers

    async def post_message(self, body: Any) -> tuple[int, Any]:
        return await self.send("POST", self.agora, body)
