import { couponChanged } from '../../../src/contract/betting/couponBets.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { Operator } from '../operator.ts';
import { couponView } from './couponView.ts';

export function pushCoupon(operator: Operator, row: CouponRow): void {
  operator.push(row.accountId, couponChanged, { bet: couponView(row) });
}
