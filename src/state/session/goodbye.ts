import { subscribeKey } from 'valtio/vanilla/utils';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { signOut } from '../../contract/account/auth.ts';
import type { Method } from '../../contract/kit/endpoint.ts';
import { isKept } from '../../storage/isKept.ts';
import { GOODBYE_KEY } from '../../storage/keys.ts';
import { notify } from '../device/notices.ts';
import { playLock, sendBreaks } from '../play/playLock.ts';
import { connection } from './connection.ts';
import { session } from './session.ts';

/** The server may know the call by the other method. */
const NO_SUCH_CALL = [404, 405];
/** After a failure with a network, such as a busy server. */
const RETRY_MS = 30_000;

/**
 * Tokens of players who left while the server could not be reached, and nothing else about them. They survive
 * the wipe, because a token that nobody ends stays valid on the server.
 */
const waiting = new Set<string>();

/** Saves the token before the call, because the page may be closed at any moment. */
export function keepGoodbye(token: string): void {
  waiting.add(token);
  changeStored((tokens) => tokens.add(token));
}

let telling = Promise.resolve(true);

/**
 * Ends all waiting tokens on the server; resolves to whether that succeeded for all. Passes run one after
 * another, so a network that returns during a failing pass gets a pass of its own.
 */
export function sendGoodbyes(signal?: AbortSignal): Promise<boolean> {
  telling = telling.then(() => tellAll(signal));
  return telling;
}

async function tellAll(signal: AbortSignal | undefined): Promise<boolean> {
  changeStored((tokens) => {
    for (const token of tokens) waiting.add(token);
  });
  // Only this token can send a break that its player took, so it must not end before.
  await sendBreaks(signal);
  const isNeeded = (token: string) => playLock.unsent.some((one) => one.token === token);
  for (const token of waiting) {
    // One that the server will not end keeps no other waiting.
    if (isNeeded(token) || !(await isOver(token, signal))) continue;
    waiting.delete(token);
    changeStored((tokens) => tokens.delete(token));
  }
  return waiting.size === 0;
}

/** Whether the server has ended the token, or says itself that it is dead. No other answer settles it. */
async function isOver(
  token: string,
  signal: AbortSignal | undefined,
  method: Method = signOut.method,
): Promise<boolean> {
  try {
    await call({ ...signOut, method }, {}, { token, quiet: true, ...(signal && { signal }) });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) return false;
    if (method === 'GET' && NO_SUCH_CALL.includes(error.status)) {
      return isOver(token, signal, 'POST');
    }
    return error.kind === 'empty' || error.isSessionLost;
  }
}

let isFollowing = false;

/** Sends waiting breaks and ends waiting tokens when the network returns, then notifies the player. */
export function sendGoodbyesWhenOnline(): void {
  if (isFollowing) return;
  isFollowing = true;
  const isGoodbye = waiting.size > 0 || isKept('localStorage', GOODBYE_KEY);
  let again: ReturnType<typeof setTimeout> | undefined;
  const tell = async () => {
    if (connection.status === 'offline') return;
    const isTold = await sendGoodbyes();
    clearTimeout(again);
    if (!isFollowing) return;
    if (!isTold || playLock.unsent.some((one) => one.token)) {
      again = setTimeout(tell, RETRY_MS);
      return;
    }
    isFollowing = false;
    stop();
    removeEventListener('online', tell);
    // Whoever is signed in by now would take it for their own.
    if (isGoodbye && !session.isAuth) notify('success', "You're now fully logged out.");
  };
  const stop = subscribeKey(connection, 'status', () => void tell());
  addEventListener('online', tell);
  void tell();
}

/** Reads the saved tokens each time, because another tab may have changed them. */
function changeStored(change: (tokens: Set<string>) => void): void {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(GOODBYE_KEY) ?? '[]');
    const tokens = new Set(Array.isArray(saved) ? saved.map(String) : []);
    change(tokens);
    if (tokens.size > 0) localStorage.setItem(GOODBYE_KEY, JSON.stringify([...tokens]));
    else localStorage.removeItem(GOODBYE_KEY);
  } catch {
    // Local storage is blocked or damaged: the tokens wait while this page is open.
  }
}
