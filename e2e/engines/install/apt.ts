import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is installed. */
export function pathOf(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path));
}

/** Works on Debian and its relatives; anywhere else it says what to install by hand. */
export function installByApt(packages: readonly string[], isHere: () => boolean): void {
  if (isHere()) return;
  const byHand = `Install ${packages.join(', ')} (Debian's names) by hand, then run this again.`;
  const commands = [
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', ...packages]],
  ] as const;
  try {
    for (const [command, args] of commands) {
      execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
    }
  } catch (error) {
    throw new Error(`apt-get could not install it. ${byHand}`, { cause: error });
  }
  if (!isHere()) throw new Error(`apt-get ran, but the programs are not there. ${byHand}`);
}
