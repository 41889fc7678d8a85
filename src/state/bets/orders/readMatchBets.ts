import type { Bet } from '../../../contract/betting/bets.ts';
import { freshData } from '../../lists/freshData.ts';
import { matchBets } from '../bets.ts';

/**
 * Reads the player's open bets on a match from the server, before money hangs on them: another page of the
 * account may have bet since, and an event may be lost. Undefined when the server did not answer.
 */
export async function readMatchBets(gameId: string): Promise<readonly Bet[] | undefined> {
  return (await freshData(matchBets(gameId)).catch(() => undefined))?.bets;
}
