import type { Score } from '../../src/contract/market.ts';
import type { Fixture } from './fixtures.ts';
import type { LivingMarket } from './livingMarket.ts';

/** A match from its first listing to its last settlement. */
export interface Game {
  fixture: Fixture;
  /** End of play. */
  endsAt: number;
  hasBookmaker: boolean;
  hasFancy: boolean;
  /** The match odds first. */
  markets: readonly LivingMarket[];
  /** The score as it stands from each instant on, the first at the start of play. */
  scores: readonly ScoreStep[];
}

export interface ScoreStep {
  at: number;
  score(): Score;
}
