import * as z from 'zod/mini';
import { countNewer } from './newerIn.ts';
import { childOf, isOptional, layersOf, mayBeMissing } from './schemaWalk.ts';
import { isEssential, isRows, markOf } from './tolerance.ts';

export interface Reading<Schema extends z.ZodMiniType> {
  isRead: true;
  data: z.output<Schema>;
  /** What the schema found wrong, mended or left out since. */
  issues: readonly z.core.$ZodIssue[];
}

export interface Unreadable {
  isRead: false;
  data?: never;
  issues: readonly z.core.$ZodIssue[];
}

/** With `isWhole` no row is left out: for answers in which a missing row would say something untrue. */
interface ReadOptions {
  isWhole?: boolean | undefined;
}

/**
 * Reads what a server sent as far as it can be read. What the schema takes is taken as it is; otherwise the
 * smallest part around each problem is mended, counted as missing or left out, as the marks of the schema
 * (`tolerance.ts`) allow.
 */
export function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: unknown,
  options: ReadOptions = {},
): Reading<Schema> | Unreadable {
  const first = z.safeParse(schema, raw);
  if (first.success) return { isRead: true, data: first.data, issues: [] };
  const { issues } = first.error;
  const mended = mend(schema, raw, options);
  const again = mended && z.safeParse(schema, mended.value);
  if (!mended || !again?.success) return { isRead: false, issues };
  countNewer(again.data, mended.newer);
  return { isRead: true, data: again.data, issues };
}

/** Each round may bring to light what a problem before it hid. */
const MOST_ROUNDS = 6;
const LEFT_OUT = Symbol('left out');

type Holder = Record<PropertyKey, unknown>;

/** A value on the way to a problem: what holds it under which key, and the schemas that apply to it. */
interface Level {
  holder: Holder;
  key: PropertyKey;
  schema: z.core.$ZodType;
  layers: z.core.$ZodTypes[];
  /** The value is a row of a list. */
  isRow: boolean;
}

/** The value as the schema reads it, or undefined where it cannot be mended. */
function mend(schema: z.core.$ZodType, raw: unknown, options: ReadOptions) {
  const root: Holder = { value: structuredClone(raw) };
  /** Rows, each counted once whatever is odd in it. */
  const newer = new Set<unknown>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = z.safeParse(schema, root['value']);
    if (parsed.success) return { value: root['value'], newer: newer.size };
    const lists = new Set<unknown[]>();
    let isMended = false;
    for (const { path } of parsed.error.issues) {
      const levels = levelsOf({ holder: root, key: 'value', ...of(schema, false) }, path, options);
      isMended = mendInnermost(levels, options, { newer, lists }) || isMended;
    }
    if (!isMended) return undefined;
    for (const list of lists)
      list.splice(0, list.length, ...list.filter((row) => row !== LEFT_OUT));
  }
  return undefined;
}

function of(schema: z.core.$ZodType, isRow: boolean) {
  return { schema, layers: layersOf(schema), isRow };
}

/** From the problem outwards. Empty where the way leads through a row that is left out already. */
function levelsOf(level: Level, path: readonly PropertyKey[], options: ReadOptions): Level[] {
  const value = level.holder[level.key];
  if (value === LEFT_OUT) return [];
  const [key, ...rest] = path;
  const child = key === undefined ? undefined : childOf(level.layers, key);
  if (key === undefined || !child || !isHolder(value)) return [level];
  const isRow = !options.isWhole && level.layers.some(isRows);
  const inner = levelsOf({ holder: value, key, ...of(child, isRow) }, rest, options);
  return inner.length > 0 ? [...inner, level] : [];
}

function mendInnermost(
  levels: Level[],
  options: ReadOptions,
  { newer, lists }: { newer: Set<unknown>; lists: Set<unknown[]> },
): boolean {
  for (const [depth, { holder, key, schema, layers, isRow }] of levels.entries()) {
    const value = holder[key];
    const isOdd = value !== undefined && value !== null;
    const mark = layers.map(markOf).find(Boolean);
    if (mayBeMissing(layers) && value === null) {
      delete holder[key];
      return true;
    }
    const substitute = mark ? mark.mend(value) : ofOption(layers, value, options);
    if (substitute !== undefined && z.safeParse(schema, substitute).success) {
      if (mark?.isNewer) newer.add(rowAround(levels.slice(depth)));
      holder[key] = substitute;
      return true;
    }
    if (isOdd && isOptional(layers) && !layers.some(isEssential)) {
      delete holder[key];
      return true;
    }
    if (isRow && Array.isArray(holder)) {
      // A word of a list of words is not a row that anybody would miss.
      if (layers.at(-1)?._zod.def.type === 'object') newer.add(isOdd ? value : Symbol('row'));
      holder[key] = LEFT_OUT;
      lists.add(holder);
      return true;
    }
  }
  return false;
}

/** What a mended value is counted under: the row that it stands in, or the whole answer. */
function rowAround(levels: Level[]): unknown {
  const row = levels.find(({ isRow }) => isRow) ?? levels.at(-1);
  return row?.holder[row.key];
}

/** Of a union: the value as the first of its schemas reads it. */
function ofOption(layers: z.core.$ZodTypes[], value: unknown, options: ReadOptions): unknown {
  const def = layers.at(-1)?._zod.def;
  if (def?.type !== 'union') return undefined;
  for (const option of def.options) {
    const mended = mend(option, value, options);
    if (mended) return mended.value;
  }
  return undefined;
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}
