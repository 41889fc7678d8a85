import { useSnapshot } from 'valtio';
import * as texts from '../../messages/english/play.ts';
import { connection } from '../session/connection.ts';
import { session } from '../session/session.ts';
import { bettingHold } from './bettingHold.ts';

/** What decides whether a player may bet, cash out or play a round, in any product. */
export interface PlaySituation {
  connection: (typeof connection)['status'];
  isAuth: boolean;
  /** The limit, break or exclusion that stops the player, in one sentence. */
  holdText: string | undefined;
}

/** Why the player may not play, in one sentence, and what to do about it. */
export interface PlayBlock {
  text: string;
  mend?: 'sign-in';
}

/** Texts that a product replaces with its own. */
interface PlayWords {
  offline?: string;
  reconnecting?: string;
  signIn?: string;
}

/** The text for slips, whose draft survives being offline. */
export const DRAFT_STAYS: PlayWords = {
  get offline() {
    return texts.offlineDraft;
  },
};

/**
 * The first reason why the player may not play, in this order: connection, limits and breaks, session. Each
 * product adds its own reasons after these. Undefined when there is none.
 */
export function mayPlay(
  { connection, isAuth, holdText }: PlaySituation,
  words: PlayWords = {},
): PlayBlock | undefined {
  if (connection === 'offline') return { text: words.offline ?? texts.offline };
  if (isAuth && connection === 'reconnecting') {
    return { text: words.reconnecting ?? texts.reconnecting };
  }
  if (holdText !== undefined) return { text: holdText };
  if (!isAuth) return { text: words.signIn ?? texts.signIn, mend: 'sign-in' };
  return undefined;
}

/** The situation at this moment. */
export function playSituation(): PlaySituation {
  return {
    connection: connection.status,
    isAuth: session.isAuth,
    holdText: bettingHold.text,
  };
}

/** The same as a hook. */
export function usePlaySituation(): PlaySituation {
  const { status } = useSnapshot(connection);
  const { isAuth } = useSnapshot(session);
  const { text: holdText } = useSnapshot(bettingHold);
  return { connection: status, isAuth, holdText };
}
