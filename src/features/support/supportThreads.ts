import { call } from '../../api/call.ts';
import { listSupportThreads } from '../../contract/support.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

/** The player's notes with the operator's answers. */
export const supportThreads = cachedList({
  name: 'support-threads',
  schema: listSupportThreads.output,
  fetch: () => call(listSupportThreads, {}, { quiet: true }),
});
