/** The two sides of a match by its name, `Eko Lanterns v Jos Miners`; undefined where it has another form. */
export function sidesOf(name: string): readonly [home: string, away: string] | undefined {
  const [home, away, more] = name.split(' v ');
  return home && away && more === undefined ? [home, away] : undefined;
}

/**
 * What a market asks of which side: `30 Over Runs` of `Jos Miners`. A name that ends with neither side, or is nothing but
 * one, stays whole.
 */
export function splitSide(
  marketName: string,
  eventName: string,
): readonly [asks: string, side: string | undefined] {
  const side = sidesOf(eventName)?.find((one) => marketName.endsWith(` ${one}`));
  return side === undefined
    ? [marketName, undefined]
    : [marketName.slice(0, -side.length - 1), side];
}

/** `main` is what everybody asks for; `more` is the overs of an innings that goes on. */
export interface SideScore {
  main: string;
  more?: string;
}

/** What each side has, in the order of the name; undefined where the line is not understood, and is to be shown whole. */
export type SideScores = readonly [home: SideScore, away: SideScore] | undefined;

/**
 * The score in one column for each side: goals, games by set, or runs and wickets with the overs of who bats
 * last.
 */
export function sideScores(line: string, sides: readonly [string, string]): SideScores {
  return pairs(line) ?? innings(line, sides);
}

/** `2–1`, `6–4 3–2`. */
function pairs(line: string): SideScores {
  const sets = line.split(' ').map((set) => /^(\d+)–(\d+)$/.exec(set));
  if (sets.some((set) => set === null)) return undefined;
  return [
    { main: sets.map((set) => set?.[1]).join(' ') },
    { main: sets.map((set) => set?.[2]).join(' ') },
  ];
}

/** `ABE 180/6 · JOS 77/5 (12.5)`: codes name the sides, unless both have the same. */
function innings(line: string, sides: readonly [string, string]): SideScores {
  const [home, away] = sides.map(sideCode);
  if (home === away) return undefined;
  const told: [SideScore, SideScore] = [{ main: '' }, { main: '' }];
  for (const part of line.split(' · ')) {
    const [, who, main, more] = /^(\S+) +(\S+)(?: (\(.+\)))?$/.exec(part) ?? [];
    if (main === undefined || (who !== home && who !== away)) return undefined;
    told[who === home ? 0 : 1] = { main, ...(more && { more }) };
  }
  return told;
}

/** What stands for a side in the score of a cricket match: its first three letters, `DAN` of Da Nang. */
export const sideCode = (side: string): string =>
  side
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toUpperCase();
