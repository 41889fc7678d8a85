import type { RunnerPrices } from './exchangePrices.ts';

const SIZE_KOBO = 200_000_00;
const MARGIN = 0.03;
const LOWEST_RATE = 1;
const HIGHEST_RATE = 400;
// Once the favourite pays less than this, the other sides are not offered.
const LONE_FAVOURITE_RATE = 45;

export const BOOKMAKER_REMARK = `When the favourite's rate is under ${LONE_FAVOURITE_RATE} per 100, only the favourite is offered.`;

/** A bookmaker's rates per 100, in hundredths: 87 is 8700. */
export function ratePrices(chances: readonly number[]): RunnerPrices[] {
  const fair = chances.map((chance) => 100 * (1 / chance - 1));
  const lowest = Math.min(...fair);
  return fair.map((rate) => {
    const isBesideFavourite = lowest < LONE_FAVOURITE_RATE && rate > lowest;
    if (isBesideFavourite || rate > HIGHEST_RATE) return { back: [], lay: [] };
    // However sure the favourite is, it is priced: the remark promises that.
    const back = Math.max(LOWEST_RATE, Math.floor(rate * (1 - MARGIN) - 0.5));
    const lay = Math.max(back + 1, Math.ceil(rate * (1 + MARGIN) + 0.5));
    return { back: [[back * 100, SIZE_KOBO]], lay: [[lay * 100, SIZE_KOBO]] };
  });
}
