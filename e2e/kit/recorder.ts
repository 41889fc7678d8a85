import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';
import { forgetRun, keepRun, type RanTest } from '../../src/testing/checks/ran/lastRun.ts';
import { textsRead } from '../../src/testing/checks/ran/textsRead.ts';
import { fromRoot } from '../../src/testing/checks/sourceFiles.ts';

interface Options {
  /** Names the suite's record of its run. */
  suite: string;
}

/**
 * Records which stories ran and which texts they read from the screen, for `npm run proof`.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as the default export of a file.
export default class Recorder implements Reporter {
  readonly #suite: string;
  /** By story; the last try of a repeated one counts. */
  readonly #ran = new Map<string, RanTest>();

  constructor({ suite }: Options) {
    this.#suite = suite;
  }

  onBegin(): void {
    forgetRun(this.#suite);
  }

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    const passed = everyStep(steps).filter(({ error }) => !error);
    this.#ran.set(test.id, {
      file: fromRoot(test.location.file),
      titles: [
        ...test.titlePath().slice(TITLES_FROM),
        ...passed.filter(({ category }) => category === 'test.step').map(({ title }) => title),
      ],
      outcome: status === 'passed' || status === 'skipped' ? status : 'failed',
      texts: [...new Set(passed.flatMap(textsRead))],
    });
  }

  onEnd(): void {
    keepRun(this.#suite, [...this.#ran.values()]);
  }
}

/** A title path starts with the root, the project and the file. */
const TITLES_FROM = 3;

function everyStep(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...everyStep(step.steps)]);
}
