import { followSession } from '../state/realtimeSession.ts';
import { session } from '../state/session.ts';

let following: Promise<unknown> | undefined;

/** The realtime channel of whoever holds a token, and from the first sign-in on the player's own limits. */
export function followToken(): void {
  followSession();
  if (!session.token) return;
  following ??= import('./followPlayer.ts').then(
    ({ followPlayer }) => followPlayer(),
    // Not here yet and no network: asked again with the next session.
    () => {
      following = undefined;
    },
  );
}
