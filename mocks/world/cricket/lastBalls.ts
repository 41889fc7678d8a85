import { type Resources, WICKETS } from './resources.ts';

/** How many last balls of a chase are computed exactly. */
export const LAST_BALLS = 12;

interface Finish {
  /** The chance that the chase succeeds; `ties` is the chance that it ends level. */
  wins: number;
  ties: number;
}

const WON = { wins: 1, ties: 0 };
const LEVEL = { wins: 0, ties: 1 };
const LOST = { wins: 0, ties: 0 };

/** All ways the last balls of a chase can go, with each position computed once. */
export function createLastBalls(
  resources: Resources,
): (needed: number, balls: number, wickets: number) => Finish {
  const known = new Map<number, Finish>();
  const finish = (needed: number, balls: number, wickets: number): Finish => {
    if (needed <= 0) return WON;
    if (balls === 0 || wickets >= WICKETS) return needed === 1 ? LEVEL : LOST;
    if (needed > balls * 6 + LAST_BALLS) return LOST;
    const position = (needed * (LAST_BALLS + 1) + balls) * WICKETS + wickets;
    const worked = known.get(position);
    if (worked) return worked;
    let wins = 0;
    let ties = 0;
    for (const { delivery, share } of resources.shares(wickets)) {
      const left = delivery.isLegal ? balls - 1 : balls;
      const next = finish(needed - delivery.runs, left, wickets + (delivery.isWicket ? 1 : 0));
      wins += share * next.wins;
      ties += share * next.ties;
    }
    const result = { wins, ties };
    known.set(position, result);
    return result;
  };
  return finish;
}
