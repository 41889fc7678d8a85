import { snapshot, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { newId } from '../../lib/newId.ts';
import { savedKeys } from '../../storage/keys.ts';
import { isDoubtful } from '../money/doubtfulKeys.ts';
import { problemText } from '../money/intent.ts';
import { store } from '../store.ts';
import {
  asideBet,
  betsAside,
  dropAside,
  isOnItsWay,
  setAside,
  startBetsAside,
  takeAside,
} from './betsAside.ts';
import { defaultChoices, SlipChoices } from './betslipChoices.ts';
import { type Betslip, emptySlip, type Tapped } from './betslipContents.ts';
import { Draft, newDraft, type Selection } from './betslipDraft.ts';
import { slipKey, slipMark } from './slipMark.ts';
import { hasOtherTabs, keepInTab, keptInTab } from './tabSlip.ts';

/** Wait, so that typing is not slowed down by a write for each digit. */
const SAVE_DELAY_MS = 300;

const {
  state: betslip,
  start: startChoices,
  save: saveChoices,
} = store({
  key: savedKeys.betslip,
  schema: SlipChoices,
  delayMs: SAVE_DELAY_MS,
  initial: (): Betslip => ({
    ...emptySlip(),
    ...defaultChoices(),
    isOneClick: false,
    topPx: undefined,
  }),
  takeOver: (choices, slip) => void Object.assign(slip, choices),
});

/** The draft that was written last in any tab: the next start has it. Each tab keeps its own besides. */
const lastDraft = store({
  key: savedKeys.betslipDraft,
  schema: z.object({ draft: z.optional(Draft) }),
  delayMs: SAVE_DELAY_MS,
  initial: () => ({}),
  pack: () => (keptDraft() ? { draft: keptDraft() } : {}),
  unpack({ draft }) {
    if (takesLast) takeDraft(draft);
  },
});
let takesLast = false;
let isRead = false;

/** Reads the player's choices, and the draft: after a reload the tab's own, else what the last tab had. */
async function startBetslip(): Promise<void> {
  const kept = keptInTab();
  takesLast = !(await hasOtherTabs()) && kept === undefined;
  takeDraft(kept?.draft);
  await Promise.all([startChoices(), lastDraft.start(), startBetsAside()]);
  isRead = true;
  // What the slip shows is not shown aside.
  dropAside(({ draft }) => draft.reference === betslip.draft?.reference);
}

function takeDraft(draft: Draft | undefined): void {
  if (!draft || betslip.draft) return;
  // The copy that a duplicated tab begins with is a bet of its own.
  const reference = draft.isSent ? draft.reference : newId();
  Object.assign(betslip, { draft: { ...draft, reference }, isReturned: !draft.isSent });
  // It was sent before the page went away, so look it up before anything else.
  if (draft.isSent) betslip.phase = { is: 'checking', isUnanswered: false };
}

/** A placed bet must not return as a draft. */
function keptDraft(): Draft | undefined {
  return betslip.phase.is === 'done' ? undefined : snapshot(betslip).draft;
}

/** Writes at once, for changes that must not be lost in the next moment. */
async function saveBetslip(): Promise<void> {
  keepInTab(keptDraft());
  await Promise.all([saveChoices(), lastDraft.save()]);
}

export { betslip, saveBetslip, startBetslip };

subscribe(betslip, () => {
  const { draft, phase, topPx } = betslip;
  slipMark.topPx = topPx;
  slipMark.picked = draft && phase.is !== 'done' ? slipKey(draft) : undefined;
  const inSlip = isUnderWay() ? keptDraft() : undefined;
  if (betsAside.inSlip?.reference !== inSlip?.reference) betsAside.inSlip = inSlip;
  if (!isRead) return;
  keepInTab(keptDraft());
  lastDraft.changed();
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
export function pick(selection: Selection, how: Tapped = {}): void {
  const { isLive = true, isRung, atMs = Date.now() } = how;
  const { tap, isOneClick } = betslip;
  const key = slipKey(selection);
  const tapped = isRung ? `${key} ${selection.priceHundredths}` : key;
  const isSame = tap?.key === tapped && tap.reason === undefined;
  if (isOneClick && isSame && atMs - tap.atMs < DOUBLE_TAP_MS) return;
  const previous = betslip.phase.is === 'done' ? undefined : betslip.draft;
  const draft = newDraft(selection, previous, betslip.stakeBy);
  if (previous && isRetry(key)) draft.reference = previous.reference;
  makeRoom();
  Object.assign(betslip, { phase: { is: 'editing' }, isReturned: false, unread: {}, isOpen: true });
  if (isOneClick) {
    const { targetKobo: _, ...rest } = draft;
    betslip.draft = { ...rest, stakeKobo: betslip.oneClickStakeKobo };
    betslip.tap = isLive
      ? { reference: draft.reference, key: tapped, atMs, isTried: false }
      : undefined;
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
  // The bet has changed the position that a hedge was worked out from.
  Object.assign(betslip.draft, { reference: newId(), isSent: false, position: undefined });
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
