import { beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { login } from '../../src/contract/account/auth.ts';
import { getKyc, submitKyc } from '../../src/contract/account/kyc.ts';
import { takeBreak } from '../../src/contract/account/saferPlay.ts';
import { listSavedAccounts } from '../../src/contract/cashier/bank.ts';
import {
  cancelBonus,
  listBonuses,
  listBonusParts,
  takeBonus,
} from '../../src/contract/cashier/bonus.ts';
import {
  addDepositProof,
  createDeposit,
  createFastDeposit,
  listDeposits,
} from '../../src/contract/cashier/deposits.ts';
import { actOnGateway, getGateway } from '../../src/contract/cashier/gateways.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import {
  cancelWithdrawal,
  createDynamicWithdrawal,
  createWithdrawal,
  listWithdrawals,
  lockWithdrawals,
  requestWithdrawOtp,
} from '../../src/contract/cashier/withdrawals.ts';
import { listAnnouncements } from '../../src/contract/content.ts';
import { ADAEZE_ID, EMEKA_ID } from '../db/seed/people.ts';
import { giveFreeBet } from '../domain/bonus/freeBets.ts';
import { balanceOf, post } from '../domain/money/ledger.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
let emeka: { token: string };
beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  const signIn = async (username: string) => app.call(login, { username, password: 'Passw0rd1' });
  adaeze = { token: (await signIn('adaeze')).token };
  emeka = { token: (await signIn('emeka')).token };
});

const advance = (by: string) => app.backend.control.run('clock', { advance: by });
const balance = (accountId = ADAEZE_ID) => balanceOf(app.backend.context.operator, accountId);
const jpeg = () =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)], 'a.jpg', { type: 'image/jpeg' });

describe('a deposit', () => {
  test('is credited once, when it is approved, with its receipt and its timeline', async () => {
    const form = { gateway: 'ng_opay', amount: 5_000_00, reference: 'OP-9', proof: jpeg() };
    const sent = { ...adaeze, key: 'd1' };
    const [{ deposit }, again] = await Promise.all([
      app.call(createDeposit, form, sent),
      app.call(createDeposit, form, sent),
    ]);
    expect(again.deposit).toEqual(deposit);
    expect(deposit).toMatchObject({ status: 'pending', hasProof: true, paymentReference: 'OP-9' });
    expect(balance()).toBe(250_000_00);
    advance('2m');
    expect(balance()).toBe(255_000_00);
    const told = await app.call(listDeposits, {}, adaeze);
    const { deposits } = told;
    const sums = { paidIn: 5_000_00, paidOut: 0, netDeposits: 5_000_00 };
    expect(told).toMatchObject({ total: 1, ...sums });
    expect(deposits[0]?.timeline.map(({ text }) => text)).toEqual([
      'Requested',
      'Approved and credited',
    ]);
    const { announcements } = await app.call(listAnnouncements, {}, adaeze);
    expect(announcements[0]).toMatchObject({ audience: 'player', title: 'Deposit approved' });
  });

  test('is one deposit by one key: after a lost answer, ten times, and at once', async () => {
    const form = { gateway: 'ng_opay', amount: 5_000_00, reference: 'OP-10' };
    const sent = { ...adaeze, key: 'd10' };
    const fault = { match: 'POST /deposit/create', ackLost: true, times: 1 };
    app.backend.control.run('fault', fault);
    expect((await app.send(createDeposit, form, sent)).type).toBe('error');
    await Promise.all(Array.from({ length: 10 }, () => app.call(createDeposit, form, sent)));
    advance('2m');
    expect((await app.call(listDeposits, {}, adaeze)).total).toBe(1);
    expect(balance()).toBe(255_000_00);
  });

  test('expires after half an hour if nobody approves it', async () => {
    app.backend.control.run('app', { reviews: 'manual' });
    await app.call(createDeposit, { gateway: 'ng_transfer', amount: 1_000_00 }, adaeze);
    advance('31m');
    const { deposits } = await app.call(listDeposits, { status: 'expired' }, adaeze);
    expect(deposits).toHaveLength(1);
    expect(balance()).toBe(250_000_00);
    const { announcements } = await app.call(listAnnouncements, {}, adaeze);
    expect(announcements[0]?.text).toMatch(/^No payment of ₦1,000\.00 arrived within 30 minutes\./);
  });

  test('that is decided late expires before, unless it is paid', async () => {
    const form = { gateway: 'ng_ussd', amount: 1_000_00 };
    const { deposit: unpaid } = await app.call(createDeposit, form, adaeze);
    const { deposit: paid } = await app.call(createDeposit, { ...form, isPaid: true }, adaeze);
    const { db } = app.backend.context.operator;
    for (const { depositId, expiresAt } of [unpaid, paid])
      db.deposits.update(depositId, { reviewAt: expiresAt + 3_600_000 });
    const statuses = async () =>
      (await app.call(listDeposits, {}, adaeze)).deposits.map(({ status }) => status);
    advance('31m');
    expect(await statuses()).toEqual(['pending', 'expired']);
    advance('1h');
    expect(await statuses()).toEqual(['approved', 'expired']);
    expect(balance()).toBe(251_000_00);
  });

  test('that nobody found is told again by the same reference, and looked for until it is decided', async () => {
    const form = { gateway: 'ng_opay', amount: 5_000_00, reference: 'OP-11' };
    app.backend.control.run('app', { reviews: 'manual' });
    const first = await app.call(createDeposit, form, adaeze);
    expect(await app.refusal(createDeposit, form, adaeze)).toMatchObject({
      code: 'duplicate-payment',
    });
    advance('31m');
    expect((await app.refusal(createDeposit, form, adaeze)).code).toBe('duplicate-payment');
    app.backend.control.run('decline', { id: first.deposit.depositId, reason: 'Not found' });
    const { deposit } = await app.call(createDeposit, form, adaeze);
    expect(deposit.status).toBe('pending');
    // A receipt for the first report does not bring the money a second time.
    const proved = { depositId: first.deposit.depositId, proof: jpeg() };
    expect((await app.call(addDepositProof, proved, adaeze)).deposit.status).toBe('declined');
  });

  test('is declined with its reason', async () => {
    app.backend.control.run('app', { reviews: 'manual' });
    const form = { gateway: 'ng_transfer', amount: 1_000_00 };
    const { deposit } = await app.call(createDeposit, form, adaeze);
    expect(app.backend.control.run('queue', {})).toMatchObject([{ id: deposit.depositId }]);
    app.backend.control.run('decline', { id: deposit.depositId, reason: 'No such payment' });
    const { deposits } = await app.call(listDeposits, {}, adaeze);
    expect(deposits).toMatchObject([{ status: 'declined', reason: 'No such payment' }]);
  });

  test('takes a receipt later, also after it has expired, but not once it is credited', async () => {
    app.backend.control.run('app', { reviews: 'manual' });
    const form = { gateway: 'ng_transfer', amount: 1_000_00 };
    const { deposit } = await app.call(createDeposit, form, adaeze);
    advance('31m');
    const proved = { depositId: deposit.depositId, proof: jpeg() };
    const answer = await app.call(addDepositProof, proved, adaeze);
    expect(answer.deposit).toMatchObject({
      status: 'pending',
      hasProof: true,
      paidAt: expect.any(Number),
    });
    advance('2h');
    expect(app.backend.control.run('queue', {})).toMatchObject([{ id: deposit.depositId }]);
    app.backend.control.run('approve', { id: deposit.depositId });
    expect(balance()).toBe(251_000_00);
    const { deposit: next } = await app.call(createDeposit, form, adaeze);
    app.backend.control.run('approve', { id: next.depositId });
    const late = { ...proved, depositId: next.depositId };
    expect((await app.refusal(addDepositProof, late, adaeze)).code).toBe('already-decided');
    expect((await app.refusal(addDepositProof, late, emeka)).code).toBe('unknown-deposit');
  });

  test.each(['expired', 'declined'])(
    '%s is credited once the receipt shows the money',
    async (end) => {
      const { deposit } = await app.call(
        createDeposit,
        { gateway: 'ng_ussd', amount: 1_000_00 },
        adaeze,
      );
      const { operator } = app.backend.context;
      if (end === 'declined')
        app.backend.control.run('decline', { id: deposit.depositId, reason: 'No' });
      else operator.db.deposits.update(deposit.depositId, { reviewAt: null });
      advance('31m');
      expect(operator.db.deposits.get(deposit.depositId)?.status).toBe(end);
      const proved = { depositId: deposit.depositId, proof: jpeg() };
      const answer = await app.call(addDepositProof, proved, adaeze);
      expect(answer.deposit.reason).toBeUndefined();
      advance('31m');
      expect(operator.db.deposits.get(deposit.depositId)?.status).toBe('approved');
      expect(balance()).toBe(251_000_00);
    },
  );

  test('is refused by a gateway that the operator has put down', async () => {
    app.backend.control.run('app', { gateways: { ng_ussd: 'down', m_paytm: 'working' } });
    const by = (gateway: string) => ({ gateway, amount: 1_000_00, reference: 'R-1' });
    expect((await app.refusal(createDeposit, by('ng_ussd'), adaeze)).code).toBe('gateway-down');
    expect((await app.call(createDeposit, by('m_paytm'), adaeze)).deposit.status).toBe('pending');
  });

  test('that is paid elsewhere is none of a card provider’s', async () => {
    const form = { gateway: 'ng_transfer', amount: 1_000_00 };
    const { deposit } = await app.call(createDeposit, form, adaeze);
    const path = `/external/pay/${deposit.depositId}`;
    expect((await app.raw('GET', path)).status).toBe(404);
    const paid = new URLSearchParams({ paid: 'yes' });
    expect((await app.raw('POST', path, paid)).status).toBe(404);
    expect(balance()).toBe(250_000_00);
  });

  test('by card is paid on the provider’s page, less the fee', async () => {
    const form = { gateway: 'ng_card', amount: 10_000_00 };
    const { payUrl } = await app.call(createFastDeposit, form, adaeze);
    const page = await app.raw('GET', payUrl.replace('/api', ''));
    expect(await page.text()).toContain('₦10,000.00');
    for (const paid of ['yes', 'yes']) {
      await app.raw('POST', payUrl.replace('/api', ''), new URLSearchParams({ paid }));
    }
    expect(balance()).toBe(250_000_00 + 10_000_00 - 150_00);
  });

  test('by USSD is told the string to dial', async () => {
    const input = { code: 'ng_ussd', amount: 2_500_00 };
    expect((await app.call(getGateway, input, adaeze)).ussd).toMatch(/^\*737\*50\*2500\*\d+#$/);
    const any = await app.call(getGateway, { code: 'ng_ussd' }, adaeze);
    expect(any.ussd).toMatch(/^\*737\*50\*AMOUNT\*\d+#$/);
  });
});

describe('a withdrawal', () => {
  beforeEach(async () => {
    const account = { bankCode: '011', accountNo: '0000014579' };
    await app.call(actOnGateway, { action: 'save-account', ...account }, adaeze);
  });

  async function withdraw(amount = 20_000_00) {
    const { accounts } = await app.call(listSavedAccounts, {}, adaeze);
    await app.call(requestWithdrawOtp, { amount }, adaeze);
    const savedAccountId = accounts[0]?.savedAccountId ?? '';
    const form = { gateway: 'ng_bank_payout', amount, savedAccountId, otp: '123456' };
    return (await app.call(createWithdrawal, form, { ...adaeze, key: 'w1' })).withdrawal;
  }

  test('is taken from the balance at once, then paid', async () => {
    const withdrawal = await withdraw();
    expect(withdrawal).toMatchObject({
      status: 'pending',
      destination: 'First Bank of Nigeria ••••4579',
      net: 19_950_00,
    });
    expect(balance()).toBe(230_000_00);
    advance('5m');
    const { withdrawals } = await app.call(listWithdrawals, {}, adaeze);
    expect(withdrawals).toMatchObject([{ status: 'approved' }]);
    expect(balance()).toBe(230_000_00);
  });

  test('is taken once by one key: after a lost answer, ten times, and at once', async () => {
    const fault = { match: 'POST /withdrawRequest/create', ackLost: true, times: 1 };
    app.backend.control.run('fault', fault);
    const { accounts } = await app.call(listSavedAccounts, {}, adaeze);
    await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
    const savedAccountId = accounts[0]?.savedAccountId ?? '';
    const form = { gateway: 'ng_bank_payout', amount: 20_000_00, savedAccountId, otp: '123456' };
    const sent = { ...adaeze, key: 'w10' };
    expect((await app.send(createWithdrawal, form, sent)).type).toBe('error');
    await Promise.all(Array.from({ length: 10 }, () => app.call(createWithdrawal, form, sent)));
    expect((await app.call(listWithdrawals, {}, adaeze)).total).toBe(1);
    expect(balance()).toBe(230_000_00);
  });

  test('that is cancelled comes back, once, as declined', async () => {
    const { withdrawalId } = await withdraw();
    const cancel = () => app.call(cancelWithdrawal, { withdrawalId }, { ...adaeze, key: 'c1' });
    const [{ withdrawal }] = await Promise.all([cancel(), cancel()]);
    expect(withdrawal).toMatchObject({ status: 'declined', reason: 'Cancelled by you' });
    expect(balance()).toBe(250_000_00);
  });

  test('is found again by the key it was asked for with', async () => {
    const { withdrawalId } = await withdraw();
    const found = await app.call(listWithdrawals, { clientKey: 'w1' }, adaeze);
    expect(found.withdrawals.map((row) => row.withdrawalId)).toEqual([withdrawalId]);
    expect((await app.call(listWithdrawals, { clientKey: 'w2' }, adaeze)).total).toBe(0);
  });

  test('that was locked stays, also once later ones are unlocked', async () => {
    const { withdrawalId } = await withdraw();
    for (const isLocked of [true, false]) await app.call(lockWithdrawals, { isLocked }, adaeze);
    const refusal = await app.refusal(cancelWithdrawal, { withdrawalId }, adaeze);
    expect(refusal.code).toBe('withdrawal-locked');
    expect(balance()).toBe(230_000_00);
  });

  test('that nobody pays comes back after three days', async () => {
    app.backend.control.run('app', { reviews: 'manual' });
    await withdraw();
    advance('73h');
    const { withdrawals } = await app.call(listWithdrawals, { status: 'expired' }, adaeze);
    expect(withdrawals).toHaveLength(1);
    expect(balance()).toBe(250_000_00);
    const { announcements } = await app.call(listAnnouncements, {}, adaeze);
    expect(announcements[0]).toMatchObject({
      title: 'Withdrawal expired',
      text: 'Not paid within three days. ₦20,000.00 is back in your balance.',
    });
  });

  test('to a wallet goes to the player’s own number alone, however it is typed', async () => {
    const by = (phone: string) => ({ gateway: 'ng_opay_payout', amount: 5_000_00, phone });
    await app.call(requestWithdrawOtp, { amount: 5_000_00 }, adaeze);
    const sent = { ...by('08097654321'), otp: '123456' };
    expect(await app.refusal(createDynamicWithdrawal, sent, adaeze)).toMatchObject({
      code: 'invalid',
      fields: { phone: 'Use the wallet of your own phone number, the one of your account' },
    });
    expect(balance()).toBe(250_000_00);
    const own = { ...by('+2348031234567'), otp: '123456' };
    const { withdrawal } = await app.call(createDynamicWithdrawal, own, adaeze);
    expect(withdrawal.destination).toBe('Wallet ••••4567');
  });

  test('of money just paid in waits until it has been staked', async () => {
    await app.call(createDeposit, { gateway: 'ng_transfer', amount: 8_000_00 }, adaeze);
    advance('2m');
    const { withdrawable } = await app.call(listWithdrawals, {}, adaeze);
    expect(withdrawable).toMatchObject({
      balance: 258_000_00,
      unmetTurnover: 8_000_00,
      available: 250_000_00,
    });
  });

  test.each([
    ['paid', 'approve', 0],
    ['declined', 'decline', 8_000_00],
  ] as const)(
    'of money just paid in, on a break, leaves nothing to stake if it is %s',
    async (_, decision, unmet) => {
      app.backend.control.run('adjust', { who: 'adaeze', naira: -250_000 });
      await app.call(createDeposit, { gateway: 'ng_transfer', amount: 8_000_00 }, adaeze);
      advance('2m');
      app.backend.control.run('app', { reviews: 'manual' });
      await app.call(takeBreak, { kind: 'time-out', length: 1 }, { ...adaeze, key: 'break' });
      const sent = {
        gateway: 'ng_opay_payout',
        amount: 8_000_00,
        phone: '8031234567',
        otp: '123456',
      };
      await app.call(requestWithdrawOtp, { amount: sent.amount }, adaeze);
      const { withdrawal } = await app.call(createDynamicWithdrawal, sent, adaeze);
      app.backend.control.run(decision, { id: withdrawal.withdrawalId });
      advance('25h');
      const { withdrawable } = await app.call(listWithdrawals, {}, adaeze);
      expect(withdrawable.unmetTurnover).toBe(unmet);
    },
  );
});

test('a free bet is no bonus that comes on top, and has no parts', async () => {
  const { bonusId } = giveFreeBet(app.backend.context.operator, ADAEZE_ID, 500_00);
  const { withdrawable } = await app.call(listWithdrawals, {}, adaeze);
  expect(withdrawable.lockedBonus).toBe(0);
  expect((await app.call(listBonusParts, { bonusId }, adaeze)).parts).toEqual([]);
});

test('a statement adds up, and its days are those of Lagos', async () => {
  // 23:30 in Lagos on the 14th, then 00:30 on the 15th.
  app.backend.control.run('clock', { to: '2026-03-14T22:30:00Z' });
  app.backend.control.run('adjust', { who: 'adaeze', naira: 10 });
  advance('1h');
  app.backend.control.run('adjust', { who: 'adaeze', naira: -4 });
  const day = { from: '2026-03-15', to: '2026-03-15' };
  const statement = await app.call(getStatement, day, adaeze);
  expect(statement).toMatchObject({ opening: 250_010_00, closing: 250_006_00 });
  expect(statement.lines.map(({ amount }) => amount)).toEqual([-4_00]);
});

test('the statement of a long history adds up to the balance', async () => {
  app.backend.control.run('reset', {});
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const range = { from: '2025-11-01', to: '2026-03-14' };
  const { opening, closing, lines } = await app.call(getStatement, range, { token });
  expect(lines.length).toBeGreaterThan(40);
  expect(opening + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(closing);
  expect(closing).toBe(balance());
});

test('a tax on winnings is kept back of what is paid out, once for each naira won', async () => {
  app.backend.control.run('app', { taxPercent: 5, reviews: 'manual' });
  const { operator } = app.backend.context;
  const win = { accountId: ADAEZE_ID, kind: 'bet-result', amountKobo: 3_000_00 } as const;
  post(operator, { ...win, reference: 'm1', remark: 'Won', at: operator.clock.now() });
  expect((await app.call(listWithdrawals, {}, adaeze)).tax).toEqual({
    percent: 5,
    taxable: 3_000_00,
  });
  const withdraw = async () => {
    await app.call(requestWithdrawOtp, { amount: 2_000_00 }, adaeze);
    const form = {
      gateway: 'ng_opay_payout',
      amount: 2_000_00,
      phone: '8031234567',
      otp: '123456',
    };
    const { withdrawal } = await app.call(createDynamicWithdrawal, form, adaeze);
    return withdrawal;
  };
  const first = await withdraw();
  expect([first.tax, first.net]).toEqual([100_00, 2_000_00 - first.fee - 100_00]);
  advance('2m');
  expect((await withdraw()).tax).toBe(50_00);
  await app.call(cancelWithdrawal, first, adaeze);
  expect((await app.call(listWithdrawals, {}, adaeze)).tax.taxable).toBe(2_000_00);
});

describe('documents', () => {
  const form = { documentType: 'drivinglicense' as const, birthDate: '1990-01-01' };

  test('are checked, and approval unlocks', async () => {
    const { status, unlocks } = await app.call(getKyc, {}, emeka);
    expect(status).toBe('none');
    // With its sum, because it can still be taken.
    expect(unlocks).toContain('The sign-up bonus of ₦1,000');
    const kyc = await app.call(submitKyc, { ...form, front: jpeg() }, emeka);
    expect(kyc.status).toBe('pending');
    advance('3m');
    expect((await app.call(getProfile, {}, emeka)).kycStatus).toBe('approved');
    const { announcements } = await app.call(listAnnouncements, {}, emeka);
    expect(announcements.map(({ text }) => text)).toContain(
      'You can withdraw now, and take your sign-up bonus of ₦1,000 under Bonuses.',
    );
  });

  test.each([
    ['a passport without its back', { documentType: 'passport' as const }, 'back'],
    ['a pancard without its number', { documentType: 'pancard' as const }, 'docId'],
    ['a NIN of ten digits', { documentType: 'nin' as const, docId: '1234567890' }, 'docId'],
    ['somebody of 17', { birthDate: '2008-03-15' }, 'birthDate'],
  ])('of %s are refused', async (_, change, field) => {
    const refusal = await app.refusal(submitKyc, { ...form, ...change, front: jpeg() }, emeka);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  test('a BVN needs its number and no picture; a NIN needs both', async () => {
    const nin = { ...form, documentType: 'nin' as const, docId: '12345678901' };
    expect((await app.refusal(submitKyc, nin, emeka)).fields).toHaveProperty('front');
    const bvn = await app.call(submitKyc, { ...nin, documentType: 'bvn' }, emeka);
    expect(bvn).toMatchObject({ status: 'pending', documentType: 'bvn' });
  });

  test('that were declined can be sent again', async () => {
    app.backend.control.run('scenario', { name: 'kyc-declined' });
    expect((await app.call(getKyc, {}, emeka)).reason).toMatch(/not sharp/);
    expect((await app.call(submitKyc, { ...form, front: jpeg() }, emeka)).status).toBe('pending');
  });
});

describe('a bonus', () => {
  async function takeWelcome() {
    await app.call(createDeposit, { gateway: 'ng_transfer', amount: 10_000_00 }, emeka);
    advance('2m');
    const { bonuses } = await app.call(listBonuses, { status: 'available' }, emeka);
    const bonusId = bonuses.find(({ offer }) => offer === 'welcome')?.bonusId ?? '';
    return (await app.call(takeBonus, { bonusId }, { ...emeka, key: 'b1' })).bonus;
  }

  test('matches the deposit, locked, in parts', async () => {
    const bonus = await takeWelcome();
    expect(bonus).toMatchObject({
      status: 'active',
      amount: 10_000_00,
      wageringRequired: 50_000_00,
    });
    expect(balance(EMEKA_ID)).toBe(10_000_00);
    expect(balanceOf(app.backend.context.operator, EMEKA_ID, 'coins')).toBe(10_000_00);
    const { parts } = await app.call(listBonusParts, bonus, emeka);
    expect(parts).toHaveLength(10);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(bonus.amount);
  });

  test('is forfeited when it is cancelled', async () => {
    const { bonusId } = await takeWelcome();
    const { bonus } = await app.call(cancelBonus, { bonusId }, emeka);
    expect(bonus.status).toBe('cancelled');
    expect(balanceOf(app.backend.context.operator, EMEKA_ID, 'coins')).toBe(0);
  });

  test('is forfeited when it expires', async () => {
    await takeWelcome();
    advance('15d');
    expect(balanceOf(app.backend.context.operator, EMEKA_ID, 'coins')).toBe(0);
    const { bonuses } = await app.call(listBonuses, { status: 'expired' }, emeka);
    expect(bonuses).toHaveLength(1);
  });
});
