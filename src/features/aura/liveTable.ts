import { call } from '../../api/call.ts';
import { getTable, listTables } from '../../contract/casino/tables.ts';
import type { OutputOf } from '../../contract/kit/endpoint.ts';
import { cachedList } from '../../state/lists/cachedList.ts';
import { liveAnswer } from './liveAnswer.ts';

export type TableAnswer = OutputOf<typeof getTable>;

/** The list of tables. Rounds change all the time, so each table is fetched on its own. */
export const tableList = cachedList({
  name: 'tables',
  schema: listTables.output,
  fetch: () => call(listTables, {}, { quiet: true }),
});

/** A table on screen, of which a wide window shows two. */
export const createLiveTable = () =>
  liveAnswer((tableId: string) => call(getTable, { tableId }, { quiet: true }));
