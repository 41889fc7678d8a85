import type { LobbyGame } from '../../contract/external.ts';
import type { Action, Choice } from '../../domain/casino/game.ts';
import { formatNaira, isWholeNaira } from '../../domain/money/money.ts';
import { isAffordable } from '../../domain/position/exposure.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { mayPlay, playSituation } from '../../state/play/mayPlay.ts';
import { actForFun, beginForFun, leaveFun } from './funRounds.ts';
import { actForMoney, beginForMoney, isMoneyUnderWay, sitForMoney } from './moneyRounds.ts';
import { playerWords, startPlayerWords } from './playerWords.ts';
import { emptySeat, seat, seatedGame } from './seat.ts';

/** Opens a game, for money or for fun. */
export function sitDown(tile: LobbyGame, isFun: boolean): void {
  leaveFun();
  emptySeat({ tile, isFun });
  void startPlayerWords();
  if (!isFun) void sitForMoney();
}

/** Chips as chips, and money as money. */
export function amountText(kobo: number, isFun = seat.isFun): string {
  if (!isFun) return formatNaira(kobo);
  const chips = (kobo / 100).toLocaleString('en-NG', { maximumFractionDigits: 2 });
  return `${chips} chips`;
}

/** The one lack that new chips make good. */
export const LACKS_CHIPS = "You don't have enough chips.";

/** Why no round can start with this stake and choice now, as one sentence. */
export function roundRefusal(stakeKobo: number, choice: Choice): string | undefined {
  const { tile, isFun } = seat;
  const game = seatedGame();
  const situation = playSituation();
  const block = isFun
    ? situation.holdText
    : mayPlay(situation, {
        offline: 'You are offline. A round needs a connection; your rounds can still be checked.',
        signIn: 'Log in to play.',
      })?.text;
  if (block) return block;
  if (!tile || !game || !playerWords.isRead) return 'The game is not loaded yet.';
  const problem = stakeProblem(stakeKobo, tile) ?? game.rules.problem(choice, stakeKobo);
  if (problem) return problem;
  if (playerWords.text === '') return 'Write your own words first, under Rules.';
  return lackProblem(stakeKobo);
}

/** What is wrong with the stake itself, if that is what is in the way. */
export function wrongStake(stakeKobo: number): string | undefined {
  const { tile } = seat;
  return tile && (stakeProblem(stakeKobo, tile) ?? lackProblem(stakeKobo));
}

function lackProblem(stakeKobo: number): string | undefined {
  if (seat.isFun) return stakeKobo > seat.chips ? LACKS_CHIPS : undefined;
  if (!isAffordable(0, stakeKobo, availableKobo()))
    return "You don't have enough available. Lower your stake.";
  return undefined;
}

function stakeProblem(
  stakeKobo: number,
  { minStake, maxStake }: Pick<LobbyGame, 'minStake' | 'maxStake'>,
): string | undefined {
  // A table with no chips on it says so itself.
  if (stakeKobo === 0 && seatedGame()?.rules.problem({}, 0)?.includes('chip')) return undefined;
  if (!stakeKobo || !isWholeNaira(stakeKobo)) {
    return seat.isFun ? 'Enter a stake in whole chips.' : 'Enter a stake in whole naira.';
  }
  if (stakeKobo < minStake) return `The smallest stake is ${amountText(minStake)}.`;
  if (stakeKobo > maxStake) return `The largest stake is ${amountText(maxStake)}.`;
  return undefined;
}

/** Starts a round once: a second tap in the same instant does nothing. */
export function beginRound(stakeKobo: number, choice: Choice): void {
  const isOpen = seat.round?.state === 'open';
  if (isOpen || Date.now() < seat.nextAt || roundRefusal(stakeKobo, choice)) return;
  if (seat.isFun) beginForFun(stakeKobo, choice);
  else if (!isMoneyUnderWay()) beginForMoney(stakeKobo, choice);
}

/** Does something in the open round. */
export function actInOpenRound(action: Action): void {
  if (!seat.round?.play?.allowed.includes(action.do)) return;
  if (seat.isFun) actForFun(action);
  else actForMoney(action);
}

/** Why the open round cannot be raised now; a double needs as much again. */
export function doubleRefusal(): string | undefined {
  const { round, isFun, chips } = seat;
  const needed = round?.play?.firstStake ?? 0;
  if (isFun ? needed <= chips : isAffordable(0, needed, availableKobo())) return undefined;
  return "You don't have enough to double.";
}
