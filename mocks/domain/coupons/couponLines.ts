import type { StatementKind } from '../../../src/contract/cashier/statement.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { tellReached } from '../play/limitReached.ts';

/** The kinds of ledger lines that settlements pay with. */
const PAID: readonly string[] = [
  'bet-return',
  'multiple-bonus',
  'bet-correction',
] satisfies StatementKind[];

/** Changes the balance for a sportsbook bet; adds no line for zero. */
export function postCoupon(
  operator: Operator,
  row: CouponRow,
  kind: StatementKind,
  amountKobo: number,
  at: number,
): void {
  if (amountKobo === 0) return;
  const { accountId, couponId } = row;
  post(operator, { accountId, kind, amountKobo, reference: couponId, remark: remarkOf(row), at });
  pushBalance(operator, accountId);
  tellReached(operator, accountId, at);
}

/** What settlements have paid for a bet. */
export function paidKobo({ db }: Operator, { couponId }: CouponRow): number {
  return db.ledger
    .where('reference', couponId)
    .filter(({ kind, purse }) => purse === 'main' && PAID.includes(kind))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

const KINDS: Record<CouponRow['kind'], string> = {
  single: 'Single',
  acca: 'Acca',
  system: 'System',
  'one-cut': 'One cut',
};

/** `Eko Lanterns v Kano Weavers, 1X2`, `Betby: Acca of 5`, `System 2/3`. */
export function remarkOf({ kind, size, legs, provider }: CouponRow): string {
  const [only] = legs;
  const place = provider === null ? '' : `${provider}: `;
  if (kind === 'single' && only) return `${place}${only.eventName}, ${only.marketName}`;
  return kind === 'system'
    ? `${place}${KINDS.system} ${size}/${legs.length}`
    : `${place}${KINDS[kind]} of ${legs.length}`;
}
