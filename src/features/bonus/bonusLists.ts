import { call } from '../../api/call.ts';
import {
  type Bonus,
  type BonusStatus,
  getBonusStats,
  listBonusParts,
} from '../../contract/cashier/bonus.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { type CachedListSource, cachedList } from '../../state/lists/cachedList.ts';
import { bonuses } from '../../state/money/bonuses.ts';

export const bonusStats = cachedList({
  name: 'bonus-stats',
  schema: getBonusStats.output,
  fetch: () => call(getBonusStats, {}, { quiet: true }),
});

type Parts = CachedListSource<(typeof listBonusParts)['output']['_zod']['output']>;

const parts = new Map<string, Parts>();

/** The parts of a bonus and the bets that count towards them. */
export function bonusParts(bonusId: string): Parts {
  const known = parts.get(bonusId);
  if (known) return known;
  const list: Parts = cachedList({
    name: `bonus-parts-${bonusId}`,
    schema: listBonusParts.output,
    fetch: () => call(listBonusParts, { bonusId }, { quiet: true }),
  });
  parts.set(bonusId, list);
  return list;
}

export type BonusGroup = 'active' | 'available' | 'completed' | 'ended';

/** Expired and cancelled bonuses form one group: in both, what was not released is lost. */
export function groupOf(status: BonusStatus): BonusGroup {
  return status === 'expired' || status === 'cancelled' ? 'ended' : status;
}

/** Puts a changed bonus into its list, then refreshes everything it affects. */
export function updateBonusLists(bonus: Bonus): void {
  const { data } = bonuses.state;
  if (data) {
    const changed = data.bonuses.map((known) => (known.bonusId === bonus.bonusId ? bonus : known));
    bonuses.amend({ ...data, bonuses: changed }, Date.now());
  }
  // A deposit matched by one bonus opens no other.
  void askAnew(bonuses);
  void askAnew(bonusStats);
  const itsParts = parts.get(bonus.bonusId);
  if (itsParts) void askAnew(itsParts);
}
