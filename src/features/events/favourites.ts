import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { notify } from '../../state/device/notices.ts';
import { onForget } from '../../state/session/privateState.ts';
import { persisted } from '../../storage/persisted.ts';

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

/** What the player put a star on; kept on this device only, and gone with the sign-out. */
export const favourites = proxy<{
  gameIds: readonly string[];
  markets: readonly PinnedMarket[];
  /** Whether the device was read; before that nothing is known to have no star. */
  isRead: boolean;
}>({ gameIds: ref([]), markets: ref([]), isRead: false });

const record = persisted({
  key: 'favourites@1',
  schema: Favourites,
  current: () => ({ gameIds: [...favourites.gameIds], markets: [...favourites.markets] }),
});

let reading: Promise<void> | undefined;
/** Carries a hint and no data: who hears it reads again. */
let tabs: BroadcastChannel | undefined;

export function readFavourites(): Promise<void> {
  reading ??= begin();
  return reading;
}

async function begin(): Promise<void> {
  await read();
  favourites.isRead = true;
  if (!('BroadcastChannel' in globalThis)) return;
  tabs = new BroadcastChannel('favourites');
  tabs.onmessage = () => void read();
}

async function read(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (!saved) return;
  favourites.gameIds = ref(saved.value.gameIds);
  favourites.markets = ref(saved.value.markets);
}

/** Written at once, so that the next star in another tab is added to this one. */
function save(): void {
  record.changed();
  void record.flush().then(
    () => tabs?.postMessage('saved'),
    () => undefined,
  );
}

export async function toggleGame(gameId: string): Promise<void> {
  await readFavourites();
  const others = favourites.gameIds.filter((other) => other !== gameId);
  const isAdded = others.length === favourites.gameIds.length;
  favourites.gameIds = ref((isAdded ? [gameId, ...others] : others).slice(0, MOST_GAMES));
  save();
}

export async function toggleMarket({ gameId, marketId }: PinnedMarket): Promise<void> {
  await readFavourites();
  const others = favourites.markets.filter((other) => other.marketId !== marketId);
  const isAdded = others.length === favourites.markets.length;
  if (isAdded && others.length >= MOST_MARKETS) {
    notify('warning', `My markets holds ${MOST_MARKETS}. Take a star away to add another.`);
    return;
  }
  favourites.markets = ref(isAdded ? [...others, { gameId, marketId }] : others);
  save();
}

onForget(() => {
  favourites.gameIds = ref([]);
  favourites.markets = ref([]);
});
