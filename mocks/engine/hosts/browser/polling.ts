import { realTime } from '../../clock.ts';
import type { Hosted } from '../hosted.ts';
import { createEngine, type Engine } from './engine.ts';

interface Session {
  engine: Engine;
  packets: string[];
  isShut: boolean;
  /** Wakes the poll that waits for packets. */
  wake(): void;
}

const SEPARATOR = '\x1e';
/** Shorter than the client's own limit. */
const POLL_MS = 20_000;

/** Engine.IO by polling, which the client falls back to after a websocket error. */
export function createPolling(world: Pick<Hosted, 'realtime'>) {
  const sessions = new Map<string, Session>();
  let opened = 0;

  const open = (): Response => {
    opened += 1;
    const engineId = `polling-${realTime()}-${opened}`;
    const packets: string[] = [];
    const session: Session = {
      packets,
      isShut: false,
      wake: () => undefined,
      engine: createEngine(world, {
        engineId,
        send(packet) {
          packets.push(packet);
          sessions.get(engineId)?.wake();
        },
        shut() {
          session.isShut = true;
          session.wake();
        },
      }),
    };
    sessions.set(engineId, session);
    return text(session);
  };

  const poll = async (session: Session): Promise<Response> => {
    if (session.packets.length === 0 && !session.isShut) {
      await new Promise<void>((resolve) => {
        session.wake = resolve;
        setTimeout(resolve, POLL_MS);
      });
    }
    // An empty answer is not a valid packet. A ping is harmless at any time.
    if (session.packets.length === 0) session.packets.push(session.isShut ? '1' : '2');
    return text(session);
  };

  return async (request: Request): Promise<Response> => {
    const engineId = new URL(request.url).searchParams.get('sid');
    if (engineId === null) return open();
    const session = sessions.get(engineId);
    if (!session) return Response.json({ code: 1, message: 'Session ID unknown' }, { status: 400 });
    if (request.method === 'GET') return poll(session);
    for (const packet of (await request.text()).split(SEPARATOR)) session.engine.receive(packet);
    return new Response('ok');
  };
}

function text({ packets }: Session): Response {
  return new Response(packets.splice(0).join(SEPARATOR));
}
