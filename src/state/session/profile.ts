import { call } from '../../api/call.ts';
import { getProfile } from '../../contract/account/account.ts';
import { session } from './session.ts';

/** Asks who the player is, over HTTP: it needs no channel. Without an answer the last profile stands. */
export async function refreshProfile(): Promise<void> {
  const { owner } = session;
  const profile = await call(getProfile, {}, { quiet: true }).catch(() => undefined);
  if (profile && owner === session.owner) session.userProfile = profile;
}
