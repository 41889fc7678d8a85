import * as z from 'zod/mini';
import { tables } from '../../db/tables.ts';
import { help } from '../../engine/control/help.ts';

/** The name of a table of the world. */
export type TableName = keyof typeof tables;

const Table = help(
  'A table of `mocks/db/tables.ts`.',
  z.enum(Object.keys(tables) as [TableName, ...TableName[]]),
);

/** The inputs of the commands for single rows. */
export const rowInputs = {
  rows: help(
    'Lists the rows of a table, oldest first, or those whose columns have the values of `where`. Amounts are in kobo, odds in hundredths, times in epoch milliseconds.',
    z.strictObject({
      table: Table,
      where: help(
        'Values of columns, in all of which a row agrees.',
        z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
      ),
      skip: help('So many are left out before.', z._default(z.int().check(z.gte(0)), 0)),
      take: help('So many at most.', z._default(z.int().check(z.gte(1), z.lte(1000)), 100)),
    }),
  ),
  row: help(
    'Sets columns of the row with this key; a new key adds a row, null removes it. The rules read what is there, and nothing else follows: a balance is the last line of `ledger`, and `adjust` changes it as an operator would.',
    z.strictObject({
      table: Table,
      key: help(
        'The primary key of the row.',
        z.union([z.int(), z.string()], 'A key is a number or text'),
      ),
      set: help(
        'Columns with their new values; null removes the row.',
        z.nullable(z.record(z.string(), z.unknown())),
      ),
    }),
  ),
};
