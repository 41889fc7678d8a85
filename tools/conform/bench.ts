import type { Answer, Client } from './client.ts';
import type { Listener } from './listener.ts';

/** What the rules work with. */
export interface Bench {
  client: Client;
  /** A player's token. Where nobody can sign in, to ask for it ends the rule as not tried. */
  readonly token: string;
  /** Signs the player in once more. */
  signIn(): Promise<string>;
  /** Connects with a token; an empty one is a guest. The bench closes the connection in the end. */
  connect(token: string, transports?: string[]): Promise<Listener>;
  /** How many events came on any connection, and what was wrong with them. */
  events(): { heard: number; unfit: string[] };
  /** How long an event is waited for. */
  patienceMs: number;
  /** A key that was never used. */
  newKey(): string;
}

/** Something that has to hold. Its `check` throws what is broken. */
export interface Rule {
  part: 'HTTP' | 'Money' | 'Socket' | 'Events';
  rule: string;
  check(bench: Bench): Promise<void>;
}

/** A rule that does not hold. */
export class Broken extends Error {}
/** A rule that cannot be tried here. */
export class NotTried extends Error {}

export function demand(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Broken(fault);
}

/** The body of an answer that was to be given and to fit. */
export function good(client: Client, answer: Answer): Record<string, unknown> {
  demand(answer.status === 200, `Expected an answer: ${answer.said}`);
  const fault = client.unfit(answer);
  demand(fault === undefined, `${fault}: ${answer.said}`);
  return recordOf(answer.body);
}

/** A refusal with this status that fits. */
export function refused(client: Client, answer: Answer, ...statuses: number[]): void {
  const isOne = statuses.includes(answer.status);
  demand(isOne, `Expected ${statuses.join(' or ')}: ${answer.said}`);
  const fault = client.unfit(answer);
  demand(fault === undefined, `${fault}: ${answer.said}`);
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The list under a name. */
export function listOf(value: unknown, name: string): Record<string, unknown>[] {
  const list = recordOf(value)[name];
  return Array.isArray(list) ? list.map(recordOf) : [];
}

/** The server's own time, which need not be ours. */
export async function serverNow({ client }: Bench): Promise<number> {
  const { asOf } = good(client, await client.send('listEvents', { category: 'inplay' }));
  return Date.parse(String(asOf));
}

export function kobo(naira: unknown): number {
  return Math.round(Number(naira) * 100);
}
