import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { late } from '../../ui/late/late.tsx';

const StopRows = late(() =>
  import('../../features/bets/orders/StopRows.tsx').then((module) => module.StopRows),
);
const CashOutTool = late(() =>
  import('../../features/cashout/CashOutTool.tsx').then((module) => module.CashOutTool),
);

/** In the last line of a market: the value of the player's position, and what protects it. */
export const marketTools = (market: LiveMarket, eventName: string) => (
  <>
    <CashOutTool market={market} eventName={eventName} />
    <StopRows marketId={market.frame.marketId} />
  </>
);
