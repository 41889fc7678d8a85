/** A figure and its floor. */
export interface Row {
  name: string;
  value: number;
  unit: '×' | 'KB';
  /** The highest acceptable figure, to which a tenth is air. */
  floor: number;
  /** How the figure was computed. */
  detail?: string;
}

/** A page's median divided by the reference's, both in ms. */
export function ratio(name: string, over: number, under: number, floor: number): Row {
  const detail = `${over.toFixed(0)} / ${under.toFixed(0)} ms`;
  return { name, value: over / under, unit: '×', detail, floor };
}

/** Figures by name, one for each run. */
export function createSamples<Name extends string>() {
  const values = new Map<Name, number[]>();
  return {
    add: (name: Name, value: number) => values.set(name, [...(values.get(name) ?? []), value]),
    median(name: Name): number {
      const sorted = (values.get(name) ?? []).toSorted((one, other) => one - other);
      return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    },
  };
}

export function tableOf(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, value, unit, floor, detail = '' }) => {
    const told = `${value.toFixed(unit === '×' ? 2 : 1)} ${unit}`.padStart(9);
    const verdict = value <= floor * 1.1 ? 'holds' : 'OVER';
    return `  ${name.padEnd(width)} ${told}  ≤ ${floor}  ${verdict}  ${detail}`;
  });
  return `\n${title}\n${lines.join('\n')}\n`;
}
