import { useSnapshot } from 'valtio';
import { call } from '../../api/call.ts';
import { couponChanged } from '../../contract/betting/couponBets.ts';
import { balanceUpdated } from '../../contract/cashier/wallet.ts';
import { listRounds } from '../../contract/casino/casino.ts';
import { type OpenSums, openSums } from '../../domain/position/openSums.ts';
import { type CachedList, cachedList } from '../lists/cachedList.ts';
import { useFreshList } from '../lists/useFreshList.ts';
import { session } from '../session/session.ts';
import { useBetList } from './betsHooks.ts';
import { couponList } from './couponBets.ts';

/** Casino rounds that are not over. */
const openRounds = cachedList({
  name: 'rounds-open',
  schema: listRounds.output,
  fetch: () => call(listRounds, { state: 'open' }, { quiet: true }),
});

const COUPON_EVENTS = [couponChanged];
/** A round begins and ends with a movement of the balance, on this phone or another. */
const ROUND_EVENTS = [balanceUpdated];

export interface OpenSummary {
  /** Undefined until each list is known or has failed. */
  sums: OpenSums | undefined;
  /** The age of the oldest list, epoch ms. */
  savedAt: number;
  isFailed: boolean;
}

/** What is open, of every product: the one count and the sums that all pages show, kept fresh. */
export function useOpenBets(): OpenSummary {
  const { isAuth, exposureAmount: exposureKobo } = useSnapshot(session);
  const bets = useBetList('open');
  const coupons = useFreshList(couponList('open'), { isWanted: isAuth, refreshOn: COUPON_EVENTS });
  const rounds = useFreshList(openRounds, { isWanted: isAuth, refreshOn: ROUND_EVENTS });
  const isKnown = bets.data && [coupons, rounds].every(isKnownOrFailed);
  const lists = [bets, coupons, rounds].filter(({ data }) => data);
  return {
    sums: isKnown
      ? openSums({
          bets: bets.data?.bets ?? [],
          coupons: coupons.data?.bets ?? [],
          // A server that does not know the filter sends all of them.
          rounds: rounds.data?.rounds.filter(({ state }) => state === 'open') ?? [],
          exposureKobo,
        })
      : undefined,
    savedAt: Math.min(...lists.map(({ savedAt }) => savedAt)),
    isFailed: !bets.data && bets.status === 'failed',
  };
}

function isKnownOrFailed({ data, status }: Pick<CachedList<unknown>, 'data' | 'status'>): boolean {
  return data !== undefined || status === 'failed';
}
