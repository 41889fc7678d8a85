import { snapshot, subscribe } from 'valtio/vanilla';
import { newId } from '../../lib/newId.ts';
import * as texts from '../../messages/english/slipDock.ts';
import { savedKeys } from '../../storage/keys.ts';
import { isDoubtful } from '../money/doubtfulKeys.ts';
import { problemText } from '../money/intentProblem.ts';
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
import { type Draft, KeptSlip, newDraft, type Selection } from './betslipDraft.ts';
import { isDoubled } from './oneClick/isDoubled.ts';
import { lostUnderPress } from './oneClick/shownPrice.ts';
import {
  asLeft,
  keptSlip,
  lastOther,
  otherOf,
  othersBesides,
  takeOther,
} from './several/others.ts';
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
    others: [],
    isOneClick: false,
    topPx: undefined,
  }),
  takeOver: (choices, slip) => void Object.assign(slip, choices),
});

/** The slip that was written last in any tab: the next start has it. Each tab keeps its own besides. */
const lastSlip = store({
  key: savedKeys.betslipDraft,
  schema: KeptSlip,
  delayMs: SAVE_DELAY_MS,
  initial: () => ({}),
  pack: () => kept(),
  unpack(saved) {
    if (takesLast) takeKept(saved);
  },
});
let takesLast = false;
let isRead = false;

/** Reads the player's choices, and the draft: after a reload the tab's own, else what the last tab had. */
async function startBetslip(): Promise<void> {
  const own = keptInTab();
  takesLast = !(await hasOtherTabs()) && own === undefined;
  takeKept(own ?? {});
  await Promise.all([startChoices(), lastSlip.start(), startBetsAside()]);
  isRead = true;
  // What the slip shows is not shown aside.
  dropAside(({ draft }) => draft.reference === betslip.draft?.reference);
}

function takeKept({ draft, others = [] }: KeptSlip): void {
  if (betslip.draft || betslip.others.length > 0) return;
  betslip.others = others.map(asLeft);
  Object.assign(betslip, draft ? asLeft(draft) : lastOther(betslip));
  // It was sent before the page went away, so look it up before anything else.
  if (draft?.isSent) betslip.phase = { is: 'checking', isUnanswered: false };
}

const kept = () => keptSlip(snapshot(betslip));

/** Writes at once, for changes that must not be lost in the next moment. */
async function saveBetslip(): Promise<void> {
  keepInTab(kept());
  await Promise.all([saveChoices(), lastSlip.save()]);
}

export { betslip, saveBetslip, startBetslip };

subscribe(betslip, () => {
  const { draft, phase, topPx } = betslip;
  slipMark.topPx = topPx;
  slipMark.picked = draft && phase.is !== 'done' ? slipKey(draft) : undefined;
  slipMark.others = betslip.others.map((other) => slipKey(other.draft));
  const inSlip = isUnderWay() ? kept().draft : undefined;
  if (betsAside.inSlip?.reference !== inSlip?.reference) betsAside.inSlip = inSlip;
  if (!isRead) return;
  keepInTab(kept());
  lastSlip.changed();
});

/** Whether the slip's bet is on its way: until it is decided nothing in the slip may change. */
export function isUnderWay(): boolean {
  return isOnItsWay(betslip);
}

/**
 * Puts a tapped price into the slip: beside its selections if the player wants several, else in the place of its draft.
 * A bet on its way is moved aside. A price that is not live (from a list) is never sent by the tap alone: the player
 * sees the live price first.
 */
export function pick(selection: Selection, how: Tapped = {}): void {
  const { isLive = true, isRung, pressed, atMs = Date.now() } = how;
  const { tap, isOneClick } = betslip;
  const key = slipKey(selection);
  const tapped = isRung ? `${key} ${selection.priceHundredths}` : key;
  if (isOneClick && isDoubled(tap, tapped, atMs)) return;
  const isBeside = othersBesides(betslip);
  const known = takeOther(betslip, key)?.draft;
  const previous = known ?? (betslip.phase.is === 'done' ? undefined : betslip.draft);
  const draft = newDraft(selection, previous, betslip.stakeBy);
  if (previous && isRetry(previous, key)) draft.reference = previous.reference;
  makeRoom(isBeside && key);
  Object.assign(betslip, { phase: { is: 'editing' }, isReturned: false, unread: {}, isOpen: true });
  if (isOneClick) {
    const { targetKobo: _, ...rest } = draft;
    const lost = pressed && lostUnderPress(selection, pressed);
    if (lost) betslip.phase = { is: 'editing', problem: problemText(lost) };
    betslip.draft = { ...rest, stakeKobo: betslip.oneClickStakeKobo };
    betslip.tap = isLive
      ? { reference: draft.reference, key: tapped, atMs, isTried: lost !== undefined }
      : undefined;
  } else {
    betslip.draft = draft;
    betslip.tap = undefined;
  }
  // Only typing waits: a browser may drop a write that still waits when the page is left.
  void saveBetslip();
}

/** A bet on this selection did not arrive, and still may: tapped again, it keeps its reference. */
function isRetry(previous: Draft, key: string): boolean {
  const { draft, phase, tap } = betslip;
  if (previous === draft && (phase.is !== 'editing' || tap)) return false;
  return slipKey(previous) === key && isDoubtful(previous.reference);
}

/**
 * Keeps a sent bet, and the outcome of each one-click tap, in sight beside the slip, and the draft among its selections
 * where another one is added.
 */
function makeRoom(added: string | false = othersBesides(betslip) && ''): void {
  const { draft, phase, tap } = betslip;
  if (!draft) return;
  if (isUnderWay() || (tap && phase.is === 'done')) setAside(draft, phase);
  else if (tap && phase.is === 'editing') {
    const problem = phase.problem ?? problemText(tap.reason ?? texts.stillOpening);
    setAside(draft, { is: 'editing', problem });
  } else if (added !== false && phase.is !== 'done' && slipKey(draft) !== added) {
    betslip.others.push(otherOf(betslip, draft));
  }
}

/** Takes a bet that was not placed back into the slip, with the reason, to be changed or sent again. */
export function takeBack(reference: string): void {
  if (asideBet(reference)?.phase.is !== 'editing') return;
  makeRoom();
  Object.assign(betslip, takeAside(reference), { isReturned: true, unread: {}, tap: undefined });
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

/** Removes the draft; the selection before it is written next. */
export function clearSlip(): void {
  if (isUnderWay()) return;
  Object.assign(betslip, emptySlip(), lastOther(betslip));
  void saveBetslip();
}
