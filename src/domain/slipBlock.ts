import type { MarketStatus } from '../contract/market.ts';
import type { Offer } from './bet.ts';
import { type StakeBounds, stakeRefusal } from './limits.ts';
import { marketRefusal } from './marketState.ts';
import { refusalText } from './refusal.ts';

/** What decides whether the button of one selection can be pressed. */
export interface SlipFacts {
  isSignedIn: boolean;
  isOnline: boolean;
  /** The stream has spoken of this market lately enough to bet on what it said. */
  isPriceFresh: boolean;
  marketStatus: MarketStatus;
  offer: Offer;
  /** Undefined while nothing that is an amount has been typed. */
  stakeKobo: number | undefined;
  bounds: StakeBounds;
}

/** Why the bet cannot be placed now, in one sentence, the first thing to mend first. */
export function slipBlock(facts: SlipFacts): string | undefined {
  if (!facts.isSignedIn) return 'Sign in to bet.';
  if (!facts.isOnline) return 'You are offline. Your slip is kept as a draft.';
  const refusal = marketRefusal(facts.marketStatus);
  if (refusal) return refusalText(refusal);
  if (!facts.isPriceFresh) return 'This price is old. Wait for the next one.';
  if (!facts.stakeKobo) return 'Enter a stake.';
  return stakeRefusal(facts.offer, facts.stakeKobo, facts.bounds)?.text;
}
