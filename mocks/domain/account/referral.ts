import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { ReferralChildRow, ReferralRow } from '../../db/rows/offers/referralRow.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { belongTogether } from './samePerson.ts';

/** The reward for a friend whose first deposit is large enough. */
export const REWARD_KOBO = 500_00;
export const LEAST_DEPOSIT_KOBO = 1_000_00;
/** How long a person takes to look at accounts that seem to belong together. */
const CHECK_MS = 24 * 60 * 60_000;

/** The player's code, created on the first call. */
export function referralOf(operator: Operator, { accountId, username }: AccountRow): ReferralRow {
  const { db, clock, random } = operator;
  const letters = username.replace(/[^a-z0-9]/gi, '').slice(0, 6);
  return (
    db.referrals.last('accountId', accountId) ??
    db.referrals.insert({
      code: `${letters}${random.text(4)}`.toUpperCase(),
      accountId,
      createdAt: clock.now(),
      clicks: [],
    })
  );
}

/** The account of the player whose code it is. */
export function parentOf({ db }: Operator, code: string): number | undefined {
  return db.referrals.get(code)?.accountId;
}

/** The path of a referral link, which opens the registration. */
export function referralPath(code: string): string {
  return `/register?agent_code=${code}`;
}

/** Counts a visit that came by a referral link. */
export function countClick({ db }: Operator, path: string, referrer: string | undefined): void {
  const url = new URL(path, 'http://any');
  const referral = db.referrals.get((url.searchParams.get('agent_code') ?? '').toUpperCase());
  if (!referral) return;
  const source = sourceOf(url, referrer);
  const known = referral.clicks.find((row) => row.source === source);
  const others = referral.clicks.filter((row) => row !== known);
  const clicks = [...others, { source, count: (known?.count ?? 0) + 1 }];
  db.referrals.update(referral.code, { clicks });
}

/** Where a link was found: its own `source`, or the referring page; unknown without either. */
function sourceOf(url: URL, referrer = ''): string {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return url.searchParams.get('source') || host || 'direct';
}

/** Records that a new account came by a referral code. */
export function joinByCode(
  operator: Operator,
  account: AccountRow,
  code: string,
  source: string,
): void {
  const parentId = parentOf(operator, code);
  if (parentId === undefined) return;
  operator.db.referralChildren.insert({
    childId: `R${operator.db.next('referralChild', 101)}`,
    parentId,
    accountId: account.accountId,
    username: account.username,
    source: sourceOf(new URL(source, 'http://any'), source),
    joinedAt: account.registeredAt,
    status: 'signed-up',
    check: null,
    heldAt: null,
    reviewAt: null,
  });
}

/** Pays the reward once, for the first deposit that is large enough. */
export function rewardParent(
  operator: Operator,
  deposit: Pick<DepositRow, 'accountId' | 'amountKobo'>,
  at: number,
): void {
  const child = operator.db.referralChildren.last('accountId', deposit.accountId);
  if (child?.status !== 'signed-up' || child.check !== null) return;
  if (deposit.amountKobo < LEAST_DEPOSIT_KOBO) return;
  // Accounts that belong together wait for a person to look at them: the reward stays pending.
  const friend = operator.db.accounts.get(deposit.accountId);
  if (friend && isOwnFriend(operator, friend, child.parentId)) {
    const reviewAt = operator.settings.reviews === 'auto' ? at + CHECK_MS : null;
    operator.db.referralChildren.update(child.childId, { check: 'waiting', heldAt: at, reviewAt });
    return;
  }
  operator.db.referralChildren.update(child.childId, { status: 'deposited' });
  payReward(operator, child, at);
}

/** Whether a player seems to have invited themselves. */
export function isOwnFriend(operator: Operator, friend: AccountRow, parentId: number): boolean {
  const parent = operator.db.accounts.get(parentId);
  return parent !== undefined && belongTogether(operator, parent, friend);
}

export function payReward(operator: Operator, child: ReferralChildRow, at: number): void {
  post(operator, {
    accountId: child.parentId,
    kind: 'referral',
    amountKobo: REWARD_KOBO,
    reference: child.childId,
    remark: `Referral reward for ${maskedName(child.username)}`,
    at,
  });
  pushBalance(operator, child.parentId);
}

export function earnedFrom({ db }: Operator, { childId }: ReferralChildRow): number {
  return db.ledger.where('reference', childId).reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/** What is held while a person looks at the two accounts. */
export function pendingFrom({ check }: ReferralChildRow): number {
  return check === 'waiting' ? REWARD_KOBO : 0;
}

/** What a friend may still earn the player, by a first deposit that is large enough. */
export function possibleFrom({ status, check }: ReferralChildRow): number {
  return status === 'signed-up' && check === null ? REWARD_KOBO : 0;
}

/** `ch•••u`: a player may not see a friend's whole name. */
export function maskedName(username: string): string {
  return `${username.slice(0, 2)}•••${username.slice(-1)}`;
}
