import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import * as texts from '../../messages/english/slipDock.ts';
import { paths } from '../../paths.ts';
import { whenIdle } from '../../pwa/idle.ts';
import { betsAside } from '../../state/bets/betsAside.ts';
import { betslip, startBetslip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { useDockColumn } from '../../ui/dock/Dock.tsx';
import { late } from '../../ui/late/late.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { SlipAway } from './SlipAway.tsx';
import { OneClickBar } from './settings/OneClickBar.tsx';

/** Fetched before the first tap on a price. */
const OpenSlip = late<{ draft: Draft | undefined }>(
  () => import('./OpenSlip.tsx').then((module) => module.OpenSlip),
  { waiting: <SlipAway /> },
);

/**
 * Holds the bet slip: a column in wide windows, and in others a sheet at the foot
 * that folds to one line. Never modal, so prices stay in view.
 */
export function BetslipDock() {
  // Without `sync` a field would show its old text for a moment, and lose its caret.
  const { draft, isOneClick, oneClickStakeKobo } = useSnapshot(betslip, { sync: true });
  const { bets } = useSnapshot(betsAside);
  const { text: held } = useSnapshot(bettingHold);
  const isColumn = useDockColumn();
  const [path] = useLocation();

  const isFilled = draft !== undefined || bets.length > 0;
  const howTo = path === paths.myBets ? texts.howToElsewhere : texts.howTo;
  const isAtPrices = path.startsWith('/exchange/');

  useEffect(() => {
    void startBetslip();
  }, []);
  useEffect(() => {
    if (isAtPrices) void whenIdle().then(OpenSlip.preload);
  }, [isAtPrices]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page folds the slip
  useEffect(
    () => () => {
      betslip.isOpen = false;
    },
    [path],
  );

  return (
    <>
      {isOneClick && <OneClickBar stakeKobo={oneClickStakeKobo} />}
      {isFilled ? (
        <OpenSlip draft={draft} />
      ) : (
        isColumn && <EmptyState title={texts.title} text={held ?? howTo} />
      )}
    </>
  );
}
