import type { ReactNode } from 'react';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { closedText } from '../../../domain/market/closedText.ts';
import { inPlaces } from '../../../domain/market/drawLast.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';

const SIDES = { back: 'Back', lay: 'Lay' } as const;

type Runner = SportEvent['runners'][number];

/** A price that can be bet on. */
export type PriceOf = (price: {
  className: string;
  runner: Runner;
  side: Side;
  priceHundredths: number;
  text: ReactNode;
}) => ReactNode;

interface BestPricesProps {
  event: Pick<SportEvent, 'matchOddsId' | 'runners'> & { matchOddsStatus: string };
  /** Undefined where prices are text. */
  priceOf: PriceOf | undefined;
}

/** The best back and lay of 1, X and 2. Two outcomes take the places of 1 and 2. Without hooks, as `EventRow`. */
export function BestPrices({ event, priceOf }: BestPricesProps) {
  const closed = closedText(event.matchOddsStatus);
  const isListed = event.matchOddsId !== undefined;
  const shown = isListed ? priceOf : undefined;
  return (
    <div className="best-prices">
      {inPlaces(event.runners).map(([label, runner]) => (
        <div key={label} className="best-prices__pair" data-place={label}>
          <span className="best-prices__runner" title={runner?.name}>
            {label} <span className="best-prices__name">{runner?.name}</span>
          </span>
          <Price runner={closed ? undefined : runner} side="back" priceOf={shown} />
          <Price runner={closed ? undefined : runner} side="lay" priceOf={shown} />
        </div>
      ))}
      {closed && <span className="best-prices__closed">{closed}</span>}
    </div>
  );
}

interface PriceProps {
  /** Undefined while there is nothing to bet on. */
  runner: Runner | undefined;
  side: Side;
  priceOf: PriceOf | undefined;
}

function Price({ runner, side, priceOf }: PriceProps) {
  const priceHundredths = runner?.[side];
  const className = `best-prices__price best-prices__price--${side}`;
  const text = (
    <>
      <span className="best-prices__side">
        {SIDES[side]} {runner && <span className="visually-hidden">{runner.name} </span>}
      </span>
      <span translate="no">
        {priceHundredths === undefined ? '–' : formatOdds(priceHundredths)}
      </span>
    </>
  );
  if (!priceOf || !runner || priceHundredths === undefined) {
    return <span className={className}>{text}</span>;
  }
  return priceOf({ className, runner, side, priceHundredths, text });
}
