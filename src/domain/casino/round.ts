import { mulDiv } from '../money/mulDiv.ts';
import { type Chance, chanceOf, commitOf, type RoundSeeds } from './chance.ts';
import type { Action, Choice, RoundFacts, Standing } from './game.ts';
import type { Game } from './games.ts';
import { crashEndMs, crashMultiple } from './mechanics/crash.ts';

/** Draws from one to this; a jackpot is won with as many of them as whole naira were staked. */
export const JACKPOT_OF = 1_000_000_000;

/** The numbers of a whole round: those of the game, and that of the jackpot where it has one. */
export function roundDraws(
  { rules }: Pick<Game, 'rules'>,
  { chance, choice, hasJackpot }: { chance: Chance; choice: Choice; hasJackpot: boolean },
): { draws: number[]; jackpotDraw: number | undefined } {
  const draws = rules.draw(chance, choice);
  return { draws, jackpotDraw: hasJackpot ? chance.below(JACKPOT_OF) : undefined };
}

/** Whether a jackpot's draw wins with this stake. */
export function winsJackpot(jackpotDraw: number, stakeKobo: number): boolean {
  return jackpotDraw < mulDiv(stakeKobo, 1, 100, 'down');
}

/**
 * How a round stands so long after its start. A crash round ends by itself, so until then nothing of it may
 * be told.
 */
export function standingOf(game: Game, round: RoundFacts, elapsedMs: number): Standing {
  const standing = game.rules.stand(round);
  if (game.mechanic !== 'crash' || round.actions.length > 0) return standing;
  if (elapsedMs >= crashEndMs(round)) return standing;
  const { stakedKobo } = standing;
  const allowed = ['cash-out'] as const;
  return { isOver: false, returnedKobo: 0, stakedKobo, shown: [], allowed, text: 'Rising' };
}

/** How long a round lasts if the player does nothing; undefined when it waits for the player. */
export function lastsMs(game: Game, round: RoundFacts): number | undefined {
  return game.mechanic === 'crash' ? crashEndMs(round) : undefined;
}

/** The action as it counts: cashing out of a crash round is worth the multiple of that moment. */
export function timedAction(game: Game, action: Action, elapsedMs: number): Action {
  if (game.mechanic !== 'crash') return { do: action.do, cell: action.cell };
  return { do: action.do, at: crashMultiple(elapsedMs) };
}

/** Why an action cannot be done now, in one sentence. */
export function actionRefusal(
  game: Game,
  round: RoundFacts,
  action: Action,
  elapsedMs: number,
): string | undefined {
  const { allowed } = standingOf(game, round, elapsedMs);
  if (!allowed.includes(action.do)) return 'You cannot do that now.';
  return game.rules.actionProblem?.(round, action);
}

/** A round as it was told, to be worked out again. */
export interface ToldRound {
  commit: string;
  clientSeed: string;
  nonce: number;
  choice: Choice;
  actions: readonly Action[];
  /** Kobo, without what a double added. */
  stakeKobo: number;
  returnedKobo: number;
  /** What the player was shown. */
  shown: readonly number[];
  jackpot?: { kobo: number; drawn: number } | undefined;
}

/** Works a round out from its seeds. Needs no network. */
export function workedOut(
  game: Game,
  seeds: RoundSeeds,
  { stakeKobo, choice, actions, jackpot }: Omit<ToldRound, 'commit' | 'shown' | 'returnedKobo'>,
): Standing & { jackpotDraw: number | undefined } {
  const hasJackpot = jackpot !== undefined;
  const drawn = roundDraws(game, { chance: chanceOf(seeds), choice, hasJackpot });
  const standing = game.rules.stand({ stakeKobo, choice, actions, draws: drawn.draws });
  const { jackpotDraw } = drawn;
  const won = jackpot && jackpotDraw !== undefined && winsJackpot(jackpotDraw, stakeKobo);
  const returnedKobo = standing.returnedKobo + (won ? jackpot.kobo : 0);
  return { ...standing, returnedKobo, jackpotDraw };
}

/** How a round differs from its commitment; undefined when it does not. */
export function unfairness(game: Game, serverSeed: string, round: ToldRound): string | undefined {
  if (commitOf(serverSeed) !== round.commit) {
    return 'The secret is not the one we promised before the round.';
  }
  const { shown, returnedKobo, jackpotDraw } = workedOut(game, { ...round, serverSeed }, round);
  if (shown.join() !== round.shown.join() || jackpotDraw !== round.jackpot?.drawn) {
    return 'The seeds give another result than the round showed.';
  }
  if (returnedKobo !== round.returnedKobo) {
    return 'The round paid something else than its result.';
  }
  return undefined;
}
