import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMatchOddsBet } from '../../../src/contract/betting/bets.ts';
import { getStatement } from '../../../src/contract/cashier/statement.ts';
import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import type { Result } from '../../db/rows/overrideRow.ts';
import { ADAEZE_ID, EMEKA_ID } from '../../db/seed/people.ts';
import { openBook } from '../orders/testBook.ts';
import { balanceOf } from './ledger.ts';

type Book = Awaited<ReturnType<typeof openBook>>;

const RUNNERS = ['home', 'draw', 'away'] as const;
const winner = (runnerId: string): Result => ({ kind: 'winner', runnerId });
const settle = ({ control, marketId }: Book, result: Result) =>
  control.run('settle', { marketId, result });
const balance = ({ operator }: Book) => balanceOf(operator, ADAEZE_ID) / 100;

async function lines({ app, operator, players }: Book) {
  const day = lagosIsoDate(operator.clock.now());
  return app.call(getStatement, { from: day, to: day }, players.adaeze);
}

/** Loses so much in another match, as if it had been spent. */
async function loseElsewhere(book: Book, naira: number): Promise<void> {
  const { app, control, operator, gameId, players } = book;
  const other = operator.world
    .events(operator.clock.now())
    .find((event) => event.sportId === 1 && !event.inPlay && event.gameId !== gameId);
  const marketId = other?.matchOddsId ?? '';
  const columns = { back: [[3, 1_000_000] as [number, number]], lay: [] };
  control.run('book', { marketId, runnerId: 'home', columns });
  const { gameId: otherId = '' } = other ?? {};
  const bet = { gameId: otherId, marketId, runnerId: 'home', side: 'back', version: 1 } as const;
  const terms = { price: 300, stake: naira * 100, onPriceChange: 'any', rest: 'fill' } as const;
  await app.call(placeMatchOddsBet, { ...bet, ...terms }, { ...players.adaeze, key: 'elsewhere' });
  control.run('settle', { marketId, result: winner('away') });
}

test('we bear what a correction takes beyond the balance, and a second one gives it back first', async () => {
  const book = await openBook();
  book.book([[2, 1_000_000]], []);
  await book.place({ side: 'back', odds: 2, naira: 200_000, rest: 'fill' });
  settle(book, winner('home'));
  // ₦250,000 and ₦200,000 less commission.
  const won = balance(book);
  await loseElsewhere(book, won);
  settle(book, winner('away'));
  expect(balance(book)).toBe(0);
  const borne = (await lines(book)).lines.filter(
    ({ kind, reference }) => kind === 'adjustment' && reference === book.marketId,
  );
  // He lost ₦200,000 and ₦440,000, and had ₦250,000.
  expect(won).toBe(440_000);
  expect(borne.reduce((sum, { amount }) => sum + amount, 0) / 100).toBe(390_000);
  settle(book, winner('home'));
  expect(balance(book)).toBe(0);
  const { lines: all, opening, closing } = await lines(book);
  expect(all.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing);
});

test('a void bet whose cover was spent leaves no balance below zero', async () => {
  const book = await openBook();
  book.book([], [[3, 1_000_000]]);
  book.book([], [[1.5, 1_000_000]], 'draw');
  await book.place({ side: 'lay', odds: 3, naira: 100_000, rest: 'fill' });
  await book.place({ side: 'lay', odds: 1.5, naira: 200_000, rest: 'fill', runnerId: 'draw' });
  expect(await book.exposure()).toBe(0);
  await loseElsewhere(book, 250_000);
  book.control.run('withdraw', { marketId: book.marketId, runnerId: 'draw', factor: 0 });
  settle(book, winner('home'));
  expect(balance(book)).toBe(0);
});

const runner = fc.constantFrom(...RUNNERS);
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      by: fc.constantFrom('adaeze' as const, 'emeka' as const),
      side: fc.constantFrom('back' as const, 'lay' as const),
      runnerId: runner,
      odds: fc.constantFrom(1.5, 2, 3, 3.35),
      naira: fc.integer({ min: 100, max: 90_000 }),
    }),
  },
  fc.record({
    do: fc.constant('withdraw' as const),
    runnerId: runner,
    factor: fc.integer({ min: 0, max: 40 }),
  }),
  fc.record({ do: fc.constant('settle' as const), runnerId: runner }),
);

test('whatever is bet, withdrawn, settled and corrected, no balance is negative and all lines add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 2, maxLength: 8 }),
      fc.array(runner, { minLength: 1, maxLength: 3 }),
      async (acts, results) => {
        const book = await openBook();
        for (const step of acts) {
          // A rule may refuse any of them: what counts is what the books say after it.
          if (step.do === 'bet') await book.tryPlace({ ...step, onPriceChange: 'any' });
          else if (step.do === 'withdraw') {
            const { runnerId, factor } = step;
            try {
              book.control.run('withdraw', { marketId: book.marketId, runnerId, factor });
            } catch {}
          } else settle(book, winner(step.runnerId));
        }
        for (const result of results) settle(book, winner(result));
        for (const accountId of [ADAEZE_ID, EMEKA_ID]) {
          const rows = book.operator.db.ledger.where('purseId', `${accountId}:main`);
          let sum = 0;
          for (const { amountKobo, balanceKobo } of rows) {
            sum += amountKobo;
            expect(balanceKobo).toBe(sum);
          }
          expect(balanceOf(book.operator, accountId)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
