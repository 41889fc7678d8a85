import type { House } from '../../domain/house.ts';

/** Something that a player did in the past. */
export interface Step {
  at: number;
  act(past: House): void;
}
