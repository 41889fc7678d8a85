import type { ReferralChildRow } from '../../db/rows/offers/referralRow.ts';
import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import { OFFERS, offerBonus } from '../bonus/bonusOffers.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { maskedName, payReward } from './referral.ts';

const REASON = 'The two accounts seem to belong together';

/** What is due where requests are decided by themselves: accounts that belong together are paid nothing. */
export function referralTasks(operator: Operator): ScheduledTask[] {
  return operator.db.referralChildren.where('check', 'waiting').flatMap((child) => {
    const { reviewAt } = child;
    if (reviewAt === null) return [];
    return [
      { at: reviewAt, perform: (at) => decideReferral(operator, child, { reason: REASON, at }) },
    ];
  });
}

/** Ends the check of a referral: pays it, or not for a reason. Both players are told. */
export function decideReferral(
  operator: Operator,
  child: ReferralChildRow,
  { reason, at }: { reason: string | null; at: number },
): void {
  const { childId, check, accountId, parentId, username } = child;
  if (check !== 'waiting') {
    throw new Refusal('already-decided', 'This referral does not wait for a decision', {
      status: 409,
    });
  }
  const { db } = operator;
  const isPaid = reason === null;
  db.referralChildren.update(childId, { status: 'deposited', check: isPaid ? null : 'refused' });
  const title = isPaid ? 'Referral checked' : 'No referral reward';
  const severity = isPaid ? 'success' : 'warning';
  if (isPaid) payReward(operator, child, at);
  const friend = maskedName(username);
  const told = isPaid
    ? `We checked your referral of ${friend}. The reward is in your balance.`
    : `We checked your referral of ${friend}, and there is no reward. ${reason}.`;
  tell(operator, parentId, { title, text: told, severity }, at);
  // A friend who has the bonus already keeps it.
  const bonuses = accountId === null ? [] : db.bonuses.where('accountId', accountId);
  if (accountId === null || bonuses.some(({ offer }) => offer === 'referral')) return;
  if (isPaid) offerBonus(operator, accountId, 'referral', OFFERS.referral.maxKobo);
  const text = isPaid
    ? 'We checked how you joined. You find the bonus under Bonuses.'
    : `We checked how you joined, and there is no referral bonus. ${reason}.`;
  tell(operator, accountId, { title: 'Referral bonus', text, severity }, at);
}
