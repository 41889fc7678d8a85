import { countClick } from '../../domain/account/referral.ts';
import type { SomeRules } from '../everyRule.ts';

/** Page visits, and reports of what they were like. A repeated key is answered without recording the visit again. */
export const visitRules = {
  recordVisit: ({ operator, input, account, key, at }) => {
    countClick(operator, input.path, input.referrer);
    operator.db.visits.insert({
      visitId: operator.db.next('visit'),
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
  // The panel reads it from the journal of calls.
  sendFieldReport: () => ({ ok: true }),
} satisfies SomeRules;
