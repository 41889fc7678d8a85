import { type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import './DenseTable.css';
import { ShownRows } from './ShownRows.tsx';

export interface DenseColumn<Row> {
  title: string;
  /** What the rows are sorted by, and shown where there is no `show`. */
  value(row: Row): string | number;
  show?(row: Row): ReactNode;
  /** To the right, so that digits stand below each other. */
  isNumber?: boolean;
}

interface DenseTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly DenseColumn<Row>[];
  keyOf(row: Row): string;
  /** What follows the last row. */
  end?: ReactNode;
}

/** Rows as low as a mouse hits them, for wide windows. Each head sorts by its column; at first the rows stand as given. */
export function DenseTable<Row>({ label, rows, columns, keyOf, end }: DenseTableProps<Row>) {
  const [by, sortBy] = useState<{ title: string; isDown: boolean }>();
  const column = columns.find(({ title }) => title === by?.title);
  const sorted = by && column ? sortRows(rows, column, by.isDown) : rows;
  return (
    <ShownRows rows={sorted} end={end}>
      {(shown) => (
        <table className="dense-table" aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ title, isNumber }) => {
                const order = by?.title === title && (by.isDown ? 'descending' : 'ascending');
                return (
                  <th
                    key={title}
                    scope="col"
                    className={classes(isNumber && 'dense-table__number')}
                    aria-sort={order || 'none'}
                  >
                    <button
                      type="button"
                      className="dense-table__sort"
                      onClick={() => sortBy({ title, isDown: order === 'ascending' })}
                    >
                      {title}
                      <span aria-hidden="true" className="dense-table__order">
                        {order ? (order === 'ascending' ? '▲' : '▼') : ''}
                      </span>
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ title, value, show, isNumber }) => (
                  <td key={title} className={classes(isNumber && 'dense-table__number')}>
                    {show ? show(row) : value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ShownRows>
  );
}

function sortRows<Row>(rows: readonly Row[], { value }: DenseColumn<Row>, isDown: boolean): Row[] {
  const way = isDown ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(a, b));
  });
}

const compareTexts = (a: string | number, b: string | number) =>
  String(a).localeCompare(String(b), 'en');
