import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { fromRoot } from '../sourceFiles.ts';
import { forgetRun, keepRun, type RanTest } from './lastRun.ts';

/** Records which unit and component tests ran, for `npm run proof`. */
export class VitestRecorder implements Reporter {
  onTestRunStart(specifications: readonly { project: { name: string } }[]): void {
    for (const suite of new Set(specifications.map(({ project }) => project.name)))
      forgetRun(suite);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const suite of new Set(modules.map(({ project }) => project.name))) {
      const own = modules.filter(({ project }) => project.name === suite);
      keepRun(suite, own.flatMap(testsOf));
    }
  }
}

function testsOf(module: TestModule): RanTest[] {
  return [...module.children.allTests()].map((test) => {
    const { state } = test.result();
    return {
      file: fromRoot(module.moduleId),
      titles: titlesOf(test),
      outcome: state === 'passed' || state === 'failed' ? state : 'skipped',
      texts: [],
    };
  });
}

function titlesOf(part: TestCase | TestSuite): string[] {
  const { parent } = part;
  return [...(parent.type === 'suite' ? titlesOf(parent) : []), part.name];
}
