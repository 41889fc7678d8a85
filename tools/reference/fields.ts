import type * as z from 'zod/mini';
import { helpOf } from '../../mocks/engine/control/help.ts';
import { Amount, AskedPrice, Odds, Page, Tolerance, Whole } from '../../src/contract/kit/asked.ts';
import { IsoDate } from '../../src/contract/kit/isoDate.ts';
import { Naira, Price } from '../../src/contract/kit/money.ts';
import { Instant } from '../../src/contract/kit/time.ts';
import type { ContractSource } from './contractSource.ts';

/** A line of a field table. */
export interface Field {
  /** `bets[].stake`, with `?` when optional. */
  name: string;
  type: string;
  note: string;
}

/** How schemas are named: a named one is referred to by its name. */
export interface Naming {
  source: ContractSource;
  /** Object schemas with a table of their own. */
  shapes: ReadonlyMap<z.ZodMiniType, string>;
}

const UNITS = new Map<unknown, string>([
  [Naira, 'naira'],
  [Price, 'odds'],
  [Amount, 'naira, 0 to 10,000,000,000'],
  [Odds, 'odds above 1, to 1000'],
  [AskedPrice, 'odds above 0, to 1000'],
  [Tolerance, 'percent, 0 to 100'],
  [Whole, 'integer, 0 or more'],
  [Page, 'integer, 1 or more'],
  [Instant, 'time'],
  [IsoDate, 'day'],
]);

/** The parts of zod's definitions that the contract uses. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  items?: z.ZodMiniType[];
  entries?: Record<string, string>;
  values?: unknown[];
  shape?: Record<string, z.ZodMiniType>;
  catchall?: z.ZodMiniType;
  defaultValue?: unknown;
  format?: string;
  checks?: { _zod: { def: { error?: () => unknown } } }[];
}

const definition = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;

/** The fields of an object, including nested ones. */
export function fieldsOf(schema: z.ZodMiniType, naming: Naming, prefix = ''): Field[] {
  const { shape = {} } = definition(schema);
  const names = Object.keys(shape);
  return Object.entries(shape).flatMap(([name, value]) => {
    const { inner, isOptional, notes } = unwrapped(value);
    const path = prefix + name;
    const said = new Set([helpOf(value) || naming.source.docOfField(name, names), ...notes]);
    const note = [...said].filter(Boolean).join(' ');
    const own = { name: path + (isOptional ? '?' : ''), type: typeText(inner, naming), note };
    const nested = nestedIn(inner, naming);
    return nested ? [own, ...fieldsOf(nested.schema, naming, `${path}${nested.mark}.`)] : [own];
  });
}

/** The object types that a schema allows, each for a table: one, unless it is a union. */
export function variantsOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { type, options } = definition(schema);
  return type === 'union' && options ? options : [schema];
}

export function typeText(schema: z.ZodMiniType, naming: Naming): string {
  const unit = UNITS.get(schema) ?? naming.shapes.get(schema);
  if (unit) return unit;
  const def = definition(schema);
  const text = (part: z.ZodMiniType) => typeText(part, naming);
  // No rows of their own list the fields of one of several objects.
  const choice = (part: z.ZodMiniType) => {
    const isListed = definition(part).type !== 'object' || naming.shapes.has(part);
    return isListed ? text(part) : objectText(definition(part), text);
  };
  switch (def.type) {
    case 'optional':
    case 'readonly':
    case 'default':
    case 'catch':
      return def.innerType ? text(def.innerType) : 'anything';
    case 'nullable':
      return `${def.innerType ? choice(def.innerType) : 'anything'} or null`;
    case 'number':
      return def.format === 'safeint' ? 'integer' : 'number';
    case 'boolean':
      return 'true or false';
    case 'enum':
      return Object.keys(def.entries ?? {})
        .map((value) => `\`${value}\``)
        .join(', ');
    case 'literal':
      return (def.values ?? []).map((value) => `\`${value}\``).join(', ');
    case 'array':
      return def.element ? `list of ${text(def.element)}` : 'list';
    case 'tuple':
      return `[${(def.items ?? []).map(text).join(', ')}]`;
    case 'union':
      return (def.options ?? []).map(choice).join(' or ');
    case 'object':
      return isOpen(def) && def.catchall ? `object of ${text(def.catchall)}` : 'object';
    case 'pipe':
      return def.in ? text(def.in) : 'anything';
    case 'unknown':
      return 'anything';
    default:
      return def.type;
  }
}

/** Whether an object takes fields that nobody names. */
const isOpen = ({ catchall }: Definition) => catchall && definition(catchall).type !== 'never';

/** An object by its fields. */
function objectText({ shape = {} }: Definition, text: (part: z.ZodMiniType) => string): string {
  const fields = Object.entries(shape).map(([name, value]) => {
    const { inner, isOptional } = unwrapped(value);
    const mark = isOptional ? '?' : '';
    return definition(inner).type === 'literal' ? `${name}: ${text(inner)}` : `\`${name}${mark}\``;
  });
  return fields.length > 0 ? `object with ${fields.join(', ')}` : 'object';
}

/** The schema inside optional and default, with what they say. */
function unwrapped(schema: z.ZodMiniType) {
  let inner = schema;
  let isOptional = false;
  const notes: string[] = [];
  for (;;) {
    const { type, innerType, defaultValue } = definition(inner);
    if (!innerType || type === 'nullable') break;
    if (type !== 'readonly') isOptional = true;
    if (type === 'default') notes.push(`Without it: ${JSON.stringify(defaultValue)}.`);
    inner = innerType;
  }
  for (const { _zod } of definition(inner).checks ?? []) {
    const { error } = _zod.def;
    // One that takes the issue speaks of an input, not of the field.
    const said = error?.length === 0 ? error() : undefined;
    if (typeof said === 'string') notes.push(`“${said}”`);
  }
  return { inner, isOptional, notes };
}

/** An unnamed object, alone or in a list, whose fields are listed in place. */
function nestedIn(schema: z.ZodMiniType, { shapes }: Naming) {
  const { type, element } = definition(schema);
  const isList = type === 'array' && element !== undefined;
  const inner = isList ? element : schema;
  const { shape } = definition(inner);
  if (!shape || Object.keys(shape).length === 0 || shapes.has(inner)) return undefined;
  return { schema: inner, mark: isList ? '[]' : '' };
}
