import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../api/call.ts';
import { priceCombination } from '../../../contract/betting/combination.ts';
import type { OutputOf } from '../../../contract/kit/endpoint.ts';
import { combinationRefusal, type Named } from '../../../domain/sportsbook/combination.ts';
import { connection } from '../../../state/session/connection.ts';
import { pickKey } from '../slip/coupon/couponDraft.ts';

export type BuiltOffer = NonNullable<OutputOf<typeof priceCombination>['offer']>;

export type BuiltPrice =
  | { is: 'asking' | 'failed' | 'offline' }
  | { is: 'offered'; offer: BuiltOffer }
  | { is: 'refused'; reason: string };

const ASK_AGAIN_MS = 10_000;

/** The price of some selections together, asked for at each change of them, and the way to ask again. */
export function useBuiltPrice(parts: readonly Named[]): [BuiltPrice, () => void] {
  const { status } = useSnapshot(connection);
  const isOffline = status === 'offline';
  const [tries, setTries] = useState(0);
  const key = `${parts.map(pickKey).join(' ')} ${tries}`;
  const [answer, setAnswer] = useState<{ of: string; price: BuiltPrice }>();
  const refusal = combinationRefusal(parts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the parts
  useEffect(() => {
    if (refusal !== undefined || isOffline) return;
    const asking = new AbortController();
    const { signal } = asking;
    const selections = parts.map(({ marketId, selectionId }) => ({ marketId, selectionId }));
    const take = (price: BuiltPrice) => {
      if (!signal.aborted) setAnswer({ of: key, price });
    };
    let isRefused = false;
    const ask = () =>
      call(priceCombination, { selections }, { quiet: true, signal }).then(
        ({ offer, reason = '' }) => {
          isRefused = !offer;
          take(offer ? { is: 'offered', offer } : { is: 'refused', reason });
        },
        // Asked again, it leaves the reason of before standing.
        () => isRefused || take({ is: 'failed' }),
      );
    void ask();
    // What is suspended opens again, and nobody is told. The odds of an offer are kept fresh where it is shown.
    const timer = setInterval(() => {
      if (isRefused && document.visibilityState === 'visible') void ask();
    }, ASK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      asking.abort();
    };
  }, [key, refusal, isOffline]);

  const again = () => setTries(tries + 1);
  if (refusal !== undefined) return [{ is: 'refused', reason: refusal }, again];
  if (isOffline) return [{ is: 'offline' }, again];
  return [answer?.of === key ? answer.price : { is: 'asking' }, again];
}
