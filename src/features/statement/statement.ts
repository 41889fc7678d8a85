import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { listDeposits } from '../../contract/cashier/deposits.ts';
import { getStatement } from '../../contract/cashier/statement.ts';
import { IsoDate } from '../../contract/kit/isoDate.ts';
import { Naira } from '../../contract/kit/money.ts';
import { type DayRange, lastDays } from '../../domain/time/dayRange.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

const SavedStatement = z.extend(getStatement.output, { from: IsoDate, to: IsoDate });
export type SavedStatement = z.output<typeof SavedStatement>;

let wanted: DayRange | undefined;

/** The last statement fetched, with its days. One is kept on the device. */
export const statement = cachedList({
  name: 'statement',
  schema: SavedStatement,
  async fetch() {
    const { from, to } = wanted ?? lastDays(30, Date.now());
    const answer = await call(getStatement, { from, to }, { quiet: true });
    return { ...answer, from, to };
  },
});

/** Fetches the statement of some days; never rejects. */
export async function showStatement(range: DayRange): Promise<void> {
  wanted = range;
  await statement.refresh();
  // It joined a call under way for other days.
  const { data, status } = statement.state;
  if (wanted === range && status === 'ready' && data && !isOf(data, range)) {
    await statement.refresh();
  }
}

/** Whether a statement covers exactly these days. */
export function isOf(shown: DayRange, { from, to }: DayRange): boolean {
  return shown.from === from && shown.to === to;
}

/** Total ever paid in less total ever paid out. */
export const lifetimeDeposits = cachedList({
  name: 'lifetime-deposits',
  schema: z.object({ netDeposits: Naira }),
  async fetch() {
    const { netDeposits } = await call(listDeposits, {}, { quiet: true });
    return { netDeposits };
  },
});
