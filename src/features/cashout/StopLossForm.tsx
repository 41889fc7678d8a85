import { type FormEvent, useId, useState } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { moveTicks } from '../../domain/market/ladder.ts';
import { readPrice } from '../../domain/market/readPrice.ts';
import { cashOutAt } from '../../domain/position/cashOutAt.ts';
import { shownWin } from '../../domain/position/commission.ts';
import type { Position } from '../../domain/position/position.ts';
import { isStopReached, STOP_TICKS, stopLimit } from '../../domain/position/stopLoss.ts';
import { asSentence } from '../../domain/text/asSentence.ts';
import * as texts from '../../messages/english/cashout/stopLoss.ts';
import { removeStop, setStop } from '../../state/bets/orders/stopLosses.ts';
import {
  useKnownWaitingStops,
  useStopAct,
  useStopLosses,
} from '../../state/bets/orders/stopLossesHooks.ts';
import { othersDepth } from '../../state/bets/othersDepth.ts';
import { useWinView } from '../../state/bets/winView.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { usePlaySituation } from '../../state/play/mayPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { commissionBasisPoints, waitObstacle } from './cashOutOffer.ts';
import { lockedText } from './cashOutWords.ts';

interface StopLossProps {
  gameId: string;
  market: LiveMarket;
  bets: readonly Bet[];
  /** The result for each winning runner, without what waits. */
  now: Position;
  runnerId: string;
}

const ALL = 10_000;

/** Cash-out once the price has gone the wrong way: set here, carried out by the server. */
export function StopLossForm({ gameId, market, bets, now, runnerId }: StopLossProps) {
  const { marketId } = market.frame;
  const stops = useStopLosses();
  const { isBusy, problem, block: keeps } = useStopAct([marketId]);
  const block = waitObstacle(market, usePlaySituation());
  const [waiting] = useKnownWaitingStops({ marketId });
  const last =
    waiting ?? stops?.find((stop) => stop.state !== 'cancelled' && stop.marketId === marketId);
  return (
    <div className="cash-out__target">
      {problem && <Notice kind="error">{problem}</Notice>}
      {waiting && (
        <>
          <p className="cash-out__note" role="status">
            {(waiting.side === 'lay' ? texts.setToLay : texts.setToBack)(
              waiting.runnerName,
              formatOdds(waiting.price),
              formatOdds(waiting.limit),
            )}
          </p>
          <Button
            kind="quiet"
            disabled={isBusy || keeps !== undefined}
            onClick={() => void removeStop(waiting)}
          >
            {texts.remove}
          </Button>
        </>
      )}
      {!waiting && last && (
        <p className="cash-out__note" role="status">
          {last.state === 'placed'
            ? texts.reached(formatOdds(last.price))
            : texts.ended(formatOdds(last.price), last.reason && asSentence(last.reason))}
        </p>
      )}
      <StopForm
        key={waiting?.stopId}
        {...{ gameId, market, bets, now, runnerId }}
        block={block}
        isBusy={isBusy}
        isSet={waiting !== undefined}
      />
    </div>
  );
}

interface StopFormProps extends StopLossProps {
  block: string | undefined;
  isBusy: boolean;
  isSet: boolean;
}

function StopForm(props: StopFormProps) {
  const { gameId, market, bets, now, runnerId, block, isBusy, isSet } = props;
  const { frame } = market;
  const side = cashOutAt(now, runnerId, 200)?.side ?? 'lay';
  const worse = side === 'lay' ? 1 : -1;
  const best = othersDepth(market, bets).get(runnerId)?.[side][0]?.[0];
  const [typed, setTyped] = useState(() => formatOdds(moveTicks(best ?? 200, worse * STOP_TICKS)));
  const noteId = useId();
  const { priceHundredths: price, note, problem } = readPrice(typed, side);
  const order = price === undefined ? undefined : cashOutAt(now, runnerId, price);
  const isThere = price !== undefined && isStopReached({ side, priceHundredths: price }, best);
  const rate = commissionBasisPoints(market);
  const view = useWinView();
  const meaning =
    order &&
    price !== undefined &&
    !isThere &&
    texts.means(
      formatOdds(price),
      lockedText(shownWin(order.lockedKobo, rate, view), ALL),
      formatOdds(stopLimit(side, price)),
    );
  const name = frame.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!order || price === undefined || isThere || block !== undefined) return;
    void setStop({ gameId, marketId: frame.marketId, runnerId, price });
  }

  return (
    <form className="cash-out__target" onSubmit={submit} noValidate>
      <NumberField
        label={(side === 'back' ? texts.backAt : texts.layAt)(name)}
        value={typed}
        hasDecimals
        onChange={setTyped}
        onStep={(ticks) => setTyped(formatOdds(moveTicks(price ?? 200, ticks)))}
        error={
          isThere
            ? (side === 'lay' ? texts.thereAbove : texts.thereBelow)(formatOdds(best ?? 0))
            : (problem ?? note)
        }
      />
      <p id={noteId} className="cash-out__note">
        {[meaning, block].filter(Boolean).join(' ')}
      </p>
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
        disabled={!order || isThere || price === undefined || block !== undefined}
        aria-describedby={noteId}
      >
        {(isSet ? texts.move : texts.set)(
          price === undefined ? texts.thisPrice : formatOdds(price),
        )}
      </Button>
    </form>
  );
}
