import { createDatabaseInSteps } from '../../db/database.ts';
import { createClock } from '../../engine/clock.ts';
import { createRandom } from '../../engine/random.ts';
import type { Context } from '../../http/context.ts';
import { draftOf, swapIn } from '../draft.ts';
import type { PastState } from './pastState.ts';

/** Puts a world into a state of its past, step by step. Its clock runs at the speed that it has now. */
export function* goBackTo(context: Context, state: PastState): Generator<void, void> {
  const { scale, runningScale } = context.operator.clock.state();
  const clock = createClock();
  clock.restore({ ...state.clock, scale, runningScale });
  const draft = draftOf(context, state.seed, clock);
  draft.operator.random = createRandom(state.random);
  draft.operator.settings = structuredClone(state.settings);
  draft.operator.db = yield* createDatabaseInSteps(state.database);
  // The matches in use were worked out for the days that were lived through.
  draft.operator.world = context.operator.world;
  swapIn(context, draft);
  context.latency.set(state.latency);
  state.bringFaultsBack();
}
