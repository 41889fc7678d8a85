import { ROOMS } from './rooms.ts';

/** The table as docs/imports.md shows it. */
export function roomTable(): string {
  const rows = Object.entries(ROOMS).map(([name, { holds, may, packages = [] }]) => [
    `\`${name}\``,
    holds,
    may
      .map((entry) => `\`${entry.replace(/^src\/(?!\*$)/, '').replace('src/*', 'src')}\``)
      .join(', ') || 'nothing else',
    packages.join(', '),
  ]);
  const table = [['room', 'holds', 'may import', 'and the packages'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}
