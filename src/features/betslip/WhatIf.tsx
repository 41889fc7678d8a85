import { useSnapshot } from 'valtio';
import type { Draft } from '../../state/betslipDraft.ts';
import type { Returns } from '../../state/betslipReturns.ts';
import type { MarketFrame } from '../../state/marketStreamMarket.ts';
import { session } from '../../state/session.ts';
import { Money } from '../../ui/Money.tsx';
import { explain } from './slipWords.ts';
import './WhatIf.css';

interface WhatIfProps {
  draft: Draft;
  market: MarketFrame;
  returns: Returns;
}

/** Each outcome now and after the bet, and what it does to the money that is free. */
export function WhatIf({ draft, market, returns }: WhatIfProps) {
  const { isAuth, wallet, exposureAmount } = useSnapshot(session);
  const { before, after, addedExposureKobo } = returns;
  const exposureAfter = exposureAmount + addedExposureKobo;
  return (
    <div className="what-if">
      <p>{explain(draft, returns)}</p>
      <table className="what-if__table">
        <thead>
          <tr>
            <th scope="col">If it ends</th>
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {market.runners.map(({ runnerId, name }) => (
            <tr key={runnerId}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td>
                <Money kobo={before.get(runnerId) ?? 0} isResult />
              </td>
              <td>
                <Money kobo={after.get(runnerId) ?? 0} isResult />
              </td>
            </tr>
          ))}
          {isAuth && (
            <>
              <tr className="what-if__money">
                <th scope="row">Exposure</th>
                <td>
                  <Money kobo={exposureAmount} />
                </td>
                <td>
                  <Money kobo={exposureAfter} />
                </td>
              </tr>
              <tr>
                <th scope="row">Available</th>
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
