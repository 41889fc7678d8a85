import * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint, InputOf } from '../../src/contract/kit/endpoint.ts';
import { examples } from './examples.ts';
import { arrangeRefusal } from './given.ts';
import { jsonText } from './jsonText.ts';

/** Makes an example call in a world of its own and returns it as sent over the wire. */
export async function answeredCall<Name extends keyof typeof everyEndpoint>(
  name: Name,
): Promise<string> {
  const endpoint = everyEndpoint[name] as Endpoint;
  const { as, input } = examples[name];
  const given = await arrangeRefusal();
  const sent = (await input(given)) as InputOf<Endpoint>;
  const who = as === 'guest' ? {} : given[as];
  const response = await given.app.send(endpoint, sent, { ...who, key: 'example' });
  if (!response.ok) throw new Error(`The example of ${name}: ${await response.text()}`);
  const [address, body] = requestText(endpoint, sent);
  const answer = jsonText(await response.json());
  return [`${endpoint.method} /api${address}`, ...(body ? [body] : []), '', answer].join('\n');
}

/** The same for a call to an external service. */
export async function answeredExternal(name: keyof typeof everyExternal): Promise<string> {
  const { app } = await arrangeRefusal();
  const { world, clock } = app.backend.context.operator;
  const inPlay = world.events(clock.now()).find((row) => row.inPlay && row.sportId === 4);
  const query = name === 'lookUpIp' ? '?format=json' : '';
  const { service, path } = everyExternal[name];
  const address = `/${service}${path.replace(':gameId', inPlay?.gameId ?? '')}${query}`;
  const response = await app.raw('GET', `/external${address}`);
  return `GET /api/external${address}\n\n${jsonText(await response.json())}`;
}

function requestText({ method, path, input }: Endpoint, sent: unknown): [string, string?] {
  const rest = { ...(z.encode(input, sent as never) as Record<string, unknown>) };
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const values = Object.entries(rest);
  if (values.length === 0) return [address];
  if (method === 'GET') return [`${address}?${new URLSearchParams(rest as never)}`];
  const body = Object.fromEntries(
    values.map(([name, value]) => [
      name,
      value instanceof File ? `(${value.type}, ${value.size} bytes)` : value,
    ]),
  );
  return [address, jsonText(body)];
}
