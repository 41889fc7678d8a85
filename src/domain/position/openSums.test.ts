import { expect, test } from 'vitest';
import { type OpenBets, openSums } from './openSums.ts';

const bet = {
  state: 'matched',
  stake: 1_000_00,
  stakeMatched: 1_000_00,
} as const;

const NOTHING = { bets: [], coupons: [], rounds: [], exposureKobo: 0 };

test.each<[string, Partial<OpenBets>, [number, number, number, number]]>([
  ['nothing', {}, [0, 0, 0, 0]],
  ['a back', { bets: [bet], exposureKobo: 1_000_00 }, [1, 1_000_00, 0, 1_000_00]],
  [
    'a lay stakes what My bets shows of it, and can lose its liability',
    { bets: [bet], exposureKobo: 1_500_00 },
    [1, 1_000_00, 0, 1_500_00],
  ],
  [
    'a lay of which a part waits at the price asked, and a part was cancelled',
    {
      bets: [
        {
          ...bet,
          ...{ state: 'part-matched', stakeMatched: 400_00, stakeCancelled: 100_00 },
        },
      ],
      exposureKobo: 1_350_00,
    },
    [1, 900_00, 0, 1_350_00],
  ],
  [
    'two bets against each other lose less than they stake',
    { bets: [bet, bet], exposureKobo: 0 },
    [2, 2_000_00, 0, 0],
  ],
  [
    'coupons and rounds, whose stakes are no exposure',
    { coupons: [{ stake: 1_000_00 }], rounds: [{ stake: 200_00 }] },
    [2, 1_200_00, 1_200_00, 1_200_00],
  ],
  [
    'a free bet is open and costs nothing',
    { coupons: [{ stake: 500_00, freeBetId: 'f-1' }] },
    [1, 0, 0, 0],
  ],
])('what is open: %s', (_name, open, [count, stakedKobo, takenKobo, mostKobo]) => {
  expect(openSums({ ...NOTHING, ...open })).toEqual({ count, stakedKobo, takenKobo, mostKobo });
});
