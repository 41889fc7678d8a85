import type { House } from '../../domain/house.ts';

/** An action of a player in the past. */
export interface Step {
  at: number;
  act(past: House): void;
}
