import * as z from 'zod/mini';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import { answeredEvents } from '../answeredEvents.ts';
import { type Naming, typeText, variantsOf } from '../fields.ts';
import { fenced, table } from '../markdown.ts';
import { askedRefusals } from './askedRefusals.ts';
import { fieldsTable } from './fieldTables.ts';

const WIRE = `### Without a client library

A client of socket.io 4 does all this.

1. \`GET /public/?EIO=4&transport=polling\` answers \`0{"sid":…,"pingInterval":…}\`. Every later request
   carries \`&sid=…\` too.
2. \`POST\` the text \`40{"token":"…"}\` to the same address. The next \`GET\` answers \`40{"sid":…}\`, or
   \`44{"message":…,"data":…}\` when the token is refused.
3. Always keep one \`GET\` waiting. It answers with one packet or several, with the character 0x1E between them:
   \`42["event",payload]\` is an event, and \`2\` is answered by posting \`3\`.
4. To ask, post \`42N["event",payload]\` with a number N of your own; the answer comes as \`43N[reply]\`.

The websocket at \`/public/?EIO=4&transport=websocket\` carries the same packets, one a message.`;

const STREAM = `### Reading the stream

1. Ask \`market:watch\` and keep the \`seq\` of the snapshot.
2. Each \`market:change\` with \`seq\` one higher is applied to it: of a market only what it names has
   changed. \`opened\` are new markets, whole; a market that is closed, settled or void says so in \`s\`.
3. When \`seq\` jumps, or \`market:beat\` names a higher one, changes were missed: ask \`market:watch\`
   again with \`since\`. The answer is those changes, or a snapshot when the server no longer has them.
4. Prices and lines are tuples, read by place: [RunnerChange](#runnerchange), [LineChange](#linechange),
   [PriceLevel](#pricelevel).`;

/** The chapter of the socket: what is asked, how it is refused, and what is pushed. */
export async function eventsText(naming: Naming): Promise<string> {
  const told = await answeredEvents();
  const refused = await askedRefusals();
  const { source } = naming;
  const example = (name: string) => {
    const text = told.get(name);
    if (text === undefined) throw new Error(`The reference has no example of ${name}`);
    return fenced(text);
  };
  const refusals = (name: string) => {
    const rows = (refused.get(name) ?? []).map(({ when, answer }) => [
      when,
      `\`${JSON.stringify(answer)}\``,
    ]);
    return rows.length > 0 ? `**Is refused**\n\n${table(['when', 'with'], rows)}` : '';
  };
  const asked = Object.entries(everyAsked).map(([exported, { name, payload, reply }]) =>
    [
      `### Asks ${name}`,
      source.docOf(exported),
      fieldsTable('Takes', payload, naming),
      ...variantsOf(reply).map((variant, n) =>
        fieldsTable(n === 0 ? 'Is acknowledged with' : 'Or with', variant, naming),
      ),
      refusals(name),
      example(name),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const pushed = Object.entries(everyPushed).map(([exported, { name, payload }]) =>
    [`### Hears ${name}`, source.docOf(exported), payloadText(payload, naming), example(name)]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `## Events\n\n${[WIRE, STREAM, ...asked, ...pushed].join('\n\n')}`;
}

function payloadText(payload: z.ZodMiniType, naming: Naming): string {
  return payload instanceof z.ZodMiniObject
    ? fieldsTable('Carries', payload, naming)
    : `Carries ${typeText(payload, naming)}.`;
}
