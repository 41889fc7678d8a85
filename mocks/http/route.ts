import { type DefaultBodyType, type HttpHandler, HttpResponse, http, type PathParams } from 'msw';
import type { Endpoint, Method } from '../../src/contract/kit/endpoint.ts';
import type { Fault } from '../control/fault.ts';
import { API } from './api.ts';
import type { Rules } from './call.ts';
import type { Desk } from './desk.ts';
import { faulted } from './faulted.ts';
import { nameOf } from './nameOf.ts';
import { type Noted, perform } from './perform.ts';
import { readInput } from './readInput.ts';

/**
 * Mounts an endpoint: fault, latency, authentication, parsing, rules, a check of our own answer against the
 * contract, journal.
 */
export function route<E extends Endpoint>(desk: Desk, endpoint: E, rules: Rules<E>): HttpHandler[] {
  const methods: Method[] = [endpoint.method, ...(endpoint.tolerates ? [endpoint.tolerates] : [])];
  return methods.map((method) => {
    const subject = `${method} ${endpoint.path}`;
    const mount = method === 'GET' ? http.get : http.post;
    return mount<PathParams, DefaultBodyType>(API + endpoint.path, async ({ request, params }) => {
      const fault = desk.faults.take(subject);
      await desk.latency.wait(fault?.delayMs);
      const noted: Noted = {};
      const { response, status, answered } = await faulted(
        fault ?? (await playedFault(desk, endpoint, request, named(params))),
        () => perform({ desk, endpoint, rules, noted }, request, named(params)),
      );
      const at = desk.house.clock.now();
      const hurt = fault && { fault: fault.match };
      desk.journal.write({ at, kind: 'call', subject, status, ...noted, ...hurt, answered });
      return response;
    });
  });
}

/** How a recorded server answered this call, in the form of a fault. */
async function playedFault(
  desk: Desk,
  endpoint: Endpoint,
  request: Request,
  params: PathParams,
): Promise<Fault | undefined> {
  if (!desk.player.isPlaying) return undefined;
  // A copy, because the rules read it too if nothing was recorded.
  const sent = await readInput(endpoint, request.clone(), params).catch(() => ({}));
  desk.catchUp();
  const played = desk.player.call(nameOf(endpoint), sent);
  if (!played) return undefined;
  const { status, answered } = played;
  const match = 'played';
  return status === 0 ? { match, network: true } : { match, status, body: answered };
}

/** The parameters of the path, without the one for its leading `*`. */
function named(params: PathParams): PathParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}

/** The last handler: reports a call that the mock does not know. */
export function missing(): HttpHandler {
  return http.all(`${API}/*`, ({ request }) => {
    const { pathname } = new URL(request.url);
    const message = `No mock answers ${request.method} ${pathname}`;
    return HttpResponse.json({ error: true, message, code: 'not-mocked' }, { status: 501 });
  });
}
