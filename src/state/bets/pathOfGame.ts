import { href, paths } from '../../paths.ts';

/** The page of what was bet on: a match, or one of the live tables. */
export function pathOfGame(gameId: string): string {
  return gameId.startsWith('aura-')
    ? `${paths.auraGames}?table=${encodeURIComponent(gameId)}`
    : href(paths.match, { gameId });
}
