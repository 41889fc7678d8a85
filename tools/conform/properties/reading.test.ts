import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../../src/contract/everyEndpoint.ts';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import { read } from '../../../src/contract/kit/read.ts';
import { childOf, layersOf } from '../../../src/contract/kit/schemaWalk.ts';
import { Instant } from '../../../src/contract/kit/time.ts';
import { isRows } from '../../../src/contract/kit/tolerance.ts';
import { arbitraryOf } from './arbitrary.ts';
import { createHarvest } from './harvest.ts';

/** Everything that the app reads. */
const schemas: [string, z.ZodMiniType][] = [
  ...Object.entries({ ...everyEndpoint, ...everyExternal }).map(
    ([name, { output }]): [string, z.ZodMiniType] => [name, output],
  ),
  ...Object.values(everyAsked).map(({ name, reply }): [string, z.ZodMiniType] => [name, reply]),
  ...Object.values(everyPushed).map(({ name, payload }): [string, z.ZodMiniType] => [
    name,
    payload,
  ]),
];

type Key = string | number;
type Path = readonly Key[];

/** A place of an answer, and what another server or a newer one has there. `undefined` is a missing field. */
interface Oddity {
  path: Path;
  value: unknown;
}

const ODD_VALUES = [undefined, null, 'a-newer-word', 7, '7', 1.5, true, {}, [], [null]];

const isObject = (value: unknown): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null;

function placesOf(value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

function withOddity(value: unknown, { path: [key, ...rest], value: odd }: Oddity): unknown {
  if (key === undefined) return odd;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = withOddity(copy[key], { path: rest, value: odd });
  if (copy[key] === undefined && !Array.isArray(copy)) delete copy[key];
  return copy;
}

/** The innermost row that holds the place: the path of its list, and its place there. */
function rowOf(schema: z.ZodMiniType, path: Path): { list: Path; at: number } | undefined {
  let found: { list: Path; at: number } | undefined;
  let layers = layersOf(schema);
  for (const [depth, key] of path.entries()) {
    if (layers.some(isRows)) found = { list: path.slice(0, depth), at: Number(key) };
    const child = childOf(layers, key);
    if (!child) break;
    layers = layersOf(child);
  }
  return found;
}

/** The value without one row of one of its lists. */
function withoutRow(value: unknown, [key, ...rest]: Path, at: number): unknown {
  if (key === undefined) return Array.isArray(value) ? value.toSpliced(at, 1) : value;
  if (Array.isArray(value))
    return value.with(Number(key), withoutRow(value[Number(key)], rest, at));
  return isObject(value) ? { ...value, [key]: withoutRow(value[key], rest, at) } : value;
}

function listAt(value: unknown, path: Path): unknown[] {
  const list = path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : part), value);
  return Array.isArray(list) ? list : [];
}

function answersOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema !== Instant) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  // What zod writes is JSON, as the contract's file is.
  return arbitraryOf(JSON.parse(JSON.stringify(json)), {}, createHarvest());
}

test.each(schemas)(
  '%s: whatever is odd in one row, the others are read as they are',
  (_, schema) => {
    const odd = answersOf(schema).chain((answer) =>
      fc.record({
        answer: fc.constant(answer),
        path: fc.constantFrom(...placesOf(answer), []),
        value: fc.constantFrom(...ODD_VALUES),
      }),
    );
    fc.assert(
      fc.property(odd, ({ answer, path, value }) => {
        fc.pre(z.safeParse(schema, answer).success);
        const row = rowOf(schema, path);
        const reading = read(schema, withOddity(answer, { path, value }));
        expect(reading.isRead || !row).toBe(true);
        if (!row) return;
        // A clone has no count of what was left out.
        const data = structuredClone(reading.data);
        const whole = z.parse(schema, answer);
        const isKept = listAt(data, row.list).length === listAt(whole, row.list).length;
        expect(isKept ? withoutRow(data, row.list, row.at) : data).toEqual(
          withoutRow(whole, row.list, row.at),
        );
      }),
      { numRuns: 15, seed: 7 },
    );
  },
);
