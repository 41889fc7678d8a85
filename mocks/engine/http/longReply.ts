import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { encoded, type Reply } from './reply.ts';

/** Lists of more items are encoded in steps, because one go would keep every other world waiting. */
const LONG = 500;
/** Items encoded in one step: about a millisecond. */
const STEP = 100;

/** Whether an output has a list so long that it is encoded in steps. */
export const isLong = (output: unknown): boolean => Object.values(Object(output)).some(isLongList);

const isLongList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > LONG;

/** What `accepted` answers, worked out step by step. Long lists stand last in it. */
export function* acceptedInSteps<E extends Pick<Endpoint, 'path' | 'output'>>(
  endpoint: E,
  output: z.output<E['output']>,
): Generator<void, Reply> {
  const short: Record<string, unknown> = { ...Object(output) };
  const lists: [name: string, items: unknown[]][] = [];
  for (const [name, value] of Object.entries(short)) {
    if (!isLongList(value)) continue;
    lists.push([name, value]);
    short[name] = [];
  }
  const parts: string[] = [];
  for (const [name, items] of lists) {
    const texts: string[] = [];
    for (let from = 0; from < items.length; from += STEP) {
      const wire = encoded(endpoint, { ...short, [name]: items.slice(from, from + STEP) });
      texts.push(JSON.stringify(wire[name]).slice(1, -1));
      yield;
    }
    parts.push(`${JSON.stringify(name)}:[${texts.join(',')}]`);
  }
  const head = encoded(endpoint, short);
  for (const [name] of lists) delete head[name];
  const fields = JSON.stringify(head).slice(1, -1);
  return { status: 200, body: `{${[...(fields ? [fields] : []), ...parts].join(',')}}` };
}
