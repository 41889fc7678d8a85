import type { BetState } from '../../contract/betting/bets.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { PnlPair } from './bet.ts';
import type { FancyBet } from './fancyBook.ts';
import type { RunnerBet } from './position.ts';

/** The result of one bet; the amount is in kobo, before commission. */
export interface SettledBet {
  state: Extract<BetState, 'won' | 'lost' | 'void' | 'half-void'>;
  pnlKobo: number;
}

/** The stake is released; nothing is won or lost. */
const VOID: SettledBet = { state: 'void', pnlKobo: 0 };

function settled({ ifHitKobo, ifMissedKobo }: PnlPair, isHit: boolean): SettledBet {
  const backed = ifHitKobo > ifMissedKobo;
  return {
    state: isHit === backed ? 'won' : 'lost',
    pnlKobo: isHit ? ifHitKobo : ifMissedKobo,
  };
}

/**
 * Settles a bet on a runner. Several winners are a dead heat: with n winners, one nth of the stake wins and
 * the rest loses, to the nearest kobo and the same for backer and layer.
 */
export function settleRunnerBet(bet: RunnerBet, winners: readonly string[] | 'void'): SettledBet {
  if (winners === 'void') return VOID;
  const isHit = winners.includes(bet.runnerId);
  if (!isHit || winners.length === 1) return settled(bet, isHit);
  const sharedKobo = bet.ifHitKobo + (winners.length - 1) * bet.ifMissedKobo;
  return { state: 'half-void', pnlKobo: mulDiv(sharedKobo, 1, winners.length, 'nearest') };
}

/** Settles a fancy bet by its result: Yes wins when the result reaches the line. */
export function settleFancyBet(bet: FancyBet, result: number | 'void'): SettledBet {
  return result === 'void' ? VOID : settled(bet, result >= bet.line);
}
