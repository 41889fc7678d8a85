import type { Delivery } from './delivery.ts';

export interface Ball extends Delivery {
  innings: number;
  /** The ball runs from here to `endsAt`, when everyone knows its end. */
  bowledAt: number;
  endsAt: number;
  /** From 0. */
  over: number;
  striker: number;
  bowler: number;
  /** How the striker went: `c Balogun b Okafor`. */
  howOut: string | undefined;
  /** The striker retires hurt after this ball, and does not return. */
  isHurt: boolean;
  /** Prices are away until then, after a wicket, an injury or a review. */
  pricedAt: number;
  /** At the end of the ball. */
  total: number;
  wickets: number;
  legalBalls: number;
}
