import { useId } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slipCancel.ts';
import { cancelOrders } from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Cancels what waits of the bet just placed. */
export function CancelRest({ bet }: { bet: Bet }) {
  const { isBusy, isChecking, problem, block } = useOrderAct({ bet });
  const textId = useId();
  const text = block ?? problem ?? (isChecking ? texts.checkingCancel : undefined);
  return (
    <>
      <Button
        kind="quiet"
        isWide
        isBusy={isBusy}
        disabled={block !== undefined}
        aria-describedby={textId}
        onClick={() => cancelOrders({ bet })}
      >
        {texts.cancelRest(wholeNaira(waitingStake(bet)))}
      </Button>
      <p id={textId} role="status">
        {text}
      </p>
    </>
  );
}
