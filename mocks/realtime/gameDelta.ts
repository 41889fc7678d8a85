import type { Market, PriceLevel, Runner, Score } from '../../src/contract/betting/market.ts';
import type { GameChange, MarketChange, RunnerChange } from '../../src/contract/betting/stream.ts';
import { isOver } from '../../src/domain/market/marketState.ts';

/** A game as a watcher last saw it. */
export interface GameView {
  score: Score | undefined;
  markets: Market[];
}

type Parts = Omit<GameChange, 'gameId' | 'seq'>;

/** What changed from one view to the next; undefined when nothing did. */
export function gameDelta(before: GameView, after: GameView): Parts | undefined {
  const known = new Map(before.markets.map((market) => [market.marketId, market]));
  const opened: Market[] = [];
  const markets: MarketChange[] = [];
  for (const market of after.markets) {
    const previous = known.get(market.marketId);
    known.delete(market.marketId);
    if (!previous || !sameShape(previous, market)) opened.push(market);
    else markets.push(...marketDelta(previous, market));
  }
  // A market that is no longer listed is closed; one that is closed, or settled, stays as it is.
  for (const { marketId, status } of known.values()) {
    if (!isOver(status)) markets.push({ id: marketId, s: 'closed' });
  }
  const score = same(before.score, after.score) ? undefined : after.score;
  if (markets.length === 0 && opened.length === 0 && !score) return undefined;
  return { markets, ...(opened.length > 0 && { opened }), ...(score && { score }) };
}

/**
 * When a change's tuples cannot express it (a runner removed, other limits), the whole market is sent again.
 */
function sameShape(before: Market, after: Market): boolean {
  const shape = ({ version, status, matched, runners, ...fixed }: Market) => ({
    ...fixed,
    runners: runners.map((runner) => [runner.runnerId, runner.name, runner.status]),
  });
  return same(shape(before), shape(after));
}

function marketDelta(before: Market, after: Market): MarketChange[] {
  const moved = after.runners.flatMap((runner, index) =>
    runnerDelta(before.runners[index], runner),
  );
  const lines = after.runners.flatMap(({ runnerId, line }, index): [string, number, number][] =>
    line && !same(line, before.runners[index]?.line) ? [[runnerId, line.no, line.yes]] : [],
  );
  const change: MarketChange = {
    id: after.marketId,
    ...(after.version !== before.version && { v: after.version }),
    ...(after.status !== before.status && { s: after.status }),
    ...(after.matched !== before.matched && { m: after.matched }),
    ...(moved.length > 0 && { r: moved }),
    ...(lines.length > 0 && { l: lines }),
  };
  return Object.keys(change).length > 1 ? [change] : [];
}

function runnerDelta(before: Runner | undefined, after: Runner): RunnerChange[] {
  const levels = (was: PriceLevel[] | undefined, is: PriceLevel[]) => (same(was, is) ? null : is);
  const back = levels(before?.back, after.back);
  const lay = levels(before?.lay, after.lay);
  const traded = before?.lastTraded === after.lastTraded ? null : (after.lastTraded ?? null);
  const volumes = newVolumes(before, after);
  if (volumes) return [[after.runnerId, back, lay, traded, volumes]];
  return back || lay || traded !== null ? [[after.runnerId, back, lay, traded]] : [];
}

/** The totals of the prices that have traded; undefined when none has. */
function newVolumes(before: Runner | undefined, after: Runner): PriceLevel[] | undefined {
  const was = new Map(before?.traded);
  const changed = after.traded?.filter(([price, kobo]) => was.get(price) !== kobo);
  return changed && changed.length > 0 ? changed : undefined;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
