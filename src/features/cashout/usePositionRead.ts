import { useCallback, useEffect, useState } from 'react';
import { readMatchBets } from '../../state/bets/orders/readMatchBets.ts';

export interface PositionRead {
  is: 'reading' | 'read' | 'failed';
  /** Reads it again. */
  read(): void;
}

/** Reads the position from the server when a cash-out is opened. No sum is shown before that. */
export function usePositionRead(gameId: string, isRunning: boolean): PositionRead {
  const [is, setIs] = useState<PositionRead['is']>('reading');
  const read = useCallback(() => {
    setIs('reading');
    void readMatchBets(gameId).then((bets) => setIs(bets ? 'read' : 'failed'));
  }, [gameId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run under way reads it at its end
  useEffect(() => {
    if (!isRunning) read();
  }, [read]);
  return { is, read };
}
