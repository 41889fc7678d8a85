import * as z from 'zod/mini';
import { createRepositories } from './repository.ts';
import type { Table } from './table.ts';

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const DatabaseSnapshot = z.object({
  counters: z.record(z.string(), z.int()),
  // As they are, not copied: rows of this process are known again by their identity.
  rows: z.record(z.string(), z.array(z.custom<Record<string, unknown>>(isRecord))),
});
export type DatabaseSnapshot = z.output<typeof DatabaseSnapshot>;

/** The repositories of one world. */
export type DatabaseOf<Tables extends Record<string, Table>> = ReturnType<
  typeof createRepositories<Tables>
>['repositories'] & {
  /** The same rows for queries as @mswjs/data is known. */
  models: ReturnType<typeof createRepositories<Tables>>['models'];
  /** The next number of a series, starting at `from`. */
  next(series: string, from?: number): number;
  snapshot(): DatabaseSnapshot;
};

/** Fills tables from a snapshot if given, a row at a time. Rows are parsed on insert. */
export function* fillDatabase<Tables extends Record<string, Table>>(
  tables: Tables,
  saved?: DatabaseSnapshot,
): Generator<void, DatabaseOf<Tables>> {
  const { repositories, models } = createRepositories(tables);
  const counters = new Map(Object.entries(saved?.counters ?? {}));
  const names = Object.keys(tables);
  for (const name of names) {
    for (const row of saved?.rows[name] ?? []) {
      repositories[name]?.insert(row as never);
      yield;
    }
  }
  return {
    ...repositories,
    models,
    next(series, from = 1) {
      const number = counters.get(series) ?? from;
      counters.set(series, number + 1);
      return number;
    },
    snapshot: () => ({
      counters: Object.fromEntries(counters),
      rows: Object.fromEntries(
        names.map((name) => [name, repositories[name]?.all() ?? []]),
      ) as never,
    }),
  };
}
