import type { RunnerPrices } from './exchangePrices.ts';

const SIZE_KOBO = 200_000_00;
const MARGIN = 0.03;
const HIGHEST_RATE = 400;
// Once the favourite pays less than this, the other sides are not offered.
const LONE_FAVOURITE_RATE = 45;

export const BOOKMAKER_REMARK = `While a favourite pays less than ${LONE_FAVOURITE_RATE}, only the favourite is priced.`;

/** A bookmaker's rates per 100, in hundredths: 87 is 8700. */
export function ratePrices(chances: readonly number[]): RunnerPrices[] {
  const fair = chances.map((chance) => 100 * (1 / chance - 1));
  const lowest = Math.min(...fair);
  return fair.map((rate) => {
    const isAlone = lowest < LONE_FAVOURITE_RATE && rate > lowest;
    const back = Math.floor(rate * (1 - MARGIN) - 0.5);
    if (isAlone || back < 1 || rate > HIGHEST_RATE) return { back: [], lay: [] };
    const lay = Math.ceil(rate * (1 + MARGIN) + 0.5);
    return { back: [[back * 100, SIZE_KOBO]], lay: [[lay * 100, SIZE_KOBO]] };
  });
}
