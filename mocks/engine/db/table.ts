import type * as z from 'zod/mini';

/** Columns with text or numbers, which may be a key or an index. */
export type Indexable<Row> = {
  [Name in keyof Row]-?: Row[Name] extends string | number | boolean | null ? Name : never;
}[keyof Row] &
  string;

/** A table: the schema of its rows, its key column and its indexed columns. */
export interface Table<Schema extends z.ZodMiniObject = z.ZodMiniObject> {
  row: Schema;
  key: string;
  indexes: string[];
}

/** Defines a table; see `Table` for the parameters. */
export function table<Schema extends z.ZodMiniObject>(
  row: Schema,
  key: Indexable<z.output<Schema>>,
  indexes: Indexable<z.output<Schema>>[] = [],
): Table<Schema> {
  return { row, key, indexes };
}

export type RowOf<T extends Table> = z.output<T['row']>;
