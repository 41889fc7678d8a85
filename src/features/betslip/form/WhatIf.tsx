import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { shownWin, type WinView } from '../../../domain/position/commission.ts';
import { bandText } from '../../../domain/position/fancyBook.ts';
import { mayWin, type Position } from '../../../domain/position/position.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { bandsOf, type Returns, standOf } from '../../../state/bets/betslipReturns.ts';
import { positionIn, standingIn } from '../../../state/bets/betsPosition.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { session } from '../../../state/session/session.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { explain } from '../place/slipWords.ts';
import './WhatIf.css';

interface WhatIfProps {
  draft: Draft;
  market: MarketFrame;
  returns: Returns;
  bets: readonly Bet[];
}

/** Each outcome now and after the bet, and the available money. */
export function WhatIf({ draft, market, returns, bets }: WhatIfProps) {
  const { isAuth, wallet, exposureAmount } = useSnapshot(session);
  const { addedExposureKobo } = returns;
  const view = useWinView();
  const outcomes = outcomesOf({ draft, market, returns, bets }, view);
  const hasOrders = outcomes.some(({ allKobo }) => allKobo !== undefined);
  const exposureAfter = exposureAmount + addedExposureKobo;
  return (
    <div className="what-if">
      {draft.stakeKobo && draft.marketKind !== 'fancy' ? (
        <p>{explain(draft, returns, view)}</p>
      ) : null}
      <table className="what-if__table">
        <thead>
          <tr>
            <th scope="col">{texts.ifItEnds}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.after}</th>
            {hasOrders && <th scope="col">{texts.withOrders}</th>}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ id, name, nowKobo, afterKobo, allKobo }) => (
            <tr key={id}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td>
                <Money kobo={nowKobo} isResult />
              </td>
              <td>
                <Money kobo={afterKobo} isResult />
              </td>
              {allKobo !== undefined && (
                <td>
                  <Money kobo={allKobo} isResult />
                </td>
              )}
            </tr>
          ))}
          {isAuth && (
            <>
              <tr className="what-if__money">
                <th scope="row">{texts.exposure}</th>
                <td>
                  <Money kobo={exposureAmount} />
                </td>
                <td>
                  <Money kobo={exposureAfter} />
                </td>
              </tr>
              <tr>
                <th scope="row">{texts.available}</th>
                <td>
                  <Money kobo={wallet.balance - exposureAmount} />
                </td>
                <td>
                  <Money kobo={wallet.balance - exposureAfter} />
                </td>
              </tr>
            </>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface Outcome {
  id: string | number;
  name: string;
  nowKobo: number;
  afterKobo: number;
  /** With everything that waits matched too; undefined when nothing waits. */
  allKobo?: number | undefined;
}

/** All runners that may win; for a fancy, all result bands with the same payout. */
function outcomesOf({ draft, market, returns, bets }: WhatIfProps, view: WinView): Outcome[] {
  if (market.kind === 'fancy') {
    return bandsOf(draft, standingIn(market.marketId, bets)).map((band) => ({
      id: band.from,
      name: bandText(band),
      nowKobo: band.nowKobo,
      afterKobo: band.afterKobo,
    }));
  }
  const { matched, pending } = standingIn(market.marketId, bets);
  const all =
    pending.length > 0
      ? positionIn(market, { matched: [...matched, ...pending, standOf(draft)], pending: [] })
      : undefined;
  const shown = (position: Position, runnerId: string) =>
    shownWin(position.get(runnerId) ?? 0, returns.rateBasisPoints, view);
  return market.runners.filter(mayWin).map(({ runnerId, name }) => ({
    id: runnerId,
    name,
    nowKobo: shown(returns.before, runnerId),
    afterKobo: shown(returns.after, runnerId),
    allKobo: all && shown(all, runnerId),
  }));
}
