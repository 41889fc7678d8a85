import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import {
  actInRound,
  type CasinoRound,
  listRounds,
  revealSeed,
} from '../../contract/casino/casino.ts';
import type { Action, Choice } from '../../domain/casino/game.ts';
import { roundMsOf } from '../../domain/casino/games.ts';
import { onThisClock, type Told } from '../../domain/time/onThisClock.ts';
import { notify } from '../../state/device/notices.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { cachedList } from '../../state/lists/cachedList.ts';
import { refreshBalance } from '../../state/money/balance.ts';
import { soleIntent } from '../../state/money/soleIntent.ts';
import { onForget } from '../../state/session/privateState.ts';
import { whenRealtimeReady } from '../../state/session/realtimeReady.ts';
import { nextSeed, playShown } from './fair/nextSeed.ts';
import { startShownSeeds } from './fair/shownSeeds.ts';
import { playerWords } from './playerWords.ts';
import {
  acting,
  beginning,
  emptySeat,
  type SeatedRound,
  seat,
  seatedGame,
  showRound,
} from './seat.ts';

const QUIET = { quiet: true };
/** A crash round ends by itself, and only the server knows when. */
const LOOK_EVERY_MS = 1000;

/** The last rounds with their seeds, which can be checked offline. */
export const lastRounds = cachedList({
  name: 'casino-rounds',
  schema: listRounds.output,
  fetch: () => call(listRounds, {}, QUIET),
});

async function roundUnder(reference: string): Promise<SeatedRound | undefined> {
  const { asOf, rounds } = await call(listRounds, { reference }, { ...QUIET, isWhole: true });
  return rounds[0] && begun(rounds[0], { asOf, savedAt: Date.now() });
}

/** A round that may have begun long before this phone saw it. */
function begun(round: CasinoRound, told: Told): SeatedRound {
  return { ...round, beganAt: onThisClock(round.playedAt, told) };
}

/** Whether the player sits at this game for money. */
const isSeat = (gameCode: string) => !seat.isFun && seat.tile?.gameCode === gameCode;

function landed(round: SeatedRound): void {
  // One that got lost may be of another game than the one on the screen, or that one may be played for fun now.
  const isHere = isSeat(round.gameCode);
  if (isHere) showRound(round);
  void refreshBalance();
  if (round.state !== 'open') void askAnew(lastRounds);
  else if (isHere) followRound();
}

const begin = soleIntent<SeatedRound>(beginning, {
  name: 'round',
  async find(reference) {
    const round = await roundUnder(reference);
    // Its answer, which got lost, held the commitment to the next round.
    if (round) void nextSeed.refresh();
    return round;
  },
  landed,
  notArrived: 'Your round did not reach us. Nothing was staked.',
});

/** The round that was acted in, and how many actions it must have for the one that was sent to have arrived. */
let acted = { reference: '', actions: 0 };

// Its key has no name: the server takes each step of a round once.
const act = soleIntent<SeatedRound>(acting, {
  async find() {
    const round = await roundUnder(acted.reference);
    if (!round) return undefined;
    // A round that is over has changed, even if it ended before the action came.
    const isDecided = round.state !== 'open' || (round.play?.actions.length ?? 0) >= acted.actions;
    return isDecided ? round : undefined;
  },
  landed,
  notArrived: "We didn't get that. Your round has not changed.",
});

export function isMoneyUnderWay(): boolean {
  return begin.isUnderWay() || act.isUnderWay();
}

/** Shows an open round of this game that was left before, and starts the lists; again once there is a network. */
export async function sitForMoney(): Promise<void> {
  const { tile } = seat;
  follow();
  void nextSeed.refresh();
  void startShownSeeds();
  begin.recheck();
  await Promise.all([askAnew(lastRounds), tile && takeUpRound(tile.gameCode)]);
}

/** Shows the open round of this game, which may have been begun by another page, and a while ago. */
async function takeUpRound(gameCode: string): Promise<void> {
  const asked = { gameCode, state: 'open' as const };
  const told = await call(listRounds, asked, { ...QUIET, isWhole: true }).catch(() => undefined);
  const left = told?.rounds[0];
  if (!left || !isSeat(gameCode) || isMoneyUnderWay() || seat.round?.state === 'open') return;
  landed(begun(left, { asOf: told.asOf, savedAt: Date.now() }));
}

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  whenRealtimeReady(() => {
    if (seat.tile && !seat.isFun && !seat.round) void sitForMoney();
  });
}

export function beginForMoney(stakeKobo: number, choice: Choice): void {
  const { tile } = seat;
  const game = seatedGame();
  if (!tile || !game || isMoneyUnderWay()) return;
  const { gameCode } = tile;
  const clientSeed = playerWords.text;
  seat.nextAt = Date.now() + roundMsOf(game);
  begin.submit(async (idempotencyKey) => {
    const asked = { gameCode, stake: stakeKobo, clientSeed, choice };
    const round = await playShown(asked, idempotencyKey).catch((error) => {
      if (error instanceof CallError && error.code === 'round-open') void takeUpRound(gameCode);
      throw error;
    });
    return { ...round, beganAt: Date.now() };
  });
}

export function actForMoney({ do: what, cell }: Action): void {
  const { round } = seat;
  if (!round?.play || isMoneyUnderWay()) return;
  const { roundId, reference, play, beganAt } = round;
  const step = play.actions.length;
  acted = { reference, actions: step + 1 };
  act.submit(async (idempotencyKey) => {
    const action = { do: what, ...(cell !== undefined && { cell }) };
    const sent = { roundId, step, action };
    const answer = await call(actInRound, sent, { idempotencyKey, ...QUIET });
    return { ...answer.round, beganAt };
  });
}

/** Looks up what became of a round whose answer was lost. */
export function recheckRound(): void {
  if (beginning.phase.is === 'checking') begin.recheck();
  if (acting.phase.is === 'checking') act.recheck();
}

let looking: ReturnType<typeof setInterval> | undefined;

/** Asks about a crash round until it is over, or until the player has left it. */
function followRound(): void {
  clearInterval(looking);
  if (seatedGame()?.mechanic !== 'crash') return;
  const { round } = seat;
  looking = setInterval(async () => {
    if (!round || seat.round?.roundId !== round.roundId || seat.round.state !== 'open') {
      clearInterval(looking);
      return;
    }
    const now = await roundUnder(round.reference).catch(() => undefined);
    // A cash-out may have been answered in the meantime.
    if (seat.round?.roundId !== now?.roundId || seat.round?.state !== 'open') return;
    if (now && now.state !== 'open') landed(now);
  }, LOOK_EVERY_MS);
}

/** Reveals the server's seed, so that its rounds can be checked. The next round uses a new one. */
export async function tellSeed(): Promise<void> {
  const { commit, serverSeed, next } = await call(revealSeed, {}, QUIET);
  nextSeed.put({ next }, Date.now());
  await askAnew(lastRounds);
  notify('success', `The secret of ${commit.slice(0, 8)} is ${serverSeed.slice(0, 8)}…`);
}

onForget(() => {
  clearInterval(looking);
  begin.forget();
  act.forget();
  emptySeat();
});
