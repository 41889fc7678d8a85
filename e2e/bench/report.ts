import { type Row, shown, verdict } from './row.ts';

const COLUMNS = ['', 'measured', 'goal', 'stretch', '', 'of'];

/** A suite's rows as a table for the terminal. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const lines = [[title, ...COLUMNS.slice(1)], ...rows.map(cells)];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const aligned = lines.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column > 0 && column < 4 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return `\n${aligned.join('\n')}\n`;
}

function cells(row: Row): string[] {
  const { name, value, unit, goal, stretch, detail } = row;
  return [
    `  ${name}`,
    `${shown(row, value)} ${unit}`.trim(),
    goal === undefined ? '' : `≤ ${shown(row, goal)}`,
    stretch === undefined ? '' : shown(row, stretch),
    verdict(row),
    detail,
  ];
}
