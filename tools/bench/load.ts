import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { io, type Socket } from 'socket.io-client';

interface Options {
  url: string;
  worlds: number;
  clients: number;
  seconds: number;
}

/** What a load did to a server: times in ms. */
interface Load {
  calls: number;
  failed: number;
  events: number;
  p50: number;
  p99: number;
  worst: number;
}

const CALLS = [
  '/sports/events/cricket',
  '/sports/events/soccer',
  '/getAppDetails',
  '/bets',
  '/gateways',
];
/** Between two calls of one client, as somebody who taps on. */
const PAUSE_MS = 1000;

/** Lets clients in many worlds watch matches and make calls, and tells how long the answers took. */
async function load({ url, worlds, clients, seconds }: Options): Promise<Load> {
  const took: number[] = [];
  let failed = 0;
  let events = 0;
  const sockets: Socket[] = [];

  const call = async (world: number, path: string, token: string, body?: object) => {
    const began = performance.now();
    const response = await fetch(`${url}/api${path}`, {
      headers: {
        cookie: `mock-world=load${world}`,
        authorization: token,
        'content-type': 'application/json',
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    took.push(performance.now() - began);
    if (!response.ok) failed += 1;
    return Object(answer);
  };

  const begin = async (client: number) => {
    const world = client % worlds;
    const { token } = await call(world, '/login', '', {
      username: 'adaeze',
      password: 'Passw0rd1',
    });
    const socket = io(url, {
      path: '/public/',
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { cookie: `mock-world=load${world}` },
      forceNew: true,
    });
    sockets.push(socket);
    socket.onAny(() => {
      events += 1;
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    const { events: listed } = await call(world, '/sports/events/inplay', token);
    const gameId = listed[client % listed.length]?.gameId;
    if (gameId) await socket.emitWithAck('market:watch', { gameId });
    return { world, token };
  };

  const players: { world: number; token: string }[] = [];
  for (let client = 0; client < clients; client++) players.push(await begin(client));
  took.length = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    players.map(async ({ world, token }, index) => {
      await new Promise((resolve) => setTimeout(resolve, (PAUSE_MS * index) / clients));
      for (let turn = index; performance.now() < end; turn++) {
        await call(world, CALLS[turn % CALLS.length] ?? '', token);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }),
  );
  for (const socket of sockets) socket.close();
  took.sort((one, other) => one - other);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  return { calls: took.length, failed, events, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** The clients of the benchmark, in a process of their own; the server's memory is asked of it. */
export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { url: text, worlds: text, clients: text, seconds: text },
  });
  const { url = '', worlds = '100', clients = '200', seconds = '30' } = values;
  const figures = await load({
    url,
    worlds: Number(worlds),
    clients: Number(clients),
    seconds: Number(seconds),
  });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
