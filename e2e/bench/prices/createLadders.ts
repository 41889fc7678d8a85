import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import type { GameChange, RunnerChange } from '../../../src/contract/betting/stream.ts';
import { LADDER } from '../../../src/domain/market/ladder.ts';
import { createRandom } from './createChanges.ts';
import { createMarkets } from './createMarkets.ts';

/** Prices with money on each side, in a market that is watched in depth. */
const DEPTH = 20;
/** Of 2.00 among all prices. */
const MIDDLE = 99;
const RUNNERS = 2;

/** The prices of one side from a place on the ladder, best first. */
function side(best: number, step: 1 | -1, sizeKobo: number): PriceLevel[] {
  return Array.from({ length: DEPTH }, (_, level) => [
    LADDER[best + level * step] ?? 200,
    sizeKobo * (level + 1),
  ]);
}

export const createLadderMarkets = (count: number): Market[] =>
  createMarkets(count, { back: side(MIDDLE, -1, 1_000_00), lay: side(MIDDLE + 1, 1, 1_000_00) });

/** Each message moves a ladder by up to three prices, with new sizes, and tells of a trade. */
export function createLadderChanges(
  marketCount: number,
  count: number,
  firstSeq: number,
): GameChange[] {
  const random = createRandom(firstSeq);
  const pick = (most: number) => Math.floor(random() * most);
  return Array.from({ length: count }, (_, message) => {
    const market = pick(marketCount);
    const best = MIDDLE - 1 + pick(3);
    const price = LADDER[best] ?? 200;
    const back = side(best, -1, 100 * pick(9000));
    const lay = side(best + 1, 1, 100 * pick(9000));
    const traded: PriceLevel[] = [[price, 100 * (message + 1) * 500]];
    const runnerId = `runner-${market}-${pick(RUNNERS)}`;
    const v = firstSeq + message + 1;
    const m = 100 * (1_000_000 + pick(1_000_000));
    const moved: RunnerChange = [runnerId, back, lay, price, traded];
    const markets = [{ id: `market-${market}`, v, m, r: [moved] }];
    return { gameId: 'bench', seq: firstSeq + message, markets };
  });
}
