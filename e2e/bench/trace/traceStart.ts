import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import type { Lab } from '../lab.ts';
import { comeBack } from '../suites/comeBack.ts';
import { leave } from '../suites/leave.ts';
import { mainThread } from './mainThread.ts';
import { watchScripts } from './scriptTimes.ts';
import { type StartMarks, watchStart } from './watchStart.ts';

const STARTS = {
  home: { path: paths.home, isPlayer: true },
  landing: { path: paths.landing, isPlayer: false },
  terms: { path: paths.terms, isPlayer: false },
} as const;
type Start = keyof typeof STARTS;

const isStart = (name: string): name is Start => name in STARTS;

const CATEGORIES = [
  'devtools.timeline',
  'v8',
  'blink.user_timing',
  'disabled-by-default-v8.compile',
];
const MOST_ROWS = 25;
/** By then the page has fetched everything and is idle. */
const REST_MS = 6000;

/** Reports where the time of a repeated start goes: when things happened, and what the main thread did. */
export async function traceStart(lab: Lab, name: string): Promise<string> {
  if (!isStart(name)) throw new Error(`--trace takes ${Object.keys(STARTS).join(', ')}`);
  const { path, isPlayer } = STARTS[name];
  const url = lab.urlOf('app', path);
  const profile = await leave(lab, url, isPlayer);
  let told = '';
  await comeBack(lab, profile, async (page, visit) => {
    if (visit === 'repeat') told = await traced(page, url);
  });
  return told;
}

async function traced(page: Page, url: string): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('this browser cannot be traced');
  await page.addInitScript(watchStart);
  const devtools = await page.context().newCDPSession(page);
  const endWatch = await watchScripts(devtools);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url);
  await page.waitForTimeout(REST_MS);
  const start = await page.evaluate(() => globalThis.startMarks());
  const trace = await browser.stopTracing();
  const scripts = await endWatch();
  const until = Math.max(...start.marks.map(([, at]) => at));
  return [
    ...marksOf(start),
    '',
    ...busyWith(mainThread(trace.toString(), url, until), scripts, until),
  ].join('\n');
}

const ms = (figure: number) => `${figure.toFixed(0).padStart(6)} ms`;

function marksOf({ marks, files }: StartMarks): string[] {
  return [
    'When',
    ...marks.map(([name, at]) => `${ms(at)}  ${name}`),
    '',
    'Files, asked and here',
    ...files.map(({ name, askedMs, hereMs }) => `${ms(askedMs)} ${ms(hereMs)}  ${name}`),
  ];
}

function busyWith(
  work: Map<string, number>,
  scripts: Map<string, number>,
  untilMs: number,
): string[] {
  const rows = (sums: Map<string, number>) =>
    [...sums]
      .filter(([, spent]) => spent >= 2)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_ROWS)
      .map(([name, spent]) => `${ms(spent)}  ${name}`);
  return [
    `What the main thread was at in these ${untilMs.toFixed(0)} ms, CPU 6 ×`,
    ...rows(work),
    '',
    'Scripts, evaluated and run until the page rested',
    ...rows(scripts),
  ];
}
