import type { Bet } from '../../../contract/betting/bets.ts';
import { notifyQuietly } from '../../device/notices.ts';
import { sideWord } from '../betsWords.ts';
import { orderText } from './orderWords.ts';

/**
 * Tells that an order in the book was matched, each part once: a line in the tray, without a toast. What the
 * player has cancelled is told by the cancel itself; any other end by the server, with a message that stays.
 */
export function tellFill(before: Bet, bet: Bet): void {
  const name = `${sideWord(bet.marketKind, bet.side)} ${bet.runnerName}`;
  if (bet.stakeMatched > before.stakeMatched) {
    notifyQuietly('success', `${name}: ${orderText(bet)}.`);
  }
}
