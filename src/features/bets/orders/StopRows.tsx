import type { StopLoss } from '../../../contract/betting/stopLosses.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import * as texts from '../../../messages/english/cashout/stopLoss.ts';
import { removeStop } from '../../../state/bets/orders/stopLosses.ts';
import { useStopAct, useStopLosses } from '../../../state/bets/orders/stopLossesHooks.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './OrderRow.css';

interface StopRowsProps {
  /** Those of one match or of one market; without either, of all. */
  gameId?: string;
  marketId?: string;
  /** Names each match; not needed on the match's own page. */
  hasNames?: boolean;
  /** Without those that ended. */
  isWaitingOnly?: boolean;
}

/**
 * The player's stop-losses, which the server watches: those that wait, with Cancel, and those that ended in the
 * last day without an order, with the reason.
 */
export function StopRows({ gameId, marketId, hasNames, isWaitingOnly }: StopRowsProps) {
  const shown = useStopLosses()?.filter(
    (stop) =>
      (stop.state === 'waiting' || (stop.state === 'ended' && !isWaitingOnly)) &&
      (!gameId || stop.gameId === gameId) &&
      (!marketId || stop.marketId === marketId),
  );
  const { isBusy, problem, block } = useStopAct(shown?.map((stop) => stop.marketId) ?? []);
  if (!shown || shown.length === 0) return null;
  const isWaiting = shown.some(({ state }) => state === 'waiting');
  return (
    <ul className="stop-rows" aria-label={texts.all}>
      {shown.map((stop) => (
        <li key={stop.stopId} className="order-row">
          <p className="order-row__line">
            <b className="order-row__name">{nameOf(stop, hasNames)}</b>
            {stop.state === 'waiting' && (
              <Button
                kind="quiet"
                isSmall
                isBusy={isBusy}
                disabled={block !== undefined}
                // In the foot of a market there is no room for it.
                title={block}
                aria-label={`${texts.cancel} ${nameOf(stop)}`}
                onClick={() => void removeStop(stop)}
              >
                {texts.cancel}
              </Button>
            )}
          </p>
          {stop.state === 'ended' && (
            <p className="order-row__line order-row__quiet">{texts.endedWhy(stop.reason ?? '')}</p>
          )}
        </li>
      ))}
      {isWaiting && block && !marketId && (
        <li className="order-row">
          <p className="order-row__line order-row__quiet">{block}</p>
        </li>
      )}
      {problem && (
        <li className="order-row__problem" role="status">
          {problem}
        </li>
      )}
    </ul>
  );
}

function nameOf({ runnerName, price, eventName }: StopLoss, hasName = false): string {
  const name = texts.named(runnerName, formatOdds(price));
  return hasName && eventName ? `${name} · ${eventName}` : name;
}
