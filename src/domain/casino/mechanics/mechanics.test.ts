import { describe, expect, test } from 'vitest';
import { MARKET_DAY } from '../data/goodsGame.ts';
import { BACCARAT, CARD_DUEL, ROULETTE, SIC_BO } from '../data/tableGames.ts';
import { baccaratHands } from './baccarat.ts';
import { blackjackRules } from './blackjack.ts';
import { crashMultiple, crashRiseMs } from './crash.ts';
import { diceRules } from './dice.ts';
import { goodsRules } from './goods.ts';
import { hitChance, waysToChoose } from './keno.ts';
import { lineWins } from './lines.ts';
import { minesRules } from './mines.ts';
import { scratchPrize } from './scratch.ts';
import { tableRules } from './table.ts';
import { waysWins } from './ways.ts';

const stakeKobo = 100_00;
const NONE = [0, 0, 0] as const;
const pays = {
  A: [5, 10, 20],
  B: [2, 4, 8],
  C: NONE,
  D: NONE,
  E: NONE,
  F: NONE,
  G: NONE,
  H: NONE,
} as const;

test('a line runs from the left, and a wild stands for what it runs with', () => {
  const data = {
    strips: ['ABC', 'WAB', 'ABC', 'AAB', 'CCC'],
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    pays,
  };
  // Top row A W A A C, middle row B A B A C.
  expect(lineWins(data, [0, 0, 0, 0, 0])).toEqual([{ line: 0, symbol: 'A', length: 4, pays: 10 }]);
});

test('ways are counted by every row that fits', () => {
  const data = { strips: ['AAB', 'AWB', 'BAA', 'CCC', 'CCC'], pays };
  // A: 2 × 2 × 2 on three reels. B: 1 × 2 × 1.
  expect(waysWins(data, [0, 0, 0, 0, 0])).toEqual([
    { symbol: 'A', length: 3, ways: 8, pays: 5 },
    { symbol: 'B', length: 3, ways: 2, pays: 2 },
  ]);
});

test.each([
  [[0, 1, 2], 5, 'yam three times'],
  [[31, 31, 31], 1000, 'cowrie three times'],
  [[0, 0, 31], 1, 'yam, yam, cowrie'],
  [[31, 12, 12], 1, 'cowrie, pepper, pepper'],
  [[31, 31, 0], 0, 'cowrie, cowrie, yam'],
  [[0, 12, 31], 0, 'yam, pepper, cowrie'],
])('market goods at the places %j return %i times the stake', (draws, times, text) => {
  const round = { stakeKobo, choice: {}, actions: [], draws };
  expect(goodsRules(MARKET_DAY).stand(round)).toMatchObject({
    returnedKobo: times * stakeKobo,
    text,
  });
});

test('mines return the share divided by the chance, exactly, and end at a mine', () => {
  const rules = minesRules({ share: 9_700, mines: [3], most: 1_000 });
  const round = { stakeKobo, choice: { mines: 3 }, draws: [7, 8, 9] };
  const open = (cell: number) => ({ do: 'open', cell }) as const;
  expect(rules.stand({ ...round, actions: [] })).toMatchObject({
    isOver: false,
    allowed: ['open'],
  });
  const two = rules.stand({ ...round, actions: [open(0), open(1)] });
  // 0.97 × 25/22 × 24/21.
  expect(two).toMatchObject({ isOver: false, returnedKobo: 12_597, shown: [] });
  expect(rules.stand({ ...round, actions: [open(0), { do: 'cash-out' }] })).toMatchObject({
    isOver: true,
    returnedKobo: 11_022,
    shown: [7, 8, 9],
  });
  expect(rules.stand({ ...round, actions: [open(0), open(8)] })).toMatchObject({
    isOver: true,
    returnedKobo: 0,
  });
  const again = { ...round, actions: [open(0)] };
  expect(rules.actionProblem?.(again, open(0))).toBe('This cell is open already.');
  expect(rules.actionProblem?.(again, open(25))).toBe('There is no such cell.');
});

test('dice pay the share divided by the chance', () => {
  const rules = diceRules({ share: 9_800 });
  const roll = (side: 'under' | 'over', at: number, face: number) =>
    rules.stand({ stakeKobo, choice: { side, at }, draws: [face], actions: [] }).returnedKobo;
  expect(roll('under', 5_000, 4_999)).toBe(196_00);
  expect(roll('under', 5_000, 5_000)).toBe(0);
  expect(roll('over', 5_000, 5_000)).toBe(0);
  expect(roll('over', 8_999, 9_000)).toBe(980_00);
  expect(rules.problem({ side: 'under', at: 99 }, stakeKobo)).toBeDefined();
});

test('keno counts its draws as Pascal did', () => {
  expect(waysToChoose(36, 9)).toBe(94_143_280);
  const all = Array.from({ length: 9 }, (_, hits) => hitChance(8, hits));
  expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('a crash rises to its multiple in the time it says', () => {
  for (const hundredths of [101, 150, 200, 1_000, 100_000]) {
    const reached = crashMultiple(crashRiseMs(hundredths));
    expect(reached).toBeGreaterThanOrEqual(hundredths);
    expect(reached).toBeLessThan(hundredths * 1.0002 + 1);
    expect(crashMultiple(crashRiseMs(hundredths) - 200)).toBeLessThan(hundredths);
  }
});

test('a scratch card pays what it shows three times', () => {
  expect(scratchPrize([0, 1, 2, 0, 1, 2, 3, 4, 0])).toBe(0);
  expect(scratchPrize([0, 1, 2, 0, 1, 2, 3, 4, 5])).toBeUndefined();
});

describe('tables', () => {
  const settle = (data: typeof ROULETTE, bets: Record<string, number>, draws: number[]) =>
    tableRules(data).stand({ stakeKobo, choice: { bets }, draws, actions: [] }).returnedKobo;

  test.each([
    [ROULETTE, { n7: 10_00, red: 20_00, 'dozen-1': 30_00 }, [7], 490_00],
    [ROULETTE, { red: 20_00, even: 20_00, low: 20_00, 'column-3': 20_00 }, [0], 0],
    [SIC_BO, { big: 10_00, triple: 10_00 }, [5, 5, 5], 350_00],
    [SIC_BO, { big: 10_00, s11: 10_00 }, [5, 3, 0], 97_80],
    [CARD_DUEL, { left: 10_00, tie: 10_00 }, [3, 16], 130_00],
    [CARD_DUEL, { left: 10_00, right: 10_00 }, [12, 0], 20_00],
    [BACCARAT, { banker: 100_00, player: 50_00 }, [9, 8, 9, 9, 0, 0], 195_00],
    [BACCARAT, { banker: 100_00 }, [8, 8, 9, 9, 0, 0], 100_00],
  ])('case %#', (data, bets, draws, returned) => {
    expect(settle(data, bets, draws)).toBe(returned);
  });

  test('bets must add up to the stake, in whole naira, at spots that are there', () => {
    const rules = tableRules(ROULETTE);
    expect(rules.problem({ bets: { red: stakeKobo } }, stakeKobo)).toBeUndefined();
    expect(rules.problem({}, stakeKobo)).toBe('Put a chip on the table first.');
    expect(rules.problem({ bets: { red: 99_00 } }, stakeKobo)).toContain('add up');
    expect(rules.problem({ bets: { purple: stakeKobo } }, stakeKobo)).toContain('Bet not found');
    expect(rules.problem({ bets: { red: 50_50, black: 49_50 } }, stakeKobo)).toContain('whole');
    expect(rules.problem({ bets: { red: 200_00, black: -100_00 } }, stakeKobo)).toContain('whole');
  });

  test('the banker draws by what the player drew', () => {
    // Player 2 + 3, draws an 8; banker 3 stands against an 8 alone.
    expect(baccaratHands([1, 0, 2, 1, 7, 4]).banker).toEqual([0, 1]);
    expect(baccaratHands([1, 0, 2, 1, 6, 4]).banker).toEqual([0, 1, 4]);
  });
});

describe('blackjack', () => {
  const rules = blackjackRules({ blackjack: 250 });
  const play = (draws: number[], ...moves: ('hit' | 'stand' | 'double')[]) =>
    rules.stand({ stakeKobo, choice: {}, draws, actions: moves.map((move) => ({ do: move })) });
  // Cards by rank: 0 is an ace, 9 a ten. Order: player, dealer, player, dealer's hole card, then as drawn.
  test('the hole card is hidden while the player decides', () => {
    expect(play([9, 8, 4, 6, 2])).toMatchObject({ isOver: false, shown: [9, 8, 4, -1] });
    expect(play([9, 8, 4, 6, 2], 'hit')).toMatchObject({
      shown: [9, 8, 4, -1, 2],
      allowed: ['hit', 'stand'],
    });
  });

  test.each([
    ['a blackjack pays three to two', [0, 8, 9, 6], [], 250_00],
    ['two blackjacks are a draw', [0, 0, 9, 9], [], 100_00],
    ['a dealer’s blackjack ends it at once', [9, 0, 9, 9], [], 0],
    ['too many lose', [9, 8, 4, 6, 9], ['hit'], 0],
    ['the dealer draws to 17 and goes over', [9, 8, 9, 4, 9], ['stand'], 200_00],
    ['equal totals give the stake back', [9, 8, 8, 9], ['stand'], 100_00],
    ['a double stakes twice and takes one card', [4, 5, 5, 9, 9, 9], ['double'], 400_00],
    ['an ace counts one when eleven is too many', [0, 8, 7, 9, 8], ['hit', 'stand'], 0],
  ] as const)('%s', (_, draws, moves, returned) => {
    expect(play([...draws, 9, 9, 9], ...moves)).toMatchObject({
      isOver: true,
      returnedKobo: returned,
    });
  });
});
