import { createServer } from 'node:http';
import { io } from 'socket.io-client';
import { type Backend, createBackend } from '../../../mocks/backend.ts';
import { attachSockets } from '../../../mocks/engine/hosts/socketHost.ts';
import { portOf } from './portOf.ts';

const SPORTS = { cricket: 4, soccer: 1, tennis: 2 };
/** Ticks of the backend that run before its sockets get time to send. */
const BEATS_AT_ONCE = 40;

/** A backend whose clock the benchmark drives. It behaves as behind a site, but not in real time. */
export interface Simulation {
  port: number;
  /** For each sport, the match with the most money among those that stay in play this long. */
  matchesFor(ms: number): { sport: string; gameId: string }[];
  /** Starts a match's stream over a port that leads here; returns a function that ends it. */
  watch(port: number, gameId: string, lite: boolean): Promise<() => void>;
  run(ms: number): Promise<void>;
  close(): void;
}

export async function startSimulation(startAt: number): Promise<Simulation> {
  let now = startAt;
  const { backend, beat, everyMs } = withItsBeat(() =>
    createBackend({ isLive: true, clock: { realNow: () => now } }),
  );
  const server = createServer();
  const sockets = attachSockets(server, () => backend);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const inPlayAt = (at: number) =>
    backend.desk.house.world.events(at).filter(({ inPlay }) => inPlay);
  return {
    port: portOf(server),
    matchesFor(ms) {
      const later = new Set(inPlayAt(now + ms).map(({ gameId }) => gameId));
      return Object.entries(SPORTS).flatMap(([sport, id]) => {
        const [game] = inPlayAt(now)
          .filter((event) => event.sportId === id && later.has(event.gameId))
          .sort((one, other) => other.matched - one.matched);
        return game ? [{ sport, gameId: game.gameId }] : [];
      });
    },
    async watch(port, gameId, lite) {
      const socket = io(`http://127.0.0.1:${port}`, {
        path: '/public/',
        transports: ['websocket'],
        auth: { token: '' },
        forceNew: true,
      });
      await socket.emitWithAck('market:watch', { gameId, lite });
      return () => socket.close();
    },
    async run(ms) {
      for (let beats = 0; beats * everyMs < ms; beats++) {
        now += everyMs;
        beat();
        if (beats % BEATS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    },
    close() {
      backend.dispose();
      void sockets.close();
    },
  };
}

/** Creates a backend that would advance by a timer, and takes over that timer. */
function withItsBeat(create: () => Backend): { backend: Backend; beat(): void; everyMs: number } {
  const original = globalThis.setInterval;
  const taken: { beat(): void; everyMs: number }[] = [];
  const take = (beat: () => void, everyMs: number) => {
    taken.push({ beat, everyMs });
    return original(() => undefined, 2 ** 30).unref();
  };
  globalThis.setInterval = take as typeof setInterval;
  try {
    const backend = create();
    const [life] = taken;
    if (!life || taken.length > 1)
      throw new Error('The backend lives otherwise than by one timer.');
    return { backend, ...life };
  } finally {
    globalThis.setInterval = original;
  }
}
