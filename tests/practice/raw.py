"""Requests without discord.py, to send what it never would."""

from typing import Any

import aiohttp

from practice import PracticeServer


class Raw:
    """Requests without discord.py."""

    def __init__(self, server: PracticeServer, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.headers = {"Authorization": f"Bot {server.token}"}

    async def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        url = f"{self.server.url}/api/v10{path}"
        async with self.session.request(method, url, json=body, headers=self.headers) as answer:
            assert answer.headers["X-RateLimit-Remaining"]
            assert answer.headers["Via"]
            if answer.status == 204:
                return 204, None
            assert answer.headers["Content-Type"] == "application/json"
            return answer.status, await answer.json()

    async def post_message(self, body: Any) -> tuple[int, Any]:
        return await self.send("POST", f"/channels/{self.server.channel('agora').id}/messages", body)
