import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { GAMES } from '../../domain/casino/games.ts';
import { simulate } from './simulated.ts';

/** Far quicker than ours; another test compares the two. */
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/** `ROUNDS=1000000 npm run casino` plays a million of each. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 4_000);
/** Standard errors. Seeds are fixed, so a test that passes once always does. */
const MOST_ERRORS = 4;

/** One game of each mechanic, and all of them where the run is long. */
const played = GAMES.filter(
  ({ mechanic }, index) =>
    ROUNDS > 100_000 || GAMES.findIndex((other) => other.mechanic === mechanic) === index,
);

test.each(played.map((game) => [game.id, game] as const))(
  '%s returns what it declares',
  (id, game) => {
    const { mean, expected, error } = simulate(game, ROUNDS, hmac);
    if (ROUNDS > 100_000) {
      const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
      console.warn(`${id}: ${percent(mean)} of ${percent(expected)}, ± ${percent(error)}`);
    }
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(mean - expected)).toBeLessThan(MOST_ERRORS * error);
  },
  30 * 60_000,
);
