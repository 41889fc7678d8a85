import { CallError } from '../../api/callError.ts';
import type { Bet } from '../../contract/bets.ts';
import type { Draft } from './betslipDraft.ts';

/** What placing asks of a bet, of the exchange or the sportsbook. */
interface Placed {
  reference: string;
  state: string;
  placedAt: number;
  decidesAt?: number | undefined;
}

/** Why a try was refused. */
export interface Refused {
  code: string | undefined;
  text: string;
  /** What is wrong with which part of it, where the server told. */
  fields?: Readonly<Record<string, string>>;
}

/** What becomes of a slip that was sent. */
export type Phase<B = Bet> =
  /** With the reason why the last try was refused, if there was one: nothing was placed. */
  | { is: 'editing'; refusal?: Refused }
  /** The player is asked once more. */
  | { is: 'confirming' }
  | { is: 'sending' }
  /** Accepted, and in its in-play delay; both in epoch ms of this device. */
  | { is: 'waiting'; bet: B; sinceMs: number; untilMs: number }
  /** The answer was lost: the bet may stand or not, and is looked up by its reference. */
  | { is: 'checking' }
  | { is: 'decided'; bet: B };

export interface PlacementPorts<D = Draft, B = Bet> {
  send(draft: D): Promise<B>;
  /** The bet of a reference, or nothing when the server knows none. */
  find(reference: string): Promise<B | undefined>;
  wait(ms: number): Promise<void>;
  now(): number;
  /** Where the slip of a reference stands; nothing when it was cleared or the player has left. */
  phaseOf(reference: string): Phase<B> | undefined;
  enter(reference: string, phase: Phase<B>): void;
  /** The server has the bet, decided or not. */
  landed(bet: B): void;
  /** Refused for good: the next try is another intent. */
  refused(reference: string): void;
}

export interface Placement<D = Draft, B = Bet> {
  /** Sends the draft, once. */
  place(draft: D): Promise<void>;
  /** Finds out what became of a draft whose answer was lost; never sends. */
  check(reference: string): Promise<void>;
  /** Takes the bet as the server told it, by whatever way. */
  land(bet: B): void;
}

/** A lost request may still be on its way when it is first asked for. */
const LOOK_AFTER_MS = [0, 2000, 5000];
/** The event may be lost: after its delay a bet is asked for until it is decided. */
const ASK_EVERY_MS = 3000;
const NOT_ARRIVED = 'Your bet did not reach us. Nothing was placed; you can send it again.';
/** The server has seen this reference before: an earlier try arrived after all. */
const SEEN: (string | undefined)[] = ['key_reused', 'duplicate-reference'];

/** Carries bets from the slip to their decisions, each at most once whatever the network does. */
export function createPlacement<D extends { reference: string } = Draft, B extends Placed = Bet>(
  ports: PlacementPorts<D, B>,
): Placement<D, B> {
  /** Look-ups under way, by reference. */
  const checks = new Map<string, Promise<void>>();

  async function place(draft: D) {
    const { reference } = draft;
    ports.enter(reference, { is: 'sending' });
    try {
      land(await ports.send(draft));
    } catch (error) {
      if (!ports.phaseOf(reference)) return;
      if (!(error instanceof CallError) || error.isUncertain || SEEN.includes(error.code)) {
        await check(reference);
        return;
      }
      const { code, message: text, fields } = error;
      ports.enter(reference, { is: 'editing', refusal: { code, text, fields } });
      ports.refused(reference);
    }
  }

  function check(reference: string) {
    const checking =
      checks.get(reference) ?? lookUp(reference).finally(() => checks.delete(reference));
    checks.set(reference, checking);
    return checking;
  }

  async function lookUp(reference: string) {
    ports.enter(reference, { is: 'checking' });
    for (const ms of LOOK_AFTER_MS) {
      await ports.wait(ms);
      try {
        const bet = await ports.find(reference);
        if (!ports.phaseOf(reference)) return;
        if (bet) {
          land(bet);
          return;
        }
      } catch {
        // No answer again: it stays unknown until the next connection, or until the player asks.
        return;
      }
    }
    // The reference stays the same: should the first try arrive late, a second cannot add to it.
    ports.enter(reference, { is: 'editing', refusal: { code: undefined, text: NOT_ARRIVED } });
  }

  function land(bet: B) {
    ports.landed(bet);
    const phase = ports.phaseOf(bet.reference);
    if (!phase) return;
    if (bet.state !== 'delayed') {
      ports.enter(bet.reference, { is: 'decided', bet });
    } else if (phase.is !== 'waiting') {
      // A span, not a moment: the phone's clock need not agree with the server's.
      const delayMs = Math.max(0, (bet.decidesAt ?? bet.placedAt) - bet.placedAt);
      const sinceMs = ports.now();
      ports.enter(bet.reference, { is: 'waiting', bet, sinceMs, untilMs: sinceMs + delayMs });
      void askUntilDecided(bet.reference, delayMs);
    }
  }

  async function askUntilDecided(reference: string, delayMs: number) {
    await ports.wait(delayMs);
    for (;;) {
      await ports.wait(ASK_EVERY_MS);
      if (ports.phaseOf(reference)?.is !== 'waiting') return;
      const bet = await ports.find(reference).catch(() => undefined);
      if (bet && bet.state !== 'delayed') {
        land(bet);
        return;
      }
    }
  }

  return { place, check, land };
}
