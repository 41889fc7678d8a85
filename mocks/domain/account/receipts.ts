import { p256 } from '@noble/curves/nist.js';
import type { ReceiptBody, ReceiptKind } from '../../../src/contract/account/receipts.ts';
import { base64url } from '../../../src/lib/base64url.ts';
import { sha256Hex } from '../../../src/lib/sha256.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { ReceiptRow } from '../../db/rows/player/receiptRow.ts';
import type { WithdrawalRow } from '../../db/rows/withdrawalRow.ts';
import { receiptKey } from '../demoKey.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { type Said, saidOf } from './receiptFacts.ts';

const utf8 = new TextEncoder();

/**
 * Adds what a player has just placed, paid in or withdrawn to the chain, and returns it. An entry that came
 * only when it was asked for could be left out, and nobody would notice.
 */
export function inChain<Row extends BetRow | CouponRow | DepositRow | WithdrawalRow>(
  operator: Operator,
  account: AccountRow,
  row: Row,
): Row {
  if ('betId' in row) chained(operator, account, 'bet', row.betId);
  else if ('couponId' in row) chained(operator, account, 'coupon', row.couponId);
  else if ('depositId' in row) chained(operator, account, 'deposit', row.depositId);
  else chained(operator, account, 'withdrawal', row.withdrawalId);
  return row;
}

/** Adds something to the player's chain as it stands now, or finds the entry of this state. */
export function chained(
  operator: Operator,
  { accountId, username }: AccountRow,
  kind: ReceiptKind,
  id: string,
): ReceiptRow {
  const said = saidOf(operator, accountId, kind, id);
  if (!said) {
    throw new Refusal('unknown-record', 'We found nothing of yours with this number', {
      status: 404,
    });
  }
  const { db, clock } = operator;
  const chain = db.receipts.where('accountId', accountId);
  const last = chain.findLast((row) => row.kind === kind && row.id === id);
  if (last && says(last, said)) return last;
  const no = chain.length + 1;
  const at = clock.now();
  const body: ReceiptBody = {
    v: 1,
    no,
    player: username,
    kind,
    id,
    issued: at,
    ...said,
    before: chain.at(-1)?.hash ?? '',
  };
  const json = JSON.stringify(body);
  return db.receipts.insert({
    receiptId: `${accountId}-${no}`,
    accountId,
    no,
    kind,
    id,
    at,
    json,
    signature: null,
    hash: sha256Hex(json),
  });
}

function says({ json }: ReceiptRow, { rules, facts, prices, steps }: Said): boolean {
  return json.includes(JSON.stringify({ rules, facts, prices, steps }).slice(1, -1));
}

/** The text that players keep, share and scan: the entry with its signature. */
export function receiptText({ db }: Operator, { receiptId, json, signature }: ReceiptRow): string {
  const signed = signature ?? base64url(p256.sign(utf8.encode(json), receiptKey.secret));
  if (signature === null) db.receipts.update(receiptId, { signature: signed });
  return `${base64url(utf8.encode(json))}.${signed}`;
}
