import { isInRange } from '../../../src/domain/time/dayRange.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import {
  earnedFrom,
  LEAST_DEPOSIT_KOBO,
  maskedName,
  pendingFrom,
  possibleFrom,
  REWARD_KOBO,
  referralOf,
  referralPath,
} from '../../domain/account/referral.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { pageOf } from '../pages.ts';

/** Referrals. */
export const referralRules = {
  generateReferral: ({ operator, player }) => {
    const { code, createdAt } = referralOf(operator, real(player));
    return { code, path: referralPath(code), createdAt };
  },
  getReferralStats: ({ operator, player }) => {
    const children = operator.db.referralChildren.where('parentId', player.accountId);
    const clicks = operator.db.referrals.last('accountId', player.accountId)?.clicks ?? [];
    return {
      clicks: clicks.reduce((sum, { count }) => sum + count, 0),
      signUps: children.length,
      depositors: children.filter(({ status }) => status !== 'signed-up').length,
      earned: children.reduce((sum, child) => sum + earnedFrom(operator, child), 0),
      pending: children.reduce((sum, child) => sum + pendingFrom(child), 0),
      possible: children.reduce((sum, child) => sum + possibleFrom(child), 0),
      commissionPercent: 0,
      reward: REWARD_KOBO,
      leastDeposit: LEAST_DEPOSIT_KOBO,
    };
  },
  listReferralChildren: ({ operator, player, input: { from, to, page } }) => {
    const rows = operator.db.referralChildren
      .where('parentId', player.accountId)
      .filter(({ joinedAt }) => isInRange(joinedAt, { from, to }));
    return {
      children: pageOf(rows, page).map((child) => ({
        childId: child.childId,
        username: maskedName(child.username),
        joinedAt: child.joinedAt,
        source: child.source,
        status: child.status,
        earned: earnedFrom(operator, child),
        ...(child.check === 'waiting' && { isHeld: true }),
      })),
      total: rows.length,
    };
  },
  listReferralSources: ({ operator: { db }, player }) => {
    const clicks = db.referrals.last('accountId', player.accountId)?.clicks ?? [];
    const children = db.referralChildren.where('parentId', player.accountId);
    const named = [
      ...clicks.map(({ source, count }) => ({ source, clicks: count, signUps: 0 })),
      ...children.map(({ source }) => ({ source, clicks: 0, signUps: 1 })),
    ];
    return {
      sources: groupBy(named, ({ source }) => source).map((rows) => ({
        source: rows[0].source,
        clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
        signUps: rows.reduce((sum, row) => sum + row.signUps, 0),
      })),
    };
  },
} satisfies SomeRules;

function real(player: AccountRow): AccountRow {
  if (!player.isDemo) return player;
  throw new Refusal('demo-account', 'A demo account cannot refer anybody', { status: 403 });
}
