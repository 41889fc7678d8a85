import type { LobbyGame } from '../../contract/external.ts';
import { href, paths } from '../../paths.ts';

/** The page where a game is played: our own, or the live tables. */
export function gamePath({ provider, gameCode }: Pick<LobbyGame, 'provider' | 'gameCode'>): string {
  if (provider === 'aura') return `${paths.auraGames}?table=${encodeURIComponent(gameCode)}`;
  return `${href(paths.casinoDesktop, { provider })}?game=${encodeURIComponent(gameCode)}`;
}
