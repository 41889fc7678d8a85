import { Fragment, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import './DenseTable.css';
import { ShownRows } from './ShownRows.tsx';

export interface DenseColumn<Row> {
  title: string;
  /** What the rows are sorted by, and shown where there is no `show`; a column of acts has none. */
  value?(row: Row): string | number;
  show?(row: Row): ReactNode;
  /** Names its row. */
  isName?: boolean;
  /** To the right, so that digits stand below each other. */
  isNumber?: boolean;
  /** Has its share of the room that the others leave, and wraps there; the others are as wide as their cells. */
  isElastic?: boolean;
}

interface DenseTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly DenseColumn<Row>[];
  keyOf(row: Row): string;
  /** What stands below a row, over its whole width: a form, or what went wrong. */
  below?(row: Row): ReactNode;
  /** What follows the last row. */
  end?: ReactNode;
}

/** Rows as low as a mouse hits them, for wide windows. Each head sorts by its column; at first the rows stand as given. */
export function DenseTable<Row>({ label, rows, columns, keyOf, below, end }: DenseTableProps<Row>) {
  const [by, sortBy] = useState<{ title: string; isDown: boolean }>();
  const sortedBy = columns.find(({ title }) => title === by?.title);
  const sorted = by && sortedBy ? sortRows(rows, sortedBy, by.isDown) : rows;
  return (
    <ShownRows rows={sorted} end={end}>
      {(shown) => (
        <table className="dense-table" aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => {
                const { title, value: isSorted } = column;
                const order = by?.title === title && (by.isDown ? 'descending' : 'ascending');
                return (
                  <th
                    key={title}
                    scope="col"
                    className={cellClass(column)}
                    aria-sort={isSorted && (order || 'none')}
                  >
                    {isSorted ? (
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
                    ) : (
                      <span className="visually-hidden">{title}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const more = below?.(row);
              return (
                <Fragment key={keyOf(row)}>
                  <tr>
                    {columns.map((column) => {
                      const { title, value, show, isName } = column;
                      const Cell = isName ? 'th' : 'td';
                      return (
                        <Cell
                          key={title}
                          scope={isName ? 'row' : undefined}
                          className={cellClass(column)}
                        >
                          {show ? show(row) : value?.(row)}
                        </Cell>
                      );
                    })}
                  </tr>
                  {more && (
                    <tr>
                      <td className="dense-table__below" colSpan={columns.length}>
                        {more}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      )}
    </ShownRows>
  );
}

const cellClass = <Row,>({ isNumber, isElastic }: DenseColumn<Row>) =>
  classes(isNumber && 'dense-table__number', isElastic && 'dense-table__elastic');

function sortRows<Row>(rows: readonly Row[], { value }: DenseColumn<Row>, isDown: boolean): Row[] {
  if (!value) return [...rows];
  const way = isDown ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(a, b));
  });
}

const compareTexts = (a: string | number, b: string | number) =>
  String(a).localeCompare(String(b), 'en');
