// Talks to the practice server as one user.

import { t } from "./words.js";

export class Refusal extends Error {
  constructor(said, status) {
    super(said);
    this.status = status;
  }
}

// Where nothing answers, the browser has only words of its own.
async function reach(url, options = {}) {
  try {
    return await fetch(url, options);
  } catch (problem) {
    if (problem.name === "AbortError") throw problem;
    throw new Refusal(t("server-away"));
  }
}

async function answer(response) {
  const body = await response.json();
  if (!response.ok) throw new Refusal(body.error ?? t("server-answered", { status: response.status }), response.status);
  return body;
}

export async function listUsers() {
  return (await answer(await reach("/practice/api/users"))).users;
}

export async function listCommands() {
  return (await answer(await reach("/practice/api/commands"))).commands;
}

export class Api {
  constructor(user) {
    this.user = user;
    this.base = `/practice/api/users/${user}`;
  }

  async get(path) {
    return answer(await reach(`${this.base}/${path}`));
  }

  async post(path, body = {}, signal = undefined) {
    const headers = { "Content-Type": "application/json" };
    return answer(await reach(`${this.base}/${path}`, { method: "POST", headers, body: JSON.stringify(body), signal }));
  }

  // Calls back with every event; comes back by itself after the server was away.
  listen(onEvent, onLost) {
    let socket, over = false, wait = 250;
    const open = () => {
      if (over) return;
      socket = new WebSocket(`${location.origin.replace("http", "ws")}${this.base}/events`);
      socket.onmessage = (message) => {
        wait = 250;
        if (!over) onEvent(JSON.parse(message.data));
      };
      socket.onclose = () => {
        if (over) return;
        onLost();
        setTimeout(open, wait);
        wait = Math.min(wait * 2, 5000);
      };
    };
    open();
    return () => {
      over = true;
      socket.close();
    };
  }
}
