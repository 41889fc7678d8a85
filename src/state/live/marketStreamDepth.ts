/** Markets shown in depth: every price with money, and what was matched at each price. By match. */
const held = new Map<string, Map<string, number>>();
let ask: (gameId: string) => void = () => undefined;

/** Calls `asker` with a match whose markets in depth have changed. */
export function onDepthChange(asker: typeof ask): void {
  ask = asker;
}

export function deepMarkets(gameId: string): readonly string[] {
  return [...(held.get(gameId)?.keys() ?? [])].sort();
}

/** Asks for a market in depth until the returned function is called. */
export function holdDepth(gameId: string, marketId: string): () => void {
  change(gameId, marketId, 1);
  let isHeld = true;
  return () => {
    if (isHeld) change(gameId, marketId, -1);
    isHeld = false;
  };
}

function change(gameId: string, marketId: string, by: 1 | -1): void {
  const markets = held.get(gameId) ?? new Map<string, number>();
  const count = (markets.get(marketId) ?? 0) + by;
  const isMoved = by === 1 ? count === 1 : count === 0;
  if (count > 0) markets.set(marketId, count);
  else markets.delete(marketId);
  if (markets.size > 0) held.set(gameId, markets);
  else held.delete(gameId);
  if (isMoved) ask(gameId);
}
