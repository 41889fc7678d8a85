import { subscribeKey } from 'valtio/vanilla/utils';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { signOut } from '../../contract/account/auth.ts';
import { GOODBYE_KEY } from '../../storage/keys.ts';
import { notify } from '../device/notices.ts';
import { connection } from './connection.ts';

/** The server is only busy: its refusal says nothing about the token. */
const BUSY = 429;

/**
 * Tokens of players who left while the server could not be told, and nothing else of them. They outlive
 * the wipe, because a token that nobody ends stays good at the server.
 */
const waiting = new Set<string>();

/** Called before the server is: the page may be closed in the next moment. */
export function keepGoodbye(token: string): void {
  waiting.add(token);
  changeStored((tokens) => tokens.add(token));
}

let telling = Promise.resolve(true);

/**
 * Tells the server of everyone who has left; whether it now knows of all of them. One pass after the
 * other: a network that comes back during a pass that fails is still used.
 */
export function sayGoodbye(signal?: AbortSignal): Promise<boolean> {
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
    // A refusal ends it, too: the server no longer knows that token. An empty answer is an answer.
    return error.kind === 'empty' || (error.kind === 'refused' && error.status !== BUSY);
  }
}

let isFollowing = false;

/** Tells with the next network, and says so once it is done. */
export function followGoodbyes(): void {
  if (isFollowing) return;
  isFollowing = true;
  const tell = async () => {
    if (connection.status === 'offline' || !(await sayGoodbye()) || !isFollowing) return;
    isFollowing = false;
    stop();
    removeEventListener('online', tell);
    notify('success', 'The server knows now that you signed out.');
  };
  const stop = subscribeKey(connection, 'status', () => void tell());
  addEventListener('online', tell);
  void tell();
}

/** Reads what is kept each time, for another tab may have changed it. */
function changeStored(change: (tokens: Set<string>) => void): void {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(GOODBYE_KEY) ?? '[]');
    const tokens = new Set(Array.isArray(saved) ? saved.map(String) : []);
    change(tokens);
    if (tokens.size > 0) localStorage.setItem(GOODBYE_KEY, JSON.stringify([...tokens]));
    else localStorage.removeItem(GOODBYE_KEY);
  } catch {
    // Local storage is blocked or damaged: they wait for as long as this page is open.
  }
}
