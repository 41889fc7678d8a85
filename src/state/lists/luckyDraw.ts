import { call } from '../../api/call.ts';
import { getLuckyDraw } from '../../contract/cashier/luckyDraw.ts';
import { cachedList } from './cachedList.ts';

/** The weekly draws, with the player's own tickets. */
export const luckyDraw = cachedList({
  name: 'lucky-draw',
  schema: getLuckyDraw.output,
  fetch: () => call(getLuckyDraw, {}, { quiet: true }),
});
