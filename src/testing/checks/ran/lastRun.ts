import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../sourceFiles.ts';

/** A test as it ran. */
const RanTest = z.object({
  /** From the root, with forward slashes. */
  file: z.string(),
  /** Of its describe blocks, its own, and of the steps in it that passed. */
  titles: z.array(z.string()),
  outcome: z.enum(['passed', 'failed', 'skipped']),
  /** What the browser was asked to show, and showed: texts that an assertion or an action named in full. */
  texts: z.array(z.string()),
});
export type RanTest = z.output<typeof RanTest>;

const fileOf = (suite: string) => join(ROOT, '.cache/ran', `${suite}.json`);

/** A run that begins makes what an earlier one proved worth nothing. */
export function forgetRun(suite: string): void {
  rmSync(fileOf(suite), { force: true });
}

export function keepRun(suite: string, tests: readonly RanTest[]): void {
  mkdirSync(dirname(fileOf(suite)), { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(tests));
}

/** What ran last of each suite; a suite that has not run to its end has proved nothing. */
export function lastRun(...suites: string[]): RanTest[] {
  return suites.flatMap((suite) => {
    if (!existsSync(fileOf(suite))) return [];
    return z.parse(z.array(RanTest), JSON.parse(readFileSync(fileOf(suite), 'utf8')));
  });
}
