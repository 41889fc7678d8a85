import * as z from 'zod/mini';
import { store } from '../../state/store.ts';

const Choices = z.object({
  /** Game codes, newest first. */
  favourites: z.array(z.string()),
  played: z.array(z.string()),
});
type Choices = z.output<typeof Choices>;

const MOST_PLAYED = 24;

const { state, start } = store({
  key: 'casino@1',
  schema: Choices,
  initial: (): Choices => ({ favourites: [], played: [] }),
  unpack: (saved, now) =>
    show([...now.favourites, ...saved.favourites], [...now.played, ...saved.played]),
});

/** The player's favourite and recently played games, kept on this device only. */
export const casinoChoices = state;
export const loadCasinoChoices = start;

export async function toggleFavourite(gameCode: string): Promise<void> {
  await start();
  const { favourites, played } = casinoChoices;
  const others = favourites.filter((code) => code !== gameCode);
  show(others.length < favourites.length ? others : [gameCode, ...others], played);
}

export async function notePlayed(gameCode: string): Promise<void> {
  await start();
  show(casinoChoices.favourites, [gameCode, ...casinoChoices.played]);
}

function show(favourites: readonly string[], played: readonly string[]): void {
  casinoChoices.favourites = [...new Set(favourites)];
  casinoChoices.played = [...new Set(played)].slice(0, MOST_PLAYED);
}
