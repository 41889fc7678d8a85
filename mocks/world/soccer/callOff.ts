import type { MarketPlan } from '../markets/marketPlan.ts';
import type { SoccerEnd, SoccerPlay } from './state.ts';

/** Why bets on a match that was not played out are void. */
export function callOff(end: Exclude<SoccerEnd, { kind: 'played' }>): string {
  return `The match was ${end.kind} because of ${end.reason}`;
}

/** An exchange market as it is settled: void if the match was called off before it was decided. */
export function asPlayed(plan: MarketPlan, { end, endsAt }: SoccerPlay): MarketPlan {
  if (end.kind === 'played' || plan.closesAt < endsAt) return plan;
  return { ...plan, outcome: { kind: 'void', reason: callOff(end) } };
}
