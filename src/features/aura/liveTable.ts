import { proxy, ref } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { getTable, listTables } from '../../contract/casino/tables.ts';
import type { OutputOf } from '../../contract/kit/endpoint.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

export type TableAnswer = OutputOf<typeof getTable>;

/** The tables by name; their rounds go on without us, and are asked for one table at a time. */
export const tableList = cachedList({
  name: 'tables',
  schema: listTables.output,
  fetch: () => call(listTables, {}, { quiet: true }),
});

interface LiveTable {
  /** The last answer for the table that is watched. */
  answer: TableAnswer | undefined;
  /** What the server's clock shows less this device's, in ms. */
  aheadMs: number;
  /** The answer is out of date, and no newer one came. */
  isOld: boolean;
}

const nothing = (): LiveTable => ({ answer: undefined, aheadMs: 0, isOld: false });

/** The one table that is looked at. */
export const liveTable = proxy<LiveTable>(nothing());

/** A little after the change itself, so that the answer has it. */
const AFTER_MS = 150;
const RETRY_MS = 3000;

/** Follows a table until the returned function is called: asked again whenever it says it changes. */
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
    // A page that nobody sees asks for nothing; it looks again when it is back.
    if (document.hidden) return;
    const inMs = answer ? answer.changesAt - answer.asOf + AFTER_MS : RETRY_MS;
    timer = setTimeout(look, inMs);
  }
  const whenSeen = () => {
    if (document.hidden) return;
    // What it shows was true when it was last seen.
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
