import type { LobbyGame, LobbyProvider } from '../../contract/external.ts';

export interface IndexedGame {
  game: LobbyGame;
  provider: LobbyProvider | undefined;
  /** Name and provider in lower case without accents, for the search. */
  text: string;
}

interface Lobby {
  providers: readonly LobbyProvider[];
  games: readonly LobbyGame[];
}

const indexes = new WeakMap<Lobby, readonly IndexedGame[]>();

/** Prepares a lobby's games for searching; once for each answer of the server. */
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

/** Lower case without accents, so that `eko` finds `Ẹ̀kọ́`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
