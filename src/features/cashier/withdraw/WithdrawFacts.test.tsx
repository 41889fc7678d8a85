import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { show } from '../../../testing/show.tsx';
import { WithdrawFacts } from './WithdrawFacts.tsx';

const GATEWAY: Gateway = {
  code: 'ng_bank_payout',
  name: 'Bank',
  kind: 'withdraw',
  paymentId: 'bank',
  min: 1_000_00,
  max: 500_000_00,
  feePercent: 0,
  feeFixed: 50_00,
  time: 'Within a day',
  status: 'working',
};

const value = (name: string | RegExp) =>
  screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

test('where no tax is taken, that is said', () => {
  show(<WithdrawFacts amountKobo={10_000_00} gateway={GATEWAY} tax={{ percent: 0, taxable: 0 }} />);
  expect(value('Tax')).toBe('None');
  expect(value('You get')).toBe('₦9,950.00');
});

test('before there is an amount there are no sums, but the fee as it is known', () => {
  const tax = { percent: 5, taxable: 4_000_00 };
  show(<WithdrawFacts amountKobo={0} gateway={GATEWAY} tax={tax} />);
  expect(value('Fee')).toBe('₦50.00');
  expect(value('Tax, 5% of winnings')).toBe('–');
  expect(value('You get')).toBe('–');
  expect(value('Leaves your wallet')).toBe('–');
  expect(value('Arrives')).toBe('Within a day');
});

test('a tax names its rate and the winnings it is taken on, and leaves less', () => {
  const tax = { percent: 5, taxable: 4_000_00 };
  show(<WithdrawFacts amountKobo={10_000_00} gateway={GATEWAY} tax={tax} />);
  expect(value('Tax, 5% of winnings of ₦4,000.00')).toMatch(/₦200\.00/);
  expect(value('You get')).toBe('₦9,750.00');
});
