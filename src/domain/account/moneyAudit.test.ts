import { expect, test } from 'vitest';
import { type AuditBooks, auditMoney } from './moneyAudit.ts';

const line = { kind: 'bet-result', reference: 'm-1', remark: 'Home v Away, Match Odds' };
const market = { marketId: 'm-2', name: 'Home v Away, Toss', kobo: 700_00 };
const BOOKS: AuditBooks = {
  statement: {
    opening: 1_000_00,
    closing: 1_395_00,
    lines: [
      { ...line, lineId: 7, amount: 500_00, balance: 1_500_00 },
      { ...line, lineId: 8, kind: 'commission', amount: -25_00, balance: 1_475_00 },
      { ...line, lineId: 9, kind: 'bet-correction', amount: -80_00, balance: 1_395_00 },
    ],
  },
  balanceKobo: 1_395_00,
  exposures: { stated: [market], computed: [market] },
  exposureKobo: 700_00,
  results: [{ marketId: 'm-1', name: 'Home v Away, Match Odds', kobo: 420_00 }],
};

const faults = (books: AuditBooks) =>
  auditMoney(books).flatMap(({ subject, fault }) => (fault ? [{ subject, ...fault }] : []));

test('books that follow from each other have no fault', () => {
  expect(auditMoney(BOOKS)).toEqual([
    { subject: 'lines', count: 3 },
    { subject: 'balance', count: 1 },
    { subject: 'results', count: 1 },
    { subject: 'exposure', count: 1 },
  ]);
});

test('where not every bet is known, results are not judged', () => {
  const checks = auditMoney({ ...BOOKS, results: undefined });
  expect(checks.map(({ subject }) => subject)).toEqual(['lines', 'balance', 'exposure']);
});

const broken = BOOKS.statement.lines.map((row) =>
  row.lineId === 8 ? { ...row, balance: row.balance + 1 } : row,
);

test.each([
  [
    'a line',
    { ...BOOKS, statement: { ...BOOKS.statement, lines: broken } },
    {
      subject: 'lines',
      where: 'Line 8, Home v Away, Match Odds',
      statedKobo: 1_475_01,
      expectedKobo: 1_475_00,
    },
  ],
  [
    'the balance',
    { ...BOOKS, balanceKobo: 1_395_01 },
    { subject: 'balance', where: 'Your balance', statedKobo: 1_395_01, expectedKobo: 1_395_00 },
  ],
  [
    'a result that was posted otherwise',
    { ...BOOKS, results: [{ marketId: 'm-1', name: 'M', kobo: 500_00 }] },
    { subject: 'results', where: 'M', statedKobo: 420_00, expectedKobo: 500_00 },
  ],
  [
    'a result that was never posted',
    { ...BOOKS, results: [{ marketId: 'm-9', name: 'N', kobo: 1 }] },
    { subject: 'results', where: 'N', statedKobo: 0, expectedKobo: 1 },
  ],
  [
    'an exposure that no bet explains',
    { ...BOOKS, exposures: { stated: [market], computed: [] } },
    { subject: 'exposure', where: market.name, statedKobo: 700_00, expectedKobo: 0 },
  ],
  [
    'an exposure that is not reserved',
    { ...BOOKS, exposures: { stated: [], computed: [market] } },
    { subject: 'exposure', where: market.name, statedKobo: 0, expectedKobo: 700_00 },
  ],
  [
    'a sum of exposures',
    { ...BOOKS, exposureKobo: 1 },
    { subject: 'exposure', where: 'Your exposure in all', statedKobo: 1, expectedKobo: 700_00 },
  ],
])('%s is named', (_name, books, fault) => {
  expect(faults(books)).toMatchObject([fault]);
});
