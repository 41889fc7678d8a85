import type { AccountRow } from '../db/rows/accountRow.ts';
import type { Operator } from '../domain/operator.ts';
import { Refusal } from '../domain/refusal.ts';
import { unknownName } from '../engine/control/nearest.ts';

/** The account that a command names by id or username. */
export function who({ db }: Operator, name: number | string): AccountRow {
  const account =
    db.accounts.get(Number(name)) ?? db.accounts.where('username', String(name)).at(0);
  if (!account) {
    const known = db.accounts.all().map(({ username }) => username);
    const message = unknownName('player', String(name), known);
    throw new Refusal('unknown-player', message, { status: 404 });
  }
  return account;
}
