import { call } from '../../api/call.ts';
import { getProfile } from '../../contract/account/account.ts';
import { session } from './session.ts';

/** Refreshes the profile over HTTP, which works without the socket. Without an answer the last one stays. */
export async function refreshProfile(): Promise<void> {
  const { owner } = session;
  const profile = await call(getProfile, {}, { quiet: true }).catch(() => undefined);
  if (profile && owner === session.owner) session.userProfile = profile;
}
