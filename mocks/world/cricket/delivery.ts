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

function hit(runs: number): Delivery {
  return { symbol: String(runs), runs, batterRuns: runs, isLegal: true, isWicket: false };
}

const WICKET: Delivery = { ...hit(0), symbol: 'W', isWicket: true };
const DOT = hit(0);
const LEG_BYE: Delivery = { ...hit(1), symbol: 'Lb', batterRuns: 0 };
const WIDE: Delivery = { ...hit(1), symbol: 'Wd', batterRuns: 0, isLegal: false };
const NO_BALL: Delivery = { ...WIDE, symbol: 'Nb' };

interface Pattern {
  wicket: number;
  boundaries: readonly [four: number, six: number];
  rest: readonly (readonly [Delivery, number])[];
}

// Close to the professional game: about 8 runs an over in 20 overs, 5 in 50.
const TWENTY_OVERS: Pattern = {
  wicket: 0.047,
  boundaries: [0.108, 0.05],
  rest: [
    [hit(1), 0.355],
    [LEG_BYE, 0.012],
    [hit(2), 0.065],
    [hit(3), 0.004],
    [WIDE, 0.028],
    [NO_BALL, 0.006],
  ],
};
const FIFTY_OVERS: Pattern = {
  wicket: 0.027,
  boundaries: [0.08, 0.02],
  rest: [
    [hit(1), 0.33],
    [LEG_BYE, 0.012],
    [hit(2), 0.055],
    [hit(3), 0.005],
    [WIDE, 0.024],
    [NO_BALL, 0.004],
  ],
};

/** The batters' quality by the number of wickets down. */
const QUALITY = [1, 1, 1, 1, 0.97, 0.93, 0.87, 0.75, 0.6, 0.5];

/** The probability of each outcome of a delivery, for a side's strength (1 is average) and wickets down. */
export function deliveryShares(overs: number, strength: number, wickets: number): Share[] {
  const pattern = overs > 20 ? FIFTY_OVERS : TWENTY_OVERS;
  const quality = strength * (QUALITY[wickets] ?? 0.5);
  const [four, six] = pattern.boundaries;
  const shares: Share[] = [
    { delivery: WICKET, share: pattern.wicket / quality },
    { delivery: hit(4), share: four * quality },
    { delivery: hit(6), share: six * quality },
    ...pattern.rest.map(([delivery, share]) => ({ delivery, share })),
  ];
  const taken = shares.reduce((sum, { share }) => sum + share, 0);
  return [...shares, { delivery: DOT, share: 1 - taken }];
}
