import { useSnapshot } from 'valtio';
import { call } from '../../api/call.ts';
import { couponChanged } from '../../contract/betting/couponBets.ts';
import { balanceUpdated } from '../../contract/cashier/wallet.ts';
import { listRounds } from '../../contract/casino/casino.ts';
import { type OpenSums, openSums } from '../../domain/position/openSums.ts';
import { cachedList } from '../lists/cachedList.ts';
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
  /** Undefined until each list is known: without one of them the count and the sums would be too small. */
  sums: OpenSums | undefined;
  /** The age of the oldest list, epoch ms. */
  savedAt: number;
  /** A list could not be loaded, and nothing of it is saved. */
  isFailed: boolean;
}

/** What is open, of every product: the one count and the sums that all pages show, kept fresh. */
export function useOpenBets(): OpenSummary {
  const { isAuth, exposureAmount: exposureKobo } = useSnapshot(session);
  const bets = useBetList('open');
  const coupons = useFreshList(couponList('open'), { isWanted: isAuth, refreshOn: COUPON_EVENTS });
  const rounds = useFreshList(openRounds, { isWanted: isAuth, refreshOn: ROUND_EVENTS });
  const lists = [bets, coupons, rounds];
  return {
    sums:
      bets.data && coupons.data && rounds.data
        ? openSums({
            bets: bets.data.bets,
            coupons: coupons.data.bets,
            // A server that does not know the filter sends all of them.
            rounds: rounds.data.rounds.filter(({ state }) => state === 'open'),
            exposureKobo,
          })
        : undefined,
    savedAt: Math.min(...lists.map(({ savedAt }) => savedAt)),
    isFailed: lists.some(({ data, status }) => !data && status === 'failed'),
  };
}
