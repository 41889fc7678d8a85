import type { AttemptKind } from '../../db/rows/attemptRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';

const MINUTE_MS = 60_000;

/**
 * How many attempts are allowed within a time: fewer for one account than from one address, because a whole
 * neighbourhood may share an address.
 */
const LIMITS: Record<AttemptKind, { perSubject: number; perAddress: number; withinMs: number }> = {
  login: { perSubject: 5, perAddress: 50, withinMs: 15 * MINUTE_MS },
  code: { perSubject: 6, perAddress: 50, withinMs: 60 * MINUTE_MS },
};

interface Attempt {
  /** The username or contact. */
  subject: string;
  address: string;
}

/**
 * Refuses after too many attempts on one account or from one address. It says the same whether or not the
 * account exists, and does not look at the password, so that guessing on is of no use.
 */
export function checkAttempts(operator: Operator, kind: AttemptKind, attempt: Attempt): void {
  const { perSubject, perAddress, withinMs } = LIMITS[kind];
  const { attempts } = operator.db;
  const now = operator.clock.now();
  const since = now - withinMs;
  const recent = (rows: { kind: AttemptKind; at: number }[]) =>
    rows.filter((row) => row.kind === kind && row.at > since);
  const onSubject = recent(attempts.where('subject', attempt.subject));
  const fromAddress = attempt.address ? recent(attempts.where('address', attempt.address)) : [];
  const waits = [onSubject.at(-perSubject), fromAddress.at(-perAddress)].flatMap((row) =>
    row ? [row.at + withinMs - now] : [],
  );
  if (waits.length === 0) return;
  const retryAfter = Math.ceil(Math.max(...waits) / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new Refusal(
    'too-many-attempts',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { status: 429, retryAfter },
  );
}

export function noteAttempt({ db, clock }: Operator, kind: AttemptKind, attempt: Attempt): void {
  db.attempts.insert({ attemptId: db.next('attempt'), kind, ...attempt, at: clock.now() });
}

/** Starts the account's count anew after a success. That of the address goes on. */
export function forgetAttempts({ db }: Operator, kind: AttemptKind, subject: string): void {
  for (const row of db.attempts.where('subject', subject)) {
    if (row.kind === kind) db.attempts.update(row.attemptId, { subject: '' });
  }
}
