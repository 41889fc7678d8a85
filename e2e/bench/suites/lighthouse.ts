import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { listEvents } from '../../../src/contract/betting/catalogue.ts';
import { href, paths } from '../../../src/paths.ts';
import { launchOptions } from '../../kit/browser.ts';
import type { Lab } from '../lab.ts';

const run = promisify(execFile);

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof GOALS;
/** The last line that runs on Node 20. */
const VERSION = '12.8.2';

const categories = Object.keys(GOALS) as Category[];

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
});
type Report = z.output<typeof Report>;

/** Lighthouse's scores for a phone, of landing, terms and a match. */
export async function lighthouse(lab: Lab): Promise<string> {
  const command = installLighthouse();
  const match = href(paths.match, { gameId: await anyGame(lab) });
  const lines: string[] = [];
  for (const path of [paths.landing, paths.terms, match]) {
    lines.push(`${path}: ${scores(await reportOf(lab, command, lab.urlOf('app', path)))}`);
  }
  return lines.join('\n');
}

async function anyGame({ apiUrl }: Lab): Promise<string> {
  const answer = await fetch(`${apiUrl}/api${listEvents.path.replace(':category', 'inplay')}`);
  const { events } = z.parse(listEvents.output, await answer.json());
  const [event] = events;
  if (!event) throw new Error('the mock has no match in play');
  return event.gameId;
}

async function reportOf(lab: Lab, command: string, url: string): Promise<Report> {
  const { executablePath, args } = launchOptions({ like: 'players' });
  const flags = ['--headless', ...args, `--ignore-certificate-errors-spki-list=${lab.spkiHash}`];
  const { stdout } = await run(
    process.execPath,
    [
      command,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  );
  return z.parse(Report, JSON.parse(stdout));
}

function scores({ categories: found }: Report): string {
  return categories
    .map((name) => {
      const score = Math.round((found[name]?.score ?? Number.NaN) * 100);
      return `${name} ${score}${score >= GOALS[name] ? '' : ` (goal ${GOALS[name]})`}`;
    })
    .join(', ');
}

/** The path of Lighthouse's command. It is 150 packages large, so it lives in a folder of its own. */
function installLighthouse(): string {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/lighthouse');
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(command)) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', [...args, `lighthouse@${VERSION}`], { stdio: 'inherit' });
  }
  return command;
}
