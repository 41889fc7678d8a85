import { type FormEvent, useId, useState } from 'react';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { hasBook } from '../../domain/market/hasBook.ts';
import { moveTicks } from '../../domain/market/ladder.ts';
import { readPrice } from '../../domain/market/readPrice.ts';
import { cashOutAt, oddRunner } from '../../domain/position/cashOutAt.ts';
import { shownWin } from '../../domain/position/commission.ts';
import type { Position } from '../../domain/position/position.ts';
import * as textsOfAll from '../../messages/english/cashout/cashOut.ts';
import * as texts from '../../messages/english/cashout/cashOutTarget.ts';
import { namedIn } from '../../state/bets/betsPosition.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Fold } from '../../ui/button/Fold.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { commissionBasisPoints, waitObstacle } from './cashOutOffer.ts';
import { runCashOut } from './cashOutRun.ts';
import { lockedText, orderText } from './cashOutWords.ts';
import { usePositionCheck } from './usePositionCheck.ts';

const StopLossForm = late(
  () => import('./StopLossForm.tsx').then((module) => module.StopLossForm),
  inPlaceQuiet,
);

interface TargetCashOutProps extends CashOutPanelProps {
  /** The result for each winning runner, without what waits. */
  now: Position;
}

const ALL = 10_000;
/** A target is better than the price now. The form begins so many steps of the ladder on. */
const AHEAD_TICKS = 5;

/**
 * Cash-out at a price that is not there yet: the order that would equalise waits in the book, with the app
 * closed too; and a stop-loss beside it. Only where one order is enough.
 */
export function TargetCashOut(props: TargetCashOutProps) {
  const { market, now, bets } = props;
  const { frame } = market;
  const traded = new Set(
    bets.filter(({ marketId }) => marketId === frame.marketId).map(({ runnerId }) => runnerId),
  );
  const runnerId = oddRunner(now, traded);
  if (!hasBook(frame.kind) || runnerId === undefined) return null;
  return (
    <>
      <Fold title={texts.target}>
        <TargetForm {...props} runnerId={runnerId} />
      </Fold>
      <Fold title={texts.stopLoss}>
        <StopLossForm gameId={props.game.gameId} {...{ market, bets, now, runnerId }} />
      </Fold>
    </>
  );
}

function TargetForm({
  market,
  bets,
  eventName,
  now,
  runnerId,
}: TargetCashOutProps & { runnerId: string }) {
  const { frame, runners } = market;
  const ahead = cashOutAt(now, runnerId, 200);
  const side = ahead?.side ?? 'lay';
  const [typed, setTyped] = useState(() => {
    const best = runners.get(runnerId)?.[side][0]?.[0] ?? 200;
    return formatOdds(moveTicks(best, side === 'lay' ? -AHEAD_TICKS : AHEAD_TICKS));
  });
  const noteId = useId();
  const { priceHundredths: price, note, problem } = readPrice(typed, side);
  const { isReading, found, check } = usePositionCheck(frame, typed);
  const order = price === undefined ? undefined : cashOutAt(now, runnerId, price);
  const rate = commissionBasisPoints(market);
  const view = useWinView();
  const runnerName = frame.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';
  const block = waitObstacle(market);

  const from = namedIn(frame, frame.marketId, bets);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!order || price === undefined || isReading || waitObstacle(market)) return;
    if (!(await check(from))) return;
    const { stakeKobo } = order;
    const fills = [{ priceHundredths: price, stakeKobo }];
    void runCashOut(market, eventName, [{ ...order, priceHundredths: price, fills }], from, 'keep');
  }

  const meaning =
    order &&
    price !== undefined &&
    texts.waits(
      orderText({ ...order, marketKind: frame.kind, runnerName, priceHundredths: price }),
      lockedText(shownWin(order.lockedKobo, rate, view), ALL),
    );
  return (
    <form className="cash-out__target" onSubmit={(event) => void submit(event)} noValidate>
      {found === 'unread' && <Notice kind="warning">{textsOfAll.notRead}</Notice>}
      {/* The figures in the form are the new ones by now. */}
      {found === 'other' && <Notice kind="warning">{textsOfAll.positionChanged}</Notice>}
      <NumberField
        label={(side === 'back' ? texts.backAt : texts.layAt)(runnerName)}
        value={typed}
        hasDecimals
        onChange={setTyped}
        onStep={(ticks) => setTyped(formatOdds(moveTicks(price ?? 200, ticks)))}
        error={problem ?? note}
      />
      <p id={noteId} className="cash-out__note">
        {[meaning, block].filter(Boolean).join(' ')}
      </p>
      <Button
        type="submit"
        isWide
        isBusy={isReading}
        disabled={!order || block !== undefined}
        aria-describedby={noteId}
      >
        {price === undefined ? texts.placeAtThis : texts.placeAt(formatOdds(price))}
      </Button>
    </form>
  );
}
