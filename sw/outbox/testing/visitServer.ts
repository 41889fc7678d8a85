export type ServerMode =
  | 'ok'
  | 'okJson'
  | 'down'
  | 'busy'
  | 'unauthorised'
  | 'guestsOnly'
  | 'hang'
  | 'ackLost'
  | 'portal'
  | 'truncated'
  | 'ownWorker'
  | 'offline';

export const serverModes: ServerMode[] = [
  'ok',
  'okJson',
  'down',
  'busy',
  'unauthorised',
  'guestsOnly',
  'hang',
  'ackLost',
  'portal',
  'truncated',
  'ownWorker',
  'offline',
];

interface Arrival {
  id: string;
  body: unknown;
  token: string | undefined;
}

/** A simulated server that knows the `Idempotency-Key`, behind a network with selectable faults. */
export function createVisitServer() {
  const arrivals: Arrival[] = [];
  /** The visits the server acted on, in order of first arrival. */
  const effects: string[] = [];
  /** Visits that it always fails on, and with which status. */
  const poison = new Map<string, number>();
  const server = { mode: 'ok' as ServerMode, arrivals, effects, poison, fetch: answer };

  function commit(id: string): void {
    if (!effects.includes(id)) effects.push(id);
  }

  async function answer(_url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { mode } = server;
    if (mode === 'offline') throw new TypeError('Failed to fetch');
    if (mode === 'hang') return hang(init.signal);
    if (mode === 'portal') return html(200);
    if (mode === 'ownWorker') return Response.json({ ok: true, queued: true }, { status: 202 });
    const headers = new Headers(init.headers);
    const id = headers.get('idempotency-key') ?? '';
    const token = headers.get('authorization') ?? undefined;
    arrivals.push({ id, body: JSON.parse(String(init.body)), token });
    if (mode === 'down') return html(502);
    if (mode === 'busy') return json(429, {}, { 'retry-after': '60' });
    if (mode === 'unauthorised') return json(401, { error: true });
    if (mode === 'guestsOnly' && token) return json(403, { error: true });
    const status = poison.get(id);
    if (status) return json(status, { message: 'no' });
    commit(id);
    if (mode === 'ackLost') throw new TypeError('Failed to fetch');
    if (mode === 'truncated') return new Response('{"ok":tr', { headers: JSON_TYPE });
    return mode === 'okJson' ? json(200, { ok: true }) : new Response(null, { status: 204 });
  }

  return server;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

function html(status: number): Response {
  return new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
