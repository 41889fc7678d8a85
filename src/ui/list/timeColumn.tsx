import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import type { DenseColumn } from './DenseTable.tsx';

/** Day and time of each row. */
export function timeColumn<Row>(title: string, at: (row: Row) => number): DenseColumn<Row> {
  return {
    title,
    value: at,
    show: (row) => (
      <time dateTime={new Date(at(row)).toISOString()}>
        {`${lagosDay(at(row)).slice(4, -5)} ${lagosClock(at(row))}`}
      </time>
    ),
  };
}
