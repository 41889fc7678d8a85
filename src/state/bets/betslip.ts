import { subscribe } from 'valtio/vanilla';
import type { Bet } from '../../contract/betting/bets.ts';
import { savedKeys } from '../../storage/keys.ts';
import { type BetPhase, problemText } from '../money/intent.ts';
import { store } from '../store.ts';
import { asideBet, isOnItsWay, setAside, takeAside } from './betsAside.ts';
import { defaultChoices, type SlipChoices } from './betslipChoices.ts';
import { type Draft, newDraft, SavedSlip, type Selection } from './betslipDraft.ts';
import { slipKey, slipMark } from './slipMark.ts';

/** A tap that bets: it is tried once, and what stands against it is told. */
interface OneClickTap {
  reference: string;
  /** What was tapped. */
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
   * The draft has outlived its prices: it was read from the device, or the network was gone. Its
   * price is compared once more before it may be placed.
   */
  isReturned: boolean;
  /** A tap on a price sends a bet. Never kept: it is off at each start and for each player. */
  isOneClick: boolean;
  /** The last tap with one-click betting on, for as long as its bet is in the slip and not changed. */
  tap: OneClickTap | undefined;
  /** On a narrow screen: spread out, or one line above the tabs. */
  isOpen: boolean;
  /** Where the slip begins on a narrow screen, px from the top: prices below it are hidden. */
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

/** Typing is not slowed down by a write for each digit. */
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
  // A bet that was placed must not come back as a draft.
  pack: ({ draft, phase, ...choices }) => ({
    ...choices,
    draft: phase.is === 'done' ? undefined : draft,
  }),
  unpack({ draft, ...choices }, slip) {
    Object.assign(slip, choices);
    if (!draft || slip.draft) return;
    Object.assign(slip, { draft, isReturned: !draft.isSent });
    // A bet that was sent before the page went is looked up before anything else.
    if (draft.isSent) slip.phase = { is: 'checking', isUnanswered: false };
  },
});

export { betslip, saveBetslip, startBetslip };

subscribe(betslip, () => {
  const { draft, phase, topPx } = betslip;
  slipMark.topPx = topPx;
  slipMark.picked = draft && phase.is !== 'done' ? slipKey(draft) : undefined;
});

/** Nothing of the slip may be changed while its bet is on its way. */
export function isUnderWay(): boolean {
  return isOnItsWay(betslip);
}

/** Two taps on one price within this time are one: a finger that trembles bets once. */
const DOUBLE_TAP_MS = 500;
/** Of a tap that was followed by another before the slip's code had come. */
const NOT_OPEN = 'The slip was still opening. Tap the price again.';

/**
 * A price was tapped. What is in the slip makes room for it: a bet on its way goes aside. A price that is
 * not live, such as one of a list, is never sent by the tap alone: the player sees the live one first.
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
  // Only typing waits: some browsers drop a write that is still to come when the page is left.
  void saveBetslip();
}

/** A bet that was sent is kept in sight, and so is the answer to each tap that bets. */
function makeRoom(): void {
  const { draft, phase, tap } = betslip;
  if (!draft) return;
  if (isUnderWay() || (tap && phase.is === 'done')) setAside(draft, phase);
  else if (tap && phase.is === 'editing') {
    const problem = phase.problem ?? problemText(tap.reason ?? NOT_OPEN);
    setAside(draft, { is: 'editing', problem });
  }
}

/** A bet that was not placed comes back as a draft, with the reason, to be changed or sent once more. */
export function takeBack(reference: string): void {
  if (asideBet(reference)?.phase.is !== 'editing') return;
  makeRoom();
  Object.assign(betslip, takeAside(reference), { isReturned: true, tap: undefined });
}

/** The one try of a tap: why it is not sent, or nothing and the version it is sent with. */
export function tryTap(reason: string | undefined, version: number | undefined): void {
  const { tap, draft } = betslip;
  if (!tap || !draft) return;
  tap.isTried = true;
  if (reason !== undefined) tap.reason = reason;
  else if (version !== undefined) draft.version = version;
}

/** The prices of a draft are no longer known to be those of the market. */
export function doubtDraft(): void {
  if (betslip.draft && !isUnderWay() && betslip.phase.is !== 'done') betslip.isReturned = true;
}

/** The market still offers what the draft asks. */
export function trustDraft(): void {
  betslip.isReturned = false;
}

/** The same terms once more, as a new intent: after a refusal, or to bet again. */
export function repeatDraft(): void {
  if (!betslip.draft || betslip.phase.is !== 'done') return;
  Object.assign(betslip.draft, { reference: crypto.randomUUID(), isSent: false });
  betslip.phase = { is: 'editing' };
  betslip.tap = undefined;
}

/** The player has seen what became of the bet. */
export function finishSlip(): void {
  if (betslip.isSelectionKept) repeatDraft();
  else clearSlip();
  void saveBetslip();
}

export function clearSlip(): void {
  if (!isUnderWay()) Object.assign(betslip, empty());
}

export function backToEditing(): void {
  if (betslip.phase.is === 'asked') betslip.phase = { is: 'editing' };
}
