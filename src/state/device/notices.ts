import * as z from 'zod/mini';
import { Severity } from '../../contract/notice.ts';
import { session } from '../session/session.ts';
import { store } from '../store.ts';

/** Toasts close by themselves after this time, as the specification asks. */
const TOAST_MS = 1000;
const SAVE_DELAY_MS = 500;
/** One second is too short to read: the tray keeps the last ones. */
const TRAY_SIZE = 50;
/** Cuts longer texts, so that the server cannot cover the screen. */
const MAX_LENGTH = 200;

export interface Notice {
  id: number;
  severity: Severity;
  text: string;
  at: number;
}

interface Notices {
  toasts: Notice[];
  /** The newest first. */
  tray: Notice[];
}

let nextId = 1;

const kept = store({
  key: 'notices@1',
  schema: z.object({
    tray: z.array(z.object({ severity: Severity, text: z.string(), at: z.number() })),
  }),
  initial: (): Notices => ({ toasts: [], tray: [] }),
  delayMs: SAVE_DELAY_MS,
  pack: ({ tray }) =>
    session.isAuth
      ? { tray: tray.map(({ severity, text, at }) => ({ severity, text, at })) }
      : undefined,
  /** What was said before this page was loaded goes below what was said since. */
  unpack(saved, state) {
    const before = saved.tray.map((notice) => ({ ...notice, id: nextId++ }));
    state.tray = [...state.tray, ...before].slice(0, TRAY_SIZE);
  },
  takeOver(saved, state) {
    const shown = new Map(state.tray.map((notice) => [`${notice.at} ${notice.text}`, notice]));
    state.tray = saved.tray.map(
      (notice) => shown.get(`${notice.at} ${notice.text}`) ?? { ...notice, id: nextId++ },
    );
  },
});

export const notices = kept.state;
/** From now on the tray outlives a reload; a sign-out erases it. */
export const keepNotices = kept.start;

/** Keeps a text in the message tray, without a toast. */
export function notifyQuietly(severity: Severity, text: string): Notice {
  const notice = { id: nextId++, severity, text: text.slice(0, MAX_LENGTH), at: Date.now() };
  notices.tray = [notice, ...notices.tray].slice(0, TRAY_SIZE);
  return notice;
}

/** Shows a toast and keeps its text in the message tray. */
export function notify(severity: Severity, text: string): void {
  const notice = notifyQuietly(severity, text);
  notices.toasts.push(notice);
  setTimeout(() => {
    notices.toasts = notices.toasts.filter(({ id }) => id !== notice.id);
  }, TOAST_MS);
}
