import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { connection } from './connection.ts';
import { notify } from './notices.ts';
import { currentBreak, playLock, sendBreak } from './playLock.ts';
import { countPlayTime, playTime } from './playTime.ts';
import { onForget } from './privateState.ts';
import { saferPlay } from './saferPlay.ts';
import { session } from './session.ts';
import { signOut } from './signOut.ts';

const MINUTE_MS = 60_000;

/** What stands in front of the player now. */
export const playWatch = proxy<{
  isPanelOpen: boolean;
  /** A reality check is due; it stays until it is answered. */
  isCheckDue: boolean;
  /** The minutes of today are used up; told once a day of use. */
  isTimeUp: boolean;
}>({ isPanelOpen: false, isCheckDue: false, isTimeUp: false });

export function openSaferPlay(): void {
  playWatch.isPanelOpen = true;
}

export function closeSaferPlay(): void {
  playWatch.isPanelOpen = false;
}

/** The player has answered a reality check: the next one counts from now. */
export function answerCheck(): void {
  playTime.sinceCheckMs = 0;
  playWatch.isCheckDue = false;
}

/** Watches over a signed-in player; what it needs to know is saved, so it holds without a network. */
export function followPlay(): () => void {
  let askedAt = Date.now();
  const look = () => {
    const { data } = saferPlay.state;
    if (!data) return;
    const every = data.realityCheckMinutes * MINUTE_MS;
    if (every > 0 && playTime.sinceCheckMs >= every) playWatch.isCheckDue = true;
    const { minutes, usedMinutes } = data.timeLimit;
    playWatch.isTimeUp = minutes !== undefined && usedMinutes >= minutes;
    // The server counts the time of the day by the calls it gets.
    const isCounted = every > 0 || minutes !== undefined;
    if (isCounted && Date.now() - askedAt >= MINUTE_MS) {
      askedAt = Date.now();
      void saferPlay.refresh();
    }
  };
  const stopCounting = countPlayTime(look);
  const tell = async () => {
    await sendBreak();
    await saferPlay.refresh();
    look();
  };
  void tell();
  const stopFollowing = subscribeKey(connection, 'status', (status) => {
    if (status === 'live' || status === 'off') void tell();
  });
  return () => {
    stopCounting();
    stopFollowing();
  };
}

/** Once the server knows of the break, the player is out; until then this device is locked. */
export async function leaveForBreak(): Promise<void> {
  if (playLock.unsent || !currentBreak() || !session.isAuth) return;
  await signOut();
  notify('info', 'Your break has begun. You are signed out.');
}

onForget(() => {
  Object.assign(playWatch, { isPanelOpen: false, isCheckDue: false, isTimeUp: false });
});
