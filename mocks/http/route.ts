import { type DefaultBodyType, type HttpHandler, HttpResponse, http, type PathParams } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint, InputOf, Method } from '../../src/contract/endpoint.ts';
import { accountByToken } from '../domain/accounts.ts';
import type { House } from '../domain/house.ts';
import { Refusal, signedOut } from '../domain/refusal.ts';
import { API } from './api.ts';
import type { Call, Rules } from './call.ts';
import type { Desk } from './desk.ts';
import { faulted } from './faulted.ts';
import { onceOnly } from './idempotency.ts';
import { type RawInput, readInput } from './readInput.ts';
import { accepted, invalid, type Reply, refused } from './reply.ts';

/**
 * Mounts an endpoint: fault, latency, authentication, the request parsed with the contract, the
 * rules, our own answer parsed with the contract, journal.
 */
export function route<E extends Endpoint>(desk: Desk, endpoint: E, rules: Rules<E>): HttpHandler[] {
  const methods: Method[] = [endpoint.method, ...(endpoint.tolerates ? [endpoint.tolerates] : [])];
  return methods.map((method) => {
    const subject = `${method} ${endpoint.path}`;
    const mount = method === 'GET' ? http.get : http.post;
    return mount<PathParams, DefaultBodyType>(API + endpoint.path, async ({ request, params }) => {
      const fault = desk.faults.take(subject);
      await desk.latency.wait(fault?.delayMs);
      const written: Partial<Call> & { sent?: unknown } = {};
      const { response, status, answered } = await faulted(fault, () =>
        perform(desk, endpoint, rules, request, params, written),
      );
      desk.journal.write({
        at: desk.house.clock.now(),
        kind: 'call',
        subject,
        status,
        ...(written.account && { accountId: written.account.accountId }),
        ...(written.key && { key: written.key }),
        ...(fault && { fault: fault.match }),
        sent: written.sent,
        answered,
      });
      return response;
    });
  });
}

async function perform<E extends Endpoint>(
  desk: Desk,
  endpoint: E,
  rules: Rules<E>,
  request: Request,
  params: RawInput,
  written: Partial<Call> & { sent?: unknown },
): Promise<Reply> {
  const { house } = desk;
  try {
    desk.catchUp();
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
    const account = identify(house, endpoint, token);
    written.account = account;
    guardStatus(house, endpoint);
    const raw = await readInput(endpoint, request, params);
    written.sent = raw;
    const key = request.headers.get('idempotency-key') ?? '';
    written.key = key;
    const act = (): Reply => {
      const parsed = z.safeDecode(endpoint.input, raw as never);
      if (!parsed.success) throw invalid(parsed.error);
      const call: Call<E> = {
        house,
        input: parsed.data as InputOf<E>,
        at: house.clock.now(),
        token,
        key,
        account,
        get player() {
          if (!account) throw signedOut();
          return account;
        },
      };
      return accepted(endpoint, rules(call));
    };
    if (!endpoint.once || key === '') return act();
    const replyId = `${account?.accountId ?? 'guest'} ${endpoint.path} ${key}`;
    return onceOnly(house, replyId, fingerprint(raw), () => attempt(act));
  } catch (error) {
    return refused(error);
  }
}

/** Two requests are the same when this is; a file counts by its name, size and kind. */
function fingerprint(raw: RawInput): string {
  return JSON.stringify(raw, (_, value) =>
    value instanceof File ? [value.name, value.size, value.type] : value,
  );
}

function attempt(act: () => Reply): Reply {
  try {
    return act();
  } catch (error) {
    return refused(error);
  }
}

function identify(house: House, endpoint: Endpoint, token: string) {
  if (endpoint.access === 'player') return accountByToken(house, token);
  try {
    return accountByToken(house, token);
  } catch {
    return undefined;
  }
}

const ALWAYS_OPEN = ['/signout', '/page/visit'];

/** While the brand is not live it can be looked at, but nothing can be done. */
function guardStatus({ settings }: House, { method, path }: Endpoint): void {
  const { BRAND_STATUS, STATUS_REASON } = settings.app;
  if (BRAND_STATUS === 'live' || method === 'GET' || ALWAYS_OPEN.includes(path)) return;
  throw new Refusal(BRAND_STATUS, STATUS_REASON ?? 'We are closed for maintenance', {
    status: 503,
  });
}

/** The last handler: names the call that nobody mocks. */
export function missing(): HttpHandler {
  return http.all(`${API}/*`, ({ request }) => {
    const { pathname } = new URL(request.url);
    const message = `No mock answers ${request.method} ${pathname}`;
    return HttpResponse.json({ error: true, message, code: 'not-mocked' }, { status: 501 });
  });
}
