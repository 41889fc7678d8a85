import { proxy, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { onForget } from '../../state/session/privateState.ts';
import { persisted } from '../../storage/persisted.ts';

const PositionView = z.object({
  /** Wins are shown less the commission on them. */
  isNet: z.boolean(),
  /** Bets that wait to be matched count as if they were. */
  hasWaiting: z.boolean(),
});

/** How profit and loss under the runners is reckoned; the player's choice, kept on the device. */
export const positionView = proxy({ isNet: false, hasWaiting: false });

const record = persisted({
  key: 'position-view@1',
  schema: PositionView,
  current: () => ({ ...positionView }),
});

let starting: Promise<void> | undefined;

/** Reads what the device keeps, once. */
export function startPositionView(): Promise<void> {
  starting ??= record
    .load()
    .catch(() => undefined)
    .then((saved) => {
      Object.assign(positionView, saved?.value);
      subscribe(positionView, () => record.changed());
    });
  return starting;
}

onForget(() => Object.assign(positionView, { isNet: false, hasWaiting: false }));
