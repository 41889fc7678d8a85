import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { href, paths } from '../../paths.ts';
import { noteOpened } from '../../state/lists/recentlyOpened.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import { session } from '../../state/session/session.ts';

/** Adds an open match to `recentlyOpened` once its name is known. */
export function useNoteMatch(gameId: string): void {
  const { isAuth } = useSnapshot(session);
  const event = useSnapshot(liveGame(gameId).saved.state).data?.event;
  const title = event?.name;
  const detail = event?.competition;
  useEffect(() => {
    if (!isAuth || title === undefined || detail === undefined) return;
    void noteOpened({ path: href(paths.match, { gameId }), title, detail, at: Date.now() });
  }, [isAuth, gameId, title, detail]);
}
