import { useState } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';

const FollowedCashOut = late(
  () => import('./FollowedCashOut.tsx').then((module) => module.FollowedCashOut),
  inPlace,
);

/** Cash-out where no live prices are on the page: streams the match once the sheet opens. */
export function CashOutSheet({ bets }: { bets: readonly [Bet, ...Bet[]] }) {
  const [isOpen, setOpen] = useState(false);
  const [bet] = bets;
  const isHeld = bets.some(({ stakeMatched }) => stakeMatched > 0);
  if (!isHeld || bet.product === 'sportsbook') return null;
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Sheet title={texts.title} isOpen onClose={() => setOpen(false)}>
          <FollowedCashOut {...bet} onDone={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
