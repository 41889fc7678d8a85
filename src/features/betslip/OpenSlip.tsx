import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { betslip } from '../../state/betslip.ts';
import type { Draft } from '../../state/betslipDraft.ts';
import { followPlacement } from '../../state/betslipPlace.ts';
import { Dock } from '../../ui/Dock.tsx';
import { BetslipPanel } from './BetslipPanel.tsx';
import { SlipBar } from './SlipBar.tsx';

/** A slip that holds something; its code comes with the first match page, or with a kept draft. */
export function OpenSlip({ draft }: { draft: Draft }) {
  const { phase, isOpen } = useSnapshot(betslip);

  useEffect(() => void followPlacement(), []);
  return (
    <Dock
      isOpen={isOpen}
      onTop={(topPx) => {
        betslip.topPx = topPx;
      }}
      folded={<SlipBar draft={draft} phase={phase} />}
    >
      <BetslipPanel draft={draft} />
    </Dock>
  );
}
