import type { Share } from './delivery.ts';
import { chaseFrom, type Par } from './intent.ts';

const WICKETS = 10;
/** More runs than anybody chases. */
const MOST_NEEDED = { twenty: 260, fifty: 420 };
/** The fastest scoring in runs a ball, and how far above it nobody gets. */
const FASTEST = 2;
const LUCK = 8;
/** Places before the first run needed, where the chase has succeeded: a six may be more than enough. */
const WON = 6;

/** The chance that a chase succeeds, from so many runs needed and balls left with these wickets down. */
export type ChaseTable = (needed: number, balls: number, wickets: number) => number;

/** A few milliseconds of work. */
const BALLS_A_STEP = 20;

/**
 * The chance that a chase succeeds from each position, worked out ball by ball from the end backwards, with the
 * probabilities that the balls are drawn with. So the prices of a chase are those of how it is played.
 */
export function* chaseTableInSteps(
  par: Par,
  intents: number,
  sharesOf: (balls: number, wickets: number, intent: number) => readonly Share[],
): Generator<void, ChaseTable> {
  const balls = par.overs * 6;
  const most = par.overs > 20 ? MOST_NEEDED.fifty : MOST_NEEDED.twenty;
  const width = WON + most + 1;
  const table = new Float32Array((balls + 1) * (WICKETS + 1) * width);
  const rowOf = (left: number, wickets: number) => (left * (WICKETS + 1) + wickets) * width + WON;
  for (let row = WON; row < table.length; row += width) table.fill(1, row - WON, row + 1);

  for (let left = 1; left <= balls; left++) {
    if (left % BALLS_A_STEP === 0) yield;
    const reach = Math.min(most, Math.ceil(left * FASTEST + LUCK * Math.sqrt(left)));
    for (let wickets = 0; wickets < WICKETS; wickets++) {
      const from = chaseFrom(par, left, wickets);
      for (let intent = 0; intent < intents; intent++) {
        const first = Math.max(1, Math.ceil(from(intent)));
        const next = intent + 1 < intents ? Math.ceil(from(intent + 1)) : reach + 1;
        const shares = merged(sharesOf(left, wickets, intent));
        const rows = [
          rowOf(left, wickets),
          rowOf(left - 1, wickets),
          rowOf(left - 1, wickets + 1),
        ] as const;
        fill(table, rows, shares, [first, Math.min(reach + 1, next)]);
      }
    }
  }
  return (needed, left, wickets) => {
    if (needed <= 0) return 1;
    return wickets >= WICKETS ? 0 : (table[rowOf(left, wickets) + Math.min(needed, most)] ?? 0);
  };
}

/** Shares of the legal runs, of a wicket and of extras that are bowled again. */
interface Merged {
  runs: number[];
  out: number;
  again: number;
}

function merged(shares: readonly Share[]): Merged {
  const sums: Merged = { runs: [0, 0, 0, 0, 0, 0, 0], out: 0, again: 0 };
  for (const { delivery, share } of shares) {
    if (!delivery.isLegal) sums.again += share;
    else if (delivery.isWicket) sums.out += share;
    else sums.runs[delivery.runs] = (sums.runs[delivery.runs] ?? 0) + share;
  }
  return sums;
}

// Written out, because a large table has a million positions.
function fill(
  table: Float32Array,
  [here, next, out]: readonly [here: number, next: number, out: number],
  shares: Merged,
  [from, to]: readonly [from: number, to: number],
): void {
  const [dot = 0, one = 0, two = 0, three = 0, four = 0, , six = 0] = shares.runs;
  const at = (index: number) => table[index] as number;
  for (let needed = from; needed < to; needed++) {
    const place = next + needed;
    table[here + needed] =
      dot * at(place) +
      one * at(place - 1) +
      two * at(place - 2) +
      three * at(place - 3) +
      four * at(place - 4) +
      six * at(place - 6) +
      shares.out * at(out + needed) +
      shares.again * at(here + needed - 1);
  }
}
