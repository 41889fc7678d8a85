import type { Bet } from '../../../contract/betting/bets.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { isSettledBet } from '../../../domain/position/betState.ts';
import { explainBet } from '../../../domain/position/explainBet.ts';
import { isRefusalReason, refusalText } from '../../../domain/position/refusal.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as noAnswer from '../../../messages/english/noAnswer.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import type { BetPhase } from '../../../state/money/intent.ts';

/** Why the server refused a bet. */
export function reasonOf({ reason, reasonCode }: Pick<Bet, 'reason' | 'reasonCode'>): string {
  if (reason) return asSentence(reason);
  return reasonCode && isRefusalReason(reasonCode) ? refusalText(reasonCode) : '';
}

type Matched = Pick<
  Bet,
  | 'state'
  | 'priceAsked'
  | 'priceMatched'
  | 'marketKind'
  | 'line'
  | 'stake'
  | 'stakeMatched'
  | 'stakeCancelled'
  | 'stakeLapsed'
>;

/** What a settled bet came to, as it was paid; undefined while it may still win. */
export function settledText(bet: Bet): string | undefined {
  const isSettled = isSettledBet(bet.state) && bet.state !== 'void';
  return isSettled ? explainBet(bet, { isGross: false }) : undefined;
}

/** The heading for a bet that was accepted, until it is settled. */
export function headline(bet: Matched): string {
  const { state, priceAsked, priceMatched, marketKind, line, stake, stakeMatched } = bet;
  if (state === 'void') return texts.voided;
  if (state === 'cancelled') return texts.cancelled;
  if (state === 'lapsed') return texts.lapsed;
  const waiting = waitingStake(bet);
  // An order that was changed in play is in its delay again.
  const waits = state === 'delayed' ? texts.isDelayed : texts.waits;
  const rest =
    waiting > 0 ? ` ${waits(wholeNaira(waiting), priceText(marketKind, priceAsked, line))}` : '';
  if (waiting > 0 && stakeMatched === 0) return texts.nothingYet + rest;
  const price = priceMatched && priceText(marketKind, priceMatched, line);
  if (stakeMatched === stake) return price ? texts.matchedAt(price) : texts.matched;
  const part = [wholeNaira(stakeMatched), wholeNaira(stake)] as const;
  return (price ? texts.partMatchedAt(...part, price) : texts.partMatched(...part)) + rest;
}

/** One bet's outcome in a line, for the list of several. */
export function answerText(
  { isSent }: Pick<Draft, 'isSent'>,
  phase: BetPhase<Bet>,
  isElsewhere = false,
): string {
  switch (phase.is) {
    case 'sending':
    case 'asked':
      return texts.sending;
    case 'waiting':
      return isElsewhere ? texts.acceptedElsewhere : texts.accepted;
    case 'checking':
      return isElsewhere ? texts.sentElsewhere : noAnswer.bet;
    case 'editing': {
      const { code, text = '' } = phase.problem ?? {};
      if (code !== undefined) return texts.notPlaced(asSentence(text));
      // It was sent and the server has no such bet; the problem's text says so.
      return isSent ? text : texts.notSent(text);
    }
    case 'done':
      return phase.result.state === 'rejected'
        ? texts.notPlaced(reasonOf(phase.result))
        : (settledText(phase.result) ?? headline(phase.result));
  }
}
