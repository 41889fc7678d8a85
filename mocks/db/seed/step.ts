import type { House } from '../../domain/house.ts';
import { Refusal } from '../../domain/refusal.ts';

/** An action of a player in the past. */
export interface Step {
  at: number;
  act(past: House): void;
}

/** Does what the rules may refuse, as they may with any player; any other error is a bug. */
export function willing<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
