import { useMemo } from 'react';
import { scoreText } from '../../domain/market/scoreText.ts';
import { useEventList } from '../../state/lists/useEventList.ts';

/** Older scores are left out, because players would take them for the current score. */
const MOST_AGE_MS = 150_000;

export type LiveScores = ReadonlyMap<string, string>;

const NONE: LiveScores = new Map();

/** Score and minute of each match in play by its id, for pages that list bets and not matches. */
export function useLiveScores(isWanted: boolean): LiveScores {
  const { events, savedAt } = useEventList('inplay', isWanted);
  const scores = useMemo(
    () =>
      new Map(
        (events ?? []).flatMap(({ gameId, score }) =>
          score ? [[gameId, scoreText(score)] as const] : [],
        ),
      ),
    [events],
  );
  return Date.now() - savedAt < MOST_AGE_MS ? scores : NONE;
}
