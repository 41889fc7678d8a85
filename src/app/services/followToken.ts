import { keepNotices } from '../../state/device/notices.ts';
import { followSession } from '../../state/session/realtimeSession.ts';
import { session } from '../../state/session/session.ts';

let isFollowing = false;

/** The realtime channel of whoever holds a token, and from the first sign-in on the player's own limits. */
export function followToken(): void {
  followSession();
  if (!session.token || isFollowing) return;
  isFollowing = true;
  void keepNotices();
  import('./followPlayer.ts').then(
    ({ followPlayer }) => followPlayer(),
    // Not here yet and no network: asked again with the next session.
    () => {
      isFollowing = false;
    },
  );
}
