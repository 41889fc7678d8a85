import type { StatementKind } from '../../../src/contract/cashier/statement.ts';
import { isBetLine } from '../../../src/domain/position/betProfit.ts';
import type { LedgerRow, Purse } from '../../db/rows/ledgerRow.ts';
import type { Operator } from '../operator.ts';

export interface Posting {
  accountId: number;
  kind: StatementKind;
  amountKobo: number;
  reference: string;
  remark: string;
  purse?: Purse;
  at: number;
}

/**
 * Adds a line. Lines are never changed or removed. Where a result or a correction takes more than there is, we
 * bear the rest; a later correction of the same bets gives us that back first.
 */
export function post(operator: Operator, { purse = 'main', ...posting }: Posting): void {
  add(operator, posting, purse);
  if (purse === 'main' && isBetLine(posting)) bear(operator, posting);
}

function bear(operator: Operator, { accountId, reference, at, amountKobo: took }: Posting): void {
  const borneKobo = operator.db.ledger
    .where('reference', reference)
    .filter((line) => line.accountId === accountId && line.kind === 'adjustment')
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const balanceKobo = balanceOf(operator, accountId);
  const backKobo = Math.min(borneKobo, Math.max(0, took));
  const amountKobo = balanceKobo < 0 ? -balanceKobo : -Math.min(backKobo, balanceKobo);
  if (amountKobo === 0) return;
  const remark =
    amountKobo > 0 ? 'What a result took beyond your balance' : 'Borne before a correction';
  add(operator, { accountId, kind: 'adjustment', amountKobo, reference, remark, at }, 'main');
}

function add(operator: Operator, posting: Omit<Posting, 'purse'>, purse: Purse): void {
  const { db } = operator;
  db.ledger.insert({
    lineId: db.next('line'),
    ...posting,
    purse,
    purseId: purseId(posting.accountId, purse),
    balanceKobo: balanceOf(operator, posting.accountId, purse) + posting.amountKobo,
  });
}

/** A purse's balance, from its last line. */
export function balanceOf({ db }: Operator, accountId: number, purse: Purse = 'main'): number {
  return db.ledger.last('purseId', purseId(accountId, purse))?.balanceKobo ?? 0;
}

export function linesOf({ db }: Operator, accountId: number, purse: Purse = 'main'): LedgerRow[] {
  return db.ledger.where('purseId', purseId(accountId, purse));
}

function purseId(accountId: number, purse: Purse): string {
  return `${accountId}:${purse}`;
}
