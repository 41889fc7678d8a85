import type { GameChange } from '../../../src/contract/betting/stream.ts';
import { levels } from './createMarkets.ts';

/** Runners whose prices move in each message. */
const RUNNERS_A_MESSAGE = 50;

/** Messages as the stream sends them: random runners move by a tick, with new sizes and a new total. */
export function createChanges(marketCount: number, count: number, firstSeq: number): GameChange[] {
  const random = createRandom(firstSeq);
  const pick = (most: number) => Math.floor(random() * most);
  return Array.from({ length: count }, (_, message) => ({
    gameId: 'bench',
    seq: firstSeq + message,
    markets: Array.from({ length: RUNNERS_A_MESSAGE }, () => {
      const market = pick(marketCount);
      const best = 150 + 2 * pick(200);
      const runnerId = `runner-${market}-${pick(2)}`;
      return {
        id: `market-${market}`,
        v: firstSeq + message + 1,
        m: 100 * (1_000_000 + pick(1_000_000)),
        r: [
          [
            runnerId,
            levels(best, -2, 100 * pick(9000)),
            levels(best + 2, 2, 100 * pick(9000)),
            best,
          ],
        ],
      };
    }),
  }));
}

/** mulberry32: the same numbers for the same seed, so that both pages show the same prices. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
