import type { Language } from '../pack.ts';
import { betsTexts } from './pidgin/bets.ts';
import { cashierTexts } from './pidgin/cashier.ts';
import { cashOutTexts } from './pidgin/cashOut.ts';
import { couponTexts } from './pidgin/coupon.ts';
import { couponSaleTexts } from './pidgin/couponSale.ts';
import { receiptsTexts } from './pidgin/receipts.ts';
import { refusalsTexts } from './pidgin/refusals.ts';
import { saferPlayTexts } from './pidgin/saferPlay.ts';
import { slipTexts } from './pidgin/slip.ts';
import { verificationTexts } from './pidgin/verification.ts';

/**
 * Nigerian Pidgin. UNREVIEWED: nobody who speaks it every day has read it. It stays off until one has, and has
 * signed for it in `signedBy`.
 */
export const pidgin: Language = {
  code: 'pcm',
  signedBy: undefined,
  pack: {
    ...betsTexts,
    ...cashierTexts,
    ...cashOutTexts,
    ...couponTexts,
    ...couponSaleTexts,
    ...receiptsTexts,
    ...refusalsTexts,
    ...saferPlayTexts,
    ...slipTexts,
    ...verificationTexts,
  },
};
