import * as z from 'zod/mini';
import { tables } from '../../db/tables.ts';

/** The name of a table of the world. */
export type TableName = keyof typeof tables;

const Table = z.enum(Object.keys(tables) as [TableName, ...TableName[]]);

/** The inputs of the commands for single rows. */
export const rowInputs = {
  /**
   * Lists the rows of a table, oldest first, or those whose columns have the values of `where`. Amounts are in kobo,
   * odds in hundredths, times in epoch milliseconds.
   */
  rows: z.strictObject({
    table: Table,
    where: z.optional(
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    ),
    skip: z._default(z.int().check(z.gte(0)), 0),
    take: z._default(z.int().check(z.gte(1), z.lte(1000)), 100),
  }),
  /**
   * Sets columns of the row with this key; a new key adds a row, null removes it. The rules read what is there, and
   * nothing else follows: a balance is the last line of `ledger`, and `adjust` changes it as an operator would.
   */
  row: z.strictObject({
    table: Table,
    key: z.union([z.int(), z.string()], 'A key is a number or text'),
    set: z.nullable(z.record(z.string(), z.unknown())),
  }),
};
