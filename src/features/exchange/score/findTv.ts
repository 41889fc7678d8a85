import { callExternal } from '../../../api/callExternal.ts';
import { findTvStream } from '../../../contract/external.ts';

/** Asked once the match is shown. Its code comes only then, too. */
export const findTv = (gameId: string, signal: AbortSignal) =>
  callExternal(findTvStream, { gameId }, signal);
