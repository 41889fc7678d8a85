import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listDeposits } from '../../contract/cashier/deposits.ts';
import { getStatement } from '../../contract/cashier/statement.ts';
import type { OutputOf } from '../../contract/kit/endpoint.ts';
import { session } from '../../state/session/session.ts';
import { facts } from '../../testing/facts.ts';
import { followNearness } from '../../testing/near.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { rows } from '../../testing/rows.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { StatementView } from './StatementView.tsx';

// Every day is near, because without a layout nothing is far.
followNearness({ isAllNear: true });

type Statement = OutputOf<typeof getStatement>;

function statement(rest: Partial<Statement> = {}): Statement {
  const at = Date.now();
  const base = { at, remark: 'Lagos v Abuja, Match Odds', reference: 'm-1', sportId: 1 } as const;
  return {
    asOf: at,
    opening: 1000_00,
    closing: 1890_00,
    lines: [
      { ...base, lineId: 1, kind: 'bet-result', amount: 1000_00, balance: 2000_00 },
      { ...base, lineId: 2, kind: 'commission', amount: -50_00, balance: 1950_00 },
      { ...base, lineId: 3, kind: 'withdrawal', amount: -60_00, balance: 1890_00, reference: 'W1' },
    ],
    winnings: 950_00,
    netDeposits: -60_00,
    ...rest,
  };
}

let network: Network;

async function open(expected: RegExp): Promise<User> {
  const user = show(<StatementView />);
  await shows(expected);
  return user;
}
const serve = (rest?: Partial<Statement>) => network.answer(getStatement, () => statement(rest));
const select = (name: string) => screen.getByRole('combobox', { name });
const text = () => document.body.textContent;

beforeEach(async () => {
  network = openNetwork();
  serve();
  network.answer(listDeposits, () => ({
    asOf: Date.now(),
    deposits: [],
    total: 0,
    netDeposits: 5000_00,
  }));
  await network.signIn('adaeze');
  session.wallet = { ...session.wallet, balance: 1890_00 };
});

test('opening and lines are the closing balance, which is the player’s', async () => {
  await open(
    /It adds up: the opening .+ 3 transactions make the closing balance, which is what you have now/,
  );
  await shows(/less withdrawals since you joined/);
  expect(facts(screen.getByRole('region', { name: 'Summary' }))).toEqual({
    'Opening balance': '₦1,000.00',
    In: '+₦1,000.00',
    Out: '−₦110.00',
    'Closing balance': '₦1,890.00',
    'Betting, after commission': '+₦950.00',
    'Deposits less withdrawals': '−₦60.00',
    'Change over these 30 days': '+₦890.00',
    'Deposits less withdrawals since you joined': '₦5,000.00',
  });
});

test('a bonus and a stake that is open have their lines, too, so that all of them come to the change', async () => {
  const { lines } = statement();
  const at = Date.now();
  const more = { at, remark: 'Any', reference: 'K1' } as const;
  const stake = { ...more, lineId: 5, amount: -200_00, balance: 2690_00, isOpen: true } as const;
  serve({
    lines: [
      ...lines,
      { ...more, lineId: 4, kind: 'bonus', amount: 1000_00, balance: 2890_00 },
      { ...stake, kind: 'bet-stake', product: 'sportsbook' },
    ],
    closing: 2690_00,
  });
  await open(/adds up/);
  expect(facts(screen.getByRole('region', { name: 'Summary' }))).toMatchObject({
    'Betting, after commission': '+₦950.00',
    'Staked on bets and games still open': '−₦200.00',
    'Deposits less withdrawals': '−₦60.00',
    'Bonuses and rewards': '+₦1,000.00',
    'Change over these 30 days': '+₦1,690.00',
  });
});

test('a line that does not follow is named', async () => {
  const { lines } = statement();
  serve({
    lines: lines.map((row) => (row.lineId === 2 ? { ...row, balance: 1951_00 } : row)),
  });
  await open(
    /Transaction 2 of .+ does not add up: it says ₦1,951.00, but those .+ come to ₦1,950.00/,
  );
  expect(text()).not.toContain('adds up');
});

test('a balance that has moved since is no fault', async () => {
  session.wallet = { ...session.wallet, balance: 5_00 };
  session.walletAt = Date.now();
  await open(/It adds up: .+ make the closing balance\./);
  expect(text()).toContain('Your balance is ₦5.00: money has moved since');
});

test('a kind is picked out, with what it came to', async () => {
  const user = await open(/adds up/);
  await user.selectOptions(select('Type of transaction'), 'withdrawal');
  expect(rows(screen.getByRole('region', { name: 'Lines' }))).toEqual([
    [
      expect.stringMatching(/^\d+ \w+ \d\d:\d\d$/),
      'Withdrawal',
      expect.any(String),
      '−₦60.00',
      '₦1,890.00',
    ],
  ]);
  expect(text()).toContain('1 of 3, in ₦0.00, out ₦60.00');
});

test('the lines are a table on a wide window, newest first, which its heads sort', async () => {
  const user = await open(/adds up/);
  const lines = () => rows(screen.getByRole('table', { name: 'Lines of the statement' }));
  const amounts = () => lines().map((row) => row[3]);
  expect(amounts()).toEqual(['−₦60.00', '−₦50.00', '+₦1,000.00']);
  expect(lines()[0]?.[4]).toBe('₦1,890.00');
  const head = () => screen.getByRole('columnheader', { name: 'Amount' });
  await user.click(within(head()).getByRole('button'));
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(head()).getByRole('button'));
  expect(amounts()[0]).toBe('+₦1,000.00');
});

test('betting is told after commission, by sport and by market', async () => {
  const user = await open(/adds up/);
  await user.click(screen.getByText('Profit'));
  await shows(/You won ₦950.00 after commission of ₦50.00/);
  const table = (name: string) => rows(screen.getByRole('table', { name }));
  expect(table('By sport')).toEqual([['Football', '−₦50.00', '+₦950.00']]);
  expect(table('By market')).toEqual([['Lagos v Abuja, Match Odds', '−₦50.00', '+₦950.00']]);
});

test('an open bet is told apart with what is staked on it now, and nothing of it is won or lost', async () => {
  const { lines } = statement();
  const at = Date.now();
  const stake = { at, lineId: 4, kind: 'bet-stake', amount: -200_00, balance: 1690_00 } as const;
  const single = {
    remark: 'Single',
    reference: 'K1',
    product: 'sportsbook',
    isOpen: true,
  } as const;
  const sale = { ...stake, lineId: 5, kind: 'cash-out', amount: 95_00, balance: 1785_00 } as const;
  serve({
    lines: [...lines, { ...stake, ...single }, { ...sale, ...single }],
    ...{ closing: 1785_00, openStake: 100_00 },
  });
  const user = await open(/adds up/);
  await user.click(screen.getByText('Profit'));
  await shows(/You won ₦950.00 after commission of ₦50.00/);
  expect(text()).toContain('₦100.00 is staked on bets and games that are still open.');
});

test('without the network the statement last seen stays, and says which days it is of', async () => {
  const user = await open(/adds up/);
  network.goDown();
  await user.selectOptions(select('Period'), 'Last 7 days');
  await shows(/Those days could not be loaded: this is the last statement you saw/);
  expect(text()).toContain('adds up');
});

test('without anything saved it says where the money is', async () => {
  network.goDown();
  await open(/Your money is safe/);
});

test('days without movement say so', async () => {
  serve({ lines: [], closing: 1000_00 });
  await open(/No money moved in these days/);
});
