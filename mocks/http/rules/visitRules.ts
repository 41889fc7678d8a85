import { countClick } from '../../domain/account/referral.ts';
import type { SomeRules } from '../everyRule.ts';

/** Visits of pages. A key that was heard before is answered without being recorded again. */
export const visitRules = {
  recordVisit: ({ house, input, account, key, at }) => {
    countClick(house, input.path, input.referrer);
    house.db.visits.insert({
      visitId: house.db.next('visit'),
      key,
      accountId: account?.accountId ?? null,
      path: input.path,
      referrer: input.referrer ?? null,
      dropped: input.dropped ?? 0,
      at: input.at,
      heardAt: at,
    });
    return { ok: true };
  },
} satisfies SomeRules;
