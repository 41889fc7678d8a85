/** A possible outcome of a delivery. */
export interface Delivery {
  /** As the ball strip shows it: `0`, `4`, `W`, `Wd`. */
  symbol: string;
  runs: number;
  /** How many of the runs are the batter's own. */
  batterRuns: number;
  isLegal: boolean;
  isWicket: boolean;
}

export interface Share {
  delivery: Delivery;
  share: number;
}

/** Where an innings stands before a ball. */
export interface Position {
  ballsLeft: number;
  wickets: number;
  /** Runs that still win the match; infinite in the first innings. */
  needed: number;
}

function hit(runs: number): Delivery {
  return { symbol: String(runs), runs, batterRuns: runs, isLegal: true, isWicket: false };
}

const WICKET: Delivery = { ...hit(0), symbol: 'W', isWicket: true };
const DOT = hit(0);
const LEG_BYE: Delivery = { ...hit(1), symbol: 'Lb', batterRuns: 0 };
const WIDE: Delivery = { ...hit(1), symbol: 'Wd', batterRuns: 0, isLegal: false };
const NO_BALL: Delivery = { ...WIDE, symbol: 'Nb' };

interface Phase {
  /** It lasts while so many balls are left. */
  ballsLeft: number;
  wicket: number;
  one: number;
  four: number;
  six: number;
}

interface Pattern {
  /** Powerplay, middle overs and death, each by what is left of the innings. */
  phases: readonly [Phase, Phase, Phase];
  rest: readonly (readonly [Delivery, number])[];
}

// Close to the professional game: about 8 runs an over in 20 overs, 5 in 50; more of them with the field up, and
// at the end, when wickets are no longer worth keeping.
const TWENTY_OVERS: Pattern = {
  phases: [
    { ballsLeft: 84, wicket: 0.043, one: 0.31, four: 0.135, six: 0.036 },
    { ballsLeft: 30, wicket: 0.042, one: 0.4, four: 0.085, six: 0.042 },
    { ballsLeft: 0, wicket: 0.064, one: 0.36, four: 0.114, six: 0.068 },
  ],
  rest: [
    [LEG_BYE, 0.012],
    [hit(2), 0.065],
    [hit(3), 0.004],
    [WIDE, 0.028],
    [NO_BALL, 0.006],
  ],
};
const FIFTY_OVERS: Pattern = {
  phases: [
    { ballsLeft: 240, wicket: 0.025, one: 0.26, four: 0.09, six: 0.012 },
    { ballsLeft: 60, wicket: 0.022, one: 0.34, four: 0.054, six: 0.014 },
    { ballsLeft: 0, wicket: 0.044, one: 0.36, four: 0.096, six: 0.042 },
  ],
  rest: [
    [LEG_BYE, 0.012],
    [hit(2), 0.055],
    [hit(3), 0.005],
    [WIDE, 0.024],
    [NO_BALL, 0.004],
  ],
};

/** The batters' quality by the number of wickets down. */
const QUALITY = [1, 1, 1, 1, 0.97, 0.93, 0.87, 0.75, 0.6, 0.5];

/** How hard batters go at the bowling: from seeing an over out to all or nothing. */
export const INTENTS = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8] as const;
// What going hard brings and costs, in log-shares.
const SIXES = 0.75;
const FOURS = 0.35;
const ONES = -0.15;
const WICKETS_LOST = 0.75;
// Whoever blocks gets out less, but not much less: good balls still come.
const WICKETS_KEPT = 0.4;

/** The phase of an innings with so many balls left, by its number. */
export function phaseOf(overs: number, ballsLeft: number): number {
  return patternOf(overs).phases.findIndex((phase) => ballsLeft > phase.ballsLeft);
}

function patternOf(overs: number): Pattern {
  return overs > 20 ? FIFTY_OVERS : TWENTY_OVERS;
}

/** The probability of each outcome of a delivery, for a side's strength; 1 is average. */
export function deliveryShares(
  overs: number,
  strength: number,
  { phase, wickets, intent }: { phase: number; wickets: number; intent: number },
): Share[] {
  const { phases, rest } = patternOf(overs);
  const { wicket, one, four, six } = phases[phase] ?? phases[0];
  const risk = intent > 0 ? WICKETS_LOST : WICKETS_KEPT;
  const quality = strength * (QUALITY[wickets] ?? 0.5);
  const shares: Share[] = [
    { delivery: WICKET, share: (wicket * Math.exp(risk * intent)) / quality },
    { delivery: hit(1), share: one * Math.exp(ONES * intent) },
    { delivery: hit(4), share: four * quality * Math.exp(FOURS * intent) },
    { delivery: hit(6), share: six * quality * Math.exp(SIXES * intent) },
    ...rest.map(([delivery, share]) => ({ delivery, share })),
  ];
  const taken = shares.reduce((sum, { share }) => sum + share, 0);
  return [...shares, { delivery: DOT, share: 1 - taken }];
}
