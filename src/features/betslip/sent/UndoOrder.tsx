import type { Snapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slipUndo.ts';
import { cancelOrders } from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Takes what waits back out of the book: the undo of a one-click bet that was not matched at once. */
export function UndoOrder({ bet }: { bet: Snapshot<Bet> }) {
  const { isBusy, block } = useOrderAct({ bet });
  return (
    <Button
      kind="quiet"
      isSmall
      isBusy={isBusy}
      disabled={block !== undefined}
      aria-label={texts.undoOrder(bet.runnerName, wholeNaira(waitingStake(bet)))}
      onClick={() => cancelOrders({ bet })}
    >
      {texts.undo}
    </Button>
  );
}
