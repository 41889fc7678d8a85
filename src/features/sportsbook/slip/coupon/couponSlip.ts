import { newId } from '../../../../lib/newId.ts';
import { slipMark } from '../../../../state/bets/slipMark.ts';
import { isUnderWay as isPhaseUnderWay } from '../../../../state/money/intent.ts';
import type { IntentProblem } from '../../../../state/money/intentProblem.ts';
import { store } from '../../../../state/store.ts';
import { savedKeys } from '../../../../storage/keys.ts';
import { type CouponPick, emptyCoupon, pickKey, SavedCoupon } from './couponDraft.ts';
import { type CouponOnItsWay, checking, landedIn } from './couponOnItsWay.ts';
import { fittedKind } from './fittedKind.ts';
import { joinedPicks } from './joinedPicks.ts';

interface CouponSlip extends Omit<SavedCoupon, 'sent'> {
  /** The sent bets, until the player has read their outcomes. */
  sent: CouponOnItsWay[];
  /** Why the last try was refused. */
  refusal: IntentProblem | undefined;
  /** The free bet that pays the stake. Not saved, because it may be used up elsewhere. */
  freeBetId: string | undefined;
  /** The picks are older than their odds: any change must be shown before anything is sent. */
  isReturned: boolean;
  /** Another tab sends the bets; this one only shows them. */
  isElsewhere: boolean;
  /** On a narrow screen: whether the slip is spread out, not one line above the tabs. */
  isOpen: boolean;
}

const fresh = (): CouponSlip => ({
  ...emptyCoupon(),
  stakeKobo: undefined,
  sent: [],
  refusal: undefined,
  freeBetId: undefined,
  isReturned: false,
  isElsewhere: false,
  isOpen: false,
});

/** Wait, so that typing is not slowed down by a write for each digit. */
const SAVE_DELAY_MS = 300;

const {
  state: couponSlip,
  start: startCouponSlip,
  save: saveCouponSlip,
} = store({
  key: savedKeys.couponSlip,
  schema: SavedCoupon,
  delayMs: SAVE_DELAY_MS,
  initial: fresh,
  pack({ picks, sent, stakeKobo, freeBetId, ...rest }) {
    const landed = landedIn(sent).flatMap(({ keys }) => keys);
    return {
      ...rest,
      // The next start does not know the free bet: its stake would be the player's money.
      ...(stakeKobo !== undefined && freeBetId === undefined && { stakeKobo }),
      // A placed bet must not return as a draft.
      picks: picks.filter((pick) => !landed.includes(pickKey(pick))),
      // Only bets with an unknown outcome need a look-up.
      sent: sent
        .filter(({ phase }) => phase && phase.is !== 'done' && phase.is !== 'editing')
        .map(({ phase: _, ...bet }) => bet),
    };
  },
  unpack(saved, slip) {
    const { sent, ...rest } = saved;
    const { picks: tapped, stakeKobo = rest.stakeKobo } = slip;
    Object.assign(slip, rest, {
      ...{ picks: joinedPicks(saved, tapped), stakeKobo, isReturned: rest.picks.length > 0 },
      sent: [...sent.map(checking), ...slip.sent],
    });
    // Also a bet that a version before saved, which fitted it less.
    fitKind(rest.picks.length);
  },
  takeOver({ sent, ...rest }, slip) {
    // What this tab has sent is read here first.
    if (slip.sent.length > 0 && !slip.isElsewhere) return;
    const { stakeKobo } = rest;
    Object.assign(slip, rest, {
      ...{ stakeKobo, sent: sent.map(checking) },
      ...{ isReturned: true, isElsewhere: sent.length > 0, refusal: undefined },
      // The other tab may have used it.
      freeBetId: undefined,
    });
    fitKind(rest.picks.length);
  },
});

export { couponSlip, saveCouponSlip, startCouponSlip };

/** Whether a bet has no known outcome yet: until then nothing in the slip may change. */
export function isUnderWay({ phase }: Pick<CouponOnItsWay, 'phase'>): boolean {
  return phase !== undefined && isPhaseUnderWay(phase);
}

/** Whether sent bets are still shown: until the player dismisses them, the draft cannot change. */
export function isLocked(): boolean {
  return couponSlip.sent.length > 0;
}

function fitKind(before: number): void {
  Object.assign(couponSlip, fittedKind(couponSlip, before));
}

/**
 * Puts a selection into the slip or takes it out. It replaces another selection of the same market. False while
 * a bet is on its way: then nothing has changed, and the slip opens to show why.
 */
export function togglePick(pick: Omit<CouponPick, 'reference'>): boolean {
  if (couponSlip.sent.some(isUnderWay)) {
    couponSlip.isOpen = true;
    return false;
  }
  if (isLocked()) finishCoupon();
  const before = couponSlip.picks.length;
  const key = pickKey(pick);
  const isIn = couponSlip.picks.some((known) => pickKey(known) === key);
  const others = couponSlip.picks.filter(
    (known) => pickKey(known) !== key && (isIn || known.marketId !== pick.marketId),
  );
  couponSlip.picks = isIn ? others : [...others, { ...pick, reference: newId() }];
  if (!isIn) slipMark.isWanted = true;
  changed();
  fitKind(before);
  return true;
}

/** Replaces all selections. */
export function replacePicks(picks: readonly Omit<CouponPick, 'reference'>[]): void {
  if (isLocked()) return;
  couponSlip.picks = picks.map((pick) => ({ ...pick, reference: newId() }));
  changed();
  fitKind(0);
  slipMark.isWanted = true;
  couponSlip.isOpen = true;
}

/**
 * The bet has changed, so the answer to the last try no longer applies. Saved at once, because a browser
 * may drop a write that still waits when the page is left; only typing waits.
 */
function changed(): void {
  couponSlip.refusal = undefined;
  void saveCouponSlip();
}

export function removePicks(keys: readonly string[]): void {
  if (isLocked()) return;
  const before = couponSlip.picks.length;
  couponSlip.picks = couponSlip.picks.filter((pick) => !keys.includes(pickKey(pick)));
  changed();
  fitKind(before);
}

/** Leaves a selection out of the bet without removing it, or includes it again. */
export function setOut(key: string, isOut: boolean): void {
  const pick = couponSlip.picks.find((known) => pickKey(known) === key);
  if (!pick || isLocked()) return;
  pick.isOut = isOut;
  fitKind(couponSlip.picks.length);
  void saveCouponSlip();
}

/** The player has read the outcomes: placed bets go, the rest stays as a draft. */
export function finishCoupon(): void {
  if (couponSlip.sent.some(isUnderWay)) return;
  const landed = landedIn(couponSlip.sent);
  couponSlip.sent = [];
  // While the outcomes stood here another tab may have used the one that was saved with them.
  couponSlip.reference = newId();
  removePicks(landed.flatMap(({ keys }) => keys));
  if (landed.some(({ bet }) => bet.freeBetId !== undefined)) {
    Object.assign(couponSlip, { stakeKobo: undefined, freeBetId: undefined });
  }
  if (couponSlip.picks.length === 0) couponSlip.isOpen = false;
  void saveCouponSlip();
}

/** The server has decided: the next try on these selections is a new intent. */
export function renewReference(reference: string): void {
  if (couponSlip.reference === reference) couponSlip.reference = newId();
  for (const pick of couponSlip.picks) {
    if (pick.reference === reference) pick.reference = newId();
  }
}

export function clearCoupon(): void {
  if (couponSlip.sent.some(isUnderWay)) return;
  const { onPriceChange, toleranceBasisPoints } = couponSlip;
  Object.assign(couponSlip, fresh(), { onPriceChange, toleranceBasisPoints });
  void saveCouponSlip();
}
