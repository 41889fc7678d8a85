import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Bet } from '../../../contract/betting/bets.ts';
import { isInBook, waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { type ActScope, cancelOrders } from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { useWaitingStops } from '../../../state/bets/orders/stopLossesHooks.ts';
import { pathOfGame } from '../../../state/bets/pathOfGame.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDoubleTap } from '../../../ui/hooks/useDoubleTap.ts';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { ShownRows } from '../../../ui/list/ShownRows.tsx';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import { betsOf, byMatch, drawnOf } from '../groupBets.ts';
import { OrderRow } from './OrderRow.tsx';
import { StopRows } from './StopRows.tsx';
import './WaitingOrders.css';
import { WaitingTable } from './WaitingTable.tsx';

interface WaitingOrdersProps {
  /** Only those that wait are shown. */
  bets: readonly Bet[];
  /** Names each match; not needed on the match's own page. */
  hasNames?: boolean;
  /** It stands in the column beside a page, which has no room for a table. */
  isBeside?: boolean;
}

/** The player's orders in the book, over all markets: change or cancel one, a market's, or all. */
export function WaitingOrders({ bets, hasNames, isBeside }: WaitingOrdersProps) {
  const titleId = useId();
  const waiting = bets.filter(isInBook);
  const { block } = useOrderAct('all');
  const gameId = hasNames ? undefined : bets[0]?.gameId;
  const stops = useWaitingStops(gameId === undefined ? {} : { gameId });
  const isTable = useMedia(from(WINDOW.twoColumns)) && hasNames && !isBeside;
  if (waiting.length === 0 && stops.length === 0) return null;
  const kobo = waiting.reduce((sum, bet) => sum + waitingStake(bet), 0);
  const matches = byMatch(waiting);
  const [first] = matches[0]?.markets ?? [];
  const isOneMarket = matches.length === 1 && matches[0]?.markets.length === 1;
  const scope: ActScope = !hasNames && isOneMarket && first ? { marketId: first.marketId } : 'all';
  const title = `Waiting (${waiting.length + stops.length})`;
  return (
    <section
      className={classes('waiting-orders', hasNames && 'waiting-orders--listed')}
      aria-labelledby={titleId}
    >
      <header className="waiting-orders__head">
        <h2 id={titleId} className="waiting-orders__title">
          {waiting.length > 0 ? `${title} · ${wholeNaira(kobo)}` : title}
        </h2>
        {waiting.length > 1 && (hasNames || isOneMarket) && (
          <CancelMany scope={scope} orders={waiting.length} />
        )}
      </header>
      {block && (
        <p className="waiting-orders__note" role="status">
          {block}
        </p>
      )}
      {isTable ? (
        <>
          {waiting.length > 0 && <WaitingTable bets={waiting} />}
          {!isOneMarket &&
            matches.flatMap(({ markets, eventName }) =>
              markets.map(
                ({ marketId, bets: [order, ...others] }) =>
                  others.length > 0 && (
                    <div key={marketId} className="waiting-orders__market">
                      <span>
                        <b>{order.marketName}</b>, {eventName}
                      </span>
                      <CancelMany scope={{ marketId }} orders={1 + others.length} />
                    </div>
                  ),
              ),
            )}
        </>
      ) : (
        <ShownRows rows={betsOf(matches)}>
          {(shown) =>
            drawnOf(matches, shown).map(([{ gameId, eventName, markets }, isDrawn]) => (
              <div key={gameId}>
                {hasNames && (
                  <h3 className="waiting-orders__event">
                    <Link href={pathOfGame(gameId)}>{eventName}</Link>
                  </h3>
                )}
                {markets
                  .filter(({ bets: all }) => all.some(isDrawn))
                  .map(({ marketId, bets: ofMarket }) => (
                    <div key={marketId}>
                      <div className="waiting-orders__market">
                        <b>{ofMarket[0].marketName}</b>
                        {ofMarket.length > 1 && !isOneMarket && (
                          <CancelMany scope={{ marketId }} orders={ofMarket.length} />
                        )}
                      </div>
                      <ul>
                        {ofMarket.filter(isDrawn).map((bet) => (
                          <OrderRow key={bet.betId} bet={bet} />
                        ))}
                      </ul>
                    </div>
                  ))}
              </div>
            ))
          }
        </ShownRows>
      )}
      <StopRows {...(gameId ? { gameId, isWaitingOnly: true } : { hasNames: true })} />
    </section>
  );
}

/** Of several orders. Asks once more, because one tap would take every one out of the book. */
function CancelMany({ scope, orders }: { scope: ActScope; orders: number }) {
  const { isBusy, isChecking, problem, block } = useOrderAct(scope);
  const [isAsking, setAsking] = useState(false);
  const doubleTap = useDoubleTap();
  const act = useRef<HTMLButtonElement>(null);
  const words = `Cancel all ${orders}`;
  return (
    <span className="waiting-orders__act">
      {isAsking && !isBusy && (
        <Button
          kind="quiet"
          isSmall
          onClick={() => {
            setAsking(false);
            // This button goes.
            act.current?.focus({ preventScroll: true });
          }}
        >
          Keep
        </Button>
      )}
      <Button
        ref={act}
        kind={isAsking ? 'primary' : 'quiet'}
        isSmall
        isBusy={isBusy}
        disabled={block !== undefined}
        onClick={() => {
          if (isAsking && doubleTap.isNow()) return;
          if (isAsking) cancelOrders(scope);
          else doubleTap.note();
          setAsking(!isAsking);
        }}
      >
        {isAsking ? `Yes, ${words.toLowerCase()}` : words}
      </Button>
      <span role="status" className="waiting-orders__note">
        {problem ?? (isChecking ? 'Checking whether they were cancelled…' : '')}
      </span>
    </span>
  );
}
