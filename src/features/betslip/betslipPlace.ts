import { subscribe } from 'valtio/vanilla';
import { betChanged } from '../../contract/bets.ts';
import { listen } from '../../realtime/transport.ts';
import { findBet, sendBet, takeBet } from '../../state/bets/betSending.ts';
import { followBets } from '../../state/bets/bets.ts';
import { betslip, doubtDraft, saveBetslip, startBetslip } from '../../state/bets/betslip.ts';
import { createPlacement } from '../../state/bets/betslipPlacement.ts';
import { connection } from '../../state/session/connection.ts';
import { whenRealtimeReady } from '../../state/session/realtimeSession.ts';
import { session } from '../../state/session/session.ts';

const placement = createPlacement({
  send(draft) {
    const { onPriceChange, toleranceBasisPoints } = betslip;
    const tolerance = onPriceChange === 'within' && { tolerance: toleranceBasisPoints };
    return sendBet(draft, { onPriceChange, ...tolerance });
  },
  find: findBet,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  phaseOf: (reference) => (betslip.draft?.reference === reference ? betslip.phase : undefined),
  enter(phase) {
    betslip.phase = phase;
  },
  landed: takeBet,
  refused() {
    if (betslip.draft) {
      Object.assign(betslip.draft, { reference: crypto.randomUUID(), isSent: false });
    }
  },
});

let following: Promise<void> | undefined;

/** Reads the saved draft, and follows what becomes of it; once. */
export function followPlacement(): Promise<void> {
  following ??= follow();
  return following;
}

async function follow(): Promise<void> {
  followBets();
  listen(betChanged, ({ bet }) => {
    if (bet.reference === betslip.draft?.reference) placement.land(bet);
  });
  whenRealtimeReady(recheck);
  subscribe(connection, () => {
    if (connection.status === 'offline') doubtDraft();
    else recheck();
  });
  await startBetslip();
  recheck();
}

/** Asks for confirmation first, where the player wants it. */
export function requestPlacement(): void {
  if (betslip.phase.is === 'editing' && betslip.isConfirmed) betslip.phase = { is: 'confirming' };
  else placeBet();
}

/** Sends the draft. The phase is the lock: a second tap in the same instant finds it taken. */
export function placeBet(): void {
  const { draft, phase } = betslip;
  if (!draft || (phase.is !== 'editing' && phase.is !== 'confirming')) return;
  draft.isSent = true;
  void placement.place({ ...draft });
  // Before any answer: should the page die now, the next start knows that something was sent.
  saveBetslip();
}

/** Asks what became of a bet whose answer was lost. */
export function recheck(): void {
  const { draft, phase } = betslip;
  if (draft && phase.is === 'checking' && session.isAuth) void placement.check(draft.reference);
}
