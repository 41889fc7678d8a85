import { goForward } from '../../domain/agenda.ts';
import type { House } from '../../domain/house.ts';

/** A house as the clock's jumps see it. */
export function traveller(house: House) {
  return { now: () => house.clock.now(), goForward: (to: number) => goForward(house, to) };
}
