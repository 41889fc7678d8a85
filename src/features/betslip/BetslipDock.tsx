import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { betsAside, startBetsAside } from '../../state/bets/betsAside.ts';
import { betslip, startBetslip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { useDockColumn } from '../../ui/dock/Dock.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { OneClickBar } from './settings/OneClickBar.tsx';

/**
 * The bet slip in its place: a column of a wide window, a drawer beside the page from 720 px, and on
 * a phone a sheet above the tabs that folds to one line. It is never modal: prices stay in view.
 */
export function BetslipDock() {
  const { draft, isOneClick, oneClickStakeKobo } = useSnapshot(betslip);
  const { bets } = useSnapshot(betsAside);
  const { text: held } = useSnapshot(bettingHold);
  const isColumn = useDockColumn();
  const [path] = useLocation();

  const isFilled = draft !== undefined || bets.length > 0;
  const OpenSlip = useOpenSlip(path.startsWith('/exchange/') || isFilled);

  useEffect(() => {
    void startBetslip();
    void startBetsAside();
  }, []);
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
      {isFilled
        ? OpenSlip && <OpenSlip draft={draft} />
        : isColumn && (
            <EmptyState
              title="Bet slip"
              text={
                held ??
                'Tap a price of a match: blue backs a selection, pink lays it. It stays a draft until you place it.'
              }
            />
          )}
    </>
  );
}

interface SlipProps {
  draft: Draft | undefined;
}

/** Its code, fetched before the first tap on a price; where it does not come, the page stands without. */
function useOpenSlip(isWanted: boolean): ComponentType<SlipProps> | undefined {
  const [loaded, setLoaded] = useState<{ OpenSlip: ComponentType<SlipProps> }>();
  useEffect(() => {
    if (!isWanted) return;
    import('./OpenSlip.tsx').then(setLoaded, (error) => console.warn('slip not loaded', error));
  }, [isWanted]);
  return loaded?.OpenSlip;
}
