import type { CommandResult } from './commandDesk.ts';
import type { CommandInput, CommandName } from './commands.ts';
import type { Status } from './status.ts';

/** A world's commands from outside, one method each. */
export type MockControl = {
  [Name in CommandName]: (
    ...input: Record<string, never> extends CommandInput<Name>
      ? [input?: CommandInput<Name>]
      : [input: CommandInput<Name>]
  ) => Promise<CommandResult<Name>>;
} & {
  status(): Promise<Status>;
  /** Nothing of this world answers any more, as if its server were switched off. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
};

/**
 * The HTTP door, for Playwright and for scripts. The world is the one that a browser with the cookie
 * `mock-world` of that value sees; without one, the world of everybody.
 */
export function createControl(baseUrl: string, world = ''): MockControl {
  const base = new URL('/api/__mock', baseUrl);
  const send = async (path: string, init?: RequestInit) => {
    // In a browser the cookie is the context's own, and may not be set here.
    const cookie = world && { cookie: `mock-world=${world}` };
    const headers = { 'content-type': 'application/json', ...cookie };
    const response = await fetch(base + path, { headers, ...init });
    const answer = await response.json();
    if (!response.ok) throw new Error(`mock ${path}: ${answer.message}`);
    return answer;
  };
  const run =
    <Name extends CommandName>(name: Name) =>
    (input?: CommandInput<Name>): Promise<CommandResult<Name>> =>
      send(`/${name}`, { method: 'POST', body: JSON.stringify(input ?? {}) });
  return {
    reset: run('reset'),
    scenario: run('scenario'),
    snapshot: run('snapshot'),
    restore: run('restore'),
    clock: run('clock'),
    latency: run('latency'),
    fault: run('fault'),
    push: run('push'),
    kick: run('kick'),
    market: run('market'),
    settle: run('settle'),
    app: run('app'),
    approve: run('approve'),
    decline: run('decline'),
    adjust: run('adjust'),
    otp: run('otp'),
    queue: run('queue'),
    journal: run('journal'),
    status: () => send(''),
    async stopServer() {
      await run('fault')({ match: '*', network: true });
    },
    async startServer() {
      await run('fault')({ clear: '*' });
    },
  };
}
