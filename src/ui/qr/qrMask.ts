/** The eight patterns that may be laid over the data; where one is true, a module is inverted. */
export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Dark and light as a finder pattern has them, with light before or after: it must stand nowhere else. */
const FINDER_LIKE = /(?=00001011101|10111010000)/g;

/** How hard a code is to read, by the four rules of the standard: the mask with the least is taken. */
export function penalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const likes = lines.reduce((sum, line) => sum + (line.match(FINDER_LIKE)?.length ?? 0), 0);
  const runPenalty = runs.reduce((sum, { length }) => sum + length - 2, 0);
  return runPenalty + 3 * squares(rows) + 40 * likes + 10 * imbalance(rows);
}

/** Squares of two by two in one colour. */
function squares(rows: readonly (readonly boolean[])[]): number {
  let count = 0;
  rows.forEach((row, y) => {
    const next = rows[y + 1];
    row.forEach((isDark, x) => {
      if (
        next &&
        x + 1 < row.length &&
        [row[x + 1], next[x], next[x + 1]].every((m) => m === isDark)
      )
        count += 1;
    });
  });
  return count;
}

/** Whole steps of five percent by which the share of dark modules is off one half. */
function imbalance(rows: readonly (readonly boolean[])[]): number {
  const modules = rows.flat();
  const dark = modules.filter(Boolean).length;
  return Math.floor(Math.abs(dark * 20 - modules.length * 10) / modules.length);
}
