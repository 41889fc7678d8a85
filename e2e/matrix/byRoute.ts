import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Prints a line for each route, and under it what was found there. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default
export default class ByRoute implements Reporter {
  private routes = 0;
  private faults = 0;

  onTestEnd({ title }: TestCase, { status, errors, duration }: TestResult): void {
    this.routes += 1;
    if (status !== 'passed') this.faults += 1;
    print(`${status === 'passed' ? 'ok  ' : 'FAIL'} ${title} (${Math.round(duration / 1000)} s)`);
    for (const { message } of errors) print(indented(message ?? ''));
  }

  onEnd({ status }: FullResult): void {
    print(`${this.routes} routes, ${this.faults} with faults: ${status}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Only the name of the condition and what was found; the rest of the message is the code of the matrix. */
function indented(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages
  const plain = message.replace(/\u001b\[[\d;]*m/g, '');
  const [first = '', ...rest] = plain.split('\n');
  const found = rest.filter((line) => /^\s*\+\s+"/.test(line));
  const lines = found.length > 0 ? [first.replace(/^Error: /, ''), ...found] : [plain];
  return lines.map((line) => `       ${line.replace(/^\+\s+/, '  ')}`).join('\n');
}
