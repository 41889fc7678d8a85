import { type DatabaseOf, type DatabaseSnapshot, fillDatabase } from '../engine/db/database.ts';
import { atOnce } from '../engine/slices.ts';
import { tables } from './tables.ts';

export type Database = DatabaseOf<typeof tables>;

/** The tables of one world, filled from a snapshot if given. */
export function createDatabase(saved?: DatabaseSnapshot): Database {
  return atOnce(createDatabaseInSteps(saved));
}

/** The same, a row at a time. */
export function createDatabaseInSteps(saved?: DatabaseSnapshot): Generator<void, Database> {
  return fillDatabase(tables, saved);
}
