import type { Bonus } from '../../../src/contract/cashier/bonus.ts';
import { decideKyc, submitKyc } from '../../domain/account/kyc.ts';
import { sendOtp } from '../../domain/account/otp.ts';
import { countClick, joinByCode, referralOf, rewardParent } from '../../domain/account/referral.ts';
import { takeBonus } from '../../domain/bonus/bonuses.ts';
import { declineWithdrawal } from '../../domain/cashier/decideWithdrawal.ts';
import { createDeposit, type DepositForm } from '../../domain/cashier/deposits.ts';
import { maskedAccount, saveAccount } from '../../domain/cashier/savedAccounts.ts';
import { withdrawableOf } from '../../domain/cashier/withdrawable.ts';
import { createWithdrawal, withdrawTarget } from '../../domain/cashier/withdrawals.ts';
import type { Operator } from '../../domain/operator.ts';
import type { AccountRow } from '../rows/accountRow.ts';
import { bornOn } from './bornOn.ts';
import { openAccount } from './levelOut.ts';
import { ADAEZE_ID } from './people.ts';
import type { Step } from './step.ts';

const DAY_MS = 24 * 60 * 60_000;
const NAIRA = 100;
/** The smallest withdrawal, which is also a round amount. */
const LEAST_KOBO = 1_000 * NAIRA;

/** Everything but bets: deposits, withdrawals, documents, bonuses, friends. */
export function cashierSteps(now: number): Step[] {
  const step = (daysAgo: number, act: (past: Operator, adaeze: AccountRow) => void): Step => ({
    at: now - daysAgo * DAY_MS,
    act: (past) => act(past, adaezeOf(past)),
  });
  return [
    step(91, (past) => openAccount(past, ADAEZE_ID)),
    step(90, (past, adaeze) => deposit(past, adaeze, 'ng_transfer', 120_000)),
    step(89.9, (past, adaeze) => take(past, adaeze, 'welcome')),
    step(88, (past, adaeze) => submitDocuments(past, adaeze)),
    step(87, (past) => decideLastDocuments(past)),
    step(86.9, (past, adaeze) => take(past, adaeze, 'signup')),
    step(60, (past, adaeze) => deposit(past, adaeze, 'ng_ussd', 20_000)),
    step(40, (past, adaeze) => withdraw(past, adaeze, 30_000)),
    step(30, (past, adaeze) => expire(past, deposit(past, adaeze, 'ng_transfer', 15_000))),
    step(20, (past, adaeze) => refuse(past, withdraw(past, adaeze, 10_000))),
    step(15, (past, adaeze) => inviteFriends(past, adaeze)),
    step(10, (past, adaeze) => deposit(past, adaeze, 'ng_opay', 25_000, 'OP-77120934')),
    step(2, (past, adaeze) => deposit(past, adaeze, 'ng_palmpay', 10_000, 'PP-20318855')),
    step(1.9, (past, adaeze) => take(past, adaeze, 'deposit')),
  ];
}

function adaezeOf({ db }: Operator): AccountRow {
  const account = db.accounts.get(ADAEZE_ID);
  if (!account) throw new Error('Adaeze is not seeded');
  return account;
}

export function deposit(
  past: Operator,
  account: AccountRow,
  gateway: string,
  naira: number,
  paymentReference: string | null = null,
): string {
  const form: DepositForm = {
    gateway,
    amountKobo: naira * NAIRA,
    paymentReference,
    proof: null,
    clientKey: null,
  };
  return createDeposit(past, account, form).depositId;
}

/** Expires a deposit: a transfer that never came. */
function expire({ db }: Operator, depositId: string): void {
  db.deposits.update(depositId, { reviewAt: null });
}

/** Withdraws the amount, or as much as this seed's bets have left; nothing when that is too little. */
function withdraw(past: Operator, adaeze: AccountRow, naira: number): string | undefined {
  const { accountId } = adaeze;
  const mayLeaveKobo = withdrawableOf(past, accountId).available;
  const amountKobo = Math.min(naira * NAIRA, mayLeaveKobo - (mayLeaveKobo % LEAST_KOBO));
  if (amountKobo < LEAST_KOBO) return undefined;
  const { bankName, accountNo } = saveAccount(past, adaeze, '011', '0000014579');
  const target = withdrawTarget(accountId);
  sendOtp(past, { purpose: 'withdraw', target, accountId, channel: 'sms' }, '');
  return createWithdrawal(past, adaeze, {
    gateway: 'ng_bank_payout',
    amountKobo,
    destination: maskedAccount(bankName, accountNo),
    otp: '123456',
    clientKey: null,
  }).withdrawalId;
}

function refuse(past: Operator, withdrawalId: string | undefined): void {
  const row = withdrawalId && past.db.withdrawals.get(withdrawalId);
  const reason = 'The bank did not answer. Please try again.';
  if (row) declineWithdrawal(past, row, reason, past.clock.now());
}

function submitDocuments(past: Operator, adaeze: AccountRow): void {
  const photo = (name: string) => ({ name, type: 'image/jpeg', bytes: 820_144 });
  submitKyc(past, adaeze, {
    documentType: 'passport',
    docId: undefined,
    birthDate: bornOn('08-02', 1994, past.clock.now()),
    front: photo('front.jpg'),
    back: photo('back.jpg'),
  });
}

function decideLastDocuments(past: Operator): void {
  const row = past.db.kycs.last('accountId', ADAEZE_ID);
  if (row?.status === 'pending') decideKyc(past, row, { reason: null, at: past.clock.now() });
}

export function take(past: Operator, account: AccountRow, offer: Bonus['offer']): void {
  const { accountId } = account;
  const row = past.db.bonuses.where('accountId', accountId).find((bonus) => bonus.offer === offer);
  if (row) takeBonus(past, account, row);
}

const FRIENDS = [
  { username: 'chidinma', source: 'whatsapp', paysIn: true },
  { username: 'tunde88', source: 'whatsapp', paysIn: true },
  { username: 'ibrahim', source: 'facebook', paysIn: false },
];

/** Friends who are names only and cannot sign in. */
function inviteFriends(past: Operator, adaeze: AccountRow): void {
  const { code } = referralOf(past, adaeze);
  for (let click = 0; click < 11; click++) {
    countClick(
      past,
      `/register?agent_code=${code}&source=${click % 3 ? 'whatsapp' : 'facebook'}`,
      undefined,
    );
  }
  FRIENDS.forEach(({ username, source, paysIn }, index) => {
    // Not all on one day.
    const registeredAt = past.clock.now() - (FRIENDS.length - index) * 9 * DAY_MS;
    const friend = { ...adaeze, accountId: 900 + index, username, registeredAt };
    joinByCode(past, friend, code, `/register?source=${source}`);
    if (paysIn)
      rewardParent(
        past,
        { accountId: friend.accountId, amountKobo: 5_000 * NAIRA },
        past.clock.now(),
      );
  });
}
