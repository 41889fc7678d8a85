import * as z from 'zod/mini';
import { store } from '../../../state/store.ts';

const PositionView = z.object({
  /** Wins are shown less the commission on them. */
  isNet: z.boolean(),
  /** Bets that wait to be matched count as if they were. */
  hasWaiting: z.boolean(),
});

const { state, start } = store({
  key: 'position-view@1',
  schema: PositionView,
  initial: () => ({ isNet: false, hasWaiting: false }),
});

/** How profit and loss under the runners is worked out: the player's choice. */
export const positionView = state;
export const startPositionView = start;
