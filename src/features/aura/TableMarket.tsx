import './TableMarket.css';
import type { Market } from '../../contract/betting/market.ts';
import type { Position } from '../../domain/position/position.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { RoundPrice } from './RoundPrice.tsx';

interface TableMarketProps {
  market: Market;
  position: Position;
  /** The position if the bet in the form is placed. */
  after: Position | undefined;
  isOff: boolean;
}

/** The hands of a round, each with its back and lay price and the result if it wins. */
export function TableMarket({ market, position, after, isOff }: TableMarketProps) {
  return (
    <table className="table-market">
      <caption className="visually-hidden">Back and lay prices of {market.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Hand</span>
          </th>
          <th scope="col" className="table-market__side">
            Back
          </th>
          <th scope="col" className="table-market__side">
            Lay
          </th>
        </tr>
      </thead>
      <tbody>
        {market.runners.map((runner) => (
          <tr key={runner.runnerId} className="table-market__row">
            <th scope="row">
              <span>{runner.name}</span>
              <Pnl now={position.get(runner.runnerId)} after={after?.get(runner.runnerId)} />
            </th>
            {(['back', 'lay'] as const).map((side) => (
              <td key={side}>
                <RoundPrice market={market} runner={runner} side={side} isOff={isOff} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pnl({ now, after }: { now: number | undefined; after: number | undefined }) {
  return (
    <span className="table-market__pnl">
      {now !== undefined && now !== 0 && (
        <>
          <span className="visually-hidden">If this wins: </span>
          <Money kobo={now} isResult />
        </>
      )}
      {after !== undefined && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> after this bet </span>
          <Money kobo={after} isResult />
        </>
      )}
    </span>
  );
}
