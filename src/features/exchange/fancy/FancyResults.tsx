import type { LiveGame } from '../../../state/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/marketStreamMarket.ts';

/** The sessions that are settled: `6 Over Runs: 52`. */
export function FancyResults({ game, frames }: { game: LiveGame; frames: readonly MarketFrame[] }) {
  return (
    <details className="market__rules">
      <summary>Results ({frames.length})</summary>
      <dl className="fancy-results">
        {frames.map(({ marketId, name, status }) => (
          <div key={marketId} className="fancy-results__row">
            <dt>{name}</dt>
            <dd>{status === 'void' ? 'Void' : resultOf(game, marketId)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A settled session has its result where its line stood. */
function resultOf({ book }: LiveGame, marketId: string): number | string {
  const [runner] = book.markets.get(marketId)?.runners.values() ?? [];
  return runner?.line?.yes ?? 'Settled';
}
