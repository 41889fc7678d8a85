import type { Side } from '../market/side.ts';
import type { PnlPair } from './bet.ts';
import { lowestSum, roomToLose, worstLoss } from './exposure.ts';

/** A bet on a fancy, whose result is a whole number. Yes is the back, No the lay. */
export interface FancyBet extends PnlPair {
  side: Side;
  line: number;
}

/** A bet's profit or loss in kobo at a result. */
export function pnlAt(bet: FancyBet, result: number): number {
  return result >= bet.line ? bet.ifHitKobo : bet.ifMissedKobo;
}

/** The results at which the book can change: zero and every line. In between it is constant. */
export function bookLines(bets: readonly Pick<FancyBet, 'line'>[]): number[] {
  return [...new Set([0, ...bets.map((bet) => bet.line)])].sort((a, b) => a - b);
}

/** A range of results with the same profit or loss in kobo. Without `to` it has no upper end. */
export interface FancyBand {
  from: number;
  to?: number;
  pnlKobo: number;
}

/** The position by result, from 0 upwards. Neighbouring results with the same payout form one band. */
export function fancyBook(bets: readonly FancyBet[]): FancyBand[] {
  const bands: FancyBand[] = [];
  for (const from of bookLines(bets)) {
    const pnlKobo = bets.reduce((sum, bet) => sum + pnlAt(bet, from), 0);
    const previous = bands.at(-1);
    if (previous?.pnlKobo === pnlKobo) continue;
    if (previous) previous.to = from - 1;
    bands.push({ from, pnlKobo });
  }
  return bands;
}

/**
 * The loss of the worst result, in kobo. Neither reserving per bet nor netting stakes is right: bets on
 * different lines offset each other for some results and add up for others.
 */
export function fancyExposure(matched: readonly FancyBet[], pending: readonly FancyBet[]): number {
  return worstLoss(bookLines([...matched, ...pending]), matched, pending, pnlAt);
}

/** The most kobo that a new bet may lose here. `stakeForLiability` converts it to the largest stake. */
export function fancyRoom(
  matched: readonly FancyBet[],
  pending: readonly FancyBet[],
  bet: Pick<FancyBet, 'side' | 'line'>,
  availableKobo: number,
): number {
  const losing = bookLines([...matched, ...pending, bet]).filter(
    (result) => result >= bet.line === (bet.side === 'lay'),
  );
  const lowest = lowestSum(losing, matched, pending, pnlAt);
  return roomToLose(fancyExposure(matched, pending), lowest, availableKobo);
}

/** `45`, `44–47` or `45+`. */
export function bandText({ from, to }: Pick<FancyBand, 'from' | 'to'>): string {
  if (to === undefined) return `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
}

/**
 * A sentence about the results between the lines for which every bet wins or every bet loses: "You lose both
 * if it ends 44–47." Undefined when no result does that to a Yes and a No together.
 */
export function middleBandText(bets: readonly FancyBet[]): string | undefined {
  const yes = bets.filter((bet) => bet.side === 'back').map((bet) => bet.line);
  const no = bets.filter((bet) => bet.side === 'lay').map((bet) => bet.line);
  if (yes.length === 0 || no.length === 0) return undefined;
  const all = bets.length === 2 ? 'both' : `all ${bets.length}`;
  const won = { from: Math.max(...yes), to: Math.min(...no) - 1 };
  if (won.from <= won.to) return `You win ${all} if it ends ${bandText(won)}.`;
  const lost = { from: Math.max(...no), to: Math.min(...yes) - 1 };
  if (lost.from <= lost.to) return `You lose ${all} if it ends ${bandText(lost)}.`;
  return undefined;
}
