import { subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { Severity } from '../../contract/notice.ts';
import { persisted } from '../../storage/persisted.ts';
import { session } from '../session/session.ts';
import { notices, restoreNotices } from './notices.ts';

const SAVE_DELAY_MS = 500;

const record = persisted({
  key: 'notices@1',
  schema: z.object({
    tray: z.array(z.object({ severity: Severity, text: z.string(), at: z.number() })),
    unread: z.int(),
  }),
  current() {
    const { tray, unread } = notices;
    return session.isAuth
      ? { tray: tray.map(({ severity, text, at }) => ({ severity, text, at })), unread }
      : undefined;
  },
  delayMs: SAVE_DELAY_MS,
});

let keeping: Promise<void> | undefined;

/** Keeps the notices and the number on the bell across reloads; a sign-out erases both. */
export function keepNotices(): Promise<void> {
  keeping ??= keep();
  return keeping;
}

async function keep(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (saved) restoreNotices(saved.value);
  subscribe(notices, () => record.changed());
}
