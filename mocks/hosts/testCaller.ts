import { getResponse } from 'msw';
import * as z from 'zod/mini';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint, InputOf, OutputOf } from '../../src/contract/kit/endpoint.ts';
import { Failure } from '../../src/contract/kit/failure.ts';
import { refusalsOf } from '../../src/contract/refusals.ts';
import { type Backend, type BackendOptions, createBackend } from '../backend.ts';
import { TEST_START } from './testStart.ts';

interface Sent {
  token?: string;
  key?: string;
  /** The network address that it seems to come from. */
  address?: string;
  /** The page that calls, as browsers tell it. */
  origin?: string;
}

interface TestOptions extends BackendOptions {
  /** With players who have something under way and an operator who lives, as everybody else finds it. */
  isLively?: boolean;
}

/**
 * Calls a fresh backend as the app does, without a network. Its world is quiet, its clock stands still, and a
 * careless call is refused.
 */
export function createTestCaller({ isLively = false, ...options }: TestOptions = {}) {
  const { scenario: asked, ...others } = options;
  const scenario = isLively ? asked : asked ? `quiet,${asked}` : 'quiet';
  const isUsual = Object.keys(others).length === 0;
  const given = { ...others, ...(scenario !== undefined && { scenario }) };
  const backend = createBackend({
    clock,
    strict: true,
    ...(isUsual ? begun(scenario) : given),
  });
  return { backend, ...callerOf(backend) };
}

const clock = { startAt: TEST_START, scale: 0, realNow: () => TEST_START };

declare global {
  /** Worlds of tests as they begin, by scenario. Global, because each file of tests has modules of its own. */
  var begunWorlds: Map<string | undefined, unknown> | undefined;
}

/** A world as it begins. It is lived through once: restoring it takes a quarter of that time. */
function begun(scenario: string | undefined): BackendOptions {
  globalThis.begunWorlds ??= new Map();
  const beginnings = globalThis.begunWorlds;
  if (!beginnings.has(scenario)) {
    const { control } = createBackend({ clock, ...(scenario !== undefined && { scenario }) });
    beginnings.set(scenario, control.run('snapshot', {}));
  }
  return { snapshot: beginnings.get(scenario) };
}

function callerOf(backend: Backend) {
  const raw = async (
    method: string,
    path: string,
    body?: BodyInit,
    { token, key, address, origin }: Sent = {},
  ) => {
    const headers = new Headers();
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    if (token) headers.set('authorization', token);
    if (key) headers.set('idempotency-key', key);
    if (address) headers.set('x-forwarded-for', address);
    if (origin) headers.set('origin', origin);
    const request = new Request(`http://oja.test/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await getResponse(backend.handlers, request);
    if (!response) throw new Error(`No handler took ${method} ${path}`);
    return response;
  };

  const send = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, sent: Sent = {}) => {
    const rest = { ...(z.encode(endpoint.input, input) as Record<string, unknown>) };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    if (endpoint.method === 'GET') {
      const query = new URLSearchParams(rest as Record<string, string>);
      return raw('GET', `${path}?${query}`, undefined, sent);
    }
    return raw('POST', path, endpoint.multipart ? formOf(rest) : JSON.stringify(rest), sent);
  };

  return {
    raw,
    send,
    /** The decoded answer. A refusal fails the test. */
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, sent?: Sent) {
      const response = await send(endpoint, input, sent);
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
      return z.decode(endpoint.output, answer as never) as OutputOf<E>;
    },
    /** The refusal. An answer fails the test. */
    async refusal<E extends Endpoint>(endpoint: E, input: InputOf<E>, sent?: Sent) {
      const response = await send(endpoint, input, sent);
      if (response.ok) throw new Error(`${endpoint.path} was not refused`);
      const refusal = z.parse(Failure, await response.json());
      checkIsListed(endpoint, refusal.code);
      return { status: response.status, ...refusal };
    },
  };
}

/** A call refuses with the codes of its contract only, which the files for other teams list too. */
function checkIsListed(endpoint: Endpoint, code = ''): void {
  const named = Object.entries(everyEndpoint).find(([, one]) => one === endpoint);
  if (!named || refusalsOf(named[0]).includes(code)) return;
  throw new Error(`${named[0]} was refused with ${code}, which src/contract/refusals.ts lacks`);
}

export type TestCaller = ReturnType<typeof createTestCaller>;

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
