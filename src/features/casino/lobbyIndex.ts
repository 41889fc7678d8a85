import type { LobbyGame, LobbyProvider } from '../../contract/external.ts';

export interface IndexedGame {
  game: LobbyGame;
  provider: LobbyProvider | undefined;
  /** Name and provider in small letters without marks, as a search is. */
  text: string;
}

interface Lobby {
  providers: readonly LobbyProvider[];
  games: readonly LobbyGame[];
}

const indexes = new WeakMap<Lobby, readonly IndexedGame[]>();

/** The games of a lobby made ready to be searched, once for each answer of the server. */
export function lobbyIndex(lobby: Lobby): readonly IndexedGame[] {
  const known = indexes.get(lobby);
  if (known) return known;
  const providers = new Map(lobby.providers.map((row) => [row.provider, row]));
  const index = lobby.games.map((game) => {
    const provider = providers.get(game.provider);
    return { game, provider, text: plain(`${game.name} ${provider?.name ?? ''}`) };
  });
  indexes.set(lobby, index);
  return index;
}

/** Small letters without marks: `Ẹ̀kọ́` is found by `eko`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
