import type { Market, Score } from '../../contract/betting/market.ts';
import type { GameChange } from '../../contract/betting/stream.ts';
import {
  changeMarket,
  type LiveMarket,
  type MarketFrame,
  placeMarket,
  toMarket,
} from './marketStreamMarket.ts';
import { type Signal, signal } from './marketStreamSignal.ts';

/** Everything known of a game's markets right now: in memory, plain objects, no proxies. */
export interface GameBook {
  readonly markets: ReadonlyMap<string, LiveMarket>;
  /** In the server's order; a new array whenever a frame is replaced. */
  readonly frames: readonly MarketFrame[];
  readonly restructured: Signal;
  readonly score: Score | undefined;
  readonly scored: Signal;
  /**
   * Takes a whole snapshot, from the stream or as it was saved. A market that stays keeps its object and so
   * its listeners.
   */
  show(markets: readonly Market[], score: Score | undefined, isFromStream?: boolean): void;
  apply(change: GameChange): void;
  /** The markets in the contract's form, for saving. */
  toMarkets(): Market[];
}

export function createBook(): GameBook {
  let markets = new Map<string, LiveMarket>();
  let frames: readonly MarketFrame[] = [];
  let score: Score | undefined;
  const restructured = signal();
  const scored = signal();

  function restructure() {
    frames = [...markets.values()].map(({ frame }) => frame);
    restructured.emit();
  }

  function setScore(next: Score | undefined) {
    score = next;
    scored.emit();
  }

  return {
    restructured,
    scored,
    get markets() {
      return markets;
    },
    get frames() {
      return frames;
    },
    get score() {
      return score;
    },
    show(listed, listedScore, isFromStream) {
      const known = markets;
      markets = new Map(
        listed.map((market) => [
          market.marketId,
          placeMarket(known.get(market.marketId), market, isFromStream),
        ]),
      );
      restructure();
      setScore(listedScore);
    },
    apply({ markets: changes, opened = [], score: newScore }) {
      let isRestructured = opened.length > 0;
      for (const change of changes) {
        const market = markets.get(change.id);
        if (market && changeMarket(market, change)) isRestructured = true;
      }
      for (const market of opened) {
        markets.set(market.marketId, placeMarket(markets.get(market.marketId), market, true));
      }
      if (isRestructured) restructure();
      if (newScore) setScore(newScore);
    },
    toMarkets: () => [...markets.values()].map(toMarket),
  };
}
