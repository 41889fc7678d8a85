import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import type { WinView } from '../../domain/position/commission.ts';
import { store } from '../store.ts';

const View = z.object({
  isGross: z._default(z.boolean(), false),
  /** Counts bets that wait to be matched as if they were, under the runners. */
  hasWaiting: z._default(z.boolean(), false),
});

const { state, start } = store({
  key: 'position-view@1',
  schema: View,
  initial: () => View.parse({}),
});

/** How the player wants results shown, on every page: chosen in the bet settings. */
export const winView = state;
export const startWinView = start;

export function useWinView(): WinView & { hasWaiting: boolean } {
  useEffect(() => void startWinView(), []);
  // `sync`, since a setting is ticked by it.
  return useSnapshot(winView, { sync: true });
}

/** The view of one table, and a switch that shows the other side of the commission there for a moment. */
export function useWinSide(): [isGross: boolean, switchSide: () => void] {
  const { isGross } = useWinView();
  const [isOtherSide, showOtherSide] = useState(false);
  return [isGross !== isOtherSide, () => showOtherSide(!isOtherSide)];
}
