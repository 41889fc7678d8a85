import { KYC_NEEDS, type Kyc, type KycDocument } from '../../../src/contract/account/kyc.ts';
import { wholeNaira } from '../../../src/domain/money/money.ts';
import { birthDateRefusal } from '../../../src/domain/play/birthDateRefusal.ts';
import { isAllDigits } from '../../../src/lib/isAllDigits.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { KycRow } from '../../db/rows/player/kycRow.ts';
import { GATEWAYS } from '../cashier/gateways.ts';
import type { Operator } from '../operator.ts';

import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';

const REVIEW_MS = 120_000;
const MOST_OUT_KOBO = Math.max(
  ...GATEWAYS.map(({ shown }) => (shown.kind === 'withdraw' ? shown.max : 0)),
);

export interface KycForm {
  documentType: KycDocument;
  docId: string | undefined;
  birthDate: string;
  front: KycRow['front'];
  back: KycRow['back'];
}

export function kycView({ db }: Operator, account: AccountRow): Kyc {
  const last = db.kycs.last('accountId', account.accountId);
  return {
    status: account.kycStatus,
    ...(last && { documentType: last.documentType, submittedAt: last.submittedAt }),
    ...(last && last.decidedAt !== null && { decidedAt: last.decidedAt }),
    ...(last && last.reason !== null && { reason: last.reason }),
    unlocks: [
      `Withdrawals, up to ${wholeNaira(MOST_OUT_KOBO)} at a time`,
      signUpBonus(db, account),
    ],
  };
}

/** With its sum, as long as the player can still take it. */
function signUpBonus(db: Operator['db'], { accountId }: AccountRow): string {
  const sum = signUpSum(db, accountId);
  return sum ? `The sign-up bonus of ${sum}` : 'The sign-up bonus';
}

/** What the sign-up bonus gives; undefined once it was taken. */
function signUpSum({ bonuses }: Operator['db'], accountId: number): string | undefined {
  const open = bonuses
    .where('accountId', accountId)
    .find(({ offer, status }) => offer === 'signup' && status === 'available');
  return open && wholeNaira(open.amountKobo);
}

function verifiedText(db: Operator['db'], accountId: number): string {
  const sum = signUpSum(db, accountId);
  return sum
    ? `You can withdraw now, and take your sign-up bonus of ${sum} under Bonuses.`
    : 'You can withdraw now.';
}

export function submitKyc(operator: Operator, account: AccountRow, form: KycForm): void {
  const { db, clock, settings } = operator;
  if (account.isDemo) {
    throw new Refusal('demo-account', 'Verification is off for a demo account', { status: 403 });
  }
  if (account.kycStatus === 'pending' || account.kycStatus === 'approved') {
    const message =
      account.kycStatus === 'pending'
        ? 'Your documents are being checked'
        : 'Your identity is already verified';
    throw new Refusal('kyc-not-needed', message, { status: 409 });
  }
  const needs = KYC_NEEDS[form.documentType];
  if (needs.front && !form.front) refuse('front', 'Please add a picture of the front');
  if (needs.back && !form.back) refuse('back', 'This document needs its back side');
  if (needs.docId && !form.docId) refuse('docId', 'This document needs its number');
  if (needs.digits && form.docId && !isAllDigits(form.docId, needs.digits)) {
    refuse('docId', `This number has ${needs.digits} digits`);
  }
  const at = clock.now();
  const refusal = birthDateRefusal(form.birthDate, at);
  if (refusal === 'too-young') refuse('birthDate', 'You must be at least 18');
  if (refusal) refuse('birthDate', 'Check the year');
  db.kycs.insert({
    kycId: `K${db.next('kyc', 301)}`,
    accountId: account.accountId,
    status: 'pending',
    documentType: form.documentType,
    docId: form.docId ?? null,
    birthDate: form.birthDate,
    front: form.front,
    back: form.back,
    submittedAt: at,
    reviewAt: settings.reviews === 'auto' ? at + REVIEW_MS : null,
    decidedAt: null,
    reason: null,
  });
  db.accounts.update(account.accountId, { kycStatus: 'pending' });
}

/** Approves documents, or declines them for a reason. */
export function decideKyc(
  operator: Operator,
  row: KycRow,
  { reason, at }: { reason: string | null; at: number },
): void {
  const { db } = operator;
  if (row.status !== 'pending') {
    throw new Refusal('already-decided', `These documents are already ${row.status}`, {
      status: 409,
    });
  }
  const status = reason === null ? 'approved' : 'declined';
  db.kycs.update(row.kycId, { status, reason, decidedAt: at, reviewAt: null });
  db.accounts.update(row.accountId, { kycStatus: status });
  const title = reason === null ? 'Your identity is verified' : 'Your documents were declined';
  const text = reason ?? verifiedText(db, row.accountId);
  const severity = reason === null ? 'success' : 'error';
  tell(operator, row.accountId, { title, text, severity, href: '/kyc' }, at);
}

function refuse(field: string, message: string): never {
  throw new Refusal('invalid', message, { fields: { [field]: message } });
}
