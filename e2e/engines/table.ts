/** How far one engine came. */
export interface Line {
  engine: string;
  version: string;
  /** The jobs that it did. */
  passed: string[];
  /** The one that it did not, after which none was tried. */
  failed: string | undefined;
}

export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ engine, version, passed, failed }) => [
    engine,
    version || 'not started',
    passed.join(', ') || 'nothing',
    failed === undefined ? 'all well' : `FAILED: ${failed}`,
  ]);
  const all = [['engine', 'version', 'passed', 'outcome'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
