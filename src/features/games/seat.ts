import { proxy } from 'valtio/vanilla';
import type { CasinoRound } from '../../contract/casino/casino.ts';
import type { LobbyGame } from '../../contract/external.ts';
import { type Game, gameWithMaths } from '../../domain/casino/games.ts';
import type { IntentPhase } from '../../state/money/intent.ts';

export interface SeatedRound extends CasinoRound {
  /** By this phone's clock, epoch ms. */
  beganAt: number;
}

interface Seat {
  tile: LobbyGame | undefined;
  /** Played with chips that are worth nothing, on this phone alone. */
  isFun: boolean;
  /** The round on the table: open, or the last one. */
  round: SeatedRound | undefined;
  /** When the player opened the game, epoch ms. */
  openedAt: number;
  rounds: number;
  /** Returns less stakes since then, in kobo. */
  netKobo: number;
  /** The earliest time of the next round, epoch ms. */
  nextAt: number;
  /** Chips left in play for fun, in hundredths. */
  chips: number;
}

export const FUN_CHIPS = 10_000_00;

const fresh = (): Seat => ({
  tile: undefined,
  isFun: false,
  round: undefined,
  openedAt: Date.now(),
  rounds: 0,
  netKobo: 0,
  nextAt: 0,
  chips: FUN_CHIPS,
});

/** The player's time at one game since opening it. */
export const seat = proxy<Seat>(fresh());

/** The intents that begin a round and that act in one. */
export const beginning = proxy<{ phase: IntentPhase<SeatedRound> }>({ phase: { is: 'editing' } });
export const acting = proxy<{ phase: IntentPhase<SeatedRound> }>({ phase: { is: 'editing' } });

/** Starts a new sitting. */
export function emptySeat(change: Partial<Seat> = {}): void {
  Object.assign(seat, fresh(), change);
  beginning.phase = { is: 'editing' };
  acting.phase = { is: 'editing' };
}

/** The maths of the game at the seat. */
export function seatedGame(): Game | undefined {
  return gameWithMaths(seat.tile?.maths ?? '');
}

/** Shows a round, and counts it once it is over. */
export function showRound(round: SeatedRound): void {
  const before = seat.round;
  const isNew = before?.roundId !== round.roundId;
  // It goes on from where it was shown, however long the answer took.
  seat.round = isNew ? round : { ...round, beganAt: before.beganAt };
  const wasOpen = isNew || before?.state === 'open';
  if (!wasOpen || round.state === 'open') return;
  seat.rounds += 1;
  seat.netKobo += round.returned - round.stake;
}
