import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The last line that runs on Node 20. */
const VERSION = '12.8.2';

/** The path of Lighthouse's command. It is 150 packages large, so it lives in a folder of its own. */
export function installLighthouse(): string {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/lighthouse');
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(command)) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', [...args, `lighthouse@${VERSION}`], { stdio: 'inherit' });
  }
  return command;
}
