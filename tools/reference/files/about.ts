/** What the files say in general. `docs/api.md` says it at length. */
export const about = {
  calls:
    'Every call that the app makes. Answers and refusals are JSON; money is naira with two decimals, odds are decimal, times are ISO 8601 in UTC, days are days in Lagos. docs/api.md has examples and the whole story.',
  events:
    'Every event of the socket, which is socket.io 4 (Engine.IO 4) at the path `/public/`. The handshake carries `auth.token`; an empty token is a guest. A bad one is refused with a `connect_error` whose data is `{ type: "SessionError", message }`.',
  token: 'The token of a sign-in, as it is. `Bearer ` before it does no harm.',
  idempotency:
    'Names an intent of the player. A repeat with the same key and input is given the stored answer; with the same key and another input it is refused with 409.',
  acknowledged: 'The server acknowledges it; the app waits seven seconds at most.',
  license: { name: 'MIT', identifier: 'MIT' },
};
