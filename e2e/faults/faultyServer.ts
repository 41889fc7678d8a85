import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { passSocket } from '../host/apiDoor.ts';
import { portOf } from '../host/portOf.ts';
import { answerVisit, type Mode } from './answerVisit.ts';
import { VISIT_CALL, type Visit, visitOf } from './visit.ts';

/** The site with its backend. It answers visits itself, as badly as the current mode says. */
export interface FaultyServer {
  origin: string;
  /** What the server has acted on, once per key, in order of first arrival. */
  effects: Visit[];
  /** The keys of all arrivals, in order. */
  arrivals: string[];
  /** How many visits or refused connections each mode has met. */
  met: Map<Mode, number>;
  /** How many visits came that the server had acted on before. */
  repeats(): number;
  setMode(mode: Mode): void;
  /** Whether there is a network between server and phone. */
  setReachable(isReachable: boolean): void;
  close(): void;
}

interface Served {
  /** Where everything but visits comes from. */
  siteUrl: string;
  /** Code put before the worker's script, to simulate a browser that lacks something in workers. */
  workerPrefix?: string;
}

export async function startFaultyServer({
  siteUrl,
  workerPrefix = '',
}: Served): Promise<FaultyServer> {
  let mode: Mode = 'ok';
  let isReachable = true;
  const effects: Visit[] = [];
  const arrivals: string[] = [];
  const met = new Map<Mode, number>();
  const sockets = new Set<Duplex>();
  let repeats = 0;

  function act(visit: Visit): void {
    if (effects.some(({ id }) => id === visit.id)) repeats += 1;
    else effects.push(visit);
  }

  async function take(asked: IncomingMessage, answered: ServerResponse): Promise<void> {
    const body = await textOf(asked);
    const visit = visitOf(String(asked.headers['idempotency-key']), JSON.parse(body));
    arrivals.push(visit.id);
    met.set(mode, (met.get(mode) ?? 0) + 1);
    answerVisit(mode, visit, answered, act);
  }

  const server = createServer((asked, answered) => {
    // A page that closes during a request is one of the faults.
    const give = () => answered.destroy();
    if (asked.url === VISIT_CALL && asked.method === 'POST') take(asked, answered).catch(give);
    else if (asked.url === '/sw.js') giveWorker(answered).catch(give);
    else pass(siteUrl, asked, answered);
  });

  async function giveWorker(answered: ServerResponse): Promise<void> {
    const script = await fetch(new URL('/sw.js', siteUrl));
    const headers = Object.fromEntries(script.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) delete headers[name];
    answered.writeHead(script.status, headers).end(workerPrefix + (await script.text()));
  }

  server.on('connection', (socket) => {
    if (mode !== 'refused' && isReachable) return;
    if (isReachable) met.set(mode, (met.get(mode) ?? 0) + 1);
    socket.resetAndDestroy();
  });
  // With polling, each page would hold one of the six connections that a browser opens to a server.
  server.on('upgrade', (asked, socket, head) => {
    passSocket(Number(new URL(siteUrl).port), asked, socket, head);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  function closeAll(): void {
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
  }

  return {
    origin: `http://localhost:${portOf(server)}`,
    effects,
    arrivals,
    met,
    repeats: () => repeats,
    setMode(next) {
      mode = next;
      if (mode === 'refused') closeAll();
    },
    setReachable(next) {
      isReachable = next;
      if (!isReachable) closeAll();
    },
    close() {
      closeAll();
      server.close();
    },
  };
}

function pass(siteUrl: string, asked: IncomingMessage, answered: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = asked;
  const call = request(new URL(url, siteUrl), { method, headers }, (answer) => {
    answered.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(answered);
  });
  call.on('error', () => answered.destroy());
  answered.on('close', () => call.destroy());
  asked.pipe(call);
}

async function textOf(asked: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part);
  return Buffer.concat(parts).toString();
}
