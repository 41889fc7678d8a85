import { proxy } from 'valtio/vanilla';
import { call } from '../../../api/call.ts';
import {
  type CashOutOffer,
  type CouponBet,
  cashOutCoupon,
  listCouponBets,
  type PlacedLeg,
  quoteCashOut,
} from '../../../contract/betting/couponBets.ts';
import { editCoupon } from '../../../contract/betting/couponEdits.ts';
import { WHOLE_BET } from '../../../domain/sportsbook/couponCashOut.ts';
import { newId } from '../../../lib/newId.ts';
import * as texts from '../../../messages/english/sportsbook/couponSale.ts';
import { couponList } from '../../../state/bets/couponBets.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { refreshBalance } from '../../../state/money/balance.ts';
import { startDoubtfulKeys, triedKey } from '../../../state/money/doubtfulKeys.ts';
import { createIntent, type IntentPhase, isUnderWay } from '../../../state/money/intent.ts';
import { onForget } from '../../../state/session/privateState.ts';
import { forgetEdit, landEdit, noteEdit } from '../slip/coupon/sentEdits.ts';

/** The sale of a bet: the offer and the phase of the sale. */
export interface CouponSale {
  couponId: string;
  /** The bet's own reference, under which the outcome is looked up. */
  betReference: string;
  /** What of the bet was sold before, in kobo of stake: a part that is sold adds to it. */
  soldStakeKobo: number;
  /** The idempotency key of this sale. */
  key: string;
  /** Undefined until the server was asked, because a list's offer may be old. */
  offer: CashOutOffer | undefined;
  /** When the offer came, epoch ms of this device. */
  at: number;
  /** The offer could not be refreshed. */
  hasFailed: boolean;
  phase: IntentPhase<CouponBet>;
  /** Of an edit: the selections that it adds, by their `pickKey`. A cash-out has none. */
  added: readonly string[] | undefined;
}

/**
 * The sales by `couponId`: one whose answer was lost goes on while another bet is sold. In memory only, so
 * that none is made later by itself.
 */
export const couponSales = proxy<Record<string, CouponSale>>({});

onForget(() => {
  for (const couponId of Object.keys(couponSales)) delete couponSales[couponId];
});

/** A bet of which more was sold since is another sale: then the try before has arrived. */
function nameOf({ couponId, soldStakeKobo }: CouponSale): string {
  return `sale ${couponId} ${soldStakeKobo}`;
}

function saleOf(key: string): CouponSale | undefined {
  return Object.values(couponSales).find((sale) => sale.key === key);
}

const intent = createIntent<CouponBet>({
  // The API has no list of sales: the bet itself says whether it was sold.
  async find(key) {
    const sale = saleOf(key);
    if (!sale) return undefined;
    const { betReference: reference, soldStakeKobo } = sale;
    const { bets } = await call(listCouponBets, { reference }, { quiet: true, isWhole: true });
    return bets.find(
      ({ state, soldStake = 0 }) => state === 'cashed-out' || soldStake > soldStakeKobo,
    );
  },
  nameOf(key) {
    const sale = saleOf(key);
    return sale && nameOf(sale);
  },
  phaseOf: (key) => saleOf(key)?.phase,
  enter(key, phase) {
    const sale = saleOf(key);
    if (sale) sale.phase = phase;
  },
  landed(bet) {
    // Also where the answer was lost: the bet that was looked up says what it is on.
    landEdit(bet);
    void refreshBalance();
    void askAnew(couponList('open'));
    void askAnew(couponList('settled'));
  },
  refused(key) {
    const sale = saleOf(key);
    if (!sale) return;
    sale.key = newId();
    forgetEdit(sale.betReference);
    void quoteSale(sale.couponId);
  },
  notArrived: texts.notArrived,
});

/** Opens the sale of a bet, under the key of a try that has got lost. */
export function openSale({ couponId, reference, soldStake = 0 }: CouponBet): void {
  if (isSelling(couponId)) return;
  const key = newId();
  couponSales[couponId] = {
    couponId,
    betReference: reference,
    soldStakeKobo: soldStake,
    key,
    offer: undefined,
    at: 0,
    hasFailed: false,
    phase: { is: 'editing' },
    added: undefined,
  };
  void takeUp(key).then(() => quoteSale(couponId));
}

async function takeUp(key: string): Promise<void> {
  await startDoubtfulKeys();
  const sale = saleOf(key);
  if (sale) sale.key = triedKey(nameOf(sale)) ?? key;
}

export function closeSale(couponId: string): void {
  if (!isSelling(couponId)) delete couponSales[couponId];
}

function isSelling(couponId: string): boolean {
  const sale = couponSales[couponId];
  return sale !== undefined && isUnderWay(sale.phase);
}

/** Fetches the current offer. */
export async function quoteSale(couponId: string): Promise<void> {
  if (!couponSales[couponId]) return;
  try {
    const { cashOut } = await call(quoteCashOut, { couponId }, { quiet: true });
    const sale = couponSales[couponId];
    if (sale) Object.assign(sale, { offer: cashOut, at: Date.now(), hasFailed: false });
  } catch {
    const sale = couponSales[couponId];
    if (sale) sale.hasFailed = true;
  }
}

/** Sells the bet, or a part of it, for the amount shown, once. The phase is the lock. */
export function sell(couponId: string, amountKobo: number, partBasisPoints = WHOLE_BET): void {
  const sale = couponSales[couponId];
  if (sale?.phase.is !== 'editing') return;
  const { key } = sale;
  sale.added = undefined;
  const isPart = partBasisPoints < WHOLE_BET;
  const input = { couponId, amount: amountKobo, ...(isPart && { part: partBasisPoints }) };
  void intent.submit(key, async () => {
    const { bet } = await call(cashOutCoupon, input, { idempotencyKey: key, quiet: true });
    return bet;
  });
}

/** Edits the bet: what it is worth becomes the stake on these legs. Those `added` leave the slip. */
export function editBet(
  couponId: string,
  amountKobo: number,
  legs: readonly PlacedLeg[],
  added: readonly string[],
): void {
  const sale = couponSales[couponId];
  if (sale?.phase.is !== 'editing') return;
  const { key } = sale;
  sale.added = added;
  noteEdit(sale.betReference, added);
  const input = { couponId, amount: amountKobo, legs: [...legs] };
  void intent.submit(key, async () => {
    const { bet } = await call(editCoupon, input, { idempotencyKey: key, quiet: true });
    return bet;
  });
}

/** Looks up a sale whose answer was lost. */
export function recheckSale(couponId: string): void {
  const sale = couponSales[couponId];
  if (sale?.phase.is === 'checking') void intent.check(sale.key);
}
