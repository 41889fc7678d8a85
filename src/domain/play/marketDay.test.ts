import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitOf,
  GOODS,
  type Good,
  multipleOf,
  PLACES,
  type Reels,
  RTP_PERCENT,
  reelPlaces,
  reelSteps,
  reelsOf,
  roundReturn,
  unfairness,
} from './marketDay.ts';

test.each<[Reels, number]>([
  [['yam', 'yam', 'yam'], 5],
  [['cowrie', 'cowrie', 'cowrie'], 1000],
  [['yam', 'yam', 'cloth'], 1],
  [['pepper', 'bead', 'pepper'], 1],
  [['cloth', 'pepper', 'pepper'], 1],
  [['cloth', 'cloth', 'yam'], 0],
  [['yam', 'pepper', 'cloth'], 0],
])('%o returns %i times the stake', (reels, multiple) => {
  expect(multipleOf(reels)).toBe(multiple);
  expect(roundReturn(reels, 150_00)).toBe(multiple * 150_00);
});

test('a round can be worked out with another program, by the method that the page shows', () => {
  const made = { serverSeed: 'a secret', clientSeed: 'my words', nonce: 3 };
  const bytes = createHmac('sha256', made.serverSeed).update('my words:3').digest().subarray(0, 3);
  const goods = [...bytes].map(
    (byte) => reelPlaces().find(({ from, to }) => byte % 32 >= from && byte % 32 <= to)?.good,
  );
  expect(reelSteps(made).map(({ byte }) => byte)).toEqual([...bytes]);
  expect(reelsOf(made)).toEqual(goods);
});

test('returns what it says over all results', () => {
  const reel = GOODS.flatMap((good) => Array<Good>(PLACES[good]).fill(good));
  expect(reel).toHaveLength(32);
  let sum = 0;
  for (const one of reel) {
    for (const two of reel) for (const three of reel) sum += multipleOf([one, two, three]);
  }
  expect(Math.round((sum / reel.length ** 3) * 10_000) / 100).toBe(RTP_PERCENT);
});

const seeds = fc.record({
  serverSeed: fc.string({ minLength: 16, maxLength: 64 }),
  clientSeed: fc.string({ minLength: 1, maxLength: 40 }),
  nonce: fc.integer({ min: 1, max: 100_000 }),
});

describe('a round', () => {
  const roundOf = ({
    serverSeed,
    ...rest
  }: {
    serverSeed: string;
    clientSeed: string;
    nonce: number;
  }) => {
    const reels = reelsOf({ serverSeed, ...rest });
    const stakeKobo = 100_00;
    return {
      ...rest,
      commit: commitOf(serverSeed),
      reels,
      stakeKobo,
      returnedKobo: roundReturn(reels, stakeKobo),
    };
  };

  test('is found fair by the seed it was made from, and is the same each time', () => {
    fc.assert(
      fc.property(seeds, (given) => {
        expect(unfairness(given.serverSeed, roundOf(given))).toBeUndefined();
      }),
    );
  });

  test('is found out when the seed was changed', () => {
    fc.assert(
      fc.property(seeds, (given) => {
        expect(unfairness(`${given.serverSeed}x`, roundOf(given))).toContain('not the one');
      }),
    );
  });

  test('is found out when its result or its payment was changed', () => {
    fc.assert(
      fc.property(seeds, (given) => {
        const round = roundOf(given);
        const [one, two, three] = round.reels;
        const other = one === 'bead' ? 'cloth' : 'bead';
        expect(unfairness(given.serverSeed, { ...round, reels: [other, two, three] })).toContain(
          'The seeds give',
        );
        expect(
          unfairness(given.serverSeed, { ...round, returnedKobo: round.returnedKobo + 1 }),
        ).toContain('paid something else');
      }),
    );
  });
});

test('all places of the reels come up about as often as they should', () => {
  const counts = new Map<Good, number>();
  const rounds = 20_000;
  for (let nonce = 1; nonce <= rounds; nonce++) {
    for (const good of reelsOf({ serverSeed: 'a fixed seed', clientSeed: 'player', nonce })) {
      counts.set(good, (counts.get(good) ?? 0) + 1);
    }
  }
  for (const good of GOODS) {
    const share = (counts.get(good) ?? 0) / (3 * rounds);
    expect(Math.abs(share - PLACES[good] / 32)).toBeLessThan(0.01);
  }
});
