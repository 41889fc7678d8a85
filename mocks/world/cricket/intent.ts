import { INTENTS } from './delivery.ts';

/** What an innings usually is by now, and may still become. */
export interface Par {
  overs: number;
  /** Runs that a side which sets a total would still make from here. */
  mean(balls: number, wickets: number): number;
  /** Runs from the next ball in ordinary play. */
  rate(balls: number, wickets: number): number;
}

const LAST = INTENTS.length - 1;
const STEP = 0.2;
// Wickets down at the end of an ordinary innings, and what each one too many or too few does to the batters.
const USUAL_WICKETS = 6.5;
const BY_WICKET = 0.13;
const [LEAST_SET, MOST_SET] = [-0.6, 0.4];
// What need does to a chase: the more, the fewer balls are left.
const EARLY_NEED = 1.2;
const LATE_NEED = 0.8;
const RATE_NEED = 2;
// A side that is up with the rate late on does not dawdle to the last ball: wickets in hand are worth nothing after
// it. So it goes harder than its need alone asks for, but no harder than so; in 20 overs it hits out as it is.
const LATE_URGE = 1.2;
const URGED_TO = { twenty: 0.3, fifty: 1.1 };
const URGED_FULLY = 0.5;

/** How hard a side goes that sets a total: with more wickets in hand than usual it hits, with fewer it holds out. */
export function settingIntent(overs: number, balls: number, wickets: number): number {
  const bowled = 1 - balls / (overs * 6);
  const intent = BY_WICKET * (USUAL_WICKETS * bowled - wickets);
  return indexOf(Math.min(MOST_SET, Math.max(LEAST_SET, intent)));
}

/**
 * From how many runs needed on a chase goes at least so hard: what is left must be scarce in balls, and in runs
 * that the wickets in hand are worth. A side that only has to stay in does not hit out.
 */
export function chaseFrom({ overs, mean, rate }: Par, balls: number, wickets: number) {
  const bowled = 1 - balls / (overs * 6);
  const need = EARLY_NEED + LATE_NEED * bowled;
  const urge = LATE_URGE * bowled ** 6;
  const urgedTo = overs > 20 ? URGED_TO.fifty : URGED_TO.twenty;
  const worth = mean(balls, wickets);
  const ordinary = balls * rate(balls, wickets);
  return (intent: number): number => {
    if (intent === 0) return 0;
    const asked = (INTENTS[intent] ?? 0) - STEP / 2;
    const level = asked - urge * Math.min(1, Math.max(0, (urgedTo - asked) / URGED_FULLY));
    return Math.max(worth * Math.exp(level / need), ordinary * Math.exp(level / RATE_NEED));
  };
}

/** How hard a side goes that chases. */
export function chasingIntent(par: Par, balls: number, wickets: number, needed: number): number {
  const from = chaseFrom(par, balls, wickets);
  let intent = LAST;
  while (intent > 0 && from(intent) > needed) intent -= 1;
  return intent;
}

function indexOf(intent: number): number {
  return Math.round((intent - INTENTS[0]) / STEP);
}
