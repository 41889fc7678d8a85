import { useId, useRef, useState } from 'react';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { bandText } from '../../domain/position/fancyBook.ts';
import { comparedBook, type FancyCashOutQuote } from '../../domain/position/fancyCashOut.ts';
import { isSamePosition } from '../../domain/position/namedPosition.ts';
import * as texts from '../../messages/english/cashout/cashOutFancy.ts';
import { namedIn, standingIn } from '../../state/bets/betsPosition.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDoubleTap } from '../../ui/hooks/useDoubleTap.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import type { CashOutPanelProps } from './CashOutPlan.ts';
import './CashOutTable.css';
import { runCashOut } from './cashOutRun.ts';
import { orderText } from './cashOutWords.ts';
import { fancyOffer } from './fancyOffer.ts';
import { PartField } from './PartField.tsx';
import { useCashOutPrices } from './useCashOutOffer.ts';
import { usePositionCheck } from './usePositionCheck.ts';

/** Cash-out of a session: one bet at the line of the house, with what each result comes to before and after. */
export function FancyCashOut(props: CashOutPanelProps) {
  const { market, bets, eventName } = props;
  const { kind, marketId, delaySeconds, inPlay } = market.frame;
  const [fraction, setFraction] = useState(10_000);
  /** False while the part that is typed cannot be read. */
  const [isRead, setRead] = useState(true);
  /** The quote that the player has chosen and is asked to confirm. A worse one is asked for again. */
  const [held, hold] = useState<FancyCashOutQuote>();
  const [from, setFrom] = useState<readonly OutcomeResult[]>([]);
  const { isReading, found, check } = usePositionCheck(market.frame, held);
  const reasonId = useId();
  useCashOutPrices(props);
  const { quote, text } = fancyOffer(props, fraction);
  const position = namedIn(market.frame, marketId, bets);
  const isOther = held !== undefined && !isSamePosition(position, from);
  const isWorse =
    held !== undefined && quote !== undefined && (isOther || quote.sureKobo < held.sureKobo);
  const { matched } = standingIn(marketId, bets);

  const isAsked = held !== undefined && !isWorse;
  const offered = isOther ? texts.takeNewOffer : isWorse ? texts.takeNew : texts.cashOut;
  const doubleTap = useDoubleTap();
  const act = useRef<HTMLButtonElement>(null);

  function choose() {
    doubleTap.note();
    hold(quote);
    setFrom(position);
  }

  function back() {
    hold(undefined);
    // The button that was pressed goes.
    act.current?.focus({ preventScroll: true });
  }

  async function confirm() {
    if (doubleTap.isNow()) return;
    // Another position is asked for again. The line, too, may have moved since the last render.
    const read = await check(from);
    if (!read) return;
    const { quote: last } = fancyOffer({ ...props, bets: read }, fraction);
    const [runnerId] = market.runners.keys();
    if (!runnerId || !last || !held || last.sureKobo < held.sureKobo) return;
    void runCashOut(market, eventName, [{ runnerId, ...last.order }], from);
  }

  return (
    <>
      <table className="cash-out-table">
        <thead>
          <tr>
            <th scope="col">{texts.ifItEnds}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {comparedBook(matched, quote?.bets ?? matched).map((band) => (
            <tr key={band.from}>
              <th scope="row">{bandText(band)}</th>
              <td>
                <Money kobo={band.beforeKobo} isResult />
              </td>
              <td>{quote ? <Money kobo={band.afterKobo} isResult /> : texts.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PartField
        percent={fraction / 100}
        resultId={reasonId}
        onPercent={(percent) => {
          setRead(percent !== undefined);
          if (percent !== undefined) setFraction(percent * 100);
          hold(undefined);
        }}
      />
      <p id={reasonId} className={text ? 'cash-out__reason' : 'cash-out__sum'}>
        {text ?? (quote && sureWords(quote))}
      </p>
      {quote && (
        <p className="cash-out__note">
          {[
            texts.howPlaced(orderText({ ...quote.order, marketKind: kind, runnerName: '' })),
            inPlay && delaySeconds > 0 && texts.waits(delaySeconds),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {isWorse && held && (
        <Notice kind="warning">
          {isOther
            ? texts.positionChanged
            : texts.lineMoved(signedNaira(held.sureKobo), signedNaira(quote.sureKobo))}
        </Notice>
      )}
      {found === 'unread' && <Notice kind="warning">{texts.notRead}</Notice>}
      <Button
        ref={act}
        kind="action"
        isWide
        isBusy={isReading}
        disabled={!quote || !isRead}
        onClick={isAsked ? () => void confirm() : choose}
      >
        {withResult(isAsked ? texts.placeNow : offered, quote)}
      </Button>
      {held && (
        <Button kind="quiet" isWide onClick={back}>
          {texts.back}
        </Button>
      )}
    </>
  );
}

function withResult(button: string, quote: FancyCashOutQuote | undefined): string {
  return quote ? texts.withResult(button, least(quote.sureKobo)) : button;
}

function least(kobo: number): string {
  return kobo < 0 ? texts.loseAtMost(formatNaira(-kobo)) : texts.orMore(formatNaira(kobo));
}

function sureWords({ sureKobo, beforeKobo }: FancyCashOutQuote): string {
  const before = beforeKobo < 0 ? `${texts.couldLose(formatNaira(-beforeKobo))} ` : '';
  const after = sureKobo < 0 ? texts.afterAtMost : texts.afterOrMore;
  return before + after(formatNaira(Math.abs(sureKobo)));
}
