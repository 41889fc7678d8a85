import { call } from '../api/call.ts';
import { type Bonus, listBonuses } from '../contract/bonus.ts';
import { cachedList } from './cachedList.ts';

/** Bonuses under way; a free bet among them pays the stake of one bet of the sportsbook. */
export const activeBonuses = cachedList({
  name: 'bonuses-active',
  schema: listBonuses.output,
  fetch: () => call(listBonuses, { status: 'active' }, { quiet: true }),
});

/** The free bets that can be used at this moment. */
export function freeBetsIn<B extends Pick<Bonus, 'offer' | 'status' | 'expiresAt'>>(
  bonuses: readonly B[],
  now: number,
): B[] {
  return bonuses.filter(
    ({ offer, status, expiresAt }) =>
      offer === 'free-bet' && status === 'active' && (expiresAt === undefined || expiresAt > now),
  );
}
