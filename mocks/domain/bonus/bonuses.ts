import { formatNaira } from '../../../src/domain/money/money.ts';
import { mulDiv } from '../../../src/domain/money/mulDiv.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { post } from '../money/ledger.ts';
import { movePurse } from '../money/movePurse.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { checkBreak } from '../play/checkPlay.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { OFFERS } from './bonusOffers.ts';
import { releasedKobo } from './bonusView.ts';
import { matchedDeposit } from './matchedDeposit.ts';
import { needsOf } from './needsOf.ts';
import { requiredKobo, wageredKobo } from './wagering.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Activates an available bonus; refuses when its conditions are not met, or it is not for the named deposit. */
export function takeBonus(
  operator: Operator,
  account: AccountRow,
  row: BonusRow,
  depositId?: string,
): BonusRow {
  checkBreak(operator, account.accountId);
  if (row.status !== 'available') {
    throw new Refusal('bonus-taken', `This bonus is already ${row.status}`, { status: 409 });
  }
  const offer = OFFERS[row.offer];
  const needs = needsOf(operator, account, row);
  if (needs === 'kyc') {
    throw new Refusal('kyc-needed', 'Verify your identity to take this bonus', { status: 422 });
  }
  const at = operator.clock.now();
  const matched = matchedDeposit(operator, row);
  if (needs === 'deposit') {
    throw new Refusal('deposit-needed', 'Make a deposit first, then take this bonus', {
      status: 422,
    });
  }
  if (depositId !== undefined && depositId !== matched?.deposit.depositId) {
    const text = 'This bonus is for another deposit now. See its new amount before you take it.';
    throw new Refusal('offer-changed', text, { status: 409 });
  }
  const amountKobo = matched?.amountKobo ?? row.amountKobo;
  movePurse(operator, row, amountKobo, `${offer.title}: to be wagered`, at);
  const taken = operator.db.bonuses.update(row.bonusId, {
    status: 'active',
    amountKobo,
    takenAt: at,
    expiresAt: at + offer.days * DAY_MS,
    depositId: matched?.deposit.depositId ?? null,
  });
  followWelcome(operator, row.accountId, at);
  return taken;
}

/**
 * The welcome bonus matches the first deposit and no other: from that deposit on its offer has an end, and it ends
 * at once when another bonus takes the deposit. Else it would ask for deposits for ever.
 */
export function followWelcome(operator: Operator, accountId: number, at: number): void {
  const { db } = operator;
  const deposits = db.deposits.where('accountId', accountId);
  if (!deposits.some(({ status }) => status === 'approved')) return;
  for (const row of db.bonuses.where('accountId', accountId)) {
    if (row.offer !== 'welcome' || row.status !== 'available') continue;
    const matched = matchedDeposit(operator, row);
    if (matched) db.bonuses.update(row.bonusId, { expiresAt: matched.until });
    else endBonus(operator, row, 'expired', at);
  }
}

/** Releases the parts that the wagering has reached. Released money is never taken back. */
export function releaseParts(operator: Operator, accountId: number, at: number): void {
  for (const row of operator.db.bonuses.where('accountId', accountId)) {
    // A free bet is used, not wagered.
    if (row.status !== 'active' || row.offer === 'free-bet') continue;
    const { parts, title } = OFFERS[row.offer];
    const before = row.releases.length;
    const reached = Math.min(
      parts,
      mulDiv(wageredKobo(operator, row), parts, Math.max(1, requiredKobo(row)), 'down'),
    );
    if (reached <= before) continue;
    const kobo = releasedKobo(row, reached) - releasedKobo(row, before);
    movePurse(operator, row, -kobo, `${title}: released`, at);
    post(operator, {
      accountId,
      kind: 'bonus',
      amountKobo: kobo,
      reference: row.bonusId,
      remark: title,
      at,
    });
    pushBalance(operator, accountId);
    operator.db.bonuses.update(row.bonusId, {
      releases: [...row.releases, ...Array.from({ length: reached - before }, () => at)],
      ...(reached === parts && { status: 'completed' as const }),
    });
    const text = `${formatNaira(kobo)} of your bonus is in your wallet.`;
    tell(operator, accountId, { title, text, severity: 'success', href: '/bonus' }, at);
  }
}

/** Ends a bonus; what is not released is lost. */
export function endBonus(
  operator: Operator,
  row: BonusRow,
  status: 'expired' | 'cancelled',
  at: number,
): BonusRow {
  if (row.status !== 'active' && row.status !== 'available') {
    throw new Refusal('bonus-over', `This bonus is already ${row.status}`, { status: 409 });
  }
  if (row.status === 'active') {
    const restKobo = row.amountKobo - releasedKobo(row, row.releases.length);
    movePurse(operator, row, -restKobo, `${OFFERS[row.offer].title}: ${status}`, at);
  }
  return operator.db.bonuses.update(row.bonusId, { status });
}
