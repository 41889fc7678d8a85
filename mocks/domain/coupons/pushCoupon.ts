import { couponChanged } from '../../../src/contract/betting/couponBets.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { House } from '../house.ts';
import { couponView } from './couponView.ts';

export function pushCoupon(house: House, row: CouponRow): void {
  house.push(row.accountId, couponChanged, { bet: couponView(row) });
}
