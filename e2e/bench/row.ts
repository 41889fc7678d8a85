/** A figure of the result and its goal. */
export interface Row {
  name: string;
  value: number;
  unit: '×' | 'KB' | '%' | '';
  /** The highest acceptable figure. */
  goal?: number;
  stretch?: number;
  /** How the figure was computed. */
  detail: string;
}

type Aim = Pick<Row, 'goal' | 'stretch'>;

/** A page's median divided by the reference's, both in the same unit. */
export function ratio(
  name: string,
  [over, under]: readonly [number, number],
  { unit = 'ms', ...aim }: Aim & { unit?: string } = {},
): Row {
  const detail = `${rounded(over)} / ${rounded(under)} ${unit}`;
  return { name, value: over / under, unit: '×', detail, ...aim };
}

/** A figure rounded as it is shown and judged: whole percent, tenths of a KB, hundredths. */
export function shown({ unit }: Row, figure: number): string {
  return figure.toFixed({ '%': 0, KB: 1, '×': 2, '': 2 }[unit]);
}

export function verdict(row: Row): string {
  const { value, goal, stretch } = row;
  if (goal === undefined) return '';
  if (Number.isNaN(value)) return 'not measured';
  const judged = Number(shown(row, value));
  if (judged > goal) return 'OVER';
  return stretch !== undefined && judged <= stretch ? 'ok, stretch' : 'ok';
}

function rounded(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}
