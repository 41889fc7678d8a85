import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { betslip, startBetslip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { useDockColumn } from '../../ui/dock/Dock.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { OneClickBar } from './OneClickBar.tsx';

/**
 * The bet slip in its place: a column of a wide window, a drawer beside the page from 720 px, and on
 * a phone a sheet above the tabs that folds to one line. It is never modal: prices stay in view.
 */
export function BetslipDock() {
  const { draft, isOneClick, oneClickStakeKobo } = useSnapshot(betslip);
  const isColumn = useDockColumn();
  const [path] = useLocation();

  const OpenSlip = useOpenSlip(path.startsWith('/exchange/') || draft !== undefined);

  useEffect(() => void startBetslip(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what folds it
  useEffect(
    () => () => {
      betslip.isOpen = false;
    },
    [path],
  );

  return (
    <>
      {isOneClick && <OneClickBar stakeKobo={oneClickStakeKobo} />}
      {draft
        ? OpenSlip && <OpenSlip draft={draft} />
        : isColumn && (
            <EmptyState
              title="Bet slip"
              text="Tap a price of a match: blue backs a selection, pink lays it. It stays a draft until you place it."
            />
          )}
    </>
  );
}

/** Its code, fetched before the first tap on a price; where it does not come, the page stands without. */
function useOpenSlip(isWanted: boolean): ComponentType<{ draft: Draft }> | undefined {
  const [loaded, setLoaded] = useState<{ OpenSlip: ComponentType<{ draft: Draft }> }>();
  useEffect(() => {
    if (!isWanted) return;
    import('./OpenSlip.tsx').then(setLoaded, (error) => console.warn('slip not loaded', error));
  }, [isWanted]);
  return loaded?.OpenSlip;
}
