import { call } from '../../../api/call.ts';
import { getDrawList } from '../../../contract/cashier/luckyDraw.ts';
import { type CachedListSource, cachedList } from '../../../state/lists/cachedList.ts';

type DrawList = CachedListSource<(typeof getDrawList)['output']['_zod']['output']>;

const lists = new Map<number, DrawList>();

/** The published list of a draw. Once fetched it stays on the phone, so the draw can be checked offline. */
export function drawList(week: number): DrawList {
  const known = lists.get(week);
  if (known) return known;
  const list: DrawList = cachedList({
    name: `draw-list-${week}`,
    schema: getDrawList.output,
    fetch: () => call(getDrawList, { week }, { quiet: true }),
  });
  lists.set(week, list);
  return list;
}
