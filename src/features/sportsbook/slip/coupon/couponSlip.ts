import type { CouponBet } from '../../../../contract/betting/couponBets.ts';
import {
  type BetPhase,
  type IntentProblem,
  isUnderWay as isPhaseUnderWay,
} from '../../../../state/money/intent.ts';
import { store } from '../../../../state/store.ts';
import { savedKeys } from '../../../../storage/keys.ts';
import {
  type CouponPick,
  emptyCoupon,
  pickKey,
  SavedCoupon,
  type SentCoupon,
} from './couponDraft.ts';

/** A bet on its way; without a phase it was not sent, because one before it has no answer. */
export interface CouponOnItsWay extends SentCoupon {
  phase: BetPhase<CouponBet> | undefined;
}

interface CouponSlip extends Omit<SavedCoupon, 'sent'> {
  /** What was sent, until the player has seen what became of it. */
  sent: CouponOnItsWay[];
  /** Why the last try was not taken. */
  refusal: IntentProblem | undefined;
  /** A free bet pays the stake. Not kept: it may be used up elsewhere. */
  freeBetId: string | undefined;
  /** The picks have outlived their odds: a change is told before anything is sent. */
  isReturned: boolean;
  /** On a narrow screen: spread out, or one line above the tabs. */
  isOpen: boolean;
}

const fresh = (): CouponSlip => ({
  ...emptyCoupon(),
  stakeKobo: undefined,
  sent: [],
  refusal: undefined,
  freeBetId: undefined,
  isReturned: false,
  isOpen: false,
});

/** Typing is not slowed down by a write for each digit. */
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
  pack({ picks, sent, ...rest }) {
    const landed = landedKeys(sent);
    return {
      ...rest,
      // A bet that was placed must not come back as a draft.
      picks: picks.filter((pick) => !landed.includes(pickKey(pick))),
      // What is decided or was never sent has nothing to be looked up.
      sent: sent
        .filter(({ phase }) => phase && phase.is !== 'done' && phase.is !== 'editing')
        .map(({ phase: _, ...bet }) => bet),
    };
  },
  unpack({ sent, ...rest }, slip) {
    if (slip.picks.length > 0) return;
    Object.assign(slip, rest, {
      sent: sent.map((bet) => ({ ...bet, phase: { is: 'checking', isUnanswered: false } })),
      isReturned: true,
    });
  },
});

export { couponSlip, saveCouponSlip, startCouponSlip };

/** A bet without a known outcome: nothing of the slip may be changed meanwhile. */
export function isUnderWay({ phase }: Pick<CouponOnItsWay, 'phase'>): boolean {
  return phase !== undefined && isPhaseUnderWay(phase);
}

export function isLocked(): boolean {
  return couponSlip.sent.length > 0;
}

/** One alone is a single; from the second on they are one bet, unless the player says otherwise. */
function fitKind(before: number): void {
  const { picks, kind } = couponSlip;
  if (picks.length < 2) couponSlip.kind = 'single';
  else if (before < 2) couponSlip.kind = 'acca';
  else if (kind === 'system' && picks.length < 3) couponSlip.kind = 'acca';
  couponSlip.size = Math.min(Math.max(2, couponSlip.size), Math.max(2, picks.length - 1));
}

/** Puts a selection into the slip, or takes it out again. Another of the same market takes its place. */
export function togglePick(pick: Omit<CouponPick, 'reference'>): void {
  if (couponSlip.sent.some(isUnderWay)) {
    couponSlip.isOpen = true;
    return;
  }
  if (isLocked()) finishCoupon();
  const before = couponSlip.picks.length;
  const key = pickKey(pick);
  const isIn = couponSlip.picks.some((known) => pickKey(known) === key);
  const others = couponSlip.picks.filter(
    (known) => pickKey(known) !== key && (isIn || known.marketId !== pick.marketId),
  );
  couponSlip.picks = isIn ? others : [...others, { ...pick, reference: crypto.randomUUID() }];
  changed();
  fitKind(before);
}

/** Puts other selections in the place of all. */
export function replacePicks(picks: readonly Omit<CouponPick, 'reference'>[]): void {
  if (isLocked()) return;
  couponSlip.picks = picks.map((pick) => ({ ...pick, reference: crypto.randomUUID() }));
  changed();
  fitKind(0);
  couponSlip.isOpen = true;
}

/** What is asked is another bet now: an answer to the one before says nothing of it. */
function changed(): void {
  couponSlip.refusal = undefined;
}

export function removePicks(keys: readonly string[]): void {
  if (isLocked()) return;
  const before = couponSlip.picks.length;
  couponSlip.picks = couponSlip.picks.filter((pick) => !keys.includes(pickKey(pick)));
  changed();
  fitKind(before);
}

/** Leaves a selection out of the bet without losing it, or takes it in again. */
export function setOut(key: string, isOut: boolean): void {
  const pick = couponSlip.picks.find((known) => pickKey(known) === key);
  if (pick && !isLocked()) pick.isOut = isOut;
}

/** The selections of bets that stand. */
function landedKeys(sent: readonly CouponOnItsWay[]): string[] {
  return sent
    .filter(({ phase }) => phase?.is === 'done' && phase.result.state !== 'rejected')
    .flatMap(({ keys }) => keys);
}

/** The player has seen what became of the bets: those placed go, the others stay as a draft. */
export function finishCoupon(): void {
  if (couponSlip.sent.some(isUnderWay)) return;
  const landed = landedKeys(couponSlip.sent);
  couponSlip.sent = [];
  renewReferences();
  removePicks(landed);
  if (couponSlip.picks.length === 0) Object.assign(couponSlip, { isOpen: false });
  void saveCouponSlip();
}

/** Other intents from now on: the server has decided about those before. */
function renewReferences(): void {
  couponSlip.reference = crypto.randomUUID();
  for (const pick of couponSlip.picks) pick.reference = crypto.randomUUID();
}

export function clearCoupon(): void {
  if (couponSlip.sent.some(isUnderWay)) return;
  const { onPriceChange, toleranceBasisPoints } = couponSlip;
  Object.assign(couponSlip, fresh(), { onPriceChange, toleranceBasisPoints });
}
