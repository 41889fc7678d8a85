import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readText } from './sourceFiles.ts';

/** The changes that the page shows, each with the files that its heading promises. */
const changes = readText('docs/how-to-add.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = ''] = section.split('\n', 1);
    const [, diff = ''] = /```diff\n(.*?)```/s.exec(section) ?? [];
    return { title, files: diff.split(/^\+\+\+ b\//m).slice(1) };
  });

/** The lines around an addition, as they stand in the file. */
const contextsOf = (file: string) =>
  file
    .split(/^@@\n/m)
    .slice(1)
    .map((hunk) => {
      const lines = hunk.trimEnd().split('\n');
      return lines.flatMap((line) => (line.startsWith('+') ? [] : [line.slice(1)])).join('\n');
    });

describe.each(changes)('$title', ({ title, files }) => {
  test('is in as many files as it says', () => {
    expect(files).toHaveLength(Number(/: (\d+) file/.exec(title)?.[1]));
  });

  test('fits into the files as they are, each addition at one place', () => {
    for (const file of files) {
      const [name = ''] = file.split('\n', 1);
      for (const context of contextsOf(file)) {
        if (context === '') expect(existsSync(name), name).toBe(false);
        else expect(readText(name).split(context).length - 1, `${name}\n${context}`).toBe(1);
      }
    }
  });
});
