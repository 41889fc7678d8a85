import { callExternal } from '../../api/callExternal.ts';
import { getLobby } from '../../contract/external.ts';
import { cachedList } from './cachedList.ts';

const LIMIT_MS = 10_000;

/** The providers and games of the third-party lobby, with the addresses of their frames. */
export const lobby = cachedList({
  name: 'lobby',
  schema: getLobby.output,
  fetch: () => callExternal(getLobby, {}, AbortSignal.timeout(LIMIT_MS)),
});
