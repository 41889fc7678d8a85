import * as z from 'zod/mini';
import { notify } from '../../../state/device/notices.ts';
import { store } from '../../../state/store.ts';

const PinnedMarket = z.object({
  gameId: z.string(),
  marketId: z.string(),
  /** In a wide window with ladders in place of its prices. */
  hasLadders: z.optional(z.boolean()),
});
export type PinnedMarket = z.output<typeof PinnedMarket>;

const Favourites = z.object({
  /** Starred matches, newest first. */
  gameIds: z.array(z.string()),
  /** Starred markets, in the player's order: a new one is the last. */
  markets: z.array(PinnedMarket),
});

/** Beyond this the oldest star is dropped. Most matches are over within days. */
const MOST_GAMES = 100;
/** Limited, because each match among them is a stream of prices. */
export const MOST_MARKETS = 20;

const { state, start, save } = store({
  key: 'favourites@1',
  schema: Favourites,
  initial: () => ({
    gameIds: [] as readonly string[],
    markets: [] as readonly PinnedMarket[],
    /** Whether the device was read. Until then a missing star means nothing. */
    isRead: false,
  }),
  takeOver: (saved, stars) => void Object.assign(stars, saved),
});

/** The matches and markets that the player starred. Kept on this device only; sign-out deletes them. */
export const favourites = state;

/** Reads the saved stars, once. */
export async function readFavourites(): Promise<void> {
  await start();
  favourites.isRead = true;
}

export async function toggleGame(gameId: string): Promise<void> {
  await readFavourites();
  const others = favourites.gameIds.filter((other) => other !== gameId);
  const isAdded = others.length === favourites.gameIds.length;
  favourites.gameIds = (isAdded ? [gameId, ...others] : others).slice(0, MOST_GAMES);
  void save();
}

export async function toggleMarket({ gameId, marketId }: PinnedMarket): Promise<void> {
  await readFavourites();
  const others = favourites.markets.filter((other) => other.marketId !== marketId);
  const isAdded = others.length === favourites.markets.length;
  if (isAdded && others.length >= MOST_MARKETS) {
    notify('warning', `My markets holds ${MOST_MARKETS}. Remove a star to add another.`);
    return;
  }
  favourites.markets = isAdded ? [...others, { gameId, marketId }] : others;
  void save();
}

/** Lets a market change places with the one before it or after it. */
export function moveMarket(marketId: string, by: 1 | -1): void {
  const markets = [...favourites.markets];
  const from = markets.findIndex((market) => market.marketId === marketId);
  const [one, other] = [markets[from], markets[from + by]];
  if (!one || !other) return;
  markets[from] = other;
  markets[from + by] = one;
  favourites.markets = markets;
  void save();
}

export function showLadders(marketId: string, hasLadders: boolean): void {
  favourites.markets = favourites.markets.map((market) =>
    market.marketId === marketId ? { ...market, hasLadders } : market,
  );
  void save();
}
