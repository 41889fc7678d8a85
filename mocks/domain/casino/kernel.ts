import type { LobbyGame } from '../../../src/contract/external.ts';
import { chanceOf } from '../../../src/domain/casino/chance.ts';
import type { Action, Choice, RoundFacts } from '../../../src/domain/casino/game.ts';
import { type Game, gameWithMaths, roundMsOf } from '../../../src/domain/casino/games.ts';
import {
  actionRefusal,
  lastsMs,
  roundDraws,
  standingOf,
  timedAction,
  winsJackpot,
} from '../../../src/domain/casino/round.ts';
import { isWholeNaira } from '../../../src/domain/money/money.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { RoundRow } from '../../db/rows/roundRow.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { checkBreak } from '../play/checkPlay.ts';
import { Refusal } from '../refusal.ts';
import { beginRound, endRound, raiseRound } from './gameRounds.ts';
import { shownSeed } from './seeds.ts';

/** A round that waits for its player is ended after this long, the way that costs least. */
const WAITS_MS = 24 * 60 * 60_000;

interface Asked {
  game: LobbyGame;
  stakeKobo: number;
  clientSeed: string;
  choice: Choice;
  shown: { commit: string; nonce: number } | undefined;
  reference: string;
}

/** The game, the facts and the jackpot's draw of a round that is played on the kernel. */
export function factsOf(
  { db }: Operator,
  { seed, play, gameCode }: RoundRow,
): { game: Game; facts: RoundFacts; jackpotDraw: number | undefined } {
  const row = seed && db.gameSeeds.get(seed.seedId);
  const game = play && gameWithMaths(play.maths);
  if (!row || !game) throw new Error(`A round of ${gameCode} cannot be worked out`);
  const { choice, actions, firstStakeKobo } = play;
  const chance = chanceOf({ ...seed, serverSeed: row.serverSeed });
  const hasJackpot = play.jackpotKobo !== null;
  const { draws, jackpotDraw } = roundDraws(game, { chance, choice, hasJackpot });
  return { game, facts: { stakeKobo: firstStakeKobo, choice, draws, actions }, jackpotDraw };
}

export function playOnKernel(operator: Operator, account: AccountRow, asked: Asked): RoundRow {
  const { game: tile, stakeKobo, clientSeed, choice, shown, reference } = asked;
  const { gameCode, name: gameName, provider, jackpot } = tile;
  const game = gameWithMaths(tile.maths ?? '');
  if (!game) throw new Refusal('unknown-game', 'Game not found', { status: 404 });
  if (!isWholeNaira(stakeKobo)) throw refuseBet('not-whole-naira');
  if (stakeKobo < tile.minStake) throw refuseBet('below-min');
  if (stakeKobo > tile.maxStake) throw refuseBet('above-max');
  const problem = game.rules.problem(choice, stakeKobo);
  if (problem) throw new Refusal('bad-choice', problem, { status: 422 });
  checkPace(operator, account.accountId, { gameCode, gameName, roundMs: roundMsOf(game) });

  const { seedId, nonce } = shownSeed(operator, account.accountId, shown);
  const seed = { seedId, clientSeed, nonce };
  const play = {
    maths: game.id,
    firstStakeKobo: stakeKobo,
    choice,
    actions: [],
    jackpotKobo: jackpot ?? null,
  };
  const row = beginRound(operator, account, {
    reference,
    provider,
    gameCode,
    gameName,
    stakeKobo,
    seed,
    play,
  });
  operator.db.gameSeeds.update(seedId, { nonce: nonce + 1 });
  return settled(operator, row, operator.clock.now());
}

/** Does something in the player's open round. An action that was sent twice counts once. */
export function actOnKernel(
  operator: Operator,
  { accountId }: AccountRow,
  { roundId, step, action }: { roundId: string; step: number; action: Action },
): RoundRow {
  const row = operator.db.rounds.get(roundId);
  if (row?.accountId !== accountId || !row.play) {
    throw new Refusal('unknown-round', 'Round not found', { status: 404 });
  }
  const { actions, firstStakeKobo } = row.play;
  const done = actions[step];
  if (done?.do === action.do && done.cell === action.cell) return row;
  if (row.state !== 'open' || step !== actions.length) {
    throw new Refusal(
      'round-moved',
      'This round has changed since. Open the game again to continue.',
      { status: 422 },
    );
  }
  const at = operator.clock.now();
  const { game, facts } = factsOf(operator, row);
  // A break ends play: of an open round, only its end is still played.
  const { allowed } = standingOf(game, facts, at - row.playedAt);
  if (action.do !== endingMove(allowed)) checkBreak(operator, accountId);
  const refusal = actionRefusal(game, facts, action, at - row.playedAt);
  if (refusal) throw new Refusal('bad-choice', refusal, { status: 422 });
  const raised = action.do === 'double' ? raiseRound(operator, row, firstStakeKobo) : row;
  return settled(
    operator,
    withAction(operator, raised, timedAction(game, action, at - row.playedAt)),
    at,
  );
}

/** The rounds in the middle of which something happens by itself, with its time. */
export function waitingRounds(operator: Operator): { at: number; row: RoundRow }[] {
  return operator.db.rounds
    .where('state', 'open')
    .filter(({ play }) => play !== null)
    .map((row) => {
      const { game, facts } = factsOf(operator, row);
      return { at: row.playedAt + (lastsMs(game, facts) ?? WAITS_MS), row };
    });
}

/** Ends a round whose time has come: a crash by itself, any other by its cheapest move. */
export function endWaitingRound(operator: Operator, row: RoundRow, at: number): void {
  const { game, facts } = factsOf(operator, row);
  const move = endingMove(standingOf(game, facts, at - row.playedAt).allowed);
  if (move === 'open') {
    const opened = settled(operator, withAction(operator, row, { do: 'open', cell: 0 }), at);
    if (opened.state === 'open') endWaitingRound(operator, opened, at);
  } else settled(operator, move ? withAction(operator, row, { do: move }) : row, at);
}

/**
 * The move that brings a round to its end. Where nothing was opened in mines the first cell is, as no stake is
 * given back.
 */
function endingMove(allowed: readonly Action['do'][]): Action['do'] | undefined {
  return (['cash-out', 'stand', 'open'] as const).find((one) => allowed.includes(one));
}

function withAction({ db }: Operator, { roundId, play }: RoundRow, action: Action): RoundRow {
  if (!play) throw new Error(`Round ${roundId} is not one of the kernel`);
  return db.rounds.update(roundId, { play: { ...play, actions: [...play.actions, action] } });
}

/** Ends a round that is over, and leaves any other open. */
function settled(operator: Operator, row: RoundRow, at: number): RoundRow {
  const { game, facts, jackpotDraw } = factsOf(operator, row);
  const { isOver, returnedKobo, text } = standingOf(game, facts, at - row.playedAt);
  if (!isOver) {
    // What is staked is gone from every page at once, though the round goes on.
    pushBalance(operator, row.accountId);
    return operator.db.rounds.update(row.roundId, { detail: text });
  }
  const hasJackpotWin = jackpotDraw !== undefined && winsJackpot(jackpotDraw, facts.stakeKobo);
  const jackpotKobo = (hasJackpotWin && row.play?.jackpotKobo) || 0;
  const detail = hasJackpotWin ? `The jackpot! ${text}` : text;
  const ending = { returnedKobo: returnedKobo + jackpotKobo, detail, hasJackpotWin };
  return endRound(operator, row, ending, at);
}

interface Pace {
  gameCode: string;
  gameName: string;
  roundMs: number;
}

function checkPace(
  { db, clock }: Operator,
  accountId: number,
  { gameCode, gameName, roundMs }: Pace,
) {
  const last = db.rounds
    .where('accountId', accountId)
    .findLast((row) => row.gameCode === gameCode && row.play !== null);
  if (!last) return;
  if (last.state === 'open') {
    throw new Refusal('round-open', `Finish your round of ${gameName} first.`, { status: 422 });
  }
  if (clock.now() - last.playedAt >= roundMs) return;
  const text = `Wait a moment: one round every ${roundMs / 1000} seconds.`;
  throw new Refusal('too-early', text, { status: 422 });
}
