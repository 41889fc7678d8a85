import { proxy } from 'valtio/vanilla';
import { chanceOf, commitOf } from '../../domain/casino/chance.ts';
import type { Action, Choice, RoundFacts } from '../../domain/casino/game.ts';
import { type Game, roundMsOf } from '../../domain/casino/games.ts';
import {
  actionRefusal,
  lastsMs,
  roundDraws,
  standingOf,
  timedAction,
} from '../../domain/casino/round.ts';
import { newId } from '../../lib/newId.ts';
import { onForget } from '../../state/session/privateState.ts';
import { playerWords } from './playerWords.ts';
import { FUN_CHIPS, type SeatedRound, seat, seatedGame, showRound } from './seat.ts';

const KEPT = 20;

interface FunRound extends SeatedRound {
  isMadeHere: true;
}

/** Rounds played for fun since the page was opened, newest first. Their secrets are told at once. */
export const funRounds = proxy<{ list: readonly FunRound[] }>({ list: [] });

interface Secret {
  game: Game;
  facts: RoundFacts;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  playedAt: number;
}

/** The open round with everything that is hidden in it. */
let secret: Secret | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let nonce = 0;

/** Plays a round on this phone: the same maths and the same kind of seeds, and nothing is staked. */
export function beginForFun(stakeKobo: number, choice: Choice): void {
  const game = seatedGame();
  if (!game) return;
  nonce += 1;
  const seeds = {
    serverSeed: newId() + newId(),
    clientSeed: playerWords.text || 'fun',
    nonce,
  };
  const { draws } = roundDraws(game, { chance: chanceOf(seeds), choice, hasJackpot: false });
  const facts = { stakeKobo, choice, draws, actions: [] };
  seat.nextAt = Date.now() + roundMsOf(game);
  seat.chips -= stakeKobo;
  secret = { ...seeds, game, facts, playedAt: Date.now() };
  tellFunRound(secret);
}

export function actForFun(action: Action): void {
  if (!secret) return;
  const { game, facts, playedAt } = secret;
  const elapsedMs = Date.now() - playedAt;
  if (actionRefusal(game, facts, action, elapsedMs)) return;
  if (action.do === 'double') seat.chips -= facts.stakeKobo;
  const actions = [...facts.actions, timedAction(game, action, elapsedMs)];
  secret = { ...secret, facts: { ...facts, actions } };
  tellFunRound(secret);
}

function tellFunRound(told: Secret): void {
  clearTimeout(ending);
  const round = roundOf(told);
  const lasts = lastsMs(told.game, told.facts);
  if (round.state === 'open' && lasts !== undefined) {
    const leftMs = Math.max(1, lasts - (Date.now() - told.playedAt));
    ending = setTimeout(() => secret && tellFunRound(secret), leftMs);
  }
  if (round.state !== 'open') {
    secret = undefined;
    seat.chips += round.returned;
    funRounds.list = [round, ...funRounds.list].slice(0, KEPT);
  }
  showRound(round);
}

/** New chips, once there are too few for a round. */
export function refillChips(): void {
  seat.chips = FUN_CHIPS;
}

/** Leaves the round on the table unfinished. */
export function leaveFun(): void {
  secret = undefined;
  clearTimeout(ending);
}

function roundOf({ game, facts, serverSeed, clientSeed, nonce, playedAt }: Secret): FunRound {
  const standing = standingOf(game, facts, Date.now() - playedAt);
  const { isOver, returnedKobo, stakedKobo, shown, allowed, text } = standing;
  const { tile } = seat;
  return {
    roundId: `Fun ${nonce}`,
    isMadeHere: true,
    reference: `fun-${nonce}`,
    provider: tile?.provider ?? '',
    gameCode: tile?.gameCode ?? '',
    gameName: tile?.name ?? '',
    stake: stakedKobo,
    returned: isOver ? returnedKobo : 0,
    state: isOver ? (returnedKobo > stakedKobo ? 'won' : 'lost') : 'open',
    playedAt,
    beganAt: playedAt,
    ...(isOver && { settledAt: Date.now() }),
    detail: text,
    play: {
      maths: game.id,
      firstStake: facts.stakeKobo,
      choice: facts.choice,
      actions: facts.actions,
      shown,
      allowed,
    },
    fairness: { commit: commitOf(serverSeed), clientSeed, nonce, ...(isOver && { serverSeed }) },
  };
}

onForget(() => {
  leaveFun();
  funRounds.list = [];
});
