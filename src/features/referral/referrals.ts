import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import {
  generateReferral,
  getReferralStats,
  listReferralChildren,
  listReferralSources,
} from '../../contract/account/referral.ts';
import { allPages } from '../../state/lists/allPages.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

type Friends = z.output<typeof listReferralChildren.output>;

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

function fetchFriends(): Promise<Friends> {
  return allPages({
    ask: (page) => call(listReferralChildren, { page }, { quiet: true }),
    rowsOf: ({ children }) => children,
    joined: (shown, next) => ({ ...next, children: [...shown.children, ...next.children] }),
  });
}
