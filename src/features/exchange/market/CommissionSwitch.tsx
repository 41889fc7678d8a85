import type { Bet } from '../../../contract/betting/bets.ts';
import { standingIn } from '../../../state/bets/betsPosition.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { Button } from '../../../ui/button/Button.tsx';

interface CommissionSwitchProps {
  frame: MarketFrame;
  bets: readonly Bet[];
  isGross: boolean;
  onSwitch(): void;
}

/** Says which side of the commission the figures under the runners stand on; a tap shows the other. */
export function CommissionSwitch({ frame, bets, isGross, onSwitch }: CommissionSwitchProps) {
  const { marketId, commissionPercent, kind } = frame;
  if (commissionPercent === 0 || kind === 'fancy') return null;
  if (standingIn(marketId, bets).matched.length === 0) return null;
  return (
    <Button kind="note" isTwoLines onClick={onSwitch}>
      <span>
        {isGross ? 'Before' : 'After'} {commissionPercent}% <br />
        commission
      </span>
    </Button>
  );
}
