import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshMs } from '../../lib/refreshMs.ts';
import { dataSaver } from '../../state/device/dataSaver.ts';
import { whenBackOnline } from '../../state/session/connection.ts';
import { holdMatchStatistics, matchStatistics } from './matchStatistics.ts';

/** The saved statistics of a match at once, then the server's; in play again and again while the page is visible. */
export function useMatchStatistics(gameId: string, isInPlay: boolean) {
  const list = matchStatistics(gameId);
  const isSaving = useSnapshot(dataSaver).isOn;
  useEffect(() => holdMatchStatistics(gameId), [gameId]);
  useEffect(() => {
    const refresh = () => void list.refresh();
    refresh();
    return whenBackOnline(refresh);
  }, [list]);
  useEffect(() => {
    if (!isInPlay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.refresh();
    }, refreshMs(isSaving));
    return () => clearInterval(timer);
  }, [list, isInPlay, isSaving]);
  const told = useSnapshot(list.state);
  return { list, told };
}
