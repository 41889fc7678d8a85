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
}

/** The last one looks at what all the others have heard. */
const RULES: Rule[] = [...httpRules, ...moneyRules, ...socketRules, ...eventRules];

/** Holds a server to the contract, rule by rule. The player needs money, and documents that are approved. */
export async function conform(
  options: Options,
  tell: (finding: Finding) => void = () => undefined,
) {
  const { api, socket, username, password, patienceMs = 8000 } = options;
  const { openApi, asyncApi } = readFiles();
  const checkCall = createChecker(openApi.components.schemas);
  const check = createChecker(asyncApi.components.schemas);
  const client = createClient(api, callsOf(openApi), checkCall);
  const listeners: Listener[] = [];

  const signIn = async () => {
    const answer = good(client, await client.send('login', { username, password }));
    return String(answer['token']);
  };
  const bench: Bench = {
    client,
    token: await signIn(),
    signIn,
    async connect(token, transports) {
      const listener = await listen(socket, token, {
        asyncApi,
        check,
        patienceMs,
        ...(transports && { transports }),
      });
      listeners.push(listener);
      return listener;
    },
    unfitEvents: () => listeners.flatMap((listener) => listener.unfit()),
    patienceMs,
    newKey: () => randomUUID(),
  };
  const findings: Finding[] = [];
  try {
    for (const rule of RULES) {
      const finding = await tried(rule, bench);
      findings.push(finding);
      tell(finding);
    }
  } finally {
    for (const listener of listeners) listener.close();
  }
  return findings;
}

async function tried({ part, rule, check }: Rule, bench: Bench): Promise<Finding> {
  try {
    await check(bench);
    return { part, rule };
  } catch (error) {
    if (error instanceof NotTried) return { part, rule, skipped: error.message };
    const said = error instanceof Error ? error.message : String(error);
    return { part, rule, fault: error instanceof Broken ? said : `It could not be tried: ${said}` };
  }
}
