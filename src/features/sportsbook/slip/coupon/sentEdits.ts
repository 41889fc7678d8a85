import { call } from '../../../../api/call.ts';
import { type CouponBet, listCouponBets } from '../../../../contract/betting/couponBets.ts';
import { whenRealtimeReady } from '../../../../state/session/realtimeReady.ts';
import { session } from '../../../../state/session/session.ts';
import { pickKey } from './couponDraft.ts';
import { couponSlip, isLocked, removePicks, saveCouponSlip } from './couponSlip.ts';

/** Notes what an edit adds to a bet. Saved at once: if the page goes before the answer, the next one must know. */
export function noteEdit(reference: string, added: readonly string[]): void {
  const before = couponSlip.edits.find((edit) => edit.reference === reference)?.added ?? [];
  forgetEdit(reference);
  if (added.length === 0 && before.length === 0) return;
  // An earlier one that got lost may still arrive.
  couponSlip.edits.push({ reference, added: [...new Set([...before, ...added])] });
  void saveCouponSlip();
}

/** The server has decided: nothing more is added to this bet. */
export function forgetEdit(reference: string): void {
  if (!couponSlip.edits.some((edit) => edit.reference === reference)) return;
  couponSlip.edits = couponSlip.edits.filter((edit) => edit.reference !== reference);
  void saveCouponSlip();
}

/** What an edit has added leaves the slip: the bet itself says what it is on. */
export function landEdit({ reference, legs }: CouponBet): void {
  const edit = couponSlip.edits.find((one) => one.reference === reference);
  if (!edit || isLocked()) return;
  removePicks(legs.map(pickKey).filter((key) => edit.added.includes(key)));
  forgetEdit(reference);
}

/** Looks up the bets of which an earlier page had no answer to an edit, now and after every connect. */
export function followEdits(): void {
  const earlier = new Set(couponSlip.edits.map(({ reference }) => reference));
  if (earlier.size === 0) return;
  async function look(): Promise<void> {
    if (!session.isAuth) return;
    for (const reference of earlier) {
      const { bets } = await call(listCouponBets, { reference }, { quiet: true, isWhole: true });
      const bet = bets.find((one) => one.reference === reference);
      const { added = [] } = couponSlip.edits.find((one) => one.reference === reference) ?? {};
      // While it is open without them the edit may still be on its way.
      if (bet?.state === 'open' && !bet.legs.some((leg) => added.includes(pickKey(leg)))) continue;
      if (bet) landEdit(bet);
      else forgetEdit(reference);
      earlier.delete(reference);
    }
  }
  const lookQuietly = () => void look().catch(() => undefined);
  whenRealtimeReady(lookQuietly);
  lookQuietly();
}
