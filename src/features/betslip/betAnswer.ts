import type { Bet } from '../../contract/bets.ts';
import { isRefusalReason, refusalText } from '../../domain/position/refusal.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import type { Phase } from '../../state/bets/betslipPlacement.ts';
import { priceText, wholeNaira } from '../../state/bets/betsWords.ts';

/** Why the server refused a bet. */
export function reasonOf({ reason, reasonCode }: Pick<Bet, 'reason' | 'reasonCode'>): string {
  if (reason) return reason;
  return reasonCode && isRefusalReason(reasonCode) ? refusalText(reasonCode) : '';
}

type Matched = Pick<
  Bet,
  'state' | 'priceMatched' | 'marketKind' | 'line' | 'stake' | 'stakeMatched'
>;

/** What became of a bet that stands. */
export function headline(bet: Matched): string {
  const { state, priceMatched, marketKind, line, stake, stakeMatched } = bet;
  if (state === 'unmatched') return 'Placed. Nothing is matched yet.';
  const at = priceMatched === undefined ? '' : ` at ${priceText(marketKind, priceMatched, line)}`;
  return stakeMatched < stake
    ? `${wholeNaira(stakeMatched)} of ${wholeNaira(stake)} matched${at}.`
    : `Matched${at}.`;
}

/** The answer to one bet of several, in a line. */
export function answerText({ isSent }: Pick<Draft, 'isSent'>, phase: Phase): string {
  switch (phase.is) {
    case 'sending':
    case 'confirming':
      return 'Sending…';
    case 'waiting':
      return 'Accepted, in its delay.';
    case 'checking':
      return 'Checking: the answer was lost. It is never sent twice.';
    case 'editing': {
      const { code, text = '' } = phase.refusal ?? {};
      if (code !== undefined) return `Not placed. ${text} No money was taken.`;
      // Sent without an answer, and not found: its text says so.
      return isSent ? text : `Not sent. ${text}`;
    }
    case 'decided':
      return phase.bet.state === 'rejected'
        ? `Not placed. ${reasonOf(phase.bet)} No money was taken.`
        : headline(phase.bet);
  }
}
