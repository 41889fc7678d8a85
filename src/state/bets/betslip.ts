import { subscribe } from 'valtio/vanilla';
import { newId } from '../../lib/newId.ts';
import { savedKeys } from '../../storage/keys.ts';
import { isDoubtful } from '../money/doubtfulKeys.ts';
import { problemText } from '../money/intent.ts';
import { store } from '../store.ts';
import { asideBet, isOnItsWay, setAside, takeAside } from './betsAside.ts';
import { defaultChoices } from './betslipChoices.ts';
import { type Betslip, emptySlip } from './betslipContents.ts';
import { type Draft, newDraft, SavedSlip, type Selection } from './betslipDraft.ts';
import { slipKey, slipMark } from './slipMark.ts';

/** Wait, so that typing is not slowed down by a write for each digit. */
const SAVE_DELAY_MS = 300;

const {
  state: betslip,
  start: startBetslip,
  save: saveBetslip,
} = store({
  key: savedKeys.betslip,
  schema: SavedSlip,
  delayMs: SAVE_DELAY_MS,
  initial: (): Betslip => ({
    ...emptySlip(),
    ...defaultChoices(),
    isOneClick: false,
    topPx: undefined,
  }),
  // A placed bet must not return as a draft.
  pack: ({ draft, phase, ...choices }) => ({
    ...choices,
    draft: phase.is === 'done' ? undefined : draft,
  }),
  unpack({ draft, ...choices }, slip) {
    Object.assign(slip, choices);
    if (!draft || slip.draft) return;
    Object.assign(slip, { draft, isReturned: !draft.isSent });
    // It was sent before the page went away, so look it up before anything else.
    if (draft.isSent) slip.phase = { is: 'checking', isUnanswered: false };
  },
  takeOver({ draft, ...choices }, slip) {
    Object.assign(slip, choices);
    if (draft) takeDraft(draft);
    else if (slip.phase.is === 'editing' || slip.phase.is === 'asked' || slip.isElsewhere) {
      Object.assign(slip, emptySlip());
    }
  },
});

/** Takes over the draft of another tab. What this tab has sent keeps its place among the bets aside. */
function takeDraft(draft: Draft): void {
  const isSame = draft.reference === betslip.draft?.reference;
  if (isSame && (isUnderWay() || betslip.phase.is === 'done')) return;
  if (!isSame && !betslip.isElsewhere) makeRoom();
  Object.assign(betslip, { draft, isReturned: !draft.isSent, isElsewhere: draft.isSent });
  betslip.tap = undefined;
  betslip.phase = draft.isSent ? { is: 'checking', isUnanswered: false } : { is: 'editing' };
}

export { betslip, saveBetslip, startBetslip };

subscribe(betslip, () => {
  const { draft, phase, topPx } = betslip;
  slipMark.topPx = topPx;
  slipMark.picked = draft && phase.is !== 'done' ? slipKey(draft) : undefined;
});

/** Whether the slip's bet is on its way: until it is decided nothing in the slip may change. */
export function isUnderWay(): boolean {
  return isOnItsWay(betslip);
}

/** Two taps on one price within this time count as one, so that a trembling finger bets once. */
const DOUBLE_TAP_MS = 500;
/** Shown when the player taps again before the slip's code has loaded. */
const NOT_OPEN = 'The slip was still opening. Tap the price again.';

/**
 * Puts a tapped price into the slip and moves its current bet aside if that is on its way. A price that is
 * not live (from a list) is never sent by the tap alone: the player sees the live price first.
 */
export function pick(selection: Selection, { isLive = true, atMs = Date.now() } = {}): void {
  betslip.isOpen = true;
  const { tap, isOneClick } = betslip;
  const key = slipKey(selection);
  const isSame = tap?.key === key && tap.reason === undefined;
  if (isOneClick && isSame && atMs - tap.atMs < DOUBLE_TAP_MS) return;
  const previous = betslip.phase.is === 'done' ? undefined : betslip.draft;
  const draft = newDraft(selection, previous, betslip.stakeBy);
  if (previous && isRetry(key)) draft.reference = previous.reference;
  makeRoom();
  betslip.phase = { is: 'editing' };
  betslip.isReturned = false;
  betslip.unread = {};
  betslip.isElsewhere = false;
  if (isOneClick) {
    const { targetKobo: _, ...rest } = draft;
    betslip.draft = { ...rest, stakeKobo: betslip.oneClickStakeKobo };
    betslip.tap = isLive ? { reference: draft.reference, key, atMs, isTried: false } : undefined;
  } else {
    betslip.draft = draft;
    betslip.tap = undefined;
  }
  // Only typing waits: a browser may drop a write that still waits when the page is left.
  void saveBetslip();
}

/** A bet on this selection did not arrive, and still may: tapped again, it keeps its reference. */
function isRetry(key: string): boolean {
  const { draft, phase, tap } = betslip;
  if (!draft || phase.is !== 'editing' || tap) return false;
  return slipKey(draft) === key && isDoubtful(draft.reference);
}

/** Keeps a sent bet, and the outcome of each one-click tap, in sight beside the slip. */
function makeRoom(): void {
  const { draft, phase, tap } = betslip;
  if (!draft) return;
  if (isUnderWay() || (tap && phase.is === 'done')) setAside(draft, phase);
  else if (tap && phase.is === 'editing') {
    const problem = phase.problem ?? problemText(tap.reason ?? NOT_OPEN);
    setAside(draft, { is: 'editing', problem });
  }
}

/** Takes a bet that was not placed back into the slip, with the reason, to be changed or sent again. */
export function takeBack(reference: string): void {
  if (asideBet(reference)?.phase.is !== 'editing') return;
  makeRoom();
  Object.assign(betslip, takeAside(reference), { isReturned: true, unread: {}, tap: undefined });
}

/** Records a tap's only try: why it was not sent, or the market version it was sent with. */
export function tryTap(reason: string | undefined, version: number | undefined): void {
  const { tap, draft } = betslip;
  if (!tap || !draft) return;
  tap.isTried = true;
  if (reason !== undefined) tap.reason = reason;
  else if (version !== undefined) draft.version = version;
}

/** Marks the draft's price as possibly out of date. */
export function markDraftStale(): void {
  if (betslip.draft && !isUnderWay() && betslip.phase.is !== 'done') betslip.isReturned = true;
}

/** The market still offers what the draft asks for. */
export function markDraftFresh(): void {
  betslip.isReturned = false;
}

/** Starts a new intent with the same terms: after a refusal, or to bet again. */
export function repeatDraft(): void {
  if (!betslip.draft || betslip.phase.is !== 'done') return;
  Object.assign(betslip.draft, { reference: newId(), isSent: false });
  betslip.phase = { is: 'editing' };
  betslip.tap = undefined;
}

/** The player has read the outcome: empties the slip, or keeps the selection if the player wants that. */
export function finishSlip(): void {
  if (betslip.isSelectionKept) repeatDraft();
  else clearSlip();
  void saveBetslip();
}

export function clearSlip(): void {
  if (isUnderWay()) return;
  Object.assign(betslip, emptySlip());
  void saveBetslip();
}

export function backToEditing(): void {
  if (betslip.phase.is === 'asked') betslip.phase = { is: 'editing' };
}
