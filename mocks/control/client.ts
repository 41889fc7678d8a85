import type { CommandResult, Link } from './answers.ts';
import type { CommandInput, CommandName } from './commands.ts';
import type { Overview } from './status.ts';

/** Remote control of a world: one method for each command. */
export type MockControl = {
  [Name in CommandName]: (
    ...input: Record<string, never> extends CommandInput<Name>
      ? [input?: CommandInput<Name>]
      : [input: CommandInput<Name>]
  ) => Promise<CommandResult<Name>>;
} & {
  status(): Promise<Overview>;
  /** What begins this world again elsewhere: `/?mock=replay:LINK`, or `replay({ link })`. */
  link(): Promise<Link>;
  /** Cuts this world off, as if its server had stopped. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
};

/**
 * A client for the HTTP commands, for Playwright and scripts. `world` names the world of browsers with that
 * `mock-world` cookie; the default is that of this page's own, or the shared one.
 */
export function createControl(baseUrl: string, world = ''): MockControl {
  const base = new URL('api/__mock', baseUrl);
  const send = async (path: string, init?: RequestInit) => {
    const named = world && { 'x-mock-world': world };
    const headers = { 'content-type': 'application/json', ...named };
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
    tape: run('tape'),
    replay: run('replay'),
    clock: run('clock'),
    latency: run('latency'),
    fault: run('fault'),
    push: run('push'),
    kick: run('kick'),
    market: run('market'),
    settle: run('settle'),
    book: run('book'),
    fill: run('fill'),
    cross: run('cross'),
    through: run('through'),
    withdraw: run('withdraw'),
    app: run('app'),
    approve: run('approve'),
    decline: run('decline'),
    adjust: run('adjust'),
    rows: run('rows'),
    row: run('row'),
    otp: run('otp'),
    queue: run('queue'),
    journal: run('journal'),
    status: () => send(''),
    link: () => send('/link'),
    async stopServer() {
      await run('fault')({ match: '*', network: true });
    },
    async startServer() {
      await run('fault')({ clear: '*' });
    },
  };
}
