import { subscribeKey } from 'valtio/vanilla/utils';
import { call } from '../../../../api/call.ts';
import {
  type CouponBet,
  couponChanged,
  listCouponBets,
  type PlaceCoupon,
  placeCoupon,
} from '../../../../contract/betting/couponBets.ts';
import { listen } from '../../../../realtime/transport.ts';
import { BET_NOT_ARRIVED, delayOf } from '../../../../state/bets/betSending.ts';
import { couponList } from '../../../../state/bets/couponBets.ts';
import { askAnew } from '../../../../state/lists/askAnew.ts';
import { refreshBalance } from '../../../../state/money/balance.ts';
import { bonuses, returnFreeBet } from '../../../../state/money/bonuses.ts';
import { startDoubtfulKeys, triedKey } from '../../../../state/money/doubtfulKeys.ts';
import { createDelayedIntent } from '../../../../state/money/intent.ts';
import { connection } from '../../../../state/session/connection.ts';
import { whenRealtimeReady } from '../../../../state/session/realtimeReady.ts';
import { session } from '../../../../state/session/session.ts';
import { couponBlock } from './couponBlock.ts';
import type { SentCoupon } from './couponDraft.ts';
import { type CouponOrder, sentOf, wireOrder } from './couponOrders.ts';
import { priceNow } from './couponPrices.ts';
import { couponSituation } from './couponSituation.ts';
import {
  couponSlip,
  isUnderWay,
  renewReference,
  saveCouponSlip,
  startCouponSlip,
} from './couponSlip.ts';
import { followEdits } from './sentEdits.ts';

function sentBy(reference: string) {
  return couponSlip.sent.find((bet) => bet.reference === reference);
}

/** Each bet of the slip goes through its own phases. */
const intent = createDelayedIntent<CouponBet>({
  find: findCoupon,
  delayOf,
  nameOf(reference) {
    const bet = sentBy(reference);
    return bet && nameOfBet(bet);
  },
  phaseOf: (reference) => sentBy(reference)?.phase,
  enter(reference, phase) {
    const bet = sentBy(reference);
    if (bet) bet.phase = phase;
    if (phase.is !== 'done') return;
    // Before the save: a key that was used must not return with the slip, here or in another tab.
    renewReference(reference);
    // Saved at once, so that the next start has nothing to look up.
    void saveCouponSlip();
  },
  landed: tookBet,
  refused: renewReference,
  notArrived: BET_NOT_ARRIVED,
});

async function send(idempotencyKey: string, order: PlaceCoupon): Promise<CouponBet> {
  return (await call(placeCoupon, order, { idempotencyKey, quiet: true })).bet;
}

/** Finds a bet by its reference; undefined when the server has no such bet. */
async function findCoupon(reference: string): Promise<CouponBet | undefined> {
  const { bets } = await call(listCouponBets, { reference }, { quiet: true, isWhole: true });
  return bets.find((bet) => bet.reference === reference);
}

/** The server has decided on a bet: refreshes whatever the bet has changed. */
function tookBet({ state, freeBetId }: CouponBet): void {
  void refreshBalance();
  void askAnew(couponList('open'));
  if (freeBetId && state === 'rejected') returnFreeBet(freeBetId);
  if (freeBetId) void askAnew(bonuses);
  if (state === 'rejected') void askAnew(couponList('void'));
}

let following: Promise<void> | undefined;

/** Reads the saved slip and settles what was sent. Runs once. */
export function startCouponPlacement(): Promise<void> {
  following ??= follow();
  return following;
}

async function follow(): Promise<void> {
  listen(couponChanged, ({ bet }) => {
    intent.land(bet.reference, bet);
  });
  whenRealtimeReady(recheckCoupons);
  subscribeKey(connection, 'status', (status) => {
    if (status === 'offline') couponSlip.isReturned = couponSlip.picks.length > 0;
    else recheckCoupons();
  });
  await Promise.all([startCouponSlip(), startDoubtfulKeys()]);
  followEdits();
  recheckCoupons();
}

/** Looks up the bets whose answers were lost. */
export function recheckCoupons(): void {
  if (!session.isAuth) return;
  for (const { reference, phase } of couponSlip.sent) {
    if (phase?.is === 'checking') void intent.check(reference).then(backToDraft);
  }
}

/** Sends the slip's bets one after another. `sent` is the lock: a second tap does nothing. */
export function placeCoupons(): void {
  if (couponSlip.sent.length > 0) return;
  const situation = couponSituation();
  if (couponBlock(situation)) return;
  couponSlip.refusal = undefined;
  const orders = situation.orders.map(underTriedKey);
  couponSlip.sent = orders.map((order) => ({ ...sentOf(order), phase: undefined }));
  void sendAll(orders, situation.isFreeBet);
}

/** `acca g-1:f-1x2/home g-2:f-1x2/draw`: the same bet, however its selections came into the slip. */
function nameOfBet({ kind, keys }: Pick<SentCoupon, 'kind' | 'keys'>): string {
  return [kind, ...[...keys].sort()].join(' ');
}

/** A bet that got lost keeps its key, though its selections were taken out and put in again, or its kind changed. */
function underTriedKey(order: CouponOrder): CouponOrder {
  return { ...order, reference: triedKey(nameOfBet(sentOf(order))) ?? order.reference };
}

async function sendAll(orders: readonly CouponOrder[], isFreeBet: boolean): Promise<void> {
  const { onPriceChange, toleranceBasisPoints, freeBetId } = couponSlip;
  const terms = {
    onPriceChange,
    ...(onPriceChange === 'within' && { tolerance: toleranceBasisPoints }),
    ...(isFreeBet && freeBetId !== undefined && { freeBetId }),
  };
  for (const order of orders) {
    const { reference } = order;
    const bet = sentBy(reference);
    // The player has left.
    if (!bet) return;
    bet.phase = { is: 'sending' };
    // Save before any answer comes: if the page dies now, the next start knows that something was sent.
    void saveCouponSlip();
    await intent.submit(reference, () => send(reference, wireOrder(order, terms)));
    // After a lost answer send nothing more; the player may want to change the rest.
    if (sentBy(reference)?.phase?.is === 'checking') return;
  }
  backToDraft();
}

/** If no bet was accepted, turns the slip back into a draft with the reason. */
function backToDraft(): void {
  const [first] = couponSlip.sent;
  if (!first || !couponSlip.sent.every(({ phase }) => phase?.is === 'editing')) return;
  const refusal = first.phase?.is === 'editing' ? first.phase.problem : undefined;
  // The server names legs by their index; the slip by their `pickKey`.
  const fields = Object.fromEntries(
    first.keys.flatMap((key, index) => {
      const text = refusal?.fields?.[`legs.${index}`];
      return text ? [[key, text]] : [];
    }),
  );
  couponSlip.refusal = refusal && { ...refusal, fields };
  couponSlip.sent = [];
  void priceNow(couponSlip.picks);
}

/** Every bet has an outcome or was never sent. */
export function areCouponsDecided(sent: readonly Parameters<typeof isUnderWay>[0][]): boolean {
  return sent.length > 0 && !sent.some(isUnderWay);
}
