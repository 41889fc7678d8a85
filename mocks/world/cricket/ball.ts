import type { Delivery } from './delivery.ts';

export interface Ball extends Delivery {
  innings: number;
  /** The ball is in motion from here to `endsAt`, when everyone knows the outcome. */
  bowledAt: number;
  endsAt: number;
  /** Counts from 0. */
  over: number;
  striker: number;
  bowler: number;
  /** How the striker was dismissed: `c Balogun b Okafor`. */
  howOut: string | undefined;
  /** The striker retires hurt after this ball and does not return. */
  isHurt: boolean;
  /** When prices return after a wicket, an injury or a review. */
  pricedAt: number;
  /** Runs of the innings after this ball. */
  total: number;
  wickets: number;
  legalBalls: number;
}
