import { parseArgs } from 'node:util';
import { reportText } from './report.ts';
import { conform } from './run.ts';

const USAGE = `npm run conform -- --api URL --socket URL [--username NAME --password TEXT]

  --api     where the calls are, for instance http://localhost:5173/api
  --socket  where the socket is, without its path /public/
  The player (adaeze, Passw0rd1 by default) needs ₦2,000, approved documents, and no limits or break.
  The run places small bets, plays a round and makes a deposit request.`;

/** Holds a server to the contract and prints a report. The exit code is 1 when a rule is broken. */
export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { api: text, socket: text, username: text, password: text },
  });
  const { api, socket, username = 'adaeze', password = 'Passw0rd1' } = values;
  if (!api || !socket) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const findings = await conform(
    { api, socket, username, password },
    ({ part, rule, fault, skipped }) => {
      console.warn(`${fault ? '✗' : skipped ? '–' : '✓'} [${part}] ${rule}`);
    },
  );
  console.warn(`\n${reportText(findings)}`);
  process.exitCode = findings.some(({ fault }) => fault !== undefined) ? 1 : 0;
}
