import { call } from '../../api/call.ts';
import { type Bonus, listBonuses } from '../../contract/cashier/bonus.ts';
import { cachedList } from '../lists/cachedList.ts';

/** All the player's bonuses. */
export const bonuses = cachedList({
  name: 'bonuses',
  schema: listBonuses.output,
  fetch: () => call(listBonuses, {}, { quiet: true }),
});

/** The free bets that can pay a sportsbook stake now, by the server's clock. */
export function freeBetsIn<B extends Pick<Bonus, 'offer' | 'status' | 'expiresAt'>>(
  all: readonly B[],
  now: number,
): B[] {
  return all.filter(
    ({ offer, status, expiresAt }) =>
      offer === 'free-bet' && status === 'active' && (expiresAt === undefined || expiresAt > now),
  );
}
