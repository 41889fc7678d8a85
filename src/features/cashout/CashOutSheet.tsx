import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../contract/betting/bets.ts';
import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { dataSaver } from '../../state/device/dataSaver.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { useInView } from '../../ui/list/useInView.ts';
import './CashOutSheet.css';

const FollowedCashOut = late(
  () => import('./FollowedCashOut.tsx').then((module) => module.FollowedCashOut),
  inPlace,
);

const FollowedWorth = late(
  () => import('./FollowedWorth.tsx').then((module) => module.FollowedWorth),
  { waiting: texts.open, failed: () => texts.open },
);

interface CashOutSheetProps {
  /** Those of one market. */
  bets: readonly [Bet, ...Bet[]];
  /** In the row of a table, which has no room for a button's frame. */
  isInRow?: boolean;
}

export function CashOutSheet(props: CashOutSheetProps) {
  const { bets } = props;
  const isHeld = bets.some(({ stakeMatched }) => stakeMatched > 0);
  return isHeld && !WITHOUT.includes(bets[0].product) && <OpenCashOut {...props} />;
}

/** Nothing streams the prices of a coupon, or of a round at a table or in the virtual league. */
const WITHOUT: readonly Bet['product'][] = ['sportsbook', 'casino'];

/**
 * Cash-out where no live prices are on the page: streams the match while its button is in view, for the sum, and
 * with the data saver only once the sheet opens.
 */
function OpenCashOut({ bets, isInRow = false }: CashOutSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { isOn: isSaving } = useSnapshot(dataSaver);
  const [place, isInView] = useInView<HTMLSpanElement>();
  const [bet] = bets;
  // A session has no one sum: its result depends on the number it ends with.
  const hasSum = bet.marketKind !== 'fancy' && isInView && !isSaving;
  const words = hasSum ? <FollowedWorth gameId={bet.gameId} marketId={bet.marketId} /> : texts.open;
  const open = () => setOpen(true);
  return (
    <>
      <span ref={place}>
        {isInRow ? (
          <button type="button" className="cash-out-sheet__in-row" onClick={open}>
            {words}
          </button>
        ) : (
          <Button kind="quiet" isSmall onClick={open}>
            {words}
          </Button>
        )}
      </span>
      {isOpen && (
        <Sheet title={texts.title} isOpen onClose={() => setOpen(false)}>
          <FollowedCashOut {...bet} onDone={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
