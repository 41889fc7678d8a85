import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  growLobby,
  isAllThere,
  type LobbyPart,
  lobby,
  lobbyProgress,
  partKey,
} from '../../state/lists/lobby.ts';
import { connection } from '../../state/session/connection.ts';

interface LobbyPages {
  /** How many games of the part there are, come or not; undefined while nobody has said. */
  total: number | undefined;
  /** Everything asked for is here, or cannot be had now. */
  isReady: boolean;
  /** Brings the next page. */
  more(): void;
}

/** A part of the lobby, page by page; with `wantsAll` to its end, for what is searched and ordered on this phone. */
export function useLobby(part: LobbyPart, wantsAll: boolean): LobbyPages {
  const progress = useSnapshot(lobbyProgress)[partKey(part)];
  useSnapshot(lobbyProgress);
  const isOffline = useSnapshot(connection).status === 'offline';
  const hasLobby = useSnapshot(lobby.state).data !== undefined;
  const isAll = isAllThere(part);
  const { provider, kind, jackpot } = part;
  useEffect(() => {
    const asked = {
      ...(provider && { provider }),
      ...(kind && { kind }),
      ...(jackpot && { jackpot }),
    };
    if (!hasLobby || isOffline || isAllThere(asked)) return;
    if (wantsAll) void growLobby(asked, true);
    else if (partKey(asked) !== partKey({})) void growLobby(asked);
  }, [provider, kind, jackpot, wantsAll, hasLobby, isOffline]);
  return {
    total: progress?.total,
    isReady:
      isAll || isOffline || progress?.isFailed === true || (!wantsAll && progress !== undefined),
    more: () => void growLobby(part),
  };
}
