import './TableView.css';
import type { Block, Inline } from '../../content/document.ts';
import { plainText } from '../../content/plainText.ts';
import { classes } from '../../ui/classes.ts';
import { InlineView } from './InlineView.tsx';

type TableViewProps = Pick<Extract<Block, { is: 'table' }>, 'head' | 'rows'>;

/** How many letters of a row's longest cells fit side by side on a phone. */
const FITS = 32;

/** A column of so few letters takes little from the others where it does not wrap: `Within 24 hours`. */
const SHORT = 16;

export function TableView({ head, rows }: TableViewProps) {
  const sums = head.map((_, column) => rows.every((row) => isSum(row[column] ?? [])));
  const alignments = sums.map((all, column) => (all ? alignment(column) : undefined));
  const shorts = head.map((_, column) => widthOf(rows, column) <= SHORT);
  const labels = isWide(rows) ? head.map(plainText) : undefined;
  const hasFiguresFirst = rows.some(([first]) => isNumber(first ?? []));
  return (
    <div
      className={classes(
        'document-table',
        labels && 'document-table--wide',
        sums.every(Boolean) && 'document-table--sums',
      )}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={String(index)} scope="col" className={alignments[index]}>
                <InlineView of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(index)}>
              {row.map((cell, column) => (
                <td
                  key={String(column)}
                  className={classes(alignments[column], shorts[column] && 'document-table__short')}
                  data-label={column > 0 || hasFiguresFirst ? labels?.[column] : undefined}
                >
                  <div>
                    <InlineView of={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first cell is the title of its row: it begins where the table does, and joins its figures in a block alone. */
function alignment(column: number): string {
  return column > 0 ? 'document-table__number' : 'document-table__lead';
}

/** It says nothing as a title of its row alone. */
function isNumber(cell: Inline[]): boolean {
  return !/\p{Letter}/u.test(plainText(cell));
}

/** `10`, `2.50`, `+₦1,500.00` or what stands for none: it is compared with what stands above and below it. */
function isSum(cell: Inline[]): boolean {
  return /^(No limit|[+\u2212]?₦?\d[\d,.]*%?)$/.test(plainText(cell));
}

/** The letters of a column's longest cell. */
function widthOf(rows: Inline[][][], column: number): number {
  return Math.max(...rows.map((row) => plainText(row[column] ?? []).length));
}

/** Two columns always fit, because they wrap; four never do, because a figure does not. */
function isWide(rows: Inline[][][]): boolean {
  const widths = (rows[0] ?? []).map((_, column) => widthOf(rows, column));
  if (widths.length > 3) return true;
  return widths.length > 2 && widths.reduce((sum, width) => sum + width, 0) > FITS;
}
