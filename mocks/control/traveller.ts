import { goForward } from '../domain/agenda.ts';
import type { Operator } from '../domain/operator.ts';

/** An operator as the clock's jumps see it. */
export function traveller(operator: Operator) {
  return { now: () => operator.clock.now(), goForward: (to: number) => goForward(operator, to) };
}
