import { ENTITY_TYPE, factory, nullable, PRIMARY_KEY, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import type * as z from 'zod/mini';
import { deepFreeze } from './deepFreeze.ts';
import type { Indexable, RowOf, Table } from './table.ts';

type Key = string | number;

/** Keyed access to one table. Rows are frozen: change one by replacing it. */
export interface Repository<Row> {
  readonly size: number;
  get(key: Key): Row | undefined;
  insert(row: Row): Row;
  update(key: Key, changes: Partial<Row>): Row;
  remove(key: Key): void;
  all(): Row[];
  /** The rows whose indexed column has this value, in insertion order. */
  where<Name extends Indexable<Row>>(column: Name, value: Row[Name]): Row[];
  /** The last row inserted with this value. */
  last<Name extends Indexable<Row>>(column: Name, value: Row[Name]): Row | undefined;
}

/** What a query of @mswjs/data may ask of a column. */
interface Asked<Value> {
  equals?: Value;
  notEquals?: Value;
  in?: Value[];
  gt?: Value;
  gte?: Value;
  lt?: Value;
  lte?: Value;
}

interface Query<Row> {
  where?: { [Name in Indexable<Row>]?: Asked<Row[Name]> };
  take?: number;
  skip?: number;
}

/** The model of a table as @mswjs/data is known, to read. Each query looks at every row: for tests and tools. */
export interface Model<Row> {
  findFirst(query: Query<Row>): Row | null;
  findMany(query: Query<Row>): Row[];
  count(query?: Query<Row>): number;
  getAll(): Row[];
}

/**
 * Repositories on top of @mswjs/data. Reads and updates use its Map directly, because its queries scan all
 * rows (4 ms at 10,000), drop updates of object columns, and match everything on `undefined`.
 */
export function createRepositories<Tables extends Record<string, Table>>(
  tables: Tables,
): {
  repositories: { [Name in keyof Tables]: Repository<RowOf<Tables[Name]>> };
  models: { [Name in keyof Tables]: Model<RowOf<Tables[Name]>> };
} {
  const library = factory(
    Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, modelOf(table)])),
  );
  const repositories = Object.entries(tables).map(([name, table]) => {
    const model = library[name];
    if (!model) throw new Error(`The library made no model of ${name}`);
    const rows: Map<Key, object> = library[DATABASE_INSTANCE].getModel(name);
    return [name, createRepository(name, table, rows, (row) => model.create(row))] as const;
  });
  // The mapped types are built entry by entry, which Object.fromEntries cannot express.
  return { repositories: Object.fromEntries(repositories) as never, models: library as never };
}

/**
 * Every column but the key is nullable without a default: a plain getter would invent values for missing
 * columns, and a nested definition would lose updates.
 */
function modelOf({ row, key }: Table) {
  const column = nullable<string>(() => null as never);
  return Object.fromEntries(
    Object.keys(row.shape).map((name) => [name, name === key ? primaryKey(String) : column]),
  );
}

/** The rows that this process has parsed and frozen, each with the schema of its table. */
const parsedRows = new WeakMap<object, object>();

function createRepository<Row extends Record<string, unknown>>(
  name: string,
  { row: schema, key: keyColumn, indexes }: Table,
  rows: Map<Key, object>,
  create: (row: Record<string, never>) => object,
): Repository<Row> {
  const index = new Map(indexes.map((name) => [name, new Map<unknown, Key[]>()]));
  // The two symbols mark the library's entities.
  const parse = (row: Row) => {
    const parsed = deepFreeze(
      Object.defineProperties((schema as unknown as z.ZodMiniType<Row>).parse(row), {
        [ENTITY_TYPE]: { value: name },
        [PRIMARY_KEY]: { value: keyColumn },
      }),
    );
    parsedRows.set(parsed, schema);
    return parsed;
  };
  const keyOf = (row: Row) => row[keyColumn] as Key;

  const unfile = (column: string, row: Row) => {
    const keys = index.get(column)?.get(row[column]) ?? [];
    keys.splice(keys.indexOf(keyOf(row)), 1);
  };
  const file = (row: Row, previous?: Row) => {
    for (const [column, sets] of index) {
      if (previous && previous[column] === row[column]) continue;
      if (previous) unfile(column, previous);
      const keys = sets.get(row[column]);
      if (keys) keys.push(keyOf(row));
      else sets.set(row[column], [keyOf(row)]);
    }
  };
  const keysOf = (column: string, value: unknown): Key[] => {
    const sets = index.get(column);
    if (!sets) throw new Error(`Column ${column} has no index`);
    return sets.get(value) ?? [];
  };
  const read = (key: Key): Row | undefined => rows.get(key) as Row | undefined;

  return {
    get size() {
      return rows.size;
    },
    get: read,
    insert(given) {
      // A row of another world of this process can be shared, because none ever changes: most worlds begin as one
      // that was kept, and reading it anew takes ten times as long.
      const isShared = parsedRows.get(given) === schema;
      const row = isShared ? given : parse(given);
      if (!isShared) create(row as Record<string, never>);
      else if (rows.has(keyOf(row))) throw new Error(`There is a row ${keyOf(row)} in ${name}`);
      rows.set(keyOf(row), row);
      file(row);
      return row;
    },
    update(key, changes) {
      const previous = read(key);
      if (!previous) throw new Error(`No row ${key} to update`);
      const row = parse({ ...previous, ...changes });
      if (keyOf(row) !== key) throw new Error(`The key ${key} of a row never changes`);
      rows.set(key, row);
      file(row, previous);
      return row;
    },
    remove(key) {
      const row = read(key);
      if (!row) return;
      for (const column of index.keys()) unfile(column, row);
      rows.delete(key);
    },
    all: () => [...rows.values()] as Row[],
    where: (column, value) =>
      keysOf(column, value).flatMap((key): Row[] => {
        const row = read(key);
        return row ? [row] : [];
      }),
    last(column, value) {
      const key = keysOf(column, value).at(-1);
      return key === undefined ? undefined : read(key);
    },
  };
}
