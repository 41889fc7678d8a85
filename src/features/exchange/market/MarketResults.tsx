import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import './MarketResults.css';

interface MarketResultsProps {
  game: LiveGame;
  frames: readonly MarketFrame[];
}

/** The markets with a known result: `6 Over Runs: 52`, `To Win the Toss: Lagos Lions`. */
export function MarketResults({ game, frames }: MarketResultsProps) {
  if (frames.length === 0) return null;
  return (
    <details className="market-results">
      <summary>Results ({frames.length})</summary>
      <dl className="market-results__list">
        {frames.map((frame) => (
          <div key={frame.marketId} className="market-results__row">
            <dt>{frame.name}</dt>
            <dd>{resultOf(game, frame)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function resultOf({ book }: LiveGame, { marketId, status, runners }: MarketFrame): string {
  if (status === 'void') return 'Void';
  const winners = runners.filter((runner) => runner.status === 'winner');
  if (winners.length > 0) return winners.map(({ name }) => name).join(', ');
  // A settled session carries its result in place of its line.
  const [runner] = book.markets.get(marketId)?.runners.values() ?? [];
  return runner?.line ? String(runner.line.yes) : 'Settled';
}
