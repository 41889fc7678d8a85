import { proxy, subscribe } from 'valtio/vanilla';
import { call } from '../api/call.ts';
import {
  betChanged,
  listBets,
  type OnPriceChange,
  placeBookmakerBet,
  placeFancyBet,
  placeMatchOddsBet,
} from '../contract/bets.ts';
import type { MarketKind } from '../contract/market.ts';
import { listen } from '../realtime/transport.ts';
import { persisted } from '../storage/persisted.ts';
import { refreshBalance, refreshExposure } from './balance.ts';
import { followBets, spreadBet } from './bets.ts';
import { type Draft, newDraft, SavedSlip, type Selection } from './betslipDraft.ts';
import { createPlacement, type Phase } from './betslipPlacement.ts';
import { connection } from './connection.ts';
import { onForget } from './privateState.ts';
import { whenRealtimeReady } from './realtimeSession.ts';
import { session } from './session.ts';

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

/** Reads the saved draft, once, and follows what happens to it. */
export function startBetslip(): Promise<void> {
  starting ??= hydrate();
  return starting;
}

async function hydrate(): Promise<void> {
  followBets();
  listen(betChanged, ({ bet }) => {
    if (bet.reference === betslip.draft?.reference) placement.land(bet);
  });
  whenRealtimeReady(recheck);
  subscribe(connection, () => {
    if (connection.status !== 'offline') recheck();
  });
  const saved = await record.load().catch(() => undefined);
  if (saved) {
    const { draft, onPriceChange, isConfirmed } = saved.value;
    Object.assign(betslip, { onPriceChange, isConfirmed });
    betslip.draft ??= draft;
  }
  subscribe(betslip, () => record.changed());
  if (betslip.draft?.isSent) betslip.phase = { is: 'checking' };
  recheck();
}

/** The endpoint by the kind of the market, never by its label. */
function endpointFor(kind: MarketKind) {
  if (kind === 'bookmaker') return placeBookmakerBet;
  return kind === 'fancy' || kind === 'fancy1' || kind === 'odd_even'
    ? placeFancyBet
    : placeMatchOddsBet;
}

const placement = createPlacement({
  async send({ marketKind, priceHundredths, stakeKobo = 0, line, ...draft }) {
    const { gameId, marketId, runnerId, side, version, reference } = draft;
    const { bet } = await call(
      endpointFor(marketKind),
      {
        gameId,
        marketId,
        runnerId,
        side,
        version,
        price: priceHundredths,
        stake: stakeKobo,
        ...(line !== undefined && { line }),
        onPriceChange: betslip.onPriceChange,
      },
      { idempotencyKey: reference, quiet: true },
    );
    return bet;
  },
  async find(reference) {
    const { bets } = await call(listBets, { reference }, { quiet: true });
    return bets.find((bet) => bet.reference === reference);
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  phaseOf: (reference) => (betslip.draft?.reference === reference ? betslip.phase : undefined),
  enter(phase) {
    betslip.phase = phase;
  },
  landed(bet) {
    spreadBet(bet);
    void refreshExposure();
    if (bet.state !== 'delayed') void refreshBalance();
  },
  refused() {
    if (betslip.draft) {
      Object.assign(betslip.draft, { reference: crypto.randomUUID(), isSent: false });
    }
  },
});

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

/** Asks for confirmation first, where the player wants it. */
export function requestPlacement(): void {
  if (betslip.phase.is === 'editing' && betslip.isConfirmed) betslip.phase = { is: 'confirming' };
  else placeBet();
}

export function backToEditing(): void {
  if (betslip.phase.is === 'confirming') betslip.phase = { is: 'editing' };
}

/** Sends the draft. The phase is the lock: a second tap in the same instant finds it taken. */
export function placeBet(): void {
  const { draft, phase } = betslip;
  if (!draft || (phase.is !== 'editing' && phase.is !== 'confirming')) return;
  draft.isSent = true;
  void placement.place({ ...draft });
  // Before any answer: should the page die now, the next start knows that something was sent.
  record.changed();
  record.flush().catch((error) => console.warn('slip not saved', error));
}

/** Asks what became of a bet whose answer was lost. */
export function recheck(): void {
  const { draft, phase } = betslip;
  if (draft && phase.is === 'checking' && session.isAuth) void placement.check(draft.reference);
}

onForget(() => Object.assign(betslip, empty(), choices()));
