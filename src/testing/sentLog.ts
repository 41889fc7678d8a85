import * as z from 'zod/mini';
import { readInput } from '../../mocks/engine/http/readInput.ts';
import type { Endpoint, InputOf } from '../contract/kit/endpoint.ts';

/** A call that the app sent. */
export interface Sent<E extends Endpoint = Endpoint> {
  input: InputOf<E>;
  /** The input as sent over the wire: money in naira, odds with a point. */
  wire: object;
  /** Its idempotency key; empty without one. */
  key: string;
  token: string;
}

/** An endpoint's input, decoded by the contract; one that does not match fails the test. */
export function decoded<E extends Endpoint>(endpoint: E, wire: object): InputOf<E> {
  return z.decode(endpoint.input, wire as never) as InputOf<E>;
}

/** Records what the app sends. */
export function sentLog() {
  const requests: Request[] = [];

  const to = ({ method, path }: Endpoint) => {
    const pattern = new RegExp(`/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    return requests.flatMap((request) => {
      const found = pattern.exec(new URL(request.url).pathname);
      return found && request.method === method ? [{ request, inPath: { ...found.groups } }] : [];
    });
  };
  return {
    note: (request: Request) => requests.push(request.clone()),
    calls: (endpoint: Endpoint) => to(endpoint).length,
    sent: <E extends Endpoint>(endpoint: E): Promise<Sent<E>[]> =>
      Promise.all(
        to(endpoint).map(async ({ request, inPath }) => {
          const wire = await readInput(endpoint, request.clone(), inPath);
          return {
            input: decoded(endpoint, wire),
            wire,
            key: request.headers.get('idempotency-key') ?? '',
            token: request.headers.get('authorization') ?? '',
          };
        }),
      ),
  };
}
