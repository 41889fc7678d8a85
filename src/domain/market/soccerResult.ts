/** Goals of home and away. */
export type Goals = readonly [home: number, away: number];

export type MatchResult = 'home' | 'draw' | 'away';

/** Who leads, with a start of so many goals for home. */
export function leaderOf([home, away]: Goals, start = 0): MatchResult {
  const lead = home + start - away;
  return lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw';
}

/** Up to so many goals a side, a score is a runner of its own. */
const MOST_NAMED = 3;

/** In the order of every market of three. */
export const RESULTS: readonly MatchResult[] = ['home', 'draw', 'away'];

/** The runner that a score makes win: `2-1`, or `other-home` for a win with more goals than are named. */
export function correctScore(goals: Goals): string {
  const [home, away] = goals;
  const isNamed = home <= MOST_NAMED && away <= MOST_NAMED;
  return isNamed ? `${home}-${away}` : `other-${leaderOf(goals)}`;
}

/** The runners of a correct score, named scores first. */
export const CORRECT_SCORES: readonly string[] = [
  ...Array.from({ length: (MOST_NAMED + 1) ** 2 }, (_, index) =>
    correctScore([Math.floor(index / (MOST_NAMED + 1)), index % (MOST_NAMED + 1)]),
  ),
  ...RESULTS.map((result) => `other-${result}`),
];

/** The runner that wins by the scores at half-time and at the end: `draw-home`. */
export function halfTimeFullTime(half: Goals, full: Goals): string {
  return `${leaderOf(half)}-${leaderOf(full)}`;
}

/** The runners of half-time and full-time. */
export const HALF_TIME_FULL_TIMES: readonly string[] = RESULTS.flatMap((half) =>
  RESULTS.map((full) => `${half}-${full}`),
);
