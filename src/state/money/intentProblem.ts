import type { CallError } from '../../api/callError.ts';

/** Why nothing was sent, or why the server refused it; may be shown. */
export interface IntentProblem {
  text: string;
  code: string | undefined;
  /** Messages by form field, or by part of a bet. */
  fields: Readonly<Record<string, string>>;
  /** When it may be tried again, epoch ms; 0 for at once. */
  retryAt: number;
}

/** If the server asks for a longer wait, we do not wait for it. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** A problem that the app found, without asking the server. */
export function problemText(text: string): IntentProblem {
  return { text, code: undefined, fields: {}, retryAt: 0 };
}

/** What the server has said, at `now` (epoch ms). */
export function problemOf(error: CallError, now: number): IntentProblem {
  const { message, status, code = String(status), fields, retryAfterSeconds } = error;
  const waitMs = Math.min(retryAfterSeconds * 1000, LONGEST_WAIT_MS);
  return { text: message, code, fields, retryAt: waitMs && now + waitMs };
}
