import './TableMarket.css';
import { useSnapshot } from 'valtio';
import type { Market } from '../../contract/betting/market.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import type { Side } from '../../domain/market/side.ts';
import type { Position } from '../../domain/position/position.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { pickRunner, tableBet } from './tableBet.ts';

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
                <PriceButton
                  market={market}
                  runnerId={runner.runnerId}
                  name={runner.name}
                  side={side}
                  price={runner[side][0]?.[0]}
                  isOff={isOff}
                />
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

interface PriceButtonProps {
  market: Market;
  runnerId: string;
  name: string;
  side: Side;
  price: number | undefined;
  isOff: boolean;
}

function PriceButton({ market, runnerId, name, side, price, isOff }: PriceButtonProps) {
  const { picked } = useSnapshot(tableBet);
  const isPicked =
    picked?.marketId === market.marketId && picked.runnerId === runnerId && picked.side === side;
  const isDead = price === undefined || isOff;
  return (
    // `aria-disabled` keeps the focus: the next round enables the same button again.
    <button
      type="button"
      className={`table-price table-price--${side}`}
      aria-pressed={isPicked}
      aria-disabled={isDead}
      aria-label={`${side === 'back' ? 'Back' : 'Lay'} ${name}${price === undefined ? '' : ` at ${formatOdds(price)}`}`}
      onClick={() => !isDead && pickRunner(market.marketId, runnerId, side)}
    >
      {price === undefined ? '–' : formatOdds(price)}
    </button>
  );
}
