import { useState } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';

const BetReceipt = late(
  () => import('./BetReceipt.tsx').then((module) => module.BetReceipt),
  inPlace,
);

interface BetSheetProps {
  /** Id of one of the bets on screen; undefined while the sheet is closed. */
  betId: string | undefined;
  bets: readonly Bet[];
  onClose(): void;
}

/**
 * Everything about one bet. It follows the bet's changes and stays open when a settlement moves the bet to
 * another list.
 */
export function BetSheet({ betId, bets, onClose }: BetSheetProps) {
  const [last, setLast] = useState<Bet>();
  const bet = betId === undefined ? undefined : bets.find((known) => known.betId === betId);
  if (bet && bet !== last) setLast(bet);
  const shown = bet ?? last;
  return (
    <Sheet
      title={shown ? `Bet ${shown.betId}` : 'Bet'}
      isOpen={betId !== undefined}
      onClose={onClose}
    >
      {shown && <BetReceipt bet={shown} />}
    </Sheet>
  );
}
