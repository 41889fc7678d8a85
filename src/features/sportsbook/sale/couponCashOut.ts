import { proxy } from 'valtio/vanilla';
import { call } from '../../../api/call.ts';
import {
  type CashOutOffer,
  type CouponBet,
  cashOutCoupon,
  listCouponBets,
  quoteCashOut,
} from '../../../contract/couponBets.ts';
import { couponList } from '../../../state/bets/couponBets.ts';
import { refreshBalance } from '../../../state/money/balance.ts';
import { createIntent, type Intent, type IntentPhase } from '../../../state/money/moneyIntent.ts';
import { onForget } from '../../../state/session/privateState.ts';

/** Selling one bet back: what it would bring, and what becomes of it. */
export interface CouponSale {
  couponId: string;
  /** The reference of the bet itself: what became of it is read there. */
  betReference: string;
  /** The key of this sale. */
  key: string;
  /** Missing until it was asked for: what a list says may be old. */
  offer: CashOutOffer | undefined;
  /** When the offer was heard, epoch ms of this device. */
  at: number;
  /** The offer could not be asked anew. */
  hasFailed: boolean;
  phase: IntentPhase<CouponBet>;
}

/** The one sale at hand; volatile: it is never made later by itself. */
export const couponSale = proxy<{ current: CouponSale | undefined }>({ current: undefined });

onForget(() => {
  couponSale.current = undefined;
});

const isAtHand = (key: string) => couponSale.current?.key === key;

function saleOf(betReference: string): Intent<CouponBet> {
  return createIntent<CouponBet>({
    // There is no list of sales: a bet that is sold says so itself.
    find: async () => {
      const { bets } = await call(listCouponBets, { reference: betReference }, { quiet: true });
      return bets.find(({ state }) => state === 'cashed-out');
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
    isCurrent: isAtHand,
    enter(phase) {
      if (couponSale.current) couponSale.current.phase = phase;
    },
    landed() {
      void refreshBalance();
      void couponList('open').refresh();
      void couponList('settled').refresh();
    },
    refused() {
      if (couponSale.current) couponSale.current.key = crypto.randomUUID();
      void quoteSale();
    },
    notArrived: 'Your cash-out did not reach us. Nothing was sold; you can try again.',
  });
}

let sale: Intent<CouponBet> | undefined;

/** Opens the sale of a bet. */
export function openSale({ couponId, reference }: CouponBet): void {
  const is = couponSale.current?.phase.is;
  if (is === 'sending' || is === 'checking') return;
  couponSale.current = {
    couponId,
    betReference: reference,
    key: crypto.randomUUID(),
    offer: undefined,
    at: 0,
    hasFailed: false,
    phase: { is: 'editing' },
  };
  sale = saleOf(reference);
  void quoteSale();
}

export function closeSale(): void {
  const is = couponSale.current?.phase.is;
  if (is !== 'sending' && is !== 'checking') couponSale.current = undefined;
}

/** Asks what the bet would bring now. */
export async function quoteSale(): Promise<void> {
  const { current } = couponSale;
  if (!current) return;
  const { couponId } = current;
  try {
    const { cashOut } = await call(quoteCashOut, { couponId }, { quiet: true });
    if (couponSale.current?.couponId !== couponId) return;
    Object.assign(couponSale.current, { offer: cashOut, at: Date.now(), hasFailed: false });
  } catch {
    if (couponSale.current?.couponId === couponId) couponSale.current.hasFailed = true;
  }
}

/** Sells the bet for the amount that was shown, once; the phase is the lock. */
export function sell(amountKobo: number): void {
  const { current } = couponSale;
  if (!sale || current?.phase.is !== 'editing') return;
  const { couponId, key } = current;
  const input = { couponId, amount: amountKobo };
  void sale.submit(key, async () => {
    const { bet } = await call(cashOutCoupon, input, { idempotencyKey: key, quiet: true });
    return bet;
  });
}

/** Asks again what became of a sale whose answer was lost. */
export function recheckSale(): void {
  const { current } = couponSale;
  if (current?.phase.is === 'checking') void sale?.check(current.key);
}
