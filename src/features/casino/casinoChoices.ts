import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { onForget } from '../../state/session/privateState.ts';
import { persisted } from '../../storage/persisted.ts';

const Choices = z.object({
  /** Codes of games, the newest first. */
  favourites: z.array(z.string()),
  played: z.array(z.string()),
});

const MOST_PLAYED = 24;

interface CasinoChoices {
  favourites: readonly string[];
  played: readonly string[];
}

const none = (): CasinoChoices => ({ favourites: ref([]), played: ref([]) });

/** The games a player has marked, and those played last: on this device only, gone with the sign-out. */
export const casinoChoices = proxy<CasinoChoices>(none());

const record = persisted({
  key: 'casino@1',
  schema: Choices,
  current: () => ({
    favourites: [...casinoChoices.favourites],
    played: [...casinoChoices.played],
  }),
});

let loading: Promise<void> | undefined;

export function loadCasinoChoices(): Promise<void> {
  loading ??= record.load().then(
    (saved) => {
      const { favourites, played } = casinoChoices;
      show(
        [...favourites, ...(saved?.value.favourites ?? [])],
        [...played, ...(saved?.value.played ?? [])],
      );
    },
    // Storage is refused: this visit's are known.
    () => undefined,
  );
  return loading;
}

export async function toggleFavourite(gameCode: string): Promise<void> {
  await loadCasinoChoices();
  const { favourites, played } = casinoChoices;
  const others = favourites.filter((code) => code !== gameCode);
  show(others.length < favourites.length ? others : [gameCode, ...others], played);
  record.changed();
}

export async function notePlayed(gameCode: string): Promise<void> {
  await loadCasinoChoices();
  show(casinoChoices.favourites, [gameCode, ...casinoChoices.played]);
  record.changed();
}

function show(favourites: readonly string[], played: readonly string[]): void {
  casinoChoices.favourites = ref([...new Set(favourites)]);
  casinoChoices.played = ref([...new Set(played)].slice(0, MOST_PLAYED));
}

onForget(() => {
  loading = undefined;
  Object.assign(casinoChoices, none());
});
