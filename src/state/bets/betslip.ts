import { subscribe } from 'valtio/vanilla';
import type { Bet } from '../../contract/betting/bets.ts';
import { savedKeys } from '../../storage/keys.ts';
import { type BetPhase, problemText } from '../money/intent.ts';
import { store } from '../store.ts';
import { asideBet, isOnItsWay, setAside, takeAside } from './betsAside.ts';
import { defaultChoices, type SlipChoices } from './betslipChoices.ts';
import { type Draft, newDraft, SavedSlip, type Selection } from './betslipDraft.ts';
import { slipKey, slipMark } from './slipMark.ts';

/** A one-click tap. It tries to send its bet once; if it cannot, the player is told why. */
interface OneClickTap {
  reference: string;
  /** What was tapped, as `slipKey` writes it. */
  key: string;
  atMs: number;
  isTried: boolean;
  /** Why it was not sent. */
  reason?: string;
}

interface Betslip extends SlipChoices {
  draft: Draft | undefined;
  phase: BetPhase<Bet>;
  /**
   * The draft is older than its prices: it was read from the device, or the network was gone. Its price is
   * compared with the market's before it may be placed.
   */
  isReturned: boolean;
  /** One-click betting: a tap on a price sends a bet. Never saved: off at each start and for each player. */
  isOneClick: boolean;
  /** The last one-click tap, until its bet leaves the slip or is changed. */
  tap: OneClickTap | undefined;
  /** On a narrow screen: whether the slip is spread out, not one line above the tabs. */
  isOpen: boolean;
  /** The slip's top edge on a narrow screen, in px from the top: it hides the prices below. */
  topPx: number | undefined;
}

type Contents = Pick<Betslip, 'draft' | 'phase' | 'isReturned' | 'tap' | 'isOpen'>;

const empty = (): Contents => ({
  draft: undefined,
  phase: { is: 'editing' },
  isReturned: false,
  tap: undefined,
  isOpen: false,
});

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
    ...empty(),
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
});

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
  makeRoom();
  betslip.phase = { is: 'editing' };
  betslip.isReturned = false;
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
  Object.assign(betslip, takeAside(reference), { isReturned: true, tap: undefined });
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
  Object.assign(betslip.draft, { reference: crypto.randomUUID(), isSent: false });
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
  Object.assign(betslip, empty());
  void saveBetslip();
}

export function backToEditing(): void {
  if (betslip.phase.is === 'asked') betslip.phase = { is: 'editing' };
}
