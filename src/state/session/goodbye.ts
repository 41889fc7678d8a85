import { subscribeKey } from 'valtio/vanilla/utils';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { signOut } from '../../contract/account/auth.ts';
import { GOODBYE_KEY } from '../../storage/keys.ts';
import { notify } from '../device/notices.ts';
import { connection } from './connection.ts';

/** 429: the server is only busy, which says nothing about the token. */
const BUSY = 429;

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
  for (const token of waiting) {
    if (!(await isOver(token, signal))) return false;
    waiting.delete(token);
    changeStored((tokens) => tokens.delete(token));
  }
  return true;
}

async function isOver(token: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await call(signOut, {}, { token, quiet: true, ...(signal && { signal }) });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) return false;
    // A refusal settles it too: the server no longer knows the token. So does an empty answer.
    return error.kind === 'empty' || (error.kind === 'refused' && error.status !== BUSY);
  }
}

let isFollowing = false;

/** Ends the waiting tokens when the network returns, then notifies the player. */
export function sendGoodbyesWhenOnline(): void {
  if (isFollowing) return;
  isFollowing = true;
  const tell = async () => {
    if (connection.status === 'offline' || !(await sendGoodbyes()) || !isFollowing) return;
    isFollowing = false;
    stop();
    removeEventListener('online', tell);
    notify('success', 'Our server now knows that you logged out.');
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
