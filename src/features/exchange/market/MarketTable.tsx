import { type ReactNode, useMemo } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import type { Side } from '../../../domain/market/side.ts';
import { sidesOf } from '../../../domain/market/sides.ts';
import { sideWord } from '../../../state/bets/betsWords.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import { useKnownWaitingStops } from '../../../state/bets/orders/stopLossesHooks.ts';
import type { LiveMarket, LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { classes } from '../../../ui/classes.ts';
import { moveInGrid } from '../keys/gridKeys.ts';
import { LiveText } from './LiveText.tsx';
import type { MarketProps } from './MarketProps.ts';
import './MarketTable.css';
import { bookText, statusWord } from './marketWords.ts';
import { ownWaiting } from './ownWaiting.ts';
import { RunnerRow } from './RunnerRow.tsx';
import { useMarketPnl } from './useMarketPnl.ts';

interface MarketTableProps extends Pick<MarketProps, 'market' | 'frame' | 'eventName' | 'sportId'> {
  bets: readonly Bet[];
  titleId: string;
  /** Depth on a narrow screen: each runner's name stands above its six prices. */
  isStacked: boolean;
  /** Stands above the names, where there is room for nothing else. */
  corner: ReactNode;
  /** Wins are shown before commission. */
  isGross: boolean;
  onPick(runner: LiveRunner, side: Side, level: number, pressed: ShownPrice | undefined): void;
  /** Undefined where prices are not odds. */
  onLadder: ((runnerId: string) => void) | undefined;
}

/** An exchange shows three prices per side, a bookmaker one. */
const DEPTH = { decimal: 3, rate: 1 };

/** Runners and their prices, with each outcome's result for the player. */
export function MarketTable(props: MarketTableProps) {
  const { market, frame, eventName, sportId } = props;
  const { bets, titleId, isStacked, corner, isGross, onPick, onLadder } = props;
  const sides = useMemo(() => sidesOf(eventName), [eventName]);
  const { now, after, picked, coveredFromPx } = useMarketPnl(frame, bets, isGross);
  const waiting = useMemo(() => ownWaiting(frame.marketId, bets), [frame.marketId, bets]);
  const [stop] = useKnownWaitingStops({ marketId: frame.marketId });
  const covered = statusWord(frame.status);
  const depth = DEPTH[priceScale(frame.kind)];
  const deep = Array.from({ length: depth - 1 }, (_, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
    <td key={column} className="price-cell price-cell--deep" />
  ));
  const rows = frame.runners.map((runner) => {
    const { runnerId } = runner;
    const live = market.runners.get(runnerId);
    const here = picked.filter((one) => one.runnerId === runnerId);
    const [pickedSide, otherSide] = here.map(({ side }) => side);
    return (
      live && (
        <RunnerRow
          key={runnerId}
          market={market}
          live={live}
          runner={runner}
          isSide={sides?.includes(runner.name) === true}
          isPerson={sportId === 2}
          pnlKobo={now?.get(runnerId)}
          afterKobo={after?.get(runnerId)}
          picked={otherSide ? 'both' : pickedSide}
          coveredFromPx={pickedSide && coveredFromPx}
          depth={depth}
          isStacked={isStacked}
          own={waiting.get(runnerId)}
          stopHundredths={stop?.runnerId === runnerId ? stop.price : undefined}
          onPick={onPick}
          onLadder={onLadder}
        />
      )
    );
  });
  return (
    <div
      className={classes(
        'market-table',
        depth === 1 && 'market-table--single',
        isStacked && 'market-table--stacked',
      )}
      data-covered={covered ? '' : undefined}
    >
      <table className="market-table__grid" aria-labelledby={titleId} onKeyDown={moveInGrid}>
        <thead>
          <tr>
            {!isStacked && (
              <th scope="col" className="market-table__corner">
                <span className="visually-hidden">Selection</span>
                {corner}
              </th>
            )}
            {deep}
            <SideHead market={market} side="back" />
            <SideHead market={market} side="lay" />
            {deep}
          </tr>
        </thead>
        {isStacked ? rows : <tbody>{rows}</tbody>}
      </table>
      {covered && <p className="market-table__cover">{covered}</p>}
    </div>
  );
}

/** The column head: Back or Lay, and the book percentage. */
function SideHead({ market, side }: { market: LiveMarket; side: Side }) {
  const [text, signals] = useMemo(
    () =>
      [
        () => bookText(market, side),
        [...market.runners.values()].map((runner) => runner.moved[side]),
      ] as const,
    [market, side, market.frame],
  );
  return (
    <th scope="col" className="price-cell">
      <span className={`market-table__side market-table__side--${side}`}>
        {sideWord(market.frame.kind, side)}
        <LiveText
          className="market-table__book"
          title={
            priceScale(market.frame.kind) === 'decimal' ? 'Book percentage' : 'Profit for each ₦100'
          }
          text={text}
          signals={signals}
        />
      </span>
    </th>
  );
}
