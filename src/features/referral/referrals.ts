import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import {
  generateReferral,
  getReferralStats,
  listReferralChildren,
  listReferralSources,
} from '../../contract/account/referral.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

type Friends = z.output<typeof listReferralChildren.output>;

/** A bound, so that a wrong total cannot keep us asking for pages. */
const MOST_PAGES = 10;

/** The code is created on the first call and never changes. */
export const invitation = cachedList({
  name: 'referral-code',
  schema: generateReferral.output,
  fetch: () => call(generateReferral, {}, { quiet: true }),
});

export const referralStats = cachedList({
  name: 'referral-stats',
  schema: getReferralStats.output,
  fetch: () => call(getReferralStats, {}, { quiet: true }),
});

export const referralSources = cachedList({
  name: 'referral-sources',
  schema: listReferralSources.output,
  fetch: () => call(listReferralSources, {}, { quiet: true }),
});

/** All friends, so that filters and the chart work offline too. */
export const friends = cachedList({
  name: 'referral-friends',
  schema: listReferralChildren.output,
  fetch: fetchFriends,
});

async function fetchFriends(): Promise<Friends> {
  let answer = await call(listReferralChildren, {}, { quiet: true });
  for (let page = 2; answer.children.length < answer.total && page <= MOST_PAGES; page++) {
    const next = await call(listReferralChildren, { page }, { quiet: true });
    answer = { ...next, children: [...answer.children, ...next.children] };
    if (next.children.length === 0) break;
  }
  return answer;
}
