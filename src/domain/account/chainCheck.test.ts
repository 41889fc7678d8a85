import { expect, test } from 'vitest';
import { type ChainBooks, type ChainedBet, checkChain } from './chainCheck.ts';

const MINUTE = 60_000;
const link = (no: number, id: string, at: number, kind = 'bet') => ({
  ...{ no, kind, id, at },
  hash: `hash ${no}`,
});
const bet = (id: string, placedAt: number, kind: ChainedBet['kind'] = 'bet') => ({
  ...{ id, kind, placedAt },
  name: `Bet ${id}`,
});

const TOLD = [
  link(4, 'B1', 10 * MINUTE),
  link(5, 'B2', 20 * MINUTE),
  link(6, 'C1', 30 * MINUTE, 'coupon'),
  // Asked for in another state.
  link(7, 'B2', 40 * MINUTE),
];
const BOOKS: ChainBooks = {
  bets: [bet('B0', 5 * MINUTE), bet('B2', 20 * MINUTE), bet('C1', 30 * MINUTE, 'coupon')],
  told: TOLD,
  known: [
    { no: 2, hash: 'older than what is told' },
    { no: 5, hash: 'hash 5' },
  ],
};

test('bets that are in the chain are counted, and those from before its oldest link are not', () => {
  expect(checkChain(BOOKS)).toEqual({ count: 2 });
});

test.each<[string, Partial<ChainBooks>, object]>([
  [
    'a bet that the chain leaves out',
    { bets: [...BOOKS.bets, bet('B3', 35 * MINUTE)] },
    { is: 'missing', bet: bet('B3', 35 * MINUTE) },
  ],
  [
    'a bet whose number only a coupon has',
    { bets: [bet('C1', 30 * MINUTE)] },
    { is: 'missing', bet: bet('C1', 30 * MINUTE) },
  ],
  [
    'a bet that came in long after it was placed',
    { bets: [bet('B2', 18 * MINUTE)] },
    { is: 'late', bet: bet('B2', 18 * MINUTE), at: 20 * MINUTE },
  ],
  ['a link that was another', { known: [{ no: 6, hash: 'other' }] }, { is: 'changed', no: 6 }],
  [
    'a link that is gone',
    { told: TOLD.filter(({ no }) => no !== 5), known: [] },
    { is: 'changed', no: 5 },
  ],
  [
    'the newest link that is gone',
    { known: [{ no: 8, hash: 'hash 8' }] },
    { is: 'changed', no: 8 },
  ],
  ['no chain at all', { told: [] }, { is: 'missing', bet: BOOKS.bets[0] }],
])('%s is found', (_, books, fault) => {
  expect(checkChain({ ...BOOKS, ...books }).fault).toEqual(fault);
});

test('the very first link is judged too', () => {
  const told = [link(1, 'B1', MINUTE)];
  const books = { told, known: [] };
  expect(checkChain({ ...books, bets: [bet('B1', MINUTE)] })).toEqual({ count: 1 });
  expect(checkChain({ ...books, bets: [bet('B9', MINUTE)] }).fault).toMatchObject({
    is: 'missing',
  });
  expect(checkChain({ ...books, told: [], bets: [] })).toEqual({ count: 0 });
});
