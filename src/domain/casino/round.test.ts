import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceFor, playedOut } from '../../testing/casino/simulated.ts';
import { chanceOf, commitOf, type RoundSeeds } from './chance.ts';
import type { Action, Choice } from './game.ts';
import { GAMES, type Game, returnOf } from './games.ts';
import {
  actionRefusal,
  JACKPOT_OF,
  roundDraws,
  standingOf,
  unfairness,
  workedOut,
} from './round.ts';

const seeds: fc.Arbitrary<RoundSeeds> = fc.record({
  serverSeed: fc.string({ minLength: 16, maxLength: 64 }),
  clientSeed: fc.string({ minLength: 1, maxLength: 40 }),
  nonce: fc.integer({ min: 1, max: 100_000 }),
});
const stakes = fc.integer({ min: 10, max: 20_000 }).map((naira) => naira * 100);

/** A whole round with the moves of the simulation, as it is told to the player. */
function toldRound(game: Game, given: RoundSeeds, stakeKobo: number, hasJackpot = false) {
  const choice: Choice = choiceFor(game, stakeKobo, given.nonce);
  const { draws, jackpotDraw } = roundDraws(game, { chance: chanceOf(given), choice, hasJackpot });
  const actions: Action[] = playedOut(game, { stakeKobo, choice, draws });
  const jackpot = jackpotDraw === undefined ? undefined : { kobo: 500_000_00, drawn: jackpotDraw };
  const standing = workedOut(game, given, { ...given, stakeKobo, choice, actions, jackpot });
  const { shown, returnedKobo } = standing;
  const commit = commitOf(given.serverSeed);
  return {
    standing,
    told: { ...given, commit, stakeKobo, choice, actions, shown, returnedKobo, jackpot },
  };
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('ends with whole kobo, never less than nothing, the same each time, and is found fair', () => {
    fc.assert(
      fc.property(seeds, stakes, fc.boolean(), (given, stakeKobo, hasJackpot) => {
        const { standing, told } = toldRound(game, given, stakeKobo, hasJackpot);
        expect(standing.isOver).toBe(true);
        expect(Number.isSafeInteger(standing.returnedKobo)).toBe(true);
        expect(standing.returnedKobo).toBeGreaterThanOrEqual(0);
        expect(game.rules.problem(told.choice, stakeKobo)).toBeUndefined();
        expect(unfairness(game, given.serverSeed, told)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test('is found out when the seed, the result or the payment was changed', () => {
    fc.assert(
      fc.property(seeds, stakes, (given, stakeKobo) => {
        const { told } = toldRound(game, given, stakeKobo);
        expect(unfairness(game, `${given.serverSeed}x`, told)).toContain('not the one we promised');
        const shown = [...told.shown.slice(0, -1), (told.shown.at(-1) ?? 0) + 1];
        expect(unfairness(game, given.serverSeed, { ...told, shown })).toContain('another result');
        const returnedKobo = told.returnedKobo + 1;
        expect(unfairness(game, given.serverSeed, { ...told, returnedKobo })).toContain('paid');
      }),
      { numRuns: 30 },
    );
  });

  test('returns less than is staked, and not much less, whatever is chosen', () => {
    for (const { name, share } of game.rules.returns()) {
      expect(share, name).toBeGreaterThan(0.93);
      expect(share, name).toBeLessThan(1);
    }
    expect(returnOf(game)).toBe(
      Math.min(...game.rules.returns().map(({ share }) => Math.round(share * 10_000))),
    );
  });
});

test('the numbers of a round can be worked out with another program', () => {
  const given = { serverSeed: 'a secret', clientSeed: 'my words', nonce: 3 };
  const words = [0, 1].flatMap((block) => {
    const bytes = createHmac('sha256', 'a secret').update(`my words:3:${block}`).digest();
    return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(4 * word));
  });
  const chance = chanceOf(given);
  expect(words.map(() => chance.below(2 ** 32))).toEqual(words);
});

test('a number that would favour some results is skipped', () => {
  const words = [2 ** 32 - 1, 41];
  const bytes = new Uint8Array(8);
  words.forEach((word, index) => void new DataView(bytes.buffer).setUint32(4 * index, word));
  expect(chanceOf({ serverSeed: '', clientSeed: '', nonce: 1 }, () => bytes).below(10)).toBe(1);
});

test('a jackpot is won with as many draws as naira were staked, on top of the round', () => {
  const game = GAMES.find(({ mechanic }) => mechanic === 'lines');
  if (!game) throw new Error('no slot with lines');
  const given = { serverSeed: 'jackpot', clientSeed: 'me', nonce: 1 };
  const asked = { stakeKobo: 100_00, choice: {}, actions: [] };
  const jackpot = { kobo: 3_000_000_00, drawn: 0 };
  const { jackpotDraw, returnedKobo } = workedOut(game, given, { ...given, ...asked, jackpot });
  expect(jackpotDraw).toBeLessThan(JACKPOT_OF);
  const plain = workedOut(game, given, { ...given, ...asked }).returnedKobo;
  expect(returnedKobo).toBe(plain);
  const enough = { ...asked, stakeKobo: ((jackpotDraw ?? 0) + 1) * 100 };
  const won = workedOut(game, given, { ...given, ...enough, jackpot });
  expect(won.returnedKobo).toBe(
    workedOut(game, given, { ...given, ...enough }).returnedKobo + jackpot.kobo,
  );
});

test('of a crash round nothing is told until it is over, and nothing can be done after', () => {
  const game = GAMES.find(({ id }) => id === 'crash-1');
  if (!game) throw new Error('no crash game');
  const round = { stakeKobo: 100_00, choice: { target: 300 }, draws: [250], actions: [] };
  expect(standingOf(game, round, 5_000)).toMatchObject({
    isOver: false,
    shown: [],
    returnedKobo: 0,
  });
  expect(actionRefusal(game, round, { do: 'cash-out' }, 5_000)).toBeUndefined();
  expect(standingOf(game, round, 60_000)).toMatchObject({ isOver: true, shown: [250] });
  expect(actionRefusal(game, round, { do: 'cash-out' }, 60_000)).toBe('You cannot do that now.');
  expect(actionRefusal(game, round, { do: 'open' }, 5_000)).toBe('You cannot do that now.');
});
