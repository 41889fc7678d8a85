import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { onServerClock } from '../../domain/time/onThisClock.ts';
import * as texts from '../../messages/english/stateOfPlay.ts';
import { notify } from '../device/notices.ts';
import { connection } from '../session/connection.ts';
import { onForget } from '../session/privateState.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/signOut.ts';
import { playLock, sendBreaks } from './playLock.ts';
import { countPlayTime, playTime } from './playTime.ts';
import { saferPlay } from './saferPlay.ts';
import { updateStateOfPlay } from './stateOfPlay.ts';

const MINUTE_MS = 60_000;
/** A break that did not get through is sent again after this, however good the network looks. */
const RETRY_MS = 30_000;

/** What covers the app for the player now. */
export const playWatch = proxy<{
  isPanelOpen: boolean;
  /** A reality check is due, until the player answers it. */
  isCheckDue: boolean;
}>({ isPanelOpen: false, isCheckDue: false });

export function openSaferPlay(): void {
  playWatch.isPanelOpen = true;
}

export function closeSaferPlay(): void {
  playWatch.isPanelOpen = false;
}

/** The player answered a reality check; the next one counts from now. */
export function answerCheck(): void {
  playTime.sinceCheckMs = 0;
  playWatch.isCheckDue = false;
}

function lookAtCheck(): void {
  const every = (saferPlay.state.data?.realityCheckMinutes ?? 0) * MINUTE_MS;
  playWatch.isCheckDue = every > 0 && playTime.sinceCheckMs >= every;
}

/** What is used of a limit begins anew at midnight in Lagos, by the server's clock. */
function isOfAnotherDay(): boolean {
  const { data, savedAt } = saferPlay.state;
  if (!data || connection.status === 'offline') return false;
  const { asOf } = data;
  return lagosIsoDate(asOf) !== lagosIsoDate(onServerClock(Date.now(), { asOf, savedAt }));
}

/**
 * Counts the player's time and raises reality checks and time limits. All it needs is saved, so it works
 * offline. Returns a function that stops it.
 */
export function watchPlay(): () => void {
  let askedAt = Date.now();
  let triedAt = Date.now();
  const look = () => {
    const { data } = saferPlay.state;
    updateStateOfPlay();
    const isWaiting = playLock.unsent.some(({ token }) => token);
    if (isWaiting && connection.status !== 'offline' && Date.now() - triedAt >= RETRY_MS)
      void tell();
    if (!data) return;
    lookAtCheck();
    // The server counts the day's time by the calls it receives.
    const isCounted = data.realityCheckMinutes > 0 || data.timeLimit.minutes !== undefined;
    if ((isCounted || isOfAnotherDay()) && Date.now() - askedAt >= MINUTE_MS) {
      askedAt = Date.now();
      void saferPlay.refresh();
    }
  };
  const tell = async () => {
    triedAt = Date.now();
    const { user } = session;
    const held = await sendBreaks();
    // The answer may be about a player who used this phone before, or has left by now.
    if (user && held.includes(user.id) && session.user?.id === user.id) return leaveForBreak();
    await saferPlay.refresh();
    look();
  };
  void tell();
  look();
  const stopCounting = countPlayTime(look);
  const stopFollowing = subscribeKey(connection, 'status', (status) => {
    if (status !== 'offline') void tell();
  });
  // The player may have answered the check in another tab.
  const stopHearing = subscribeKey(playTime, 'sinceCheckMs', lookAtCheck);
  return () => {
    stopCounting();
    stopHearing();
    stopFollowing();
  };
}

/**
 * Called once the server knows of the break: signs the player out. They may sign in again to read and
 * withdraw.
 */
export async function leaveForBreak(): Promise<void> {
  await signOut({ opensAuth: false });
  notify('info', texts.breakStarted);
}

onForget(() => {
  Object.assign(playWatch, { isPanelOpen: false, isCheckDue: false });
});
