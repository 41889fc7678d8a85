import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pnlPair } from './bet.ts';
import { bandText, type FancyBet, fancyBook } from './fancyBook.ts';
import { comparedBook, type FancyOffer, fancyCashOut } from './fancyCashOut.ts';

const N = 100;
const RATE = 100_00;

function bet(side: 'back' | 'lay', line: number, naira: number, rate = RATE): FancyBet {
  const terms = { side, scale: 'rate', priceHundredths: rate, stakeKobo: naira * N } as const;
  return { ...pnlPair(terms), side, line };
}
const yes = (line: number, naira = 1_000, rate = RATE) => bet('back', line, naira, rate);
const no = (line: number, naira = 1_000, rate = RATE) => bet('lay', line, naira, rate);

function offer(noAt: number, yesAt: number, change: Partial<FancyOffer> = {}): FancyOffer {
  return {
    ...{ isOpen: true, isPriceFresh: true, scale: 'rate' as const },
    line: { no: noAt, yes: yesAt },
    back: [[RATE, 100_000 * N]],
    lay: [[RATE, 100_000 * N]],
    ...change,
  };
}

const bandsOf = (bets: readonly FancyBet[]) =>
  fancyBook(bets)
    .map((band) => `${bandText(band)}: ${band.pnlKobo / N}`)
    .join(', ');

test.each([
  ['the line has risen', [yes(45)], offer(50, 51), 'No 50 1000', 0, '0–44: 0, 45–49: 2000, 50+: 0'],
  [
    'a No, the line has fallen',
    [no(45)],
    offer(40, 41),
    'Yes 41 1000',
    0,
    '0–40: 0, 41–44: 2000, 45+: 0',
  ],
  [
    'at 90 and 110 on one line',
    [yes(45, 1_100, 90_00)],
    offer(50, 50, { back: [[90_00, 9e9]], lay: [[110_00, 9e9]] }),
    'No 50 995.24',
    -104.76,
    '0–44: -104.76, 45–49: 1985.24, 50+: -104.76',
  ],
  [
    'two lines',
    [yes(45), no(48, 600)],
    offer(50, 51),
    'No 50 400',
    0,
    '0–44: 0, 45–47: 2000, 48–49: 800, 50+: 0',
  ],
] as const)('%s', (_, bets, now, expected, sure, bands) => {
  const quote = fancyCashOut(bets, now);
  if ('refusal' in quote) throw new Error(quote.refusal);
  const { side, line, stakeKobo } = quote.order;
  expect(`${side === 'back' ? 'Yes' : 'No'} ${line} ${stakeKobo / N}`).toBe(expected);
  expect(quote.sureKobo / N).toBe(sure);
  if (bands) expect(bandsOf(quote.bets)).toBe(bands);
});

test.each([
  ['suspended', { isOpen: false }],
  ['price-old', { isPriceFresh: false }],
  ['too-little-money', { lay: [] }],
] as const)('refused as %s', (refusal, change) => {
  expect(fancyCashOut([yes(45)], offer(50, 51, change))).toEqual({ refusal });
});

test('nothing to cash out where every result comes to the same', () => {
  expect(fancyCashOut([yes(45), no(45)], offer(50, 51))).toEqual({ refusal: 'already-even' });
});

test('with the line against the bet, results in between would lose both', () => {
  expect(fancyCashOut([yes(45)], offer(40, 41))).toEqual({ refusal: 'line-away' });
});

test('the book is told by result, before and after', () => {
  const compared = comparedBook([yes(45)], [yes(45), no(50)]);
  expect(
    compared.map((band) => [bandText(band), band.beforeKobo / N, band.afterKobo / N].join(' ')),
  ).toEqual(['0–44 -1000 0', '45–49 1000 2000', '50+ 1000 0']);
});

test('a part raises the worst result by about that part', () => {
  const quote = fancyCashOut([yes(45)], offer(50, 51), 40_00);
  expect(quote).toMatchObject({ order: { stakeKobo: 400 * N }, sureKobo: -600 * N });
});

test('no other stake on the same offer leaves a better worst result', () => {
  const anyBet = fc.record({
    side: fc.constantFrom('back' as const, 'lay' as const),
    line: fc.integer({ min: 1, max: 60 }),
    naira: fc.integer({ min: 100, max: 5_000 }),
    rate: fc.constantFrom(90_00, RATE, 110_00),
  });
  const bets = fc.array(anyBet, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      bets,
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 9_000 }),
      (held, at, naira) => {
        const own = held.map(({ side, line, naira: stake, rate }) => bet(side, line, stake, rate));
        const quote = fancyCashOut(own, offer(at, at + 1));
        const worst = (all: readonly FancyBet[]) =>
          Math.min(...fancyBook(all).map(({ pnlKobo }) => pnlKobo));
        const sure = 'refusal' in quote ? worst(own) : quote.sureKobo;
        // To the nearest kobo of stake, which moves an outcome by one.
        expect(worst([...own, no(at, naira)])).toBeLessThanOrEqual(sure + 2);
        expect(worst([...own, yes(at + 1, naira)])).toBeLessThanOrEqual(sure + 2);
      },
    ),
    { numRuns: 2_000 },
  );
});
