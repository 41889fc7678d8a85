import { CallError } from '../../api/callError.ts';
import type { ChainBooks, ChainedBet } from '../../domain/account/chainCheck.ts';
import { betList } from '../../state/bets/bets.ts';
import { couponList } from '../../state/bets/couponBets.ts';
import { freshData } from '../../state/lists/freshData.ts';
import { toldChain } from '../../state/money/signedReceipts.ts';

/** The player's bets and the chain in which each must be; undefined when there is no bet. */
export async function readChain(): Promise<ChainBooks | undefined> {
  const groups = ['open', 'settled', 'void'] as const;
  const [betPages, couponPages] = await Promise.all([
    Promise.all(groups.map((group) => freshData(betList(group)))),
    Promise.all(groups.map((group) => freshData(couponList(group)))),
  ]);
  const bets = betPages.flatMap((page) => page.bets);
  const coupons = couponPages.flatMap((page) => page.bets);
  const all: ChainedBet[] = [
    ...bets.map(({ betId, runnerName, eventName, placedAt }) => ({
      ...{ kind: 'bet' as const, id: betId, placedAt },
      name: `${runnerName}, ${eventName}`,
    })),
    ...coupons.map(({ couponId, placedAt }) => ({
      ...{ kind: 'coupon' as const, id: couponId, placedAt },
      name: `Sportsbook bet ${couponId}`,
    })),
  ].sort((a, b) => b.placedAt - a.placedAt);
  const [newest] = all;
  if (!newest) return undefined;
  try {
    return { bets: all, ...(await toldChain({ kind: newest.kind, id: newest.id })) };
  } catch (error) {
    // A server that does not know a bet of My bets keeps no chain for it.
    const isDenied = error instanceof CallError && error.code === 'unknown-record';
    if (isDenied) return { bets: all, told: [], known: [] };
    throw error;
  }
}
