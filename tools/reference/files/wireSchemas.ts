import * as z from 'zod/mini';
import {
  Amount,
  AskedPrice,
  Odds,
  Page,
  Tolerance,
  Whole,
} from '../../../src/contract/kit/asked.ts';
import { IsoDate } from '../../../src/contract/kit/isoDate.ts';
import { Naira, Price } from '../../../src/contract/kit/money.ts';
import { Instant } from '../../../src/contract/kit/time.ts';
import type { ContractSource } from '../contractSource.ts';
import { contractSchemas } from '../naming.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schemas of the contract as it is on the wire: naira, decimal odds, ISO times. */
export interface WireSchemas {
  /** A schema in place; what has a name is referred to. */
  of(schema: z.ZodMiniType): JsonSchema;
  /** Every named schema that has been referred to, for `components/schemas`. */
  named(): Record<string, JsonSchema>;
}

const TWO_DECIMALS = { multipleOf: 0.01 };
const NAIRA = { format: 'naira' };

/** What the codecs of the contract check in code, where a JSON Schema cannot see it. */
const CODED = new Map<unknown, JsonSchema>([
  [Naira, { ...NAIRA, description: 'Naira with two decimals at most.' }],
  [Price, { description: 'Decimal odds with two decimals at most, or a bookmaker’s rate.' }],
  [Amount, { ...NAIRA, ...TWO_DECIMALS, minimum: 0, maximum: 10_000_000_000 }],
  [Odds, { ...TWO_DECIMALS, minimum: 1.01, maximum: 1000 }],
  [AskedPrice, { ...TWO_DECIMALS, minimum: 0.01, maximum: 1000 }],
  [Tolerance, { ...TWO_DECIMALS, minimum: 0, maximum: 100 }],
  [Whole, { minimum: 0 }],
  [Page, { minimum: 1 }],
  [Instant, { format: 'date-time', description: 'ISO 8601 in UTC.' }],
  [IsoDate, { format: 'date', description: 'A day in Lagos.' }],
]);

export function createWireSchemas(source: ContractSource): WireSchemas {
  const registry = z.registry<{ id: string }>();
  for (const { name, schema } of contractSchemas()) registry.add(schema, { id: name });
  const named: Record<string, JsonSchema> = {};
  const names = new Map(contractSchemas().map(({ name, schema }) => [schema, name]));

  const improve: NonNullable<z.core.ToJSONSchemaParams['override']> = ({
    zodSchema,
    jsonSchema,
  }) => {
    const schema = zodSchema as unknown as z.ZodMiniType;
    delete jsonSchema.id;
    lengthsOf(jsonSchema);
    dropWidest(jsonSchema);
    const ownName = names.get(schema) ?? '';
    const about = source.docOf(ownName);
    if (about) jsonSchema.description = about;
    const items = (jsonSchema.prefixItems ?? []) as JsonSchema[];
    for (const [index, said] of source.docsOfItems(ownName).entries()) {
      if (said && items[index]) items[index] = { ...items[index], description: said };
    }
    Object.assign(jsonSchema, CODED.get(schema));
    const { type, shape = {} } = schema._zod.def as { type: string; shape?: object };
    if (type === 'file')
      Object.assign(jsonSchema, FILE, { format: undefined, contentEncoding: undefined });
    if (type === 'readonly') delete jsonSchema.readOnly;
    const fields = Object.keys(shape);
    const properties = jsonSchema.properties ?? {};
    for (const [name, part] of Object.entries(properties)) {
      const said = source.docOfField(name, fields);
      // A copy: zod shares the reference to a named schema among all fields that use it.
      if (said && typeof part === 'object') properties[name] = { ...part, description: said };
    }
  };

  return {
    of(schema) {
      const {
        $schema: _,
        $defs = {},
        ...own
      } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        metadata: registry,
        override: improve,
      });
      for (const [name, part] of Object.entries($defs)) named[name] ??= relinked(part);
      const id = registry.get(schema)?.id;
      if (id === undefined) return relinked(own);
      named[id] ??= relinked(own);
      return { $ref: linkTo(id) };
    },
    named: () =>
      Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Every whole number of the contract is one that JavaScript can hold: not worth two lines each. */
function dropWidest(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function linkTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** A copy whose references point to the components. */
function relinked(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('#/$defs/') ? linkTo(value.slice(8)) : value,
  );
  return JSON.parse(text);
}

/** Says as a length what the contract says as an expression, to save bytes on the first page. */
function lengthsOf(schema: JsonSchema): void {
  const parts = [schema, ...(schema.allOf ?? [])];
  for (const part of parts) {
    const [, least, most] = /^\^\.\{(\d+),(\d*)\}\$$/.exec(part.pattern ?? '') ?? [];
    if (least === undefined) continue;
    delete part.pattern;
    if (most) schema.maxLength = Math.min(Number(most), schema.maxLength ?? Number(most));
    else schema.minLength = Math.max(Number(least), schema.minLength ?? 0);
  }
  if (!schema.allOf) return;
  schema.allOf = schema.allOf.filter((part) => Object.keys(part).length > 0);
  if (schema.allOf.length === 0) delete schema.allOf;
}
