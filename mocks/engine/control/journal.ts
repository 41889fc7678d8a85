import * as z from 'zod/mini';

export const JournalEntry = z.object({
  n: z.int(),
  at: z.int(),
  /** `missing` stands for the entries up to this number, which are not kept any more. */
  kind: z.enum(['call', 'asked', 'pushed', 'missing']),
  /** `POST /login`, `get:balance`, `connect`. */
  subject: z.string(),
  /** HTTP status; 0 for a broken connection. Missing for socket events. */
  status: z.optional(z.int()),
  accountId: z.optional(z.int()),
  key: z.optional(z.string()),
  fault: z.optional(z.string()),
  /** What a strict server would have refused; `x-mock-warning` of the answer. */
  warning: z.optional(z.string()),
  sent: z.optional(z.unknown()),
  answered: z.optional(z.unknown()),
});
export type JournalEntry = z.output<typeof JournalEntry>;

/** The last calls and events between app and backend, oldest first. */
export interface Journal {
  write(entry: Omit<JournalEntry, 'n'>): void;
  since(n: number): JournalEntry[];
  clear(): void;
}

const KEPT = 500;
/** What a world keeps of its answers, in characters. Lists are 70 KB each, and a server has sixty worlds. */
const MOST_TEXT = 2_000_000;
const SECRET = /password|otp|token|authorization/i;

export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let n = 0;
  /** The number before the first entry since it was cleared. */
  let begun = 0;
  /** The entries with their answer, oldest first, and how long these are together. */
  let answers: { entry: JournalEntry; length: number }[] = [];
  let text = 0;
  // Entries are masked when somebody reads them, which is seldom: doing it for every call cost a world under load
  // a tenth of its time. Each is masked once, because some readers ask again and again.
  const shown = new WeakMap<JournalEntry, JournalEntry>();
  const keepAnswer = (entry: JournalEntry, length: number) => {
    answers.push({ entry, length });
    text += length;
    while (text > MOST_TEXT) {
      const oldest = answers.shift();
      if (!oldest) return;
      text -= oldest.length;
      oldest.entry.answered = `${oldest.length} characters, not kept any more`;
      shown.delete(oldest.entry);
    }
  };
  return {
    write(entry) {
      n += 1;
      const kept = { ...entry, n };
      entries.push(kept);
      if (entries.length > 2 * KEPT) entries = entries.slice(-KEPT);
      if (typeof kept.answered === 'string') keepAnswer(kept, kept.answered.length);
    },
    since(after) {
      const found = entries.filter((entry) => entry.n > after).slice(-KEPT);
      const told = found.map((entry) => {
        const masked = shown.get(entry) ?? withoutSecrets(entry);
        shown.set(entry, masked);
        return masked;
      });
      const [first] = found;
      const from = Math.max(after, begun);
      return first && first.n > from + 1 ? [missing(first, from), ...told] : told;
    },
    clear() {
      begun = n;
      entries = [];
      answers = [];
      text = 0;
    },
  };
}

const missing = ({ n, at }: JournalEntry, from: number): JournalEntry => ({
  n: n - 1,
  at,
  kind: 'missing',
  subject: `${n - 1 - from} entries before this are not kept any more`,
});

const withoutSecrets = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  sent: masked(entry.sent),
  answered: masked(entry.answered),
});

/** A copy without secrets, because people read and paste journals. */
function masked(value: unknown): unknown {
  try {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text === undefined) return undefined;
    return JSON.parse(text, (name, part) =>
      SECRET.test(name) && typeof part === 'string' ? '•••' : part,
    );
  } catch {
    // Text that is not JSON, or something too deep to walk.
    return typeof value === 'string' ? value : '…';
  }
}
