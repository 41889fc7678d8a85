import * as fc from 'fast-check';
import type { Schema } from '../contractFile.ts';
import type { Harvest } from './harvest.ts';

/** Makes inputs that fit a schema of the contract's file, now and then out of ids that the server has sent. */
export function arbitraryOf(
  schema: Schema,
  components: Record<string, Schema>,
  harvest: Harvest,
  field = '',
): fc.Arbitrary<unknown> {
  const inner = (part: Schema, name = field) => arbitraryOf(part, components, harvest, name);
  if (schema.$ref !== undefined) {
    const named = components[schema.$ref.split('/').at(-1) ?? ''];
    if (!named) throw new Error(`The file has no ${schema.$ref}`);
    return inner(named);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => inner(choice)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inner, harvest);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => inner(item)));
      return fc.array(typeof schema.items === 'object' ? inner(schema.items) : fc.anything(), {
        maxLength: 4,
      });
    case 'string':
      return stringOf(schema, field, harvest);
    case 'integer':
      return numberOf(schema, field, harvest, 1);
    case 'number':
      return numberOf(schema, field, harvest, 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  inner: (part: Schema, name: string) => fc.Arbitrary<unknown>,
  harvest: Harvest,
): fc.Arbitrary<unknown> {
  const names = Object.keys(properties);
  const made = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part, name)])),
    { requiredKeys: required, noNullPrototype: true },
  );
  // The ids of one object belong together: a market is one of its match.
  return fc
    .tuple(made, fc.nat(), fc.boolean())
    .map(([value, chosen, isKnown]) =>
      isKnown ? { ...value, ...harvest.together(names, chosen) } : value,
    );
}

const MONTH_MS = 30 * 86_400_000;
const AROUND = Date.parse('2026-03-14T17:00:00Z');

function stringOf(schema: Schema, field: string, harvest: Harvest): fc.Arbitrary<unknown> {
  const { pattern, format, minLength = 0, maxLength = 60, allOf = [], contentMediaType } = schema;
  if (contentMediaType !== undefined) return files();
  if (format === 'date-time' || format === 'date') {
    return fc.integer({ min: AROUND - MONTH_MS, max: AROUND }).map((at) => {
      const text = new Date(at).toISOString();
      return format === 'date' ? text.slice(0, 10) : text;
    });
  }
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].flatMap((text) => text ?? []);
  const [first, ...rest] = patterns;
  const plain =
    first === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
      : fc.stringMatching(new RegExp(first, 'u'));
  const fitting = plain.filter(
    (text) =>
      [...text].length >= minLength &&
      [...text].length <= maxLength &&
      rest.every((also) => new RegExp(also, 'u').test(text)),
  );
  const known = harvest.texts(field);
  return known.length > 0 && first === undefined
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, fitting)
    : fitting;
}

function numberOf(
  { minimum, maximum }: Schema,
  field: string,
  harvest: Harvest,
  scale: number,
): fc.Arbitrary<unknown> {
  const least = Math.ceil((minimum ?? -1000) * scale);
  const most = Math.floor((maximum ?? 1e10) * scale);
  const around = (value: number) => Math.min(most, Math.max(least, Math.round(value * scale)));
  const fitting = fc
    .oneof(
      fc.integer({ min: least, max: most }),
      fc.integer({ min: least, max: Math.min(most, 5000 * scale) }),
    )
    .map((whole) => whole / scale);
  const known = harvest.numbers(field).map((value) => around(value) / scale);
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), fitting) : fitting;
}

/** Pictures by their first bytes, and what only claims to be one. */
function files(): fc.Arbitrary<File> {
  return fc.tuple(fc.boolean(), fc.uint8Array({ maxLength: 64 })).map(([isPicture, rest]) => {
    const head = isPicture ? [0xff, 0xd8, 0xff, 0xe0] : [];
    return new File([Uint8Array.from(head), rest], 'a.jpg', { type: 'image/jpeg' });
  });
}
