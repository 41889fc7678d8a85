import type { LobbyGame } from '../../contract/external.ts';
import { href, paths } from '../../paths.ts';

/** Where a game is played: in a frame of its provider, but for our own game and the live tables. */
export function gamePath({ provider, gameCode }: Pick<LobbyGame, 'provider' | 'gameCode'>): string {
  if (provider === 'aura') return `${paths.auraGames}?table=${encodeURIComponent(gameCode)}`;
  const desktop = href(paths.casinoDesktop, { provider });
  return provider === 'oja' ? desktop : `${desktop}?game=${encodeURIComponent(gameCode)}`;
}
