/** Figures by name, one for each run. */
export interface Samples<Name extends string> {
  add(name: Name, value: number): void;
  median(name: Name): number;
}

export function createSamples<Name extends string>(): Samples<Name> {
  const values = new Map<Name, number[]>();
  return {
    add(name, value) {
      values.set(name, [...(values.get(name) ?? []), value]);
    },
    median: (name) => median(values.get(name) ?? []),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}
