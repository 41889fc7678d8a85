import { createDatabaseInSteps } from '../../db/database.ts';
import { createClock } from '../../engine/clock.ts';
import { createRandom } from '../../engine/random.ts';
import type { Desk } from '../../http/desk.ts';
import { draftOf, swapIn } from '../draft.ts';
import type { PastState } from './pastState.ts';

/** Puts a world into a state of its past, step by step. Its clock runs at the speed that it has now. */
export function* goBackTo(desk: Desk, state: PastState): Generator<void, void> {
  const { scale, runningScale } = desk.house.clock.state();
  const clock = createClock();
  clock.restore({ ...state.clock, scale, runningScale });
  const draft = draftOf(desk, state.seed, clock);
  draft.house.random = createRandom(state.random);
  draft.house.settings = structuredClone(state.settings);
  draft.house.db = yield* createDatabaseInSteps(state.database);
  // The matches in use were worked out for the days that were lived through.
  draft.house.world = desk.house.world;
  swapIn(desk, draft);
  desk.latency.set(state.latency);
  state.bringFaultsBack();
}
