import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { abortedBy } from '../../../api/abortedBy.ts';
import type { findTvStream } from '../../../contract/external.ts';

type TvStream = z.output<typeof findTvStream.output>;

const LIMIT_MS = 8000;

/** Whether there is video of the match and what it costs. Does not load the video. */
export function useTvStream(gameId: string) {
  const [tries, setTries] = useState(0);
  const [stream, setStream] = useState<TvStream>();
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = abortedBy([leaving.signal, AbortSignal.timeout(LIMIT_MS)]);
    const fail = () => {
      if (!leaving.signal.aborted) setFailed(true);
    };
    // The code may hang as well as the call, and cannot be aborted.
    signal.addEventListener('abort', fail);
    import('./findTv.ts').then(({ findTv }) => findTv(gameId, signal)).then(setStream, fail);
    return () => leaving.abort();
  }, [gameId, tries]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { stream, hasFailed, retry };
}
