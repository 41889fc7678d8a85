import * as z from 'zod/mini';
import { createRepositories } from '../engine/db/repository.ts';
import { tables } from './tables.ts';

export const DatabaseSnapshot = z.object({
  counters: z.record(z.string(), z.int()),
  rows: z.record(z.string(), z.array(z.looseObject({}))),
});
export type DatabaseSnapshot = z.output<typeof DatabaseSnapshot>;

type TableName = keyof typeof tables;

export type Database = ReturnType<typeof createRepositories<typeof tables>> & {
  /** The next number of a series, starting at `from`. */
  next(series: string, from?: number): number;
  snapshot(): DatabaseSnapshot;
};

/** The tables of one world, filled from a snapshot if given. Rows are parsed on insert. */
export function createDatabase(saved?: DatabaseSnapshot): Database {
  const steps = createDatabaseInSteps(saved);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, a row at a time. */
export function* createDatabaseInSteps(saved?: DatabaseSnapshot): Generator<void, Database> {
  const repositories = createRepositories(tables);
  const counters = new Map(Object.entries(saved?.counters ?? {}));
  for (const name of Object.keys(tables) as TableName[]) {
    for (const row of saved?.rows[name] ?? []) {
      repositories[name].insert(row as never);
      yield;
    }
  }
  return {
    ...repositories,
    next(series, from = 1) {
      const number = counters.get(series) ?? from;
      counters.set(series, number + 1);
      return number;
    },
    snapshot: () => ({
      counters: Object.fromEntries(counters),
      rows: Object.fromEntries(
        (Object.keys(tables) as TableName[]).map((name) => [name, [...repositories[name].all()]]),
      ),
    }),
  };
}
