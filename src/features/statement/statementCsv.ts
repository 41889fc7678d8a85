import { lagosClock, lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { csvNaira, csvText } from '../../lib/csv.ts';
import { KINDS } from './statementWords.ts';
import type { ShownStatement } from './useStatement.ts';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const HEAD = ['Line', 'Date', 'Time (Lagos)', 'Kind', 'What', 'Reference', 'In', 'Out', 'Balance'];

/** The statement for a spreadsheet: naira with two decimals, Lagos time, oldest line first. */
export function statementCsv({ from, to, opening, closing, lines }: ShownStatement): string {
  const edge = (day: string, kind: string, kobo: number) =>
    ['', day, '', kind, '', '', '', '', csvNaira(kobo)] as const;
  const rows = lines.map(({ lineId, at, kind, remark, reference, amount, balance }) => [
    ...[String(lineId), lagosIsoDate(at), lagosClock(at), KINDS[kind], remark, reference],
    ...[amount > 0 ? csvNaira(amount) : '', amount > 0 ? '' : csvNaira(-amount || 0)],
    csvNaira(balance),
  ]);
  return (
    BYTE_ORDER_MARK +
    csvText([
      HEAD,
      edge(from, 'Opening balance', opening),
      ...rows,
      edge(to, 'Closing balance', closing),
    ])
  );
}
