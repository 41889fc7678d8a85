import type { StatementKind } from '../../../src/contract/cashier/statement.ts';
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

/** Adds a line. Lines are never changed or removed. */
export function post(operator: Operator, { purse = 'main', ...posting }: Posting): LedgerRow {
  const { db } = operator;
  return db.ledger.insert({
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
