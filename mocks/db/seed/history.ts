import { runUntil } from '../../domain/agenda.ts';
import type { House } from '../../domain/house.ts';
import { createClock } from '../../engine/clock.ts';
import { betSteps } from './betSteps.ts';
import { cashierSteps } from './cashierSteps.ts';
import { levelOut } from './levelOut.ts';

/**
 * Plays Adaeze's last three months through the present rules, so that her bets are on real matches and her
 * statement adds up.
 */
export function* livedHistory(house: House): Generator<void, void> {
  const now = house.clock.now();
  const steps = cashierSteps(now);
  for (const step of betSteps(house.world, now)) {
    if (step) steps.push(step);
    yield;
  }
  steps.sort((one, other) => one.at - other.at);
  const [first] = steps;
  if (!first) return;
  const clock = createClock({ startAt: first.at, scale: 0 });
  const past: House = { ...house, clock, push: () => undefined, hangUp: () => undefined };
  for (const { at, act } of steps) {
    clock.advance(at - clock.now());
    runUntil(past, at);
    act(past);
    yield;
  }
  runUntil(past, now);
  yield* levelOut(house);
}
