import type { Checker } from './checker.ts';
import type { Call } from './contractFile.ts';

export interface Answer {
  call: string;
  status: number;
  headers: Headers;
  body: unknown;
  /** What was sent and what came, short enough for a report. */
  said: string;
}

interface Sent {
  token?: string;
  key?: string;
  /** As form data, which may hold files. */
  isForm?: boolean;
}

type Input = Record<string, unknown>;

/** Makes calls by their names in `docs/openapi.json`. */
export interface Client {
  send(name: string, input?: Input, sent?: Sent): Promise<Answer>;
  /** What the file says of this answer; undefined when it fits. */
  unfit(answer: Answer): string | undefined;
  causesOf(name: string): string[];
  calls: readonly Call[];
  /** The calls that no answer of success that fits was heard from. */
  unreached(): string[];
}

const LONGEST = 300;

export function createClient(
  api: string,
  calls: readonly Call[],
  check: Checker,
  /** Of a mock backend. */
  world = '',
): Client {
  const callNamed = (name: string) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`docs/openapi.json has no call ${name}`);
    return call;
  };
  const reached = new Set<string>();
  const unfit = (call: string, status: number, body: unknown) => {
    const schema = callNamed(call).answers.get(status);
    if (!schema) return `the contract has no status ${status} for it`;
    return check(schema, body);
  };
  return {
    calls,
    unreached: () => calls.map(({ name }) => name).filter((name) => !reached.has(name)),
    causesOf: (name) => callNamed(name).causes,
    async send(name, input = {}, { token = '', key, isForm } = {}) {
      const { method, path } = callNamed(name);
      const rest = { ...input };
      const address = path.replace(/\{(\w+)\}/g, (_, field: string) => {
        const value = encodeURIComponent(String(rest[field]));
        delete rest[field];
        return value;
      });
      const headers = new Headers();
      if (world) headers.set('x-mock-world', world);
      if (token) headers.set('authorization', token);
      if (key) headers.set('idempotency-key', key);
      const init: RequestInit = { method, headers };
      if (method === 'POST' && isForm) init.body = formOf(rest);
      else if (method === 'POST') {
        headers.set('content-type', 'application/json');
        init.body = JSON.stringify(rest);
      }
      const query = method === 'GET' ? `?${new URLSearchParams(textsOf(rest))}` : '';
      const response = await fetch(api + address + query, init);
      const text = await response.text();
      const body = parsed(text);
      if (response.ok && unfit(name, response.status, body) === undefined) reached.add(name);
      const sent = method === 'POST' && !isForm ? ` ${JSON.stringify(rest)}` : '';
      return {
        call: name,
        status: response.status,
        headers: response.headers,
        body,
        said:
          cut(`${method} ${address}${query === '?' ? '' : query}${sent}`) +
          ` → ${response.status} ${cut(text)}`,
      };
    },
    unfit: ({ call, status, body }) => unfit(call, status, body),
  };
}

function textsOf(values: Input): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

function formOf(values: Input): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
