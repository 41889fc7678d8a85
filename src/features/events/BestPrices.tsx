import './BestPrices.css';
import type { MarketStatus, SportEvent } from '../../contract/market.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';

interface BestPricesProps {
  runners: SportEvent['runners'];
  status: MarketStatus;
}

const CLOSED: Partial<Record<MarketStatus, string>> = {
  suspended: 'Suspended',
  ball_running: 'Ball running',
  closed: 'Closed',
  result_pending: 'Result pending',
  settled: 'Settled',
  void: 'Void',
};

const SIDES = { back: 'Back', lay: 'Lay' } as const;

/** 1, X and 2 with their best back and lay; two outcomes stand in the places of 1 and 2. */
export function BestPrices({ runners, status }: BestPricesProps) {
  const [first, second, third] = runners;
  const columns = third
    ? ([
        ['1', first],
        ['X', second],
        ['2', third],
      ] as const)
    : ([
        ['1', first],
        ['2', second],
      ] as const);
  const closed = CLOSED[status];
  return (
    <div className="best-prices">
      {columns.map(([label, runner]) => (
        <div key={label} className="best-prices__pair">
          <span className="best-prices__runner" title={runner?.name}>
            {label} <span className="best-prices__name">{runner?.name}</span>
          </span>
          <Price side="back" odds={closed ? undefined : runner?.back} />
          <Price side="lay" odds={closed ? undefined : runner?.lay} />
        </div>
      ))}
      {closed && <span className="best-prices__closed">{closed}</span>}
    </div>
  );
}

function Price({ side, odds }: { side: 'back' | 'lay'; odds: number | undefined }) {
  return (
    <span className={`best-prices__price best-prices__price--${side}`}>
      <span className="best-prices__side">{SIDES[side]}</span>
      {odds === undefined ? '–' : formatOdds(odds)}
    </span>
  );
}
