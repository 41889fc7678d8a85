import * as z from 'zod/mini';
import { tables } from '../db/tables.ts';
import type { Operator } from '../domain/operator.ts';
import { Refusal } from '../domain/refusal.ts';
import { unknownName } from '../engine/control/nearest.ts';
import { parseInput } from '../engine/control/parseInput.ts';
import type { Repository } from '../engine/db/repository.ts';
import type { CommandContext, EveryCommand } from './commandContext.ts';
import type { TableName } from './input/rowInputs.ts';

type Columns = Record<string, unknown>;

/** The commands that list and change rows as they lie in the tables. */
export function rowCommands({
  context: { operator },
  caughtUp,
}: CommandContext): Pick<EveryCommand, 'rows' | 'row'> {
  return {
    rows({ table, where = {}, skip, take }) {
      checkColumns(table, where);
      const asked = Object.entries(where);
      const found = rowsOf(operator, table)
        .all()
        .filter((row) => asked.every(([column, value]) => row[column] === value));
      return { total: found.length, rows: found.slice(skip, skip + take) };
    },
    row({ table, key: typed, set }) {
      const rows = rowsOf(operator, table);
      const key = keyOf(table, typed);
      const before = rows.get(key);
      if (set === null) {
        if (!before) throw unknownRow(table, key);
        rows.remove(key);
        return caughtUp();
      }
      checkColumns(table, set);
      const { row: schema, key: column } = tables[table];
      const whole = { ...before, [column]: key, ...set };
      if (whole[column] !== key) {
        throw new Refusal('invalid', `\`${column}\` is the key of ${table}, which never changes`);
      }
      try {
        parseInput(schema, whole);
      } catch (error) {
        if (before || !(error instanceof Error)) throw error;
        const about = `There is no row ${key} of ${table}, and for a new one:`;
        throw new Refusal('invalid', `${about}\n${error.message}`);
      }
      if (before) rows.update(key, set);
      else rows.insert(whole);
      return caughtUp();
    },
  };
}

/** Every table alike; the schema of each holds what is written. */
function rowsOf({ db }: Operator, table: TableName): Repository<Columns> {
  return db[table] as unknown as Repository<Columns>;
}

/** A form has text only, so a number may be written as one. */
function keyOf(table: TableName, typed: string | number): string | number {
  const { row, key } = tables[table];
  const column = (row.shape as Record<string, z.ZodMiniType>)[key];
  return column && z.safeParse(column, typed).success ? typed : Number(typed) || typed;
}

function checkColumns(table: TableName, columns: Columns): void {
  const known = Object.keys(tables[table].row.shape);
  for (const name of Object.keys(columns)) {
    if (!known.includes(name)) throw new Refusal('invalid', unknownName('column', name, known));
  }
}

function unknownRow(table: TableName, key: string | number): Refusal {
  return new Refusal('unknown-row', `There is no row ${key} of ${table}`, { status: 404 });
}
