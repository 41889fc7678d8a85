import type * as z from 'zod/mini';

/**
 * What the app does with a value that the contract does not allow, because the server is newer or another
 * make. Only `read` looks at these marks: whoever parses with zod itself, as the mock does, is held to the
 * schema as it stands.
 */
interface Mark {
  /** What to read in its place; a value that the schema refuses too leaves the decision to what is around. */
  mend(value: unknown): unknown;
  /** Something in it is not understood, which is told as a row that needs a newer app. */
  isNewer: boolean;
}

const marks = new WeakMap<z.core.$ZodType, Mark>();
const essentials = new WeakSet<z.core.$ZodType>();
const rowLists = new WeakSet<z.core.$ZodType>();

export function markOf(schema: z.core.$ZodType): Mark | undefined {
  return marks.get(schema);
}

export function isEssential(schema: z.core.$ZodType): boolean {
  return essentials.has(schema);
}

export function isRows(schema: z.core.$ZodType): boolean {
  return rowLists.has(schema);
}

function mark<Schema extends z.ZodMiniType>(schema: Schema, mend: Mark['mend'], isNewer: boolean) {
  marks.set(schema, { mend, isNewer });
  return schema;
}

/** A word that this version does not know is read as `word`, which must be safe: no bets, no payment. */
/*@__NO_SIDE_EFFECTS__*/
export function orElse<Schema extends z.ZodMiniType>(
  schema: Schema,
  word: z.input<NoInfer<Schema>>,
): Schema {
  return mark(schema, () => word, true);
}

/** Another way to write the same: `mend` makes of it what the schema reads. */
/*@__NO_SIDE_EFFECTS__*/
export function loosely<Schema extends z.ZodMiniType>(
  schema: Schema,
  mend: (value: unknown) => unknown,
): Schema {
  return mark(schema, mend, false);
}

/** What cannot be read as one thing is read as another, and told as newer than this app. */
/*@__NO_SIDE_EFFECTS__*/
export function safely<Schema extends z.ZodMiniType>(
  schema: Schema,
  mend: (value: unknown) => unknown,
): Schema {
  return mark(schema, mend, true);
}

/** An optional value that must not count as missing where it cannot be read: a limit, a break. */
/*@__NO_SIDE_EFFECTS__*/
export function essential<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  essentials.add(schema);
  return schema;
}

/** Marks a list whose entries stand for themselves: one that cannot be read is left out, the rest is read. */
/*@__NO_SIDE_EFFECTS__*/
export function rows<List extends z.ZodMiniArray>(list: List): List {
  rowLists.add(list);
  return list;
}
