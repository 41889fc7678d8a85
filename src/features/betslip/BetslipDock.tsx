import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { betslip, startBetslip } from '../../state/betslip.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import './BetslipDock.css';
import { useMedia } from './useMedia.ts';

const loadSlip = () => import('./OpenSlip.tsx').then((module) => ({ default: module.OpenSlip }));
const OpenSlip = lazy(loadSlip);

/**
 * The bet slip in its place: a column of a wide window, a drawer beside the page from 720 px, and on
 * a phone a sheet above the tabs that folds to one line. It is never modal: prices stay in view.
 */
export function BetslipDock() {
  const { draft } = useSnapshot(betslip);
  const isColumn = useMedia('(width >= 1200px)');
  const isDrawer = useMedia('(720px <= width < 1200px)');
  const [path] = useLocation();

  useEffect(() => void startBetslip(), []);
  useEffect(() => {
    // The first tap on a price finds its slip here; a failed fetch is tried again by that tap.
    if (path.startsWith('/exchange/')) loadSlip().catch(() => undefined);
    return () => {
      betslip.isOpen = false;
    };
  }, [path]);

  if (draft) {
    return (
      <Suspense>
        <OpenSlip draft={draft} isColumn={isColumn} isDrawer={isDrawer} />
      </Suspense>
    );
  }
  return isColumn ? (
    <EmptyState
      title="Bet slip"
      text="Tap a price of a match: blue backs a selection, pink lays it. It stays a draft until you place it."
    />
  ) : null;
}
