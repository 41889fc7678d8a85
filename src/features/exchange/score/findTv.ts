import { callExternal } from '../../../api/callExternal.ts';
import { findTvStream } from '../../../contract/external.ts';

/** Asked once the match is shown, and so is its code. */
export const findTv = (gameId: string, signal: AbortSignal) =>
  callExternal(findTvStream, { gameId }, signal);
