import type { ServerResponse } from 'node:http';
import { poisonOf, type Visit } from './visit.ts';

export const modes = [
  'ok',
  'broken',
  'busy',
  'unauthorised',
  /** Accepts the request and never answers. */
  'hang',
  /** Acts on the visit, then breaks the connection. */
  'ackLost',
  'portal',
  /** Acts on the visit, then breaks off in the middle of the answer. */
  'cut',
  /** Refuses the connection. */
  'refused',
] as const;

export type Mode = (typeof modes)[number];

const PORTAL = '<!doctype html><title>Sign in to the network</title>';

/** Answers a visit as the mode says. `act` is what the server does for a visit, once per key. */
export function answerVisit(
  mode: Mode,
  visit: Visit,
  answered: ServerResponse,
  act: (visit: Visit) => void,
): void {
  const json = (status: number, body: object, headers = {}) =>
    answered
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  if (mode === 'hang') return;
  if (mode === 'portal') answered.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
  else if (mode === 'broken') json(500, { error: true });
  else if (mode === 'busy') json(429, { error: true }, { 'retry-after': '60' });
  else if (mode === 'unauthorised') json(401, { error: true });
  else if (mode === 'refused') answered.destroy();
  else {
    const poison = poisonOf(visit);
    if (poison) return void json(poison, { error: true });
    act(visit);
    if (mode === 'ok') json(200, { ok: true });
    else if (mode === 'ackLost') answered.destroy();
    else {
      answered.writeHead(200, { 'content-type': 'application/json', 'content-length': '11' });
      answered.write('{"ok":', () => answered.destroy());
    }
  }
}
