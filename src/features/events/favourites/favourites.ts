import * as z from 'zod/mini';
import { notify } from '../../../state/device/notices.ts';
import { store } from '../../../state/store.ts';

const PinnedMarket = z.object({ gameId: z.string(), marketId: z.string() });
type PinnedMarket = z.output<typeof PinnedMarket>;

const Favourites = z.object({
  /** Matches with a star, newest first. */
  gameIds: z.array(z.string()),
  /** Markets with a star, as they were added. */
  markets: z.array(PinnedMarket),
});

/** Over this the oldest star goes: most matches are over within days. */
const MOST_GAMES = 100;
/** Each match of them is a stream of prices. */
export const MOST_MARKETS = 20;

const { state, start, save, reread } = store({
  key: 'favourites@1',
  schema: Favourites,
  initial: () => ({
    gameIds: [] as readonly string[],
    markets: [] as readonly PinnedMarket[],
    /** Whether the device was read; before that nothing is known to have no star. */
    isRead: false,
  }),
});

/** What the player put a star on; kept on this device only, and gone with the sign-out. */
export const favourites = state;

/** Carries a hint and no data: who hears it reads again. */
let tabs: BroadcastChannel | undefined;

export async function readFavourites(): Promise<void> {
  await start();
  favourites.isRead = true;
  if (tabs || !('BroadcastChannel' in globalThis)) return;
  tabs = new BroadcastChannel('favourites');
  tabs.onmessage = () => void reread();
}

/** Written at once, so that the next star in another tab is added to this one. */
async function share(): Promise<void> {
  await save();
  tabs?.postMessage('saved');
}

export async function toggleGame(gameId: string): Promise<void> {
  await readFavourites();
  const others = favourites.gameIds.filter((other) => other !== gameId);
  const isAdded = others.length === favourites.gameIds.length;
  favourites.gameIds = (isAdded ? [gameId, ...others] : others).slice(0, MOST_GAMES);
  void share();
}

export async function toggleMarket({ gameId, marketId }: PinnedMarket): Promise<void> {
  await readFavourites();
  const others = favourites.markets.filter((other) => other.marketId !== marketId);
  const isAdded = others.length === favourites.markets.length;
  if (isAdded && others.length >= MOST_MARKETS) {
    notify('warning', `My markets holds ${MOST_MARKETS}. Take a star away to add another.`);
    return;
  }
  favourites.markets = isAdded ? [...others, { gameId, marketId }] : others;
  void share();
}
