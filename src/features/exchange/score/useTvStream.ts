import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { findTvStream } from '../../../contract/external.ts';

type TvStream = z.output<typeof findTvStream.output>;

/** For the code and the call: either may hang on a bad network. */
const LIMIT_MS = 8000;

/** Whether there is video of the match and what it costs. Does not load the video. */
export function useTvStream(gameId: string) {
  const [tries, setTries] = useState(0);
  const [stream, setStream] = useState<TvStream>();
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const asking = new AbortController();
    const end = () => {
      clearTimeout(limit);
      asking.abort();
    };
    const fail = () => {
      if (!asking.signal.aborted) setFailed(true);
      end();
    };
    const limit = setTimeout(fail, LIMIT_MS);
    import('./findTv.ts')
      .then(({ findTv }) => findTv(gameId, asking.signal))
      .then((found) => {
        if (!asking.signal.aborted) setStream(found);
        end();
      }, fail);
    return end;
  }, [gameId, tries]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { stream, hasFailed, retry };
}
