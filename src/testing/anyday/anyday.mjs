// npm run anyday: unit and component tests at the moments that `npm test` leaves; `-- 2028-02-29T05:15:00Z …` at
// others. npm run unit:once: what `npm test` runs, each test once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IN_NPM_TEST, MOMENTS } from './moments.mjs';

const preload = new URL('claimedClock.mjs', import.meta.url).href;
/** What failed, written by the reporter `FailureList`. */
const FAILURES = join(mkdtempSync(join(tmpdir(), 'anyday-')), 'failures.txt');
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

/** All tests: the folders of each project to run, none for all. */
const ALL = { unit: [], state: [], dom: [] };

/** Runs the tests with the machine's clock pretending to be at this moment. */
function passesAt({ name, at, zone }, runs = ALL) {
  console.warn(`\n${at}, ${name}, in ${zone}`);
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`;
  // In a shuffled order that is the same in every run: files and tests must not depend on earlier ones.
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests'];
  const seed = `--sequence.seed=${Math.floor(Date.parse(at) / 60_000)}`;
  const env = { ...process.env, NODE_OPTIONS, ANYDAY: at, TZ: zone, FAILURES };
  // One project after the other: a worker starts anew for each file of another project, and shuffling mixes them.
  const passed = Object.entries(runs).map(([project, folders]) => {
    const args = ['run', `--project=${project}`, ...order, seed, '--passWithNoTests', ...folders];
    return spawnSync(process.execPath, [vitest, ...args], { stdio: 'inherit', env }).status === 0;
  });
  return passed.every(Boolean);
}

const [first, ...rest] = process.argv.slice(2);
let failed;
if (first === '--in-npm-test') {
  // `npm run proof` reads the last record of each project: that must be of all its tests.
  failed = IN_NPM_TEST.flatMap(({ name, runs }) => {
    const moment = MOMENTS.find((one) => one.name === name);
    return passesAt(moment, runs) ? [] : moment;
  });
} else {
  const moments = first
    ? [first, ...rest].map((at) => ({ name: 'as asked', at, zone: process.env.TZ ?? 'UTC' }))
    : MOMENTS.filter(({ name }) => !IN_NPM_TEST.some((one) => one.name === name));
  failed = moments.filter((moment) => !passesAt(moment));
}
if (existsSync(FAILURES)) console.error(readFileSync(FAILURES, 'utf8'));
for (const { at, name } of failed) console.error(`Failed at ${at}, ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
