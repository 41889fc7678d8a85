import { call } from '../../api/call.ts';
import { type Bonus, listBonuses } from '../../contract/cashier/bonus.ts';
import { cachedList } from '../lists/cachedList.ts';

/** All the player's bonuses. */
export const bonuses = cachedList({
  name: 'bonuses',
  schema: listBonuses.output,
  fetch: () => call(listBonuses, {}, { quiet: true }),
});

/** A bet was refused, which gives its free bet back: the list says so at once, however old it is or becomes. */
export function returnFreeBet(bonusId: string): void {
  const { data, savedAt } = bonuses.state;
  if (!data) return;
  const all = data.bonuses.map((bonus) =>
    bonus.bonusId === bonusId ? { ...bonus, status: 'active' as const } : bonus,
  );
  bonuses.amend({ ...data, bonuses: all }, savedAt);
}

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
