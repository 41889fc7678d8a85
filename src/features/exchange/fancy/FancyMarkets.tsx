import type { Bet } from '../../../contract/bets.ts';
import type { MarketKind } from '../../../contract/market.ts';
import type { LiveGame } from '../../../state/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/marketStreamMarket.ts';
import { MarketSection, type MarketTools } from '../MarketSection.tsx';
import { FancySection } from './FancySection.tsx';

interface FancyMarketsProps {
  game: LiveGame;
  frames: readonly MarketFrame[];
  eventName: string;
  bets: readonly Bet[];
  tools: MarketTools | undefined;
}

const DECIMAL: [MarketKind, string][] = [
  ['fancy1', 'Fancy1, in decimal odds'],
  ['odd_even', 'Odd or even'],
];

/** Sessions in lines and rates, then the fancies that have odds as a match has. */
export function FancyMarkets({ frames, tools, ...shared }: FancyMarketsProps) {
  const of = (kind: MarketKind) => frames.filter((frame) => frame.kind === kind);
  const sessions = of('fancy');
  return (
    <>
      {sessions.length > 0 && <FancySection {...shared} frames={sessions} />}
      {DECIMAL.map(([kind, title]) => {
        const members = of(kind);
        return (
          members.length > 0 && (
            <section key={kind} className="fancy-group" aria-label={title}>
              <h2 className="match-markets__subtitle">{title}</h2>
              {members.map((frame) => {
                const market = shared.game.book.markets.get(frame.marketId);
                return (
                  market && (
                    <MarketSection
                      key={frame.marketId}
                      {...shared}
                      market={market}
                      frame={frame}
                      tools={tools}
                      heading="h3"
                    />
                  )
                );
              })}
            </section>
          )
        );
      })}
    </>
  );
}
