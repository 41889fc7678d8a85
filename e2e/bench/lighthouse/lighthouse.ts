import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { listEvents } from '../../../src/contract/betting/catalogue.ts';
import { href, paths } from '../../../src/paths.ts';
import { launchOptions } from '../../kit/browser.ts';
import type { Lab } from '../lab.ts';
import { installLighthouse } from './installLighthouse.ts';

const run = promisify(execFile);

const GOALS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof GOALS;
const categories = Object.keys(GOALS) as Category[];

const Audit = z.object({ score: z.nullable(z.number()), title: z.string() });
const Report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), Audit),
});
type Report = z.output<typeof Report>;

/** Lighthouse's scores for a phone, of landing, terms and a match, with what cost points. */
export async function lighthouse(lab: Lab): Promise<string> {
  const command = installLighthouse();
  const match = href(paths.match, { gameId: await anyGame(lab) });
  const lines: string[] = [];
  for (const path of [paths.landing, paths.terms, match]) {
    const report = await reportOf(lab, command, lab.urlOf('app', path));
    lines.push(`${path}: ${scores(report)}`, ...lost(report).map((line) => `    ${line}`));
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

/** The audits that cost points, as Lighthouse names them. */
function lost({ categories: found, audits }: Report): string[] {
  const refs = Object.values(found).flatMap(({ auditRefs }) => auditRefs);
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isLost = audit && weight > 0 && audit.score !== null && audit.score < 0.9;
    return isLost ? [`${id}: ${audit.title}`] : [];
  });
}
