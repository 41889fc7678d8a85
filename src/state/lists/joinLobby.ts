import type * as z from 'zod/mini';
import type { getLobby } from '../../contract/external.ts';

type Lobby = z.output<typeof getLobby.output>;

/** A page of the lobby joined with the games that have come before; a whole lobby replaces them. */
export function joinLobby(answer: Lobby, shown: Lobby | undefined): Lobby {
  const isWhole = answer.total === undefined && (shown?.total === undefined || !shown);
  if (!shown || isWhole) return answer;
  const fresh = new Set(answer.games.map(({ gameCode }) => gameCode));
  return {
    ...answer,
    games: [...answer.games, ...shown.games.filter(({ gameCode }) => !fresh.has(gameCode))],
  };
}
