import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deposit } from '../../contract/cashier/deposits.ts';
import type { Withdrawal } from '../../contract/cashier/withdrawals.ts';
import { DepositProgress } from './deposit/DepositProgress.tsx';
import { PayTo } from './deposit/PayTo.tsx';
import type { ShownGateway } from './requests/shown.ts';
import { WithdrawalProgress } from './withdraw/WithdrawalProgress.tsx';
import { withdrawalSteps } from './withdraw/withdrawalSteps.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const NOW = Date.UTC(2026, 10, 21, 11);
const MINUTE = 60_000;

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
});

const request = {
  gateway: 'ng_ussd',
  gatewayName: 'USSD',
  amount: 2_000_00,
  fee: 30_00,
  reference: 'D500001',
  createdAt: NOW,
  timeline: [{ at: NOW, text: 'Requested' }],
};

const deposit = (changes: Partial<Deposit>): Deposit => ({
  ...request,
  status: 'pending',
  depositId: 'D500001',
  expiresAt: NOW + 30 * MINUTE,
  hasProof: false,
  ...changes,
});

const withdrawal = (changes: Partial<Withdrawal>): Withdrawal => ({
  ...request,
  gatewayName: 'To your bank',
  status: 'pending',
  withdrawalId: 'W1',
  destination: 'Zenith Bank ••••4579',
  tax: 0,
  net: 1_970_00,
  isLocked: false,
  ...changes,
});

const detail: ShownGateway = {
  asOf: NOW,
  savedAt: NOW,
  gateway: {
    code: 'ng_ussd',
    name: 'USSD',
    kind: 'deposit',
    paymentId: 'ussd',
    min: 100_00,
    max: 100_000_00,
    feePercent: 1.5,
    feeFixed: 0,
    time: 'A few minutes',
    status: 'working',
  },
  instructions: ['Dial this'],
  fields: [],
  ussd: '*737*50*AMOUNT*1002#',
};

/** Every state of a deposit, with texts that must and must not appear. */
const DEPOSITS: [name: string, deposit: Deposit, says: string[], never: RegExp[]][] = [
  [
    'nobody has paid yet',
    deposit({}),
    [
      'Pay ₦2,000.00',
      'Pay within 30:00',
      'Next: you payThen: ₦1,970.00 in your wallet',
      'You get, once approved₦1,970.00',
    ],
    [/on its way|looking|nothing is taken/],
  ],
  [
    'to be paid on a page of the card provider',
    deposit({ payUrl: '/api/external/pay/D500001' }),
    ['Pay ₦2,000.00', 'or the request expires.'],
    [/on its way|looking|tell us/],
  ],
  [
    'the player has paid',
    deposit({ paidAt: NOW + MINUTE }),
    [
      'We are looking for your ₦2,000.00',
      "by 12:30, we'll ask you for the receipt",
      'Next: we find your paymentThen: ₦1,970.00 in your wallet',
    ],
    [/Pay within|I have paid|on its way/],
  ],
  [
    'the player has paid and sent the receipt',
    deposit({ paidAt: NOW + MINUTE, hasProof: true }),
    ['We are looking for your ₦2,000.00', 'by 12:30, contact us: we have your receipt.'],
    [/Pay within|I have paid|on its way|ask you for the receipt/],
  ],
  [
    'the player has paid, and the time to find it is over',
    deposit({
      paidAt: NOW - 40 * MINUTE,
      createdAt: NOW - 45 * MINUTE,
      expiresAt: NOW - 10 * MINUTE,
    }),
    [
      'We are looking for your ₦2,000.00',
      "we haven't found the money yet. Send us the receipt below.",
      'Send the receipt.',
    ],
    [/nothing more to do|ask you for the receipt|Debited but not credited\? Get help/],
  ],
  [
    'the player has paid and sent the receipt, and the time to find it is over',
    deposit({ paidAt: NOW - 40 * MINUTE, expiresAt: NOW - 10 * MINUTE, hasProof: true }),
    ['Contact us: we have your receipt.', 'Debited but not credited? Get help'],
    [/nothing more to do|by 1\d:/],
  ],
  [
    'nobody has paid, and the time to pay is over',
    deposit({ createdAt: NOW - 31 * MINUTE, expiresAt: NOW - MINUTE }),
    ['The time to pay is over', "Don't pay now. If you have paid already, tell us."],
    [/Pay within|Pay ₦|Dial|you pay/],
  ],
  [
    'approved',
    deposit({ status: 'approved', paidAt: NOW }),
    ['₦1,970.00 is in your wallet', 'Into your wallet₦1,970.00'],
    [/looking|Pay within|once approved|Next:|Then:/],
  ],
  [
    'declined',
    deposit({ status: 'declined', reason: 'The bank said no.' }),
    ['This deposit was declined', 'The bank said no. Nothing was credited.', 'wallet₦0.00'],
    [/1,970|nothing was taken|Fee/],
  ],
  [
    'expired',
    deposit({ status: 'expired', reason: 'No payment arrived within 30 minutes' }),
    ['This deposit has expired', 'Nothing was credited.', 'wallet₦0.00'],
    [/1,970|nothing (was|is) taken|Pay within|Fee|send us the receipt/],
  ],
  [
    'expired, though the player has paid',
    deposit({
      status: 'expired',
      paidAt: NOW,
      reason: 'No payment arrived within 30 minutes',
    }),
    [
      'Nothing was credited. If the money has left your account, send us the receipt below.',
      'Do not pay again.',
      'Send the receipt.',
    ],
    [/Debited but not credited\? Get help/],
  ],
  [
    'expired, and its receipt was sent',
    deposit({
      status: 'expired',
      paidAt: NOW,
      hasProof: true,
      reason: 'No payment arrived within 30 minutes',
    }),
    ['Nothing was credited.', 'Debited but not credited? Get help'],
    [/send us the receipt/],
  ],
];

test.each(DEPOSITS)('a deposit, %s', async (_, shown, says, never) => {
  await act(async () =>
    root.render(
      <DepositProgress
        deposit={shown}
        detail={detail}
        told={{ asOf: NOW, savedAt: NOW }}
        bonus={<p>A bonus</p>}
        onAnother={() => undefined}
      />,
    ),
  );
  for (const text of says) expect(page.textContent).toContain(text);
  for (const text of never) expect(page.textContent).not.toMatch(text);
  // The countdown runs only while a payment is still to be made.
  const isToPay = shown.status === 'pending' && shown.paidAt === undefined && shown.expiresAt > NOW;
  expect(page.querySelector('[role=timer]') !== null).toBe(isToPay);
  expect(page.textContent?.includes('A bonus')).toBe(shown.status === 'approved');
});

const WITHDRAWALS: [withdrawal: Withdrawal, says: string[], never: RegExp[]][] = [
  [
    withdrawal({}),
    [
      '₦1,970.00 requested',
      'Next: we check your requestThen: we send you ₦1,970.00',
      'You get, once paid₦1,970.00',
    ],
    [/We sent/],
  ],
  [
    withdrawal({ status: 'approved' }),
    ['We sent you ₦1,970.00', 'You get₦1,970.00'],
    [/Next:|Then:/],
  ],
  [
    withdrawal({ status: 'declined', reason: 'The bank did not answer. Please try again.' }),
    [
      'This withdrawal was declined',
      'Please try again. ₦2,000.00 is back in your balance.',
      'Returned to your wallet₦2,000.00',
    ],
    [/You get|Fee/],
  ],
  [
    withdrawal({ status: 'expired', reason: 'Not paid within three days' }),
    [
      'This withdrawal has expired',
      '₦2,000.00 is back in your balance.',
      'Returned to your wallet₦2,000.00',
    ],
    [/You get|Fee/],
  ],
];

test.each(WITHDRAWALS)('a withdrawal that is $status', async (shown, says, never) => {
  await act(async () =>
    root.render(
      <WithdrawalProgress
        withdrawal={shown}
        coming={withdrawalSteps(shown)}
        onAnother={() => undefined}
      />,
    ),
  );
  for (const text of says) expect(page.textContent).toContain(text);
  for (const text of never) expect(page.textContent).not.toMatch(text);
});

test('what is sent as USDT is never told, or copied, as an amount of naira', async () => {
  const address = { network: 'TRON (TRC-20)', address: 'TDemoOnlyDoNotSendAnyMoneyHere1111' };
  const { ussd: _, ...rest } = detail;
  await act(async () => root.render(<PayTo detail={{ ...rest, address }} amountKobo={5_000_00} />));
  expect(page.textContent).toContain('Send USDT worth ₦5,000.00.');
  expect(page.textContent).not.toContain('Exact amount');
  await act(async () => root.render(<PayTo detail={detail} amountKobo={5_000_00} />));
  expect(page.textContent).toContain('Exact amount₦5,000.00');
});
