import type { Capture, CapturedCall, CapturedEvent, CapturedQuestion } from './capture.ts';
import { isSecretField } from './secrets.ts';

/** Answers as a recorded server did, in place of the world's own rules. */
export interface Player {
  /** Undefined ends it. `now` is when the recording begins in the world's time. */
  play(capture: Capture | undefined, now: number): void;
  readonly isPlaying: boolean;
  /** The recorded answer to a call; undefined when none was recorded. */
  call(name: string, sent: Record<string, unknown>): CapturedCall | undefined;
  question(asked: string, sent: unknown): CapturedQuestion | undefined;
  /** The events that are due, each only once. */
  due(now: number): CapturedEvent[];
}

export function createPlayer(): Player {
  let begun: { capture: Capture; at: number } | undefined;
  let told = 0;
  const used = new Set<object>();

  /** The next answer to the same request; then the next to that call at all; then its last one again. */
  const next = <Entry extends { sent?: unknown }>(entries: Entry[], sent: unknown) => {
    const fresh = entries.filter((entry) => !used.has(entry));
    const asked = comparable(sent);
    const found =
      fresh.find((entry) => comparable(entry.sent) === asked) ??
      entries.findLast((entry) => comparable(entry.sent) === asked) ??
      fresh[0] ??
      entries.at(-1);
    if (found) used.add(found);
    return found;
  };
  return {
    play(capture, now) {
      begun = capture && { capture, at: now };
      told = 0;
      used.clear();
    },
    get isPlaying() {
      return begun !== undefined;
    },
    call: (name, sent) =>
      next(begun?.capture.calls.filter(({ call }) => call === name) ?? [], sent),
    question: (asked, sent) =>
      next(begun?.capture.questions.filter((one) => one.asked === asked) ?? [], sent),
    due(now) {
      if (!begun) return [];
      const { capture, at } = begun;
      const until = capture.events.filter((event) => at + event.at <= now).length;
      const events = capture.events.slice(told, until);
      told = Math.max(told, until);
      return events;
    },
  };
}

/** What was sent, without secrets and without the order of fields. */
function comparable(sent: unknown): string {
  return JSON.stringify(Object(sent ?? {}), (name, value: unknown) => {
    if (isSecretField(name)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
