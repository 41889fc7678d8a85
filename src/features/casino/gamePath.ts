import type { LobbyGame } from '../../contract/external.ts';
import { href, paths } from '../../paths.ts';

/** The page where a game is played: a provider's frame, or our own game and live tables. */
export function gamePath({ provider, gameCode }: Pick<LobbyGame, 'provider' | 'gameCode'>): string {
  if (provider === 'aura') return `${paths.auraGames}?table=${encodeURIComponent(gameCode)}`;
  const desktop = href(paths.casinoDesktop, { provider });
  return provider === 'oja' ? desktop : `${desktop}?game=${encodeURIComponent(gameCode)}`;
}
