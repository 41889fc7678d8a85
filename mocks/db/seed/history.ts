import { runUntil } from '../../domain/agenda.ts';
import type { Operator } from '../../domain/operator.ts';
import { createClock } from '../../engine/clock.ts';
import { betSteps } from './betSteps.ts';
import { cashierSteps } from './cashierSteps.ts';
import { levelOut } from './levelOut.ts';
import { demoSteps, livelySteps } from './livelySteps.ts';
import { ADAEZE_ID, ADAEZE_KOBO, DEMO_ID, DEMO_KOBO } from './people.ts';
import type { Step } from './step.ts';

/** Adaeze's last three months, of which nothing is under way any more. */
export function* quietHistory(operator: Operator): Generator<void, void> {
  const { world, clock } = operator;
  const steps = cashierSteps(clock.now());
  const habit = { accountId: ADAEZE_ID, name: 'bet', bets: 40, firstDaysAgo: 85, everyDays: 2 };
  yield* taken(steps, betSteps(world, clock.now(), habit));
  yield* live(operator, steps);
  yield* levelOut(operator, ADAEZE_ID, ADAEZE_KOBO);
}

/** The same, and the demo player's weeks; what both have done these days is still under way. */
export function* livelyHistory(operator: Operator): Generator<void, void> {
  const { world, clock } = operator;
  const now = clock.now();
  const steps = [...cashierSteps(now), ...demoSteps(now)];
  const often = { accountId: ADAEZE_ID, name: 'bet', bets: 40, firstDaysAgo: 85, everyDays: 2 };
  const daily = { accountId: DEMO_ID, name: 'demo', bets: 16, firstDaysAgo: 19, everyDays: 1 };
  yield* taken(steps, betSteps(world, now, often));
  yield* taken(steps, betSteps(world, now, daily));
  yield* taken(steps, livelySteps(world, now));
  yield* live(operator, steps);
  yield* levelOut(operator, ADAEZE_ID, ADAEZE_KOBO);
  yield* levelOut(operator, DEMO_ID, DEMO_KOBO);
}

function* taken(steps: Step[], more: Iterable<Step | undefined>): Generator<void, void> {
  for (const step of more) {
    if (step) steps.push(step);
    yield;
  }
}

/**
 * Plays the steps through the present rules, so that bets are on real matches and statements add up. What an
 * operator does by itself has no part in it.
 */
function* live(operator: Operator, steps: Step[]): Generator<void, void> {
  steps.sort((one, other) => one.at - other.at);
  const [first] = steps;
  if (!first) return;
  const clock = createClock({ startAt: first.at, scale: 0 });
  const settings = { ...operator.settings, operator: 'still' as const };
  const unheard = { push: () => undefined, hangUp: () => undefined };
  const past: Operator = { ...operator, ...unheard, clock, settings };
  for (const { at, act } of steps) {
    clock.advance(at - clock.now());
    runUntil(past, at);
    act(past);
    yield;
  }
  runUntil(past, operator.clock.now());
}
