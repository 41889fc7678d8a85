import { proxy, subscribe } from 'valtio/vanilla';
import type { OnPriceChange } from '../contract/bets.ts';
import { persisted } from '../storage/persisted.ts';
import { type Draft, newDraft, SavedSlip, type Selection } from './betslipDraft.ts';
import type { Phase } from './betslipPlacement.ts';
import { onForget } from './privateState.ts';

interface Betslip {
  draft: Draft | undefined;
  phase: Phase;
  onPriceChange: OnPriceChange;
  /** Asks once more before a bet is sent. */
  isConfirmed: boolean;
  /** On a narrow screen: spread out, or one line above the tabs. */
  isOpen: boolean;
  /** Where the slip begins on a narrow screen, px from the top: prices below it are hidden. */
  topPx: number | undefined;
}

const empty = (): Pick<Betslip, 'draft' | 'phase' | 'isOpen'> => ({
  draft: undefined,
  phase: { is: 'editing' },
  isOpen: false,
});

const choices = (): Pick<Betslip, 'onPriceChange' | 'isConfirmed'> => ({
  onPriceChange: 'better',
  isConfirmed: false,
});

export const betslip = proxy<Betslip>({ ...empty(), ...choices(), topPx: undefined });

/** Typing is not slowed down by a write for each digit. */
const SAVE_DELAY_MS = 300;

const record = persisted({
  key: 'betslip@1',
  schema: SavedSlip,
  delayMs: SAVE_DELAY_MS,
  current: () => {
    const { draft, phase, onPriceChange, isConfirmed } = betslip;
    // A bet that was placed must not come back as a draft.
    return { draft: phase.is === 'decided' ? undefined : draft, onPriceChange, isConfirmed };
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
    const { draft, onPriceChange, isConfirmed } = saved.value;
    Object.assign(betslip, { onPriceChange, isConfirmed });
    betslip.draft ??= draft;
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

/** A price was tapped. While a bet is on its way the slip keeps showing that one. */
export function pick(selection: Selection): void {
  betslip.isOpen = true;
  if (isUnderWay()) return;
  const previous = betslip.phase.is === 'decided' ? undefined : betslip.draft;
  betslip.draft = newDraft(selection, previous);
  betslip.phase = { is: 'editing' };
}

type Terms = Partial<Pick<Draft, 'stakeKobo' | 'priceHundredths' | 'version' | 'line'>>;

/** Changes the terms; a confirmation that was asked for is asked for again. */
export function changeDraft(terms: Terms): void {
  if (!betslip.draft || isUnderWay() || betslip.phase.is === 'decided') return;
  Object.assign(betslip.draft, terms);
  betslip.phase = { is: 'editing' };
}

/** The same terms once more, as a new intent: after a refusal, or to bet again. */
export function repeatDraft(): void {
  if (!betslip.draft || betslip.phase.is !== 'decided') return;
  Object.assign(betslip.draft, { reference: crypto.randomUUID(), isSent: false });
  betslip.phase = { is: 'editing' };
}

export function clearSlip(): void {
  if (!isUnderWay()) Object.assign(betslip, empty());
}

export function backToEditing(): void {
  if (betslip.phase.is === 'confirming') betslip.phase = { is: 'editing' };
}

onForget(() => Object.assign(betslip, empty(), choices()));
