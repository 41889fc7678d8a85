import * as z from 'zod/mini';

export const JournalEntry = z.object({
  n: z.int(),
  at: z.int(),
  kind: z.enum(['call', 'asked', 'pushed', 'link']),
  /** `POST /login`, `get:balance`, `connect`. */
  subject: z.string(),
  /** HTTP status; 0 for a broken connection. Missing for socket events. */
  status: z.optional(z.int()),
  accountId: z.optional(z.int()),
  key: z.optional(z.string()),
  fault: z.optional(z.string()),
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
const SECRET = /password|otp|token|authorization/i;

export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let n = 0;
  // Entries are masked when somebody reads them, which is seldom: doing it for every call cost a world under load
  // a tenth of its time. Each is masked once, because some readers ask again and again.
  const shown = new WeakMap<JournalEntry, JournalEntry>();
  return {
    write(entry) {
      n += 1;
      entries.push({ ...entry, n });
      if (entries.length > 2 * KEPT) entries = entries.slice(-KEPT);
    },
    since: (after) =>
      entries
        .filter((entry) => entry.n > after)
        .slice(-KEPT)
        .map((entry) => {
          const told = shown.get(entry) ?? withoutSecrets(entry);
          shown.set(entry, told);
          return told;
        }),
    clear() {
      entries = [];
    },
  };
}

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
