import type { Bet } from '../../../contract/betting/bets.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { isRefusalReason, refusalText } from '../../../domain/position/refusal.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { priceText, wholeNaira } from '../../../state/bets/betsWords.ts';
import type { BetPhase } from '../../../state/money/intent.ts';

/** Why the server refused a bet. */
export function reasonOf({ reason, reasonCode }: Pick<Bet, 'reason' | 'reasonCode'>): string {
  if (reason) return reason;
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

/** The heading for a bet that was accepted. */
export function headline(bet: Matched): string {
  const { state, priceAsked, priceMatched, marketKind, line, stake, stakeMatched } = bet;
  if (state === 'void') return 'Void: your stake is back.';
  if (state === 'cancelled') return 'Cancelled. Nothing was matched.';
  if (state === 'lapsed') return 'Lapsed. Nothing was matched.';
  const waiting = waitingStake(bet);
  const rest =
    waiting > 0
      ? ` ${wholeNaira(waiting)} waits at ${priceText(marketKind, priceAsked, line)}.`
      : '';
  if (state === 'unmatched') return `Placed. Nothing is matched yet.${rest}`;
  const at = priceMatched === undefined ? '' : ` at ${priceText(marketKind, priceMatched, line)}`;
  return stakeMatched < stake
    ? `${wholeNaira(stakeMatched)} of ${wholeNaira(stake)} matched${at}.${rest}`
    : `Matched${at}.`;
}

/** One bet's outcome in a line, for the list of several. */
export function answerText({ isSent }: Pick<Draft, 'isSent'>, phase: BetPhase<Bet>): string {
  switch (phase.is) {
    case 'sending':
    case 'asked':
      return 'Sending…';
    case 'waiting':
      return 'Accepted, in the in-play delay.';
    case 'checking':
      return 'Connection dropped. Checking your bet. It is never sent twice.';
    case 'editing': {
      const { code, text = '' } = phase.problem ?? {};
      if (code !== undefined) return `Not placed. ${text} No money was taken.`;
      // It was sent and the server has no such bet; the problem's text says so.
      return isSent ? text : `Not sent. ${text}`;
    }
    case 'done':
      return phase.result.state === 'rejected'
        ? `Not placed. ${reasonOf(phase.result)} No money was taken.`
        : headline(phase.result);
  }
}
