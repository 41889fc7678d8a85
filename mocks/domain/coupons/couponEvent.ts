import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { virtualsOf } from '../casino/virtuals.ts';
import type { Operator } from '../operator.ts';

type BetEvent = Pick<SportEvent, 'gameId' | 'name' | 'sportId' | 'startsAt' | 'inPlay' | 'score'>;

/** A match that the sportsbook takes bets on, of the world or of the virtual league. */
export function couponEvent(operator: Operator, gameId: string, at: number): BetEvent | undefined {
  const match = virtualsOf(operator).match(gameId, at);
  if (!match) return operator.world.event(gameId, at)?.event;
  const { name, startsAt } = match;
  // It takes no bets once it has kicked off.
  return { gameId, name, sportId: 1, startsAt, inPlay: false };
}
