import { useSnapshot } from 'valtio';
import { connection } from '../session/connection.ts';
import { session } from '../session/session.ts';
import { bettingHold } from './bettingHold.ts';

/** What decides whether a player may bet, sell a bet or play a round, whatever it is of. */
export interface PlaySituation {
  connection: (typeof connection)['status'];
  isAuth: boolean;
  /** Why the player may not bet at all, in a sentence: a limit, a break, an exclusion. */
  holdText: string | undefined;
}

/** Why not, as one sentence, and what would mend it. */
export interface PlayBlock {
  text: string;
  mend?: 'sign-in';
}

/** What one product says instead. */
interface PlayWords {
  offline?: string;
  reconnecting?: string;
  signIn?: string;
}

/** Of a slip. */
export const DRAFT_STAYS: PlayWords = {
  offline: 'You are offline. Nothing is sent; your slip stays a draft.',
};

/**
 * The reasons that come before those of any product, the hardest first: the connection, the player's
 * limits and breaks, the session.
 */
export function mayPlay(
  { connection, isAuth, holdText }: PlaySituation,
  words: PlayWords = {},
): PlayBlock | undefined {
  if (connection === 'offline')
    return { text: words.offline ?? 'You are offline. Nothing is sent.' };
  if (isAuth && connection === 'reconnecting') {
    const text = 'Reconnecting. Betting is on again once your balance is known.';
    return { text: words.reconnecting ?? text };
  }
  if (holdText !== undefined) return { text: holdText };
  if (!isAuth) return { text: words.signIn ?? 'Sign in to place this bet.', mend: 'sign-in' };
  return undefined;
}

/** The situation at this very moment. */
export function playSituation(): PlaySituation {
  return {
    connection: connection.status,
    isAuth: session.isAuth,
    holdText: bettingHold.text,
  };
}

/** The situation as rendered, again whenever it has changed. */
export function usePlaySituation(): PlaySituation {
  const { status } = useSnapshot(connection);
  const { isAuth } = useSnapshot(session);
  const { text: holdText } = useSnapshot(bettingHold);
  return { connection: status, isAuth, holdText };
}
