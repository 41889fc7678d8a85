import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { bandText, fancyBook } from '../../domain/position/fancyBook.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useHoldReload } from '../../ui/hooks/useHoldReload.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import type { CashOutPanelProps } from './CashOutPlan.ts';
import { CashOutProgress } from './CashOutProgress.tsx';
import { cashOutRun, runCashOut } from './cashOutRun.ts';
import { lockedText, orderText } from './cashOutWords.ts';
import { fancyOffer } from './fancyOffer.ts';
import { useCashOutPrices } from './useCashOutOffer.ts';

const ALL = 10_000;

/**
 * Cash-out of a session at the house's line: one bet that raises the worst result. Shown with every result,
 * because lines that differ leave some in between.
 */
export function FancyCashOut(props: CashOutPanelProps) {
  const { market, eventName } = props;
  const { current } = useSnapshot(cashOutRun);
  useCashOutPrices(props);
  const { bets, order, sureKobo, beforeKobo, after, text } = fancyOffer(props);
  /** The least result that the player has seen and agreed to. */
  const [heldKobo, hold] = useState<number>();
  useHoldReload('Cash out or go back first, then update.');
  if (current?.marketId === market.frame.marketId) {
    return (
      <div className="cash-out">
        <CashOutProgress run={current} onAgain={() => hold(undefined)} />
      </div>
    );
  }
  const isWorse = heldKobo !== undefined && sureKobo !== undefined && sureKobo < heldKobo;
  const least = (kobo: number) => lockedText(kobo, ALL).replace(' sure', ' at least');

  function confirm() {
    // The line may have moved since the last render.
    const now = fancyOffer(props);
    if (!now.order || now.sureKobo === undefined) return;
    if (heldKobo === undefined || now.sureKobo < heldKobo) {
      hold(now.sureKobo);
      return;
    }
    const { runnerId, side, line, stakeKobo, priceHundredths } = now.order;
    const fills = [{ priceHundredths, stakeKobo }];
    const sent = { runnerId, side, line, stakeKobo, priceHundredths, fills };
    void runCashOut(market, eventName, [sent]);
  }

  return (
    <div className="cash-out">
      <p className="cash-out__market">
        {market.frame.name} · {eventName}
      </p>
      <table className="cash-out-table">
        <thead>
          <tr>
            <th scope="col">If it ends</th>
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {bandsOf(bets, after).map(({ name, nowKobo, afterKobo }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Money kobo={nowKobo} isResult />
              </td>
              <td>{afterKobo === undefined ? 'None' : <Money kobo={afterKobo} isResult />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order && sureKobo !== undefined && (
        <p className="cash-out__note">
          {orderText({ ...order, marketKind: market.frame.kind, runnerName: market.frame.name })}.
          The worst result goes from <Money kobo={beforeKobo} isResult /> to{' '}
          <Money kobo={sureKobo} isResult />.
        </p>
      )}
      {text && <p className="cash-out__reason">{text}</p>}
      {isWorse && <Notice kind="warning">The line moved: it is now {least(sureKobo)}.</Notice>}
      <Button kind="action" isWide disabled={!order} onClick={confirm}>
        {heldKobo === undefined
          ? 'Cash out'
          : isWorse
            ? 'Take it as it is now'
            : `Yes, cash out, ${least(heldKobo)}`}
      </Button>
    </div>
  );
}

type Bets = ReturnType<typeof fancyOffer>['bets'];

/** Each run of results with the same outcome, before and after. */
function bandsOf(bets: Bets, after: Bets | undefined) {
  const [before, later] = [fancyBook(bets), after && fancyBook(after)];
  const froms = [...before, ...(later ?? [])].map(({ from }) => from);
  const breaks = [...new Set(froms)].sort((one, other) => one - other);
  const at = (book: typeof before, from: number) =>
    book.findLast((band) => band.from <= from)?.pnlKobo ?? 0;
  return breaks.map((from, index) => {
    const next = breaks[index + 1];
    return {
      name: bandText(next === undefined ? { from } : { from, to: next - 1 }),
      nowKobo: at(before, from),
      afterKobo: later && at(later, from),
    };
  });
}
