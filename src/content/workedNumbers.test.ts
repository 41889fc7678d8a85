import { describe, expect, test } from 'vitest';
import { COUPON_LIMITS } from '../../mocks/domain/coupons/couponTerms.ts';
import { TERMS } from '../../mocks/world/terms.ts';
import type { MarketKind } from '../contract/betting/market.ts';
import { gameWithMaths, returnOf } from '../domain/casino/games.ts';
import { betDelaySeconds } from '../domain/market/betDelay.ts';
import { takeFromColumn } from '../domain/market/column.ts';
import { averagePrice, type Fill, pnlOfFills } from '../domain/market/fills.ts';
import { formatOdds } from '../domain/market/formatOdds.ts';
import { LADDER, nextPriceDown, nextPriceUp } from '../domain/market/ladder.ts';
import { serveQueue } from '../domain/market/queue.ts';
import { reducedPrice } from '../domain/market/reduction.ts';
import { formatNaira, signedNaira } from '../domain/money/money.ts';
import { type BetTerms, liability, pnlPair } from '../domain/position/bet.ts';
import { cashOut } from '../domain/position/cashOut.ts';
import { commission, reckonMarket } from '../domain/position/commission.ts';
import {
  bandText,
  type FancyBet,
  fancyBook,
  fancyExposure,
  middleBandText,
} from '../domain/position/fancyBook.ts';
import { fancyCashOut } from '../domain/position/fancyCashOut.ts';
import { type MarketBets, marketExposure, marketPosition } from '../domain/position/position.ts';
import { settleRunnerBet } from '../domain/position/settlement.ts';
import { STOP_TICKS } from '../domain/position/stopLoss.ts';
import type { Leg } from '../domain/sportsbook/leg.ts';
import {
  combinationCount,
  couponReturn,
  legFactor,
  priceOfCoupon,
  productSum,
} from '../domain/sportsbook/sportsbook.ts';
import { tablesOf, textOf } from './testing/tables.ts';

const NAIRA = 100;
const THOUSAND = 1_000 * NAIRA;

/** `₦1,000` where there are no kobo. */
const short = (kobo: number) => formatNaira(kobo).replace(/\.00$/, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Stake = Pick<BetTerms, 'side' | 'scale' | 'priceHundredths' | 'stakeKobo'>;
const at = (side: 'back' | 'lay', price: number, stakeKobo = THOUSAND): Stake => ({
  side,
  scale: 'decimal',
  priceHundredths: price,
  stakeKobo,
});
const rate = (side: 'back' | 'lay', per100: number, stakeKobo = THOUSAND): Stake => ({
  side,
  scale: 'rate',
  priceHundredths: per100 * 100,
  stakeKobo,
});

function priceText({ scale, priceHundredths }: Stake): string {
  return scale === 'rate' ? String(priceHundredths / 100) : formatOdds(priceHundredths);
}

function betText(bet: Stake, runner = ''): string {
  return `${bet.side} ${runner && `${runner} `}${short(bet.stakeKobo)} at ${priceText(bet)}`;
}

/** A bet's table row: what it is, its result if it wins and if it loses, and what it reserves. */
function betRow(bet: Stake, runner?: string): string[] {
  const { ifHitKobo, ifMissedKobo } = pnlPair(bet);
  return [
    capital(betText(bet, runner)),
    signedNaira(ifHitKobo),
    signedNaira(ifMissedKobo),
    formatNaira(liability(bet)),
  ];
}

type Named = readonly [runner: string, bet: Stake];

/** The row for bets in one market: the result for each winning runner, and the exposure. */
function positionRow(runnerIds: string[], matched: Named[], pending: Named[] = []): string[] {
  const entry = ([runnerId, bet]: Named) => ({ runnerId, ...pnlPair(bet) });
  const bets: MarketBets = {
    runnerIds,
    matched: matched.map(entry),
    pending: pending.map(entry),
  };
  const texts = (named: Named[]) => named.map(([runner, bet]) => betText(bet, runner)).join(', ');
  const parts = [texts(matched), pending.length > 0 ? `waiting: ${texts(pending)}` : ''];
  return [
    capital(parts.filter(Boolean).join('; ')),
    ...[...marketPosition(bets).values()].map(signedNaira),
    formatNaira(marketExposure(bets)),
  ];
}

const fancy = (side: 'back' | 'lay', line: number, per100 = 100, stakeKobo = THOUSAND) => {
  const bet = rate(side, per100, stakeKobo);
  return { ...pnlPair(bet), side, line, bet };
};
type Fancy = ReturnType<typeof fancy>;

function fancyText({ side, line, bet }: Fancy): string {
  return `${side === 'back' ? 'Yes' : 'No'} ${line}, ${short(bet.stakeKobo)} at ${priceText(bet)}`;
}

function fancyRow(one: Fancy): string[] {
  const { ifHitKobo, ifMissedKobo } = one;
  const held = formatNaira(liability(one.bet));
  return [fancyText(one), signedNaira(ifHitKobo), signedNaira(ifMissedKobo), held];
}

function bookRow(...bets: Fancy[]): string[] {
  const bands = fancyBook(bets).map((band) => `${bandText(band)}: ${signedNaira(band.pnlKobo)}`);
  return [bets.map(fancyText).join('; '), bands.join('; '), formatNaira(fancyExposure(bets, []))];
}

function ladderRows(): string[][] {
  const rows: { from: number; to: number; step: number }[] = [];
  LADDER.slice(1).forEach((price, index) => {
    const from = LADDER[index] ?? 0;
    const last = rows.at(-1);
    if (last?.step === price - from) last.to = price;
    else rows.push({ from, to: price, step: price - from });
  });
  const stepText = (step: number) => (step < 100 ? (step / 100).toFixed(2) : String(step / 100));
  return rows.map(({ from, to, step }) => [formatOdds(from), formatOdds(to), stepText(step)]);
}

function filledRow(): string[] {
  const fills: Fill[] = [
    { priceHundredths: 250, stakeKobo: 600 * NAIRA },
    { priceHundredths: 248, stakeKobo: 400 * NAIRA },
  ];
  const parts = fills.map(
    (fill) => `${short(fill.stakeKobo)} at ${formatOdds(fill.priceHundredths)}`,
  );
  const { ifHitKobo } = pnlOfFills('back', 'decimal', fills);
  return [parts.join(' and '), formatOdds(averagePrice(fills) ?? 0), signedNaira(ifHitKobo)];
}

/** An order of ₦1,000 at 2.48 in a market with ₦300 at 2.50 and ₦500 at 2.48, after some more has traded. */
function waitingRow(what: string, tradedNaira: number): string[] {
  const column = [
    { priceHundredths: 250, othersKobo: 300 * NAIRA, queue: [] },
    { priceHundredths: 248, othersKobo: 500 * NAIRA, queue: [] },
  ];
  const { fills, restKobo } = takeFromColumn(at('back', 248), column);
  const waiting = [{ id: 'own', restKobo, aheadKobo: 0 }];
  const { filled } = serveQueue(waiting, tradedNaira * NAIRA);
  const more = filled.reduce((sum, { kobo }) => sum + kobo, 0);
  const all = [...fills, { priceHundredths: 248, stakeKobo: more }];
  const { ifHitKobo } = pnlOfFills('back', 'decimal', all);
  return [
    what,
    short(THOUSAND - restKobo + more),
    formatOdds(averagePrice(all) ?? 0),
    signedNaira(ifHitKobo),
    short(restKobo - more),
  ];
}

/** What an order gets of ₦2,100, behind so much. */
function queueRow(what: string, naira: number, aheadNaira: number): string[] {
  const restKobo = naira * NAIRA;
  const own = { id: 'own', restKobo, aheadKobo: aheadNaira * NAIRA };
  const { filled } = serveQueue([own], 2_100 * NAIRA);
  const got = filled[0]?.kobo ?? 0;
  return [what, short(got), short(restKobo - got)];
}

const legsAt = (...odds: number[]): Leg[] =>
  odds.map((oddsHundredths, index) => ({ eventId: String(index), oddsHundredths, result: 'won' }));
const UNCAPPED = Number.MAX_SAFE_INTEGER;
/** The exact product of the odds, as a decimal. */
function multiplied(legs: Leg[]): number {
  const { by, over } = productSum(legs.map(legFactor), legs.length);
  return Number(by) / Number(over);
}

function accumulatorRow(...legs: Leg[]): string[] {
  const coupon = { legs, size: legs.length, stakeKobo: THOUSAND };
  return [
    legs
      .map(({ result, oddsHundredths }) =>
        result === 'void' ? result : formatOdds(oddsHundredths),
      )
      .join(' × '),
    String(multiplied(legs)),
    formatNaira(couponReturn(coupon, UNCAPPED).returnKobo),
  ];
}

function systemRow(): string[] {
  const legs = legsAt(180, 200, 250);
  const coupon = { legs, size: 2, stakeKobo: 300 * NAIRA };
  const pairs = [legsAt(180, 200), legsAt(180, 250), legsAt(200, 250)];
  expect(combinationCount(coupon)).toBe(pairs.length);
  return [
    '2 of 3 on 1.80, 2.00, 2.50',
    pairs.map((pair) => multiplied(pair).toFixed(2)).join(', '),
    formatNaira(coupon.stakeKobo),
    formatNaira(couponReturn(coupon, UNCAPPED).returnKobo),
  ];
}

function oneCutRow(...legs: Leg[]): string[] {
  const coupon = { legs, size: legs.length, stakeKobo: THOUSAND, isOneCut: true };
  const above = legs
    .filter(({ result }) => result !== 'void')
    .reduce((sum, { oddsHundredths }) => sum + oddsHundredths - 100, 100);
  const [names = ''] = accumulatorRow(...legs);
  return [
    names,
    `${multiplied(legs).toFixed(2)} ÷ ${formatOdds(above)} = ${formatOdds(priceOfCoupon(coupon) ?? 0)}`,
    formatNaira(couponReturn(coupon, UNCAPPED).returnKobo),
  ];
}

function multipleBonusRow(): string[] {
  const coupon = { legs: legsAt(150, 150, 150, 150, 150), size: 5, stakeKobo: THOUSAND };
  const { winKobo, bonusKobo, returnKobo } = couponReturn(coupon, UNCAPPED);
  return ['5 × 1.50', formatNaira(winKobo), formatNaira(bonusKobo), formatNaira(returnKobo)];
}

const COMMISSION_BASIS_POINTS = TERMS.match_odds.commissionPercent * 100;

function cashOutRow(
  held: string,
  runner: string,
  position: Map<string, number>,
  offer: { side: 'back' | 'lay'; price: number },
): string[] {
  const level = [offer.price, 1_000_000 * NAIRA] as [number, number];
  const quote = cashOut(position, {
    status: 'open',
    isPriceFresh: true,
    scale: 'decimal',
    depth: new Map([[runner, { back: [level], lay: [level] }]]),
    commissionBasisPoints: COMMISSION_BASIS_POINTS,
    availableKobo: 0,
    minStake: 0,
    maxStake: 0,
  });
  if ('refusal' in quote) throw new Error(quote.refusal);
  const [order] = quote.orders;
  const stakeKobo = order?.stakeKobo ?? 0;
  const bet = at(offer.side, offer.price, stakeKobo);
  expect(order).toMatchObject({ runnerId: runner, side: offer.side });
  return [
    held,
    capital(betText(bet, runner === 'Home' ? '' : runner)),
    signedNaira(Math.min(...quote.position.values())),
    signedNaira(quote.netKobo),
  ];
}

function commissionRow(...pnlsKobo: number[]): string[] {
  const { netKobo, commissionKobo } = reckonMarket(pnlsKobo, COMMISSION_BASIS_POINTS);
  return [
    pnlsKobo.map(signedNaira).join(' and '),
    signedNaira(netKobo),
    formatNaira(commissionKobo),
    signedNaira(netKobo - commissionKobo),
  ];
}

function deadHeatRow(side: 'back' | 'lay'): string[] {
  const bet = at(side, 300);
  const settled = settleRunnerBet({ runnerId: 'a', ...pnlPair(bet) }, ['a', 'b']);
  return [capital(betText(bet)), signedNaira(settled.pnlKobo)];
}

function limitRow(name: string, kinds: MarketKind[]): string[] {
  const terms = kinds.map((kind) => TERMS[kind]);
  const [first] = terms;
  for (const { minStake, maxStake } of terms) {
    expect({ minStake, maxStake }).toEqual({
      minStake: first?.minStake,
      maxStake: first?.maxStake,
    });
  }
  const { minStake = 0, maxStake = 0 } = first ?? {};
  return [name, short(minStake), maxStake > 0 ? short(maxStake) : 'No limit'];
}

const delayRow = (name: string, kind: MarketKind | 'sportsbook') => [
  name,
  `${betDelaySeconds(kind, true)} seconds`,
];

const withVoid: Leg[] = legsAt(185, 210, 150).map((leg, index) =>
  index === 1 ? { ...leg, result: 'void' } : leg,
);
const cutWithVoid: Leg[] = legsAt(150, 200, 300).map((leg, index) =>
  index === 2 ? { ...leg, result: 'void' } : leg,
);
const SINCE_NOVEMBER = ['orders-that-wait', 'your-place-in-the-queue', 'one-cut'];
const THREE = ['Home', 'Away', 'The Draw'];
const BACK_HOME: Named = ['Home', at('back', 250)];
const OPEN_AND_LAY = [betRow(at('back', 250)), betRow(at('lay', 250))];

const TABLES: Record<string, Record<string, string[][][]>> = withHistory({
  gamesrule: {
    'back-and-lay': [OPEN_AND_LAY],
    'the-price-ladder': [ladderRows()],
    'a-better-price-is-yours': [[filledRow()]],
    'orders-that-wait': [
      [waitingRow('You place the order', 0), waitingRow('Another ₦50 is matched with yours', 50)],
    ],
    'your-place-in-the-queue': [
      [
        queueRow('₦500 behind ₦2,000, which you lower to ₦300', 300, 2_000),
        queueRow(
          '₦500 behind ₦2,000, which you raise to ₦800 after ₦400 more has come',
          800,
          2_400,
        ),
      ],
    ],
    exposure: [
      [
        positionRow(THREE, [BACK_HOME]),
        positionRow(THREE, [BACK_HOME, ['Home', at('lay', 220)]]),
        positionRow(THREE, [BACK_HOME, ['Home', at('lay', 220, 1_136_36)]]),
        positionRow(THREE, [BACK_HOME, ['The Draw', at('back', 340, 500 * NAIRA)]]),
      ],
    ],
    'while-a-bet-waits': [
      [
        positionRow(THREE, [BACK_HOME], [['Home', at('lay', 200)]]),
        positionRow(THREE, [BACK_HOME], [['Away', at('lay', 300, 400 * NAIRA)]]),
        positionRow(THREE, [], [BACK_HOME, ['Home', at('lay', 230)]]),
      ],
    ],
    'betting-in-play': [
      [
        delayRow('Match odds and other exchange markets', 'match_odds'),
        delayRow('Bookmaker', 'bookmaker'),
        delayRow('Fancy', 'fancy'),
        delayRow('Sportsbook', 'sportsbook'),
      ],
    ],
    bookmaker: [
      [betRow(rate('back', 87)), betRow(rate('lay', 90))],
      [
        positionRow(
          ['A', 'B'],
          [
            ['A', rate('back', 87)],
            ['A', rate('lay', 90)],
          ],
        ),
        positionRow(
          ['A', 'B'],
          [
            ['A', rate('back', 87)],
            ['B', rate('back', 110)],
          ],
        ),
      ],
    ],
    fancy: [
      [
        fancyRow(fancy('back', 45)),
        fancyRow(fancy('back', 45, 90)),
        fancyRow(fancy('lay', 45, 110)),
      ],
    ],
    'two-bets-on-one-fancy': [
      [
        bookRow(fancy('back', 45)),
        bookRow(fancy('back', 45), fancy('lay', 50)),
        bookRow(fancy('lay', 44), fancy('back', 48)),
        bookRow(fancy('back', 45, 90), fancy('lay', 45, 110)),
        bookRow(fancy('back', 45), fancy('lay', 45, 100, 600 * NAIRA)),
      ],
    ],
    accumulators: [[accumulatorRow(...legsAt(185, 210, 150)), accumulatorRow(...withVoid)]],
    systems: [[systemRow()]],
    'one-cut': [[oneCutRow(...legsAt(150, 200, 300)), oneCutRow(...cutWithVoid)]],
    'multiple-bonus': [[multipleBonusRow()]],
    casino: [[betRow(at('back', 195), 'Player A'), betRow(at('lay', 198), 'Player A')]],
    'cash-out': [
      [
        cashOutRow(
          'Back ₦1,000 at 2.50, the lay price is now 2.20',
          'Home',
          new Map([
            ['Home', 1_500 * NAIRA],
            ['Away', -THOUSAND],
          ]),
          { side: 'lay', price: 220 },
        ),
        cashOutRow(
          `${signedNaira(-1_200 * NAIRA)} on A, ${signedNaira(THOUSAND)} on B, the back price of A is now 2.60`,
          'A',
          new Map([
            ['A', -1_200 * NAIRA],
            ['B', THOUSAND],
          ]),
          { side: 'back', price: 260 },
        ),
      ],
    ],
    commission: [
      [commissionRow(3_000 * NAIRA, -900 * NAIRA), commissionRow(500 * NAIRA, -900 * NAIRA)],
    ],
    'dead-heats': [[deadHeatRow('back'), deadHeatRow('lay')]],
    limits: [
      [
        limitRow('Match odds, goals, sets', ['match_odds', 'over_under', 'both_to_score', 'sets']),
        limitRow('Bookmaker', ['bookmaker']),
        limitRow('Fancy, odd/even', ['fancy', 'fancy1', 'odd_even']),
        limitRow('Tied match, toss', ['tied_match', 'toss']),
        ['Sportsbook', short(COUPON_LIMITS.minStake), short(COUPON_LIMITS.maxStake)],
      ],
    ],
  },
  terms: { 'placing-a-bet': [OPEN_AND_LAY.map((row) => row.slice(0, 3))] },
  'gamesrule-2026-06-01': { 'back-and-lay': [OPEN_AND_LAY] },
});

/** Version 1.0 had the same tables but those of orders that wait. */
function withHistory(tables: Record<string, Record<string, string[][][]>>) {
  const { gamesrule = {}, terms = {} } = tables;
  const before = Object.entries(gamesrule).filter(([under]) => !SINCE_NOVEMBER.includes(under));
  // The row of the sportsbook was added later.
  const limits = gamesrule['limits']?.map((rows) => rows.slice(0, -1)) ?? [];
  const earlier = { ...Object.fromEntries(before), limits };
  const history = { 'gamesrule-2026-11-01': earlier, 'terms-2026-11-01': terms };
  return { ...tables, ...history };
}

describe.each(Object.entries(TABLES))('%s', (id, expected) => {
  test.each(tablesOf(id))('the figures under $under, table $index', ({ under, index, rows }) => {
    expect(rows).toEqual(expected[under]?.[index]);
  });
});

test('every worked example stands in its document', () => {
  for (const [id, expected] of Object.entries(TABLES)) {
    const count = Object.values(expected).flat().length;
    expect([id, tablesOf(id).length]).toEqual([id, count]);
  }
});

const lines = (...bets: FancyBet[]) => middleBandText(bets)?.replace('You', 'you');
const delays = (['match_odds', 'fancy', 'bookmaker'] as const).map((kind) =>
  betDelaySeconds(kind, true),
);
const [matchOdds, fancyDelay, bookmaker] = delays;
const marketDay = gameWithMaths('goods');
const marketDayPercent = marketDay && returnOf(marketDay) / 100;
const netWin = 2_100 * NAIRA;
const onNetWin = commission(netWin, COMMISSION_BASIS_POINTS);
const cashedFancy = (() => {
  const yes = { ...pnlPair(rate('back', 100)), side: 'back' as const, line: 45 };
  const level = [100_00, 100_000 * NAIRA] as const;
  const quote = fancyCashOut([yes], {
    ...{ isOpen: true, isPriceFresh: true, scale: 'rate', minStake: 0, maxStake: 0 },
    ...{ line: { no: 50, yes: 51 }, back: [level], lay: [level] },
  });
  if ('refusal' in quote) throw new Error(quote.refusal);
  const { order, sureKobo, bets } = quote;
  const [, between] = fancyBook(bets);
  const band = between ? bandText(between) : '';
  const most = signedNaira(between?.pnlKobo ?? 0);
  return `No ${order.line} for ${short(order.stakeKobo)} leaves you with ${formatNaira(sureKobo)} or more: with ${most} if it ends ${band}`;
})();
const fiveUp = [1, 2, 3, 4, 5].reduce((price) => nextPriceUp(price), 10_00);

test.each([
  ['gamesrule', `a ladder of ${LADDER.length} prices`],
  ['gamesrule', `the price after 2.00 is ${formatOdds(nextPriceUp(200))}`],
  ['gamesrule', `the one before it is ${formatOdds(nextPriceDown(200))}`],
  ['gamesrule', `Five steps up from 10 is ${formatOdds(fiveUp)}`],
  ['gamesrule', `reduction of 25%, 8.00 becomes ${formatOdds(reducedPrice(800, 25_00))}`],
  ['gamesrule', cashedFancy],
  ['gamesrule', `nothing worse than ${STOP_TICKS} steps beyond your stop`],
  ['gamesrule', `In the second example ${lines(fancy('back', 45), fancy('lay', 50))}`],
  ['gamesrule', `In the third example ${lines(fancy('lay', 44), fancy('back', 48))}`],
  ['terms', `On net winnings of ${formatNaira(netWin)}, 5% is ${formatNaira(onNetWin)}`],
  ['terms', `at least ${short(TERMS.match_odds.minStake)}`],
  ['terms', `in the sportsbook and the virtual league at least ${short(COUPON_LIMITS.minStake)}`],
  ['terms', `${matchOdds} on match odds, ${fancyDelay} on fancy, ${bookmaker} on bookmaker`],
  ['terms', `from ${formatOdds(LADDER[0] ?? 0)} to ${formatOdds(LADDER.at(-1) ?? 0)}`],
  ['faq', `${short(netWin)} won means ${short(onNetWin)} commission`],
  ['faq', `less ${COUPON_LIMITS.cashOutMarginPercent}%`],
  ['fairplay', `${marketDayPercent}% comes back`],
  ['faq', `your exposure is ${short(liability(at('back', 250)))}`],
  ['faq', `and it is ${short(liability(at('lay', 250)))}, the profit you would owe`],
])('%s says: %s', (id, sentence) => {
  expect(textOf(id)).toContain(sentence);
});
