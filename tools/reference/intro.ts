/** What applies to every call and event. */
export const intro = `# The API

Written by \`npm run reference\` from \`src/contract\` and from what the mock backend answered, in a world
of one seed at one instant. A test fails when this page is not what it would write.

- Calls are below \`/api\`. Bodies and answers are JSON; a call with files takes form data.
- \`Authorization\` carries the token of a sign-in as it is. A call for players without one, or with one
  that has ended, is answered with 401 and \`error: true\`.
- \`Idempotency-Key\` names an intent of the player. A repeat with the same key is given the stored answer;
  with the same key and another body, 409.
- A refused call is answered with \`{ error: true, message, code, fields? }\`: a text for the player, a
  stable name, and the form fields it concerns. The codes stand under [Refusals](#refusals).
- While the brand is not live every POST but the sign-out and the visit is answered with 503.
- The socket is socket.io's, at the path \`/public/\`, with the token as \`auth.token\`; an empty one is a
  guest. A bad one is refused with \`connect_error.data = { type: 'SessionError', message }\`.
- An exchange bet is cashed out by a bet the other way, on the same runner and marked \`isHedge\`: stake × price
  matched ÷ the price now, to two decimals, makes both results alike. It names the \`position\` that it closes, and
  is refused where the player has another by then. Coupons have calls of their own for it.

| type    | means                                                        |
| ------- | ------------------------------------------------------------ |
| \`naira\` | a number with two decimals                                   |
| \`odds\`  | decimal odds with two decimals, or a bookmaker's rate        |
| \`time\`  | ISO 8601 in UTC                                              |
| \`day\`   | a day in Lagos, \`2026-03-14\`                                 |
| \`name?\` | may be absent                                                |

In the examples \`// … 3 more\` stands for what was left out of a list.`;
