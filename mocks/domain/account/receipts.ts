import { p256 } from '@noble/curves/nist.js';
import type { ReceiptBody, ReceiptKind } from '../../../src/contract/account/receipts.ts';
import { base64url } from '../../../src/lib/base64url.ts';
import { sha256Hex } from '../../../src/lib/sha256.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { ReceiptRow } from '../../db/rows/player/receiptRow.ts';
import { receiptKey } from '../demoKey.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { type Said, saidOf } from './receiptFacts.ts';

const utf8 = new TextEncoder();

/** Issues the receipt of something as it stands now, or finds the one issued for this state before. */
export function receiptOf(
  house: House,
  { accountId, username }: AccountRow,
  kind: ReceiptKind,
  id: string,
): ReceiptRow {
  const said = saidOf(house, accountId, kind, id);
  if (!said) {
    throw new Refusal('unknown-record', 'We have nothing of yours by this number', { status: 404 });
  }
  const { db, clock } = house;
  const chain = db.receipts.where('accountId', accountId);
  const last = chain.findLast((row) => row.kind === kind && row.id === id);
  if (last && says(last, said)) return last;
  const no = chain.length + 1;
  const body: ReceiptBody = {
    v: 1,
    no,
    player: username,
    kind,
    id,
    issued: clock.now(),
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
    json,
    signature: base64url(p256.sign(utf8.encode(json), receiptKey.secret)),
    hash: sha256Hex(json),
  });
}

function says({ json }: ReceiptRow, { rules, facts, prices, steps }: Said): boolean {
  return json.includes(JSON.stringify({ rules, facts, prices, steps }).slice(1, -1));
}

/** The text that players keep, share and scan. */
export function receiptText({ json, signature }: ReceiptRow): string {
  return `${base64url(utf8.encode(json))}.${signature}`;
}
