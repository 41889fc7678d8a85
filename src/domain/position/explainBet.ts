import type { Bet } from '../../contract/betting/bets.ts';
import { formatNaira } from '../money/money.ts';
import { isOpenBet } from './betState.ts';

type Explained = Pick<
  Bet,
  | 'marketKind'
  | 'runnerName'
  | 'side'
  | 'line'
  | 'state'
  | 'profit'
  | 'liability'
  | 'result'
  | 'outcome'
  | 'stakeMatched'
>;

const naira = (kobo: number) => formatNaira(kobo).replace(/\.00$/, '');

/** Explains an open bet in one sentence, for players who have never laid one. */
export function explainOffer(
  { marketKind, side, runnerName, line }: Pick<Bet, 'marketKind' | 'side' | 'runnerName' | 'line'>,
  profitKobo: number,
  liabilityKobo: number,
): string {
  const win = naira(profitKobo);
  const lose = naira(liabilityKobo);
  if (marketKind === 'fancy' && line !== undefined) {
    return side === 'back'
      ? `You win ${win} if they score ${line} or more, and lose ${lose} if fewer.`
      : `You win ${win} if they score fewer than ${line}, and lose ${lose} if ${line} or more.`;
  }
  return side === 'back'
    ? `You win ${win} if it is ${runnerName}, and lose ${lose} if it is not.`
    : `You win ${win} if it is not ${runnerName}, and lose ${lose} if it is.`;
}

/** Explains a bet or its outcome without betting terms. */
export function explainBet(bet: Explained): string {
  const { state, result, profit, liability } = bet;
  if (state === 'rejected') return 'This bet was refused: nothing was staked.';
  if (state === 'cancelled' || state === 'lapsed') {
    return 'This bet was never matched: your money was released.';
  }
  if (state === 'void') return 'This bet does not count: your stake was released.';
  if (!isOpenBet(state)) return `${outcomeWords(bet)}${resultWords(result ?? 0)}`;
  const sentence = explainOffer(bet, profit, liability);
  return bet.stakeMatched === 0 ? `Not matched yet. Once it is: ${lowerFirst(sentence)}` : sentence;
}

function outcomeWords({ marketKind, outcome }: Explained): string {
  if (!outcome) return '';
  return marketKind === 'fancy' ? `It ended ${outcome}. ` : `The result was ${outcome}. `;
}

function resultWords(resultKobo: number): string {
  if (resultKobo === 0) return 'You broke even.';
  return `You ${resultKobo > 0 ? 'won' : 'lost'} ${naira(Math.abs(resultKobo))}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
