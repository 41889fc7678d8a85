import type { Bet } from '../../../contract/betting/bets.ts';
import { standingIn } from '../../../state/bets/betsPosition.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { Button } from '../../../ui/button/Button.tsx';

interface CommissionSwitchProps {
  frame: MarketFrame;
  bets: readonly Bet[];
  isOtherSide: boolean;
  onSwitch(isOtherSide: boolean): void;
}

/** Says which side of the commission the figures under the runners stand on; a tap shows the other. */
export function CommissionSwitch({ frame, bets, isOtherSide, onSwitch }: CommissionSwitchProps) {
  const { isGross } = useWinView();
  const { marketId, commissionPercent, kind } = frame;
  if (commissionPercent === 0 || kind === 'fancy') return null;
  if (standingIn(marketId, bets).matched.length === 0) return null;
  return (
    <Button kind="note" isTwoLines onClick={() => onSwitch(!isOtherSide)}>
      <span>
        {isGross === isOtherSide ? 'After' : 'Before'} {commissionPercent}% <br />
        commission
      </span>
    </Button>
  );
}
