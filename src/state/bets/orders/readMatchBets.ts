import type { Bet } from '../../../contract/betting/bets.ts';
import { askAnew } from '../../lists/askAnew.ts';
import { matchBets } from '../bets.ts';

/**
 * Reads the player's open bets on a match from the server, before money hangs on them: another page of the
 * account may have bet since, and an event may be lost. Undefined when the server did not answer.
 */
export async function readMatchBets(gameId: string): Promise<readonly Bet[] | undefined> {
  const list = matchBets(gameId);
  await askAnew(list);
  return list.state.status === 'ready' ? list.state.data?.bets : undefined;
}
