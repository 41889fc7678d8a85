import type { CashOutQuote } from '../../domain/position/cashOutTerms.ts';
import { shownPosition } from '../../domain/position/commission.ts';
import { isSamePosition } from '../../domain/position/namedPosition.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { namedIn } from '../../state/bets/betsPosition.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDoubleTap } from '../../ui/hooks/useDoubleTap.ts';
import { useHoldReload } from '../../ui/hooks/useHoldReload.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import type { CashOutPanelProps, CashOutPlan } from './CashOutPlan.ts';
import { CashOutTable } from './CashOutTable.tsx';
import { cashOutOffer, commissionBasisPoints } from './cashOutOffer.ts';
import { runCashOut } from './cashOutRun.ts';
import { lockedText, orderText, shownSure, wayWords } from './cashOutWords.ts';
import { useCashOutOffer } from './useCashOutOffer.ts';
import { usePositionCheck } from './usePositionCheck.ts';
import { BracketNote } from './WaitsBeside.tsx';

interface CashOutConfirmProps extends CashOutPanelProps {
  plan: CashOutPlan;
  onChange(plan: CashOutPlan | undefined): void;
}

/**
 * Shows the bets to place and their result. If the quote gets worse, it says so and asks for a new
 * confirmation.
 */
export function CashOutConfirm(props: CashOutConfirmProps) {
  const { market, eventName, plan, onChange } = props;
  useHoldReload(texts.finishFirst);
  const { way, fractionBasisPoints, quote: held } = plan;
  const { isReading, found, check } = usePositionCheck(market.frame, plan);
  const { now, quote, text } = useCashOutOffer({ ...props, ...plan });
  const rate = commissionBasisPoints(market);
  const { marketId } = market.frame;
  const from = namedIn(market.frame, marketId, props.bets);
  const isOther = quote !== undefined && !isSamePosition(from, plan.from);
  const isWorse = quote !== undefined && !isOther && isBelow(quote, held);
  // A better quote needs no new confirmation.
  const shown = quote && !isWorse ? quote : held;
  const isOne = shown.orders.length === 1;
  const view = useWinView();
  const doubleTap = useDoubleTap();
  const locked = (held: CashOutQuote) => lockedText(shownSure(held, view), fractionBasisPoints);
  const { kind, delaySeconds, inPlay, runners } = market.frame;

  function takeNew(offer: CashOutQuote) {
    doubleTap.note();
    onChange({ ...plan, quote: offer, from });
  }

  async function confirm() {
    if (doubleTap.isNow()) return;
    // The position may be another by now, which is asked for again. Prices, too, may have moved.
    const bets = await check(plan.from);
    if (!bets) return;
    const { quote: last } = cashOutOffer({ ...props, ...plan, bets });
    if (last && !isBelow(last, held)) void runCashOut(market, eventName, last.orders, plan.from);
  }

  return (
    <>
      <CashOutTable
        frame={market.frame}
        columns={[
          { name: texts.now, position: shownPosition(now, rate, view) },
          { name: texts.after, position: shownPosition(shown.position, rate, view) },
        ]}
      />
      <ul className="cash-out__legs">
        {shown.orders.map((order) => (
          <li key={order.runnerId} className="cash-out__leg">
            {orderText({
              ...order,
              marketKind: kind,
              runnerName: runners.find(({ runnerId }) => runnerId === order.runnerId)?.name ?? '',
            })}
          </li>
        ))}
      </ul>
      <p className="cash-out__note">
        {isOne ? texts.howPlacedOne : texts.howPlaced}
        {inPlay &&
          delaySeconds > 0 &&
          ` ${(isOne ? texts.itWaits : texts.eachWaits)(delaySeconds)}`}
      </p>
      <BracketNote {...{ marketId, bets: props.bets }} left={shown.position} />
      {text && <p className="cash-out__reason">{text}</p>}
      {found === 'unread' && <Notice kind="warning">{texts.notRead}</Notice>}
      {isOther && <Notice kind="warning">{texts.positionChanged(locked(quote))}</Notice>}
      {isWorse && <Notice kind="warning">{texts.priceMoved(locked(held), locked(quote))}</Notice>}
      {isOther || isWorse ? (
        <Button kind="action" isWide onClick={() => takeNew(quote)}>
          {(isOther ? texts.takeNewPosition : texts.takeNew)(locked(quote))}
        </Button>
      ) : (
        <Button
          kind="action"
          isWide
          isBusy={isReading}
          disabled={!quote}
          onClick={() => void confirm()}
        >
          {texts.wayNow(wayWords(way, fractionBasisPoints), locked(shown))}
        </Button>
      )}
      <Button kind="quiet" isWide onClick={() => onChange(undefined)}>
        {texts.back}
      </Button>
    </>
  );
}

/** Whether any outcome is worse than in the quote that was shown. */
function isBelow(quote: CashOutQuote, held: CashOutQuote): boolean {
  return [...held.position].some(([id, kobo]) => (quote.position.get(id) ?? 0) < kobo);
}
