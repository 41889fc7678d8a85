import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { betslip } from '../../state/betslip.ts';
import type { Draft } from '../../state/betslipDraft.ts';
import { followPlacement } from '../../state/betslipPlace.ts';
import { BetslipPanel } from './BetslipPanel.tsx';
import { SlipBar } from './SlipBar.tsx';
import { useDockRoom } from './useDockRoom.ts';

export interface OpenSlipProps {
  draft: Draft;
  isColumn: boolean;
  isDrawer: boolean;
}

/** A slip that holds something; its code comes with the first match page, or with a kept draft. */
export function OpenSlip({ draft, isColumn, isDrawer }: OpenSlipProps) {
  const { phase, isOpen } = useSnapshot(betslip);
  const dock = useRef<HTMLDivElement>(null);
  const isSpread = isColumn || isOpen;

  useEffect(() => void followPlacement(), []);
  useDockRoom(dock, !isColumn && !(isDrawer && isSpread));
  useRoomBeside(isDrawer && isSpread);

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
