import { proxy, subscribe } from 'valtio/vanilla';
import { persisted } from '../../storage/persisted.ts';
import { onForget } from '../session/privateState.ts';
import { defaultChoices, type SlipChoices, type StakeBy } from './betslipChoices.ts';
import { type Draft, newDraft, SavedSlip, type Selection, withStake } from './betslipDraft.ts';
import type { Phase } from './betslipPlacement.ts';
import { slipKey, slipMark } from './slipMark.ts';

interface Betslip extends SlipChoices {
  draft: Draft | undefined;
  phase: Phase;
  /**
   * The draft has outlived its prices: it was read from the device, or the network was gone. Its
   * price is compared once more before it may be placed.
   */
  isReturned: boolean;
  /** A tap on a price sends a bet. Never kept: it is off at each start and for each player. */
  isOneClick: boolean;
  /** The draft that a tap has made with one-click betting on, until it was sent or refused. */
  oneClickReference: string | undefined;
  /** On a narrow screen: spread out, or one line above the tabs. */
  isOpen: boolean;
  /** Where the slip begins on a narrow screen, px from the top: prices below it are hidden. */
  topPx: number | undefined;
}

type Contents = Pick<Betslip, 'draft' | 'phase' | 'isReturned' | 'oneClickReference' | 'isOpen'>;

const empty = (): Contents => ({
  draft: undefined,
  phase: { is: 'editing' },
  isReturned: false,
  oneClickReference: undefined,
  isOpen: false,
});

export const betslip = proxy<Betslip>({
  ...empty(),
  ...defaultChoices(),
  isOneClick: false,
  topPx: undefined,
});

subscribe(betslip, () => {
  const { draft, phase, topPx } = betslip;
  slipMark.topPx = topPx;
  slipMark.picked = draft && phase.is !== 'decided' ? slipKey(draft) : undefined;
});

/** Typing is not slowed down by a write for each digit. */
const SAVE_DELAY_MS = 300;

const record = persisted({
  key: 'betslip@1',
  schema: SavedSlip,
  delayMs: SAVE_DELAY_MS,
  current: () => {
    const { draft, phase, ...choices } = betslip;
    // A bet that was placed must not come back as a draft.
    return { ...choices, draft: phase.is === 'decided' ? undefined : draft };
  },
});

let starting: Promise<void> | undefined;

/** Reads what the device keeps, once. */
export function startBetslip(): Promise<void> {
  starting ??= hydrate();
  return starting;
}

async function hydrate(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (saved) {
    const { draft, ...choices } = saved.value;
    Object.assign(betslip, choices);
    if (draft && !betslip.draft) Object.assign(betslip, { draft, isReturned: !draft.isSent });
  }
  subscribe(betslip, () => record.changed());
  // A bet that was sent before the page went is looked up before anything else.
  if (betslip.draft?.isSent) betslip.phase = { is: 'checking' };
}

/** Writes the slip at once. */
export function saveBetslip(): void {
  record.changed();
  record.flush().catch((error) => console.warn('slip not saved', error));
}

/** Nothing of the slip may be changed while a bet is on its way. */
function isUnderWay(): boolean {
  const { is } = betslip.phase;
  return is === 'sending' || is === 'waiting' || is === 'checking';
}

/**
 * A price was tapped. While a bet is on its way the slip keeps showing that one. A price that is not
 * live, such as one of a list, is never sent by the tap alone: the player sees the live one first.
 */
export function pick(selection: Selection, { isLive = true } = {}): void {
  betslip.isOpen = true;
  if (isUnderWay()) return;
  const previous = betslip.phase.is === 'decided' ? undefined : betslip.draft;
  const draft = newDraft(selection, previous, betslip.stakeBy);
  betslip.phase = { is: 'editing' };
  betslip.isReturned = false;
  if (betslip.isOneClick) {
    const { targetKobo: _, ...rest } = draft;
    betslip.draft = { ...rest, stakeKobo: betslip.oneClickStakeKobo };
    if (isLive) betslip.oneClickReference = draft.reference;
  } else {
    betslip.draft = draft;
  }
}

type Terms = Partial<Pick<Draft, 'stakeKobo' | 'priceHundredths' | 'version' | 'line'>>;

/** Changes the terms; a confirmation that was asked for is asked for again. */
export function changeDraft(terms: Terms): void {
  const { draft, stakeBy } = betslip;
  if (!draft || isUnderWay() || betslip.phase.is === 'decided') return;
  const next = { ...draft, ...terms };
  // A stake of its own is no longer the one that follows from the target.
  if ('stakeKobo' in terms) delete next.targetKobo;
  if (terms.priceHundredths !== undefined) betslip.isReturned = false;
  betslip.draft = withStake(next, stakeBy);
  betslip.phase = { is: 'editing' };
}

/** The liability or profit that the player wants, in kobo; the stake follows from it and the price. */
export function aimAt(targetKobo: number | undefined): void {
  changeDraft({ stakeKobo: undefined });
  const { draft, stakeBy } = betslip;
  if (!draft || targetKobo === undefined || betslip.phase.is !== 'editing') return;
  betslip.draft = withStake({ ...draft, targetKobo }, stakeBy);
}

/** What is typed from now on; the stake stays as it is. */
export function typeBy(stakeBy: StakeBy): void {
  betslip.stakeBy = stakeBy;
  if (betslip.draft) delete betslip.draft.targetKobo;
}

/** The prices of a draft are no longer known to be those of the market. */
export function doubtDraft(): void {
  if (betslip.draft && !isUnderWay() && betslip.phase.is !== 'decided') betslip.isReturned = true;
}

/** The market still offers what the draft asks. */
export function trustDraft(): void {
  betslip.isReturned = false;
}

/** The same terms once more, as a new intent: after a refusal, or to bet again. */
export function repeatDraft(): void {
  if (!betslip.draft || betslip.phase.is !== 'decided') return;
  Object.assign(betslip.draft, { reference: crypto.randomUUID(), isSent: false });
  betslip.phase = { is: 'editing' };
}

/** The player has seen what became of the bet. */
export function finishSlip(): void {
  if (betslip.isSelectionKept) repeatDraft();
  else clearSlip();
}

export function clearSlip(): void {
  if (!isUnderWay()) Object.assign(betslip, empty());
}

export function backToEditing(): void {
  if (betslip.phase.is === 'confirming') betslip.phase = { is: 'editing' };
}

onForget(() => Object.assign(betslip, empty(), defaultChoices(), { isOneClick: false }));
