import { paths } from '../../paths.ts';

/** The pages of the casino. */
export const CASINO_PARTS = [
  ['All games', paths.casinos],
  ['Slots', paths.slots],
  ['Live tables', paths.auraGames],
  ['Virtuals', paths.virtuals],
  ['Kingmaker', paths.kingmaker],
  ['SPM Games', paths.games],
  ['Providers', paths.providers],
] as const;

const DESK = paths.casinoDesktop.replace(':provider', '');

/** The providers that have a part of their own. */
const PART_OF_PROVIDER: Readonly<Record<string, string>> = {
  aura: paths.auraGames,
  kingmaker: paths.kingmaker,
  spm: paths.games,
};

/** The part a page belongs to: the games of most providers belong to the providers. A game belongs to none. */
export function partOf(path: string, search: string): string {
  if (!path.startsWith(DESK) || new URLSearchParams(search).has('game')) return path;
  return PART_OF_PROVIDER[path.slice(DESK.length)] ?? paths.providers;
}
