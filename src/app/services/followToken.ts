import { untilLoaded } from '../../lib/untilLoaded.ts';
import { keepNotices } from '../../state/device/notices.ts';
import { connectWithSession } from '../../state/session/realtimeSession.ts';
import { session } from '../../state/session/session.ts';

let isFollowing = false;

/**
 * Opens the realtime channel for whoever holds a token. From the first sign-in on, also watches the player's
 * limits.
 */
export function followToken(): void {
  connectWithSession();
  if (!session.token || isFollowing) return;
  isFollowing = true;
  void keepNotices();
  void untilLoaded(() => import('./followPlayer.ts')).then(({ followPlayer }) => followPlayer());
}
