import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { betslip } from '../../state/betslip.ts';
import { followPlacement } from '../../state/betslipPlace.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BetslipPanel } from './BetslipPanel.tsx';
import './BetslipDock.css';
import { SlipBar } from './SlipBar.tsx';
import { useDockRoom } from './useDockRoom.ts';
import { useMedia } from './useMedia.ts';

/**
 * The bet slip in its place: a column of a wide window, a drawer beside the page from 720 px, and on
 * a phone a sheet above the tabs that folds to one line. It is never modal: prices stay in view.
 */
export function BetslipDock() {
  const { draft, phase, isOpen } = useSnapshot(betslip);
  const isColumn = useMedia('(width >= 1200px)');
  const isDrawer = useMedia('(720px <= width < 1200px)');
  const dock = useRef<HTMLDivElement>(null);
  const [path] = useLocation();
  const isSpread = isColumn || isOpen;

  useEffect(() => void followPlacement(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what folds it
  useEffect(
    () => () => {
      betslip.isOpen = false;
    },
    [path],
  );
  useDockRoom(dock, draft !== undefined && !isColumn && !(isDrawer && isSpread));
  useRoomBeside(isDrawer && isSpread && draft !== undefined);

  if (!draft) {
    return isColumn ? (
      <EmptyState
        title="Bet slip"
        text="Tap a price of a match: blue backs a selection, pink lays it. It stays a draft until you place it."
      />
    ) : null;
  }
  return (
    <div ref={dock} className="betslip-dock" data-spread={isSpread ? '' : undefined}>
      {isSpread ? <BetslipPanel draft={draft} /> : <SlipBar draft={draft} phase={phase} />}
    </div>
  );
}

/** The drawer takes its width from the page instead of covering its prices. */
function useRoomBeside(isTaken: boolean): void {
  useEffect(() => {
    if (!isTaken) return;
    const { dataset } = document.documentElement;
    dataset['slip'] = 'beside';
    return () => {
      delete dataset['slip'];
    };
  }, [isTaken]);
}
