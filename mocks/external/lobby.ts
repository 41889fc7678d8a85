import type { LobbyGame, LobbyProvider } from '../../src/contract/external.ts';
import { textKey, unit } from '../world/hash.ts';
import { PROVIDERS } from './lobbyData.ts';

const VOLATILITIES = ['low', 'medium', 'high'] as const;
const NAIRA = 100;

/** The lobby as its service tells it; the frames are pages of the same service. */
export function lobby(): { providers: LobbyProvider[]; games: LobbyGame[] } {
  const games = PROVIDERS.flatMap(({ provider, games = {} }) =>
    (['slots', 'live', 'table', 'crash'] as const).flatMap((kind) =>
      (games[kind] ?? []).map((name) => gameOf(provider, kind, name)),
    ),
  );
  const providers = PROVIDERS.map(({ provider, name, kinds, status = 'working' }) => ({
    provider,
    name,
    kinds,
    status,
    games: games.filter((game) => game.provider === provider).length,
    url: frameUrl(provider),
  }));
  return { providers, games };
}

function gameOf(provider: string, kind: LobbyGame['kind'], name: string): LobbyGame {
  const gameCode = `${provider}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const key = textKey(gameCode);
  const volatility = VOLATILITIES[Math.floor(unit(key, 1) * VOLATILITIES.length)];
  return {
    gameCode,
    name,
    provider,
    kind,
    minStake: (kind === 'live' ? 100 : 10) * NAIRA,
    maxStake: (kind === 'live' ? 100_000 : 20_000) * NAIRA,
    ...(kind === 'slots' && {
      rtpPercent: 94 + Math.floor(unit(key, 2) * 30) / 10,
      ...(volatility && { volatility }),
    }),
    url: frameUrl(provider, gameCode),
  };
}

export function frameUrl(provider: string, game?: string): string {
  return `/api/external/frame/${provider}${game ? `/${game}` : ''}`;
}
