import type { Bet } from '../../contract/betting/bets.ts';
import { onForget } from '../session/privateState.ts';

interface Heard {
  bet: Bet;
  turn: number;
}

/** By its id, what the socket told last of each bet. */
const heard = new Map<string, Heard>();
let turns = 0;

onForget(() => heard.clear());

/** Notes what the socket tells of a bet. */
export function noteHeard(bet: Bet): void {
  turns += 1;
  heard.set(bet.betId, { bet, turn: turns });
}

/** Where the socket has got to: what is told later has a later turn. */
export function turnNow(): number {
  return turns;
}

/**
 * What the socket told of a bet after a turn, where it differs from an answer. Which of the two is newer only the
 * server knows: an answer may be long on its way, or be a stored one that a repeated key has brought back.
 */
export function heardOtherwise(answered: Bet, since = 0): Bet | undefined {
  const told = heard.get(answered.betId);
  const differs =
    told && told.turn > since && JSON.stringify(told.bet) !== JSON.stringify(answered);
  return differs ? told.bet : undefined;
}
