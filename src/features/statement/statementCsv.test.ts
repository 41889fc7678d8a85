import { expect, test } from 'vitest';
import { statementCsv } from './statementCsv.ts';

test('a statement is a file that adds up, in naira and in the time of Lagos', () => {
  const text = statementCsv({
    ...{ from: '2026-11-01', to: '2026-11-21', asOf: 0, opening: 1_000_00, closing: 1_395_05 },
    ...{ winnings: 0, netDeposits: 0 },
    lines: [
      {
        ...{ lineId: 7, at: Date.parse('2026-11-20T23:30:00Z'), kind: 'bet-result' },
        ...{ amount: 500_05, balance: 1_500_05, remark: 'Home v Away, Match Odds' },
        reference: '=m-1',
      },
      {
        ...{ lineId: 8, at: Date.parse('2026-11-21T08:00:00Z'), kind: 'withdrawal' },
        ...{ amount: -105_00, balance: 1_395_05, remark: 'To the "bank"', reference: 'W1' },
      },
    ],
  });
  expect(text.split('\r\n')).toEqual([
    '\uFEFFLine,Date,Time (Lagos),Kind,What,Reference,In,Out,Balance',
    ',2026-11-01,,Opening balance,,,,,1000.00',
    '7,2026-11-21,00:30,Bets settled,"Home v Away, Match Odds",\'=m-1,500.05,,1500.05',
    '8,2026-11-21,09:00,Withdrawal,"To the ""bank""",W1,,105.00,1395.05',
    ',2026-11-21,,Closing balance,,,,,1395.05',
    '',
  ]);
});
