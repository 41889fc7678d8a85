import type { Bet } from '../../../contract/betting/bets.ts';
import { isInBook } from '../../../domain/market/order.ts';
import { notifyQuietly } from '../../device/notices.ts';
import { sideWord } from '../betsWords.ts';
import { endedText, orderText } from './orderWords.ts';

/**
 * Tells what has happened to an order in the book, each fill and each lapse once: a line in the tray, without
 * a toast. What the player has cancelled is told by the cancel itself.
 */
export function tellFill(before: Bet | undefined, bet: Bet): void {
  if (!before || !isInBook(before)) return;
  const name = `${sideWord(bet.marketKind, bet.side)} ${bet.runnerName}`;
  if (bet.stakeMatched > before.stakeMatched) {
    notifyQuietly('success', `${name}: ${orderText(bet)}.`);
  }
  if ((bet.stakeLapsed ?? 0) > (before.stakeLapsed ?? 0)) {
    notifyQuietly('info', `${name}: ${endedText(bet)}.`);
  }
}
