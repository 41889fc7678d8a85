import { type CouponPick, pickKey, type SavedCoupon } from './couponDraft.ts';
import { couponSlip, saveCouponSlip } from './couponSlip.ts';

/** The one stake of the slip's bets; undefined without one, and for singles with different ones. */
export function stakeOfAll({
  kind,
  picks,
  stakeKobo,
}: Pick<SavedCoupon, 'kind' | 'picks' | 'stakeKobo'>): number | undefined {
  if (kind !== 'single') return stakeKobo;
  const [first, ...others] = picks.map((pick) => stakeOfPick(pick, stakeKobo));
  return others.every((stake) => stake === first) ? first : undefined;
}

/** The stake of a selection as a single. */
export function stakeOfPick(
  pick: Pick<CouponPick, 'stakeKobo'>,
  stakeKobo: number | undefined,
): number | undefined {
  return pick.stakeKobo === undefined ? stakeKobo : pick.stakeKobo || undefined;
}

/** Stakes this much on the bet, or on each single. */
export function stakeOnAll(kobo: number | undefined, freeBetId?: string): void {
  for (const pick of couponSlip.picks) delete pick.stakeKobo;
  Object.assign(couponSlip, { stakeKobo: kobo, freeBetId });
  void saveCouponSlip();
}

/** Stakes this much on one single. */
export function stakeOnOne(key: string, kobo: number | undefined): void {
  const pick = couponSlip.picks.find((known) => pickKey(known) === key);
  if (!pick) return;
  pick.stakeKobo = kobo ?? 0;
  couponSlip.freeBetId = undefined;
  void saveCouponSlip();
}
