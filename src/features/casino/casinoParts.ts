import { paths } from '../../paths.ts';

/** The pages of the casino. */
export const CASINO_PARTS = [
  ['All games', paths.casinos],
  ['Slots', paths.slots],
  ['Live tables', paths.auraGames],
  ['Virtuals', paths.virtuals],
  ['Kingmaker', paths.kingmaker],
  ['SPM games', paths.games],
  ['Providers', paths.providers],
] as const;

const DESK = paths.casinoDesktop.replace(':provider', '');

/** The part a page belongs to: the games of one provider belong to the providers. A game belongs to none. */
export function partOf(path: string, search: string): string {
  const isDesk = path.startsWith(DESK) && !new URLSearchParams(search).has('game');
  return isDesk ? paths.providers : path;
}
