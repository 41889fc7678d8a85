import * as z from 'zod/mini';
import { store } from '../../../state/store.ts';

const PositionView = z.object({
  /** Shows wins less commission. */
  isNet: z.boolean(),
  /** Counts bets waiting to be matched as if they were matched. */
  hasWaiting: z.boolean(),
});

const { state, start } = store({
  key: 'position-view@1',
  schema: PositionView,
  initial: () => ({ isNet: false, hasWaiting: false }),
});

/** The player's choice of how profit and loss under the runners is computed. */
export const positionView = state;
export const startPositionView = start;
