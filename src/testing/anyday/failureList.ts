import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { fromRoot } from '../checks/sourceFiles.ts';

type Failure = { message: string; stack?: string | undefined };

/** Appends what failed to the file FAILURES, because `npm run anyday` says it again below all its output. */
export class FailureList implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const file = process.env['FAILURES'];
    if (!file) return;
    const lines = modules.flatMap((module) => {
      const at = `${module.project.name} ${fromRoot(module.moduleId)}`;
      const tests = [...module.children.allTests('failed')].map(
        (test) => `${at} > ${test.fullName}${told(test.result().errors ?? [])}`,
      );
      const around = module.errors().length > 0 ? [`${at}${told(module.errors())}`] : [];
      return [...around, ...tests];
    });
    if (unhandled.length > 0) lines.push(`outside a test${told(unhandled)}`);
    appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
}

/** Messages, each with the first place of ours that it passed. */
function told(errors: readonly Failure[]): string {
  return errors
    .map(({ message, stack = '' }) => {
      const place = stack
        .split('\n')
        .find((line) => line.includes('/src/') || line.includes('/mocks/'));
      return `\n    ${message.split('\n').slice(0, 12).join('\n    ')}\n    ${place?.trim() ?? ''}`;
    })
    .join('');
}
