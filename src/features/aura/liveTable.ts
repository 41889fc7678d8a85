import { proxy, ref } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { getTable, listTables } from '../../contract/casino/tables.ts';
import type { OutputOf } from '../../contract/kit/endpoint.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

export type TableAnswer = OutputOf<typeof getTable>;

/** The list of tables. Rounds change all the time, so each table is fetched on its own. */
export const tableList = cachedList({
  name: 'tables',
  schema: listTables.output,
  fetch: () => call(listTables, {}, { quiet: true }),
});

interface LiveTable {
  /** The last answer for the table on screen. */
  answer: TableAnswer | undefined;
  /** How far the server's clock is ahead of this device's, in ms. */
  aheadMs: number;
  /** The answer is out of date and no newer one has come. */
  isOld: boolean;
}

const nothing = (): LiveTable => ({ answer: undefined, aheadMs: 0, isOld: false });

/** The one table on screen. */
export const liveTable = proxy<LiveTable>(nothing());

/** Ask a little after the announced change, so that the answer contains it. */
const AFTER_MS = 150;
const RETRY_MS = 3000;

/**
 * Keeps a table up to date until the returned function is called: fetches it again whenever the answer says
 * that it changes.
 */
export function watchTable(tableId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  Object.assign(liveTable, nothing());

  async function look() {
    clearTimeout(timer);
    const answer = await call(getTable, { tableId }, { quiet: true }).catch(() => undefined);
    if (isOver) return;
    if (answer) {
      liveTable.answer = ref(answer);
      liveTable.aheadMs = answer.asOf - Date.now();
    }
    liveTable.isOld = !answer;
    // A hidden page fetches nothing; it fetches when it is visible again.
    if (document.hidden) return;
    const inMs = answer ? answer.changesAt - answer.asOf + AFTER_MS : RETRY_MS;
    timer = setTimeout(look, inMs);
  }
  const whenSeen = () => {
    if (document.hidden) return;
    // The page keeps showing the last answer, marked as old.
    liveTable.isOld = true;
    void look();
  };

  document.addEventListener('visibilitychange', whenSeen);
  addEventListener('online', look);
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenSeen);
    removeEventListener('online', look);
  };
}
