import { href, paths } from '../../paths.ts';

/** The page of what was bet on: a match, one of the live tables, or the virtual league. */
export function pathOfGame(gameId: string): string {
  if (gameId.startsWith('virtual.')) return paths.virtuals;
  return gameId.startsWith('aura-')
    ? `${paths.auraGames}?table=${encodeURIComponent(gameId)}`
    : href(paths.match, { gameId });
}
