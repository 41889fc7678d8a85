import { href, paths } from '../../paths.ts';

/** Where the page is of what a bet was placed on: a match, or one of the live tables. */
export function pathOfGame(gameId: string): string {
  return gameId.startsWith('aura-')
    ? `${paths.auraGames}?table=${encodeURIComponent(gameId)}`
    : href(paths.match, { gameId });
}
