import { proxy } from 'valtio/vanilla';
import type { Severity } from '../../contract/notice.ts';
import { onForget } from '../session/privateState.ts';

/** Toasts close by themselves after this time, as the specification asks. */
const TOAST_MS = 1000;
/** One second is too short to read, so the tray keeps the last notices. */
const TRAY_SIZE = 50;
/** Cuts longer texts, so that the server cannot cover the screen. */
const MAX_LENGTH = 200;

export interface Notice {
  id: number;
  severity: Severity;
  text: string;
  at: number;
}

export const notices = proxy<{ toasts: Notice[]; tray: Notice[]; unread: number }>({
  toasts: [],
  tray: [],
  unread: 0,
});

let nextId = 1;

/** Shows a toast and keeps its text in the tray. */
export function notify(severity: Severity, text: string): void {
  const notice = { id: nextId++, severity, text: text.slice(0, MAX_LENGTH), at: Date.now() };
  notices.toasts.push(notice);
  notices.tray = [notice, ...notices.tray].slice(0, TRAY_SIZE);
  notices.unread += 1;
  setTimeout(() => {
    notices.toasts = notices.toasts.filter(({ id }) => id !== notice.id);
  }, TOAST_MS);
}

/** Puts the saved notices below those that came since this page loaded. */
export function restoreNotices(saved: { tray: Omit<Notice, 'id'>[]; unread: number }): void {
  const before = saved.tray.map((notice) => ({ ...notice, id: nextId++ }));
  notices.tray = [...notices.tray, ...before].slice(0, TRAY_SIZE);
  notices.unread += saved.unread;
}

export function readTray(): void {
  notices.unread = 0;
}

onForget(() => {
  notices.toasts = [];
  notices.tray = [];
  notices.unread = 0;
});
