import { atOnce } from '../../engine/slices.ts';
import { type ChaseTable, chaseTableInSteps } from './chaseTable.ts';
import { deliveryShares, INTENTS, type Position, phaseOf, type Share } from './delivery.ts';
import { chasingIntent, type Par, settingIntent } from './intent.ts';
import { runsUntil } from './runsUntil.ts';

export const WICKETS = 10;

/** What a side can still make of an innings, and how it goes about it. */
export interface Resources {
  /** The probabilities of the next delivery's outcomes. */
  shares(position: Position): readonly Share[];
  /** The chance that the next legal ball takes a wicket. */
  wicketChance(position: Position): number;
  /** Mean runs from the next legal ball, with the extras before it. */
  rate(position: Position): number;
  /** Mean runs until only so many balls are left. */
  runsUntil(position: Position, ballsLeft: number): number;
  /** Mean runs still to come of a side that sets a total, and their variance. */
  mean(balls: number, wickets: number): number;
  variance(balls: number, wickets: number): number;
  /** The chance that a chase succeeds. */
  wins(needed: number, balls: number, wickets: number): number;
  /** Works out step by step what the others ask for first: a long chase takes tens of milliseconds. */
  prepare(): Generator<void, void>;
}

const known = new Map<string, Resources>();
const STEPS = 20;

/** Computed once for each twentieth of strength, so most matches share a result. */
export function resourcesOf(overs: number, strength: number): Resources {
  const steps = Math.round(strength * STEPS);
  const name = `${overs}:${steps}`;
  const resources = known.get(name) ?? createResources(overs, steps / STEPS);
  known.set(name, resources);
  return resources;
}

/** A delivery's shares with what follows from them. */
interface Ball {
  shares: readonly Share[];
  rate: number;
  wicketChance: number;
}

/** Nobody can beat the market by knowing how the mock plays: it prices by what it plays with. */
function createResources(overs: number, strength: number): Resources {
  const phases = [0, 1, 2].map((phase) =>
    Array.from({ length: WICKETS }, (_, wickets) =>
      INTENTS.map((intent) => ballOf(deliveryShares(overs, strength, { phase, wickets, intent }))),
    ),
  );
  const ballAt = (balls: number, wickets: number, intent: number): Ball => {
    const byIntent = phases[phaseOf(overs, Math.max(1, balls))]?.[Math.min(wickets, WICKETS - 1)];
    const ball = byIntent?.[intent];
    if (!ball) throw new RangeError(`No delivery with ${balls} balls left`);
    return ball;
  };
  const setting = (balls: number, wickets: number) =>
    ballAt(balls, wickets, settingIntent(overs, balls, wickets));

  const tables = new Map<number, ReturnType<typeof runsUntil>>();
  const until = (ballsLeft: number) => {
    const table =
      tables.get(ballsLeft) ??
      runsUntil(overs * 6, ballsLeft, (balls, wickets) => setting(balls, wickets).shares);
    tables.set(ballsLeft, table);
    return table;
  };
  const par: Par = {
    overs,
    mean: (balls, wickets) => until(0).mean(balls, wickets),
    rate: (balls, wickets) => ballAt(balls, wickets, INTENTS.indexOf(0)).rate,
  };
  const ballFor = ({ ballsLeft, wickets, needed }: Position) =>
    needed === Number.POSITIVE_INFINITY
      ? setting(ballsLeft, wickets)
      : ballAt(ballsLeft, wickets, chasingIntent(par, ballsLeft, wickets, needed));
  let chase: ChaseTable | undefined;
  const chaseInSteps = () =>
    chaseTableInSteps(
      par,
      INTENTS.length,
      (left, down, intent) => ballAt(left, down, intent).shares,
    );

  return {
    shares: (position) => ballFor(position).shares,
    wicketChance: (position) => ballFor(position).wicketChance,
    rate: (position) => ballFor(position).rate,
    runsUntil(position, ballsLeft) {
      const { ballsLeft: balls, wickets } = position;
      if (balls <= ballsLeft) return 0;
      // A chase goes on about as it goes now.
      const pace = ballFor(position).rate / setting(balls, wickets).rate;
      return until(ballsLeft).mean(balls, wickets) * pace;
    },
    mean: par.mean,
    variance: (balls, wickets) => until(0).variance(balls, wickets),
    wins(needed, balls, wickets) {
      chase ??= atOnce(chaseInSteps());
      return chase(needed, balls, wickets);
    },
    *prepare() {
      if (chase) return;
      yield;
      par.mean(overs * 6, 0);
      yield;
      chase = yield* chaseInSteps();
    },
  };
}

function ballOf(shares: readonly Share[]): Ball {
  let legal = 0;
  let runs = 0;
  let out = 0;
  for (const { delivery, share } of shares) {
    runs += share * delivery.runs;
    if (delivery.isLegal) legal += share;
    if (delivery.isWicket) out += share;
  }
  return { shares, rate: runs / legal, wicketChance: out / legal };
}
