import type { Ticks } from '../prices/ticks.ts';

/** What a market needs to know about its match. */
export interface Surroundings {
  gameId: string;
  /** The random key of the match. */
  key: number;
  startsAt: number;
  endsAt: number;
  ticks: Ticks;
}
