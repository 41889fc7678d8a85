import { memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import { Link } from 'wouter';
import type { Bet } from '../../contract/bets.ts';
import { compactNaira } from '../../domain/money.ts';
import type { Side } from '../../domain/side.ts';
import { paths } from '../../paths.ts';
import { pick } from '../../state/betslip.ts';
import type { LiveGame } from '../../state/marketStreamGame.ts';
import { useGameStatus } from '../../state/marketStreamHooks.ts';
import type { LiveMarket, LiveRunner, MarketFrame } from '../../state/marketStreamMarket.ts';
import { AgeChip } from './AgeChip.tsx';
import { LiveText } from './LiveText.tsx';
import './MarketSection.css';
import { MarketTable } from './MarketTable.tsx';
import { limitsText } from './marketWords.ts';

/** What another feature shows in a market: a cash-out, say. The same function between renders. */
export type MarketTools = (market: LiveMarket, frame: MarketFrame) => ReactNode;

interface MarketSectionProps {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  eventName: string;
  bets: readonly Bet[];
  /** Between the head of the market and its prices. */
  tools?: MarketTools | undefined;
}

export const MarketSection = memo(function MarketSection(props: MarketSectionProps) {
  const { game, market, frame, eventName, bets, tools } = props;
  const titleId = useId();

  const onPick = useCallback(
    (runner: LiveRunner, side: Side, level: number) => {
      const price = runner[side][level];
      if (!price) return;
      const { marketId, name, kind, gameId, runners } = market.frame;
      const { runnerId, line } = runner;
      pick({
        gameId,
        eventName,
        marketId,
        marketName: name,
        marketKind: kind,
        runnerId,
        runnerName: runners.find((other) => other.runnerId === runnerId)?.name ?? runnerId,
        side,
        priceHundredths: price[0],
        version: market.version,
        ...(line && { line: side === 'back' ? line.yes : line.no }),
      });
    },
    [market, eventName],
  );

  return (
    <section className="market" aria-labelledby={titleId}>
      <header className="market__head">
        <h2 id={titleId} className="market__name">
          {frame.name}
        </h2>
        <AgeChip game={game} />
      </header>
      <MarketFacts game={game} market={market} frame={frame} />
      {tools?.(market, frame)}
      <MarketTable market={market} frame={frame} bets={bets} titleId={titleId} onPick={onPick} />
      <details className="market__rules">
        <summary>Rules of this market</summary>
        <p>
          {frame.rules} <Link href={paths.gameRules}>All game rules</Link>
        </p>
      </details>
    </section>
  );
});

/** In the place of the limits, so that no price moves: the reason why betting is off. */
function MarketFacts({
  game,
  market,
  frame,
}: Pick<MarketSectionProps, 'game' | 'market' | 'frame'>) {
  const { freshness } = useGameStatus(game);
  const [text, signals] = useMemo(
    () => [() => `${compactNaira(market.matched)} matched`, [market.matchedMoved]] as const,
    [market],
  );
  if (freshness === 'old' && game.heardAt > 0) {
    return (
      <p className="market__facts market__facts--old">Betting is off while these prices are old.</p>
    );
  }
  return (
    <p className="market__facts">
      <LiveText text={text} signals={signals} /> · {limitsText(frame)}
    </p>
  );
}
