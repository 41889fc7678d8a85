import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;

interface Passing {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

interface Came {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One way in which a server departs from the contract. */
export interface Deviation {
  /** The start of the rule that finds it. */
  breaks: string;
  /** Changes a call on its way in. */
  asked?(passing: Passing): Passing;
  /** Changes an answer on its way out. */
  answered?(came: Came, passing: Passing): Came;
  /** An event that is never pushed. */
  loses?: string;
}

const edited = (came: Came, edit: (body: Json) => Json): Came => ({
  ...came,
  body: JSON.stringify(edit(JSON.parse(came.body) as Json)),
});

let changedKeys = 0;

/** Twelve mistakes as teams make them. The last three answer the call and forget the event. */
export const DEVIATIONS: Deviation[] = [
  {
    breaks: 'A call for players is refused with 401',
    answered: (came, { path }) =>
      came.status === 401 && path === '/kyc' ? edited(came, ({ error: _, ...body }) => body) : came,
  },
  {
    breaks: 'A token that nobody has',
    answered: (came, { headers }) =>
      came.status === 401 && headers['authorization'] === 'nobody'
        ? { ...came, status: 403 }
        : came,
  },
  {
    breaks: 'Every call that needs no input',
    answered: (came, { path }) =>
      path === '/gateways' && came.status === 200
        ? { ...came, body: came.body.replace(/"min":(\d+)/g, '"min":"$1"') }
        : came,
  },
  {
    breaks: 'The lists lead to matches',
    answered: (came, { path }) =>
      path.startsWith('/sports/event/') && came.status === 200
        ? { ...came, body: came.body.replace(/("startsAt":"[^"]*)T([^"]*)Z"/, '$1 $2"') }
        : came,
  },
  {
    breaks: 'An input that lacks what is needed',
    answered: (came, { path }) =>
      path === '/register' && came.status === 400 ? { ...came, status: 500 } : came,
  },
  {
    breaks: 'Answers are not to be stored',
    answered: (came) => ({ ...came, headers: { ...came.headers, 'cache-control': 'max-age=60' } }),
  },
  {
    breaks: 'A bet is placed once',
    asked: (passing) =>
      passing.path === '/bet/match/odds'
        ? {
            ...passing,
            headers: { ...passing.headers, 'idempotency-key': `another-${++changedKeys}` },
          }
        : passing,
  },
  {
    breaks: 'Nonsense is refused',
    asked: (passing) => ({ ...passing, body: passing.body.replace('"price":1,', '"price":1.01,') }),
  },
  {
    breaks: 'The statement adds up',
    answered: (came, { path }) =>
      path.startsWith('/getAccountstatement/')
        ? edited(came, ({ closing, ...body }) => ({ ...body, closing: Number(closing) + 0.01 }))
        : came,
  },
  { breaks: 'A sportsbook bet is told', loses: 'update_balance' },
  { breaks: 'A cash-out is told', loses: 'coupon:changed' },
  { breaks: 'A bet that waits in its delay', loses: 'bet:changed' },
];

/** Stands before a server and changes what passes. */
export async function startBefore(api: string, deviations: readonly Deviation[]) {
  const server = createServer((request, response) => void pass(request, response));

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kept = ['authorization', 'idempotency-key', 'content-type'] as const;
    const type = request.headers['content-type'] ?? '';
    let passing: Passing = {
      method: request.method ?? 'GET',
      // Node 26 sends the question mark of an empty query.
      path: (request.url ?? '/').replace(/\?$/, ''),
      headers: Object.fromEntries(
        kept.flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      body: '',
    };
    const isForm = type.includes('multipart');
    if (!isForm) {
      passing.body = await text(request);
      for (const { asked } of deviations) passing = asked?.(passing) ?? passing;
    }
    const answer = await fetch(api + passing.path, {
      method: passing.method,
      headers: passing.headers,
      ...(passing.method === 'POST' && { body: isForm ? (request as never) : passing.body }),
      duplex: 'half',
    } as RequestInit);
    let came: Came = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
    for (const { answered } of deviations) came = answered?.(came, passing) ?? came;
    const { 'content-length': _, ...headers } = came.headers;
    response.writeHead(came.status, headers).end(came.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { api: `http://127.0.0.1:${port}`, close: () => server.close() };
}
