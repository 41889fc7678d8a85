import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../sourceFiles.ts';

/** A test that ran. */
const RanTest = z.object({
  /** Path from the root, with forward slashes. */
  file: z.string(),
  /** Titles of its describe blocks, of itself, and of its steps that passed. */
  titles: z.array(z.string()),
  outcome: z.enum(['passed', 'failed', 'skipped']),
  /** Texts that the browser showed: those that an assertion or action named in full. */
  texts: z.array(z.string()),
});
export type RanTest = z.output<typeof RanTest>;

/** A file for each suite: a Vitest project, the stories, the demo's stories. */
const FOLDER = join(ROOT, '.cache/ran');
const fileOf = (suite: string) => join(FOLDER, `${suite}.json`);

/** Deletes the record of an earlier run; call it when a run begins. */
export function forgetRun(suite: string): void {
  rmSync(fileOf(suite), { force: true });
}

export function keepRun(suite: string, tests: readonly RanTest[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(tests));
}

/** The last run of each suite. A suite that did not finish counts as not run. */
export function lastRun(): RanTest[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) =>
    z.parse(z.array(RanTest), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
  );
}
