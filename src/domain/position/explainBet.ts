import type { Bet } from '../../contract/betting/bets.ts';
import * as texts from '../../messages/english/betSentence.ts';
import { wholeNaira } from '../money/money.ts';
import { isOpenBet } from './betState.ts';
import { shownProfit, shownResult, type WinView } from './commission.ts';

type Explained = Pick<
  Bet,
  | 'marketKind'
  | 'runnerName'
  | 'side'
  | 'line'
  | 'state'
  | 'profit'
  | 'commissionPercent'
  | 'commission'
  | 'liability'
  | 'result'
  | 'outcome'
  | 'stakeMatched'
>;

/** Explains an open bet in one sentence, for players who have never laid one. */
export function explainOffer(
  { marketKind, side, runnerName, line }: Pick<Bet, 'marketKind' | 'side' | 'runnerName' | 'line'>,
  profitKobo: number,
  liabilityKobo: number,
): string {
  const win = wholeNaira(profitKobo);
  const lose = wholeNaira(liabilityKobo);
  if (marketKind === 'fancy' && line !== undefined) {
    const [, overs, batting] = /^(\d+) Over Runs (.+)$/.exec(runnerName) ?? [];
    if (!overs || !batting) {
      return (side === 'back' ? texts.overLine : texts.underLine)(win, lose, line, runnerName);
    }
    return (side === 'back' ? texts.overRuns : texts.underRuns)(win, lose, line, batting, overs);
  }
  return side === 'back' ? texts.backs(win, lose, runnerName) : texts.lays(win, lose, runnerName);
}

/** Explains a bet or its outcome without betting terms. */
export function explainBet(bet: Explained, view: WinView): string {
  const { state, liability } = bet;
  if (state === 'rejected') return texts.refused;
  if (state === 'cancelled' || state === 'lapsed') {
    return texts.neverMatched;
  }
  if (state === 'void') return texts.voided;
  if (!isOpenBet(state)) return `${outcomeWords(bet)}${resultWords(shownResult(bet, view))}`;
  const sentence = explainOffer(bet, shownProfit(bet, view), liability);
  return bet.stakeMatched === 0 ? texts.notMatchedYet(lowerFirst(sentence)) : sentence;
}

function outcomeWords({ marketKind, outcome }: Explained): string {
  if (!outcome) return '';
  return `${(marketKind === 'fancy' ? texts.ended : texts.result)(outcome)} `;
}

function resultWords(resultKobo: number): string {
  if (resultKobo === 0) return texts.brokeEven;
  return (resultKobo > 0 ? texts.won : texts.lost)(wholeNaira(Math.abs(resultKobo)));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
