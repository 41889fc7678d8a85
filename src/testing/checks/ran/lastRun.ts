import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A file for each suite: a project of Vitest, the stories, the stories of the demo. */
const FOLDER = join(ROOT, '.cache/ran');
const fileOf = (suite: string) => join(FOLDER, `${suite}.json`);

/** A run that begins makes what an earlier one proved worth nothing. */
export function forgetRun(suite: string): void {
  rmSync(fileOf(suite), { force: true });
}

export function keepRun(suite: string, tests: readonly RanTest[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(tests));
}

/** What ran last of each suite; a suite that has not run to its end has proved nothing. */
export function lastRun(): RanTest[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) =>
    z.parse(z.array(RanTest), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
  );
}
