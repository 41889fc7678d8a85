import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { betslip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { Dock } from '../../ui/dock/Dock.tsx';
import { BetslipPanel } from './BetslipPanel.tsx';
import { startPlacement } from './place/betslipPlace.ts';
import { SlipBar } from './SlipBar.tsx';

/**
 * A slip with something in it. Its code loads with the first match page, or at start when a slip is saved.
 */
export function OpenSlip({ draft }: { draft: Draft | undefined }) {
  const { phase, isOpen } = useSnapshot(betslip);

  useEffect(() => void startPlacement(), []);
  return (
    <Dock
      isOpen={isOpen}
      onFold={() => {
        betslip.isOpen = false;
      }}
      onTop={(topPx) => {
        betslip.topPx = topPx;
      }}
      folded={<SlipBar draft={draft} phase={phase} />}
    >
      <BetslipPanel draft={draft} />
    </Dock>
  );
}
