import './BestPrices.css';
import { use } from 'react';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { closedText } from '../../../domain/market/closedText.ts';
import { inPlaces } from '../../../domain/market/drawLast.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import { PriceSlot } from './PriceSlot.ts';

const SIDES = { back: 'Back', lay: 'Lay' } as const;

/** The best back and lay of 1, X and 2. Two outcomes take the places of 1 and 2. */
export function BestPrices({ event }: { event: SportEvent }) {
  const closed = closedText(event.matchOddsStatus);
  return (
    <div className="best-prices">
      {inPlaces(event.runners).map(([label, runner]) => (
        <div key={label} className="best-prices__pair" data-place={label}>
          <span className="best-prices__runner" title={runner?.name}>
            {label} <span className="best-prices__name">{runner?.name}</span>
          </span>
          <Price event={event} runner={closed ? undefined : runner} side="back" />
          <Price event={event} runner={closed ? undefined : runner} side="lay" />
        </div>
      ))}
      {closed && <span className="best-prices__closed">{closed}</span>}
    </div>
  );
}

interface PriceProps {
  event: SportEvent;
  /** Undefined while there is nothing to bet on. */
  runner: SportEvent['runners'][number] | undefined;
  side: Side;
}

function Price({ event, runner, side }: PriceProps) {
  const Slot = use(PriceSlot);
  const { matchOddsId } = event;
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
  if (!Slot || !runner || matchOddsId === undefined || priceHundredths === undefined) {
    return <span className={className}>{text}</span>;
  }
  return (
    <Slot
      className={className}
      price={{ event, marketId: matchOddsId, runner, side, priceHundredths }}
    >
      {text}
    </Slot>
  );
}
