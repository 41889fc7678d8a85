import { randomUUID } from 'node:crypto';
import { type Bench, Broken, good, NotTried, type Rule } from './bench.ts';
import { createChecker } from './checker.ts';
import { createClient } from './client.ts';
import { callsOf } from './contractFile.ts';
import { type Listener, listen } from './listener.ts';
import { readFiles } from './readFiles.ts';
import type { Finding } from './report.ts';
import { eventRules } from './rules/eventRules.ts';
import { httpRules } from './rules/httpRules.ts';
import { moneyRules } from './rules/moneyRules.ts';
import { socketRules } from './rules/socketRules.ts';

export interface Options {
  /** The address of the API: `http://localhost:5173/api`. */
  api: string;
  /** The address of the socket, without its path: `http://localhost:5173`. */
  socket: string;
  username: string;
  password: string;
  /** How long an event is waited for. */
  patienceMs?: number;
  /** The world of a mock backend. */
  world?: string | undefined;
}

/** The last one looks at what all the others have heard. */
const RULES: Rule[] = [...httpRules, ...moneyRules, ...socketRules, ...eventRules];

/**
 * Holds a server to the contract, rule by rule. The player needs money, and documents that are approved. Also tells
 * which calls were never answered with success: nothing is known of these.
 */
export async function conform(
  options: Options,
  tell: (finding: Finding) => void = () => undefined,
) {
  const { api, socket, username, password, patienceMs = 8000, world } = options;
  const { openApi, asyncApi } = readFiles();
  const checkCall = createChecker(openApi.components.schemas);
  const check = createChecker(asyncApi.components.schemas);
  const client = createClient(api, callsOf(openApi), checkCall, world);
  const listeners: Listener[] = [];

  const signIn = async () => {
    const answer = good(client, await client.send('login', { username, password }));
    return String(answer['token']);
  };
  let token: string | undefined;
  const bench: Bench = {
    client,
    get token() {
      if (token === undefined) throw new NotTried('nobody could sign in');
      return token;
    },
    signIn,
    async connect(token, transports) {
      const listener = await listen(socket, token, {
        asyncApi,
        check,
        patienceMs,
        world,
        ...(transports && { transports }),
      });
      listeners.push(listener);
      return listener;
    },
    events: () => ({
      heard: listeners.reduce((sum, listener) => sum + listener.count(), 0),
      unfit: listeners.flatMap((listener) => listener.unfit()),
    }),
    patienceMs,
    newKey: () => randomUUID(),
  };
  const signingIn: Rule = {
    part: 'HTTP',
    rule: 'The player signs in with name and password',
    async check() {
      token = await signIn();
    },
  };
  const findings: Finding[] = [];
  try {
    for (const rule of [signingIn, ...RULES]) {
      const finding = await tried(rule, bench);
      findings.push(finding);
      tell(finding);
    }
  } finally {
    for (const listener of listeners) listener.close();
  }
  return { findings, calls: client.calls.length, unreached: client.unreached() };
}

async function tried({ part, rule, check }: Rule, bench: Bench): Promise<Finding> {
  try {
    await check(bench);
    return { part, rule };
  } catch (error) {
    if (error instanceof NotTried) return { part, rule, skipped: error.message };
    if (error instanceof Broken) return { part, rule, fault: error.message };
    return { part, rule, skipped: causeOf(error), isTrouble: true };
  }
}

/** Of a `fetch` that failed, the cause says which host did not answer. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
