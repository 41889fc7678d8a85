import type { Operator } from '../../domain/operator.ts';
import { seedContent } from './content.ts';
import { livelyHistory, quietHistory } from './history.ts';
import { DEMO_DAYS } from './livelySteps.ts';
import { seedPeople } from './people.ts';

/** Fills a new world, step by step: players with something under way, and an operator who lives. */
export function* seed(operator: Operator): Generator<void, void> {
  seedPeople(operator, DEMO_DAYS);
  yield* livelyHistory(operator);
}

/** Fills it with players who have nothing under way, and an operator who does nothing by itself. */
export function* seedQuiet(operator: Operator): Generator<void, void> {
  operator.settings.operator = 'still';
  seedPeople(operator);
  yield* quietHistory(operator);
  seedContent(operator);
}
