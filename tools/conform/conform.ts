import { parseArgs } from 'node:util';
import { reportText } from './report.ts';
import { conform } from './run.ts';

const USAGE = `npm run conform -- --api URL --socket URL [--username NAME --password TEXT] [--world NAME]

  --api     where the calls are, for instance http://localhost:5173/api
  --socket  where the socket is, without its path /public/
  The player (adaeze, Passw0rd1 by default) needs ₦2,000, approved documents, and no limits or break.
  --world   the world of a mock backend, so that the one in use stays as it is
  The run places small bets, plays a round and makes a deposit request.`;

/** Holds a server to the contract and prints a report. The exit code is 1 when a rule is broken or could not be tried. */
export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      api: text,
      socket: text,
      username: text,
      password: text,
      world: text,
      help: { type: 'boolean', default: false },
    },
  });
  const { api, socket, username = 'adaeze', password = 'Passw0rd1', world } = values;
  if (values.help || !api || !socket) {
    console.error(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const report = await conform(
    { api, socket, username, password, world },
    ({ part, rule, fault, skipped }) => {
      console.warn(`${fault ? '✗' : skipped ? '–' : '✓'} [${part}] ${rule}`);
    },
  );
  console.warn(`\n${reportText(report)}`);
  process.exitCode = report.findings.some(
    ({ fault, isTrouble }) => fault !== undefined || isTrouble,
  )
    ? 1
    : 0;
}
