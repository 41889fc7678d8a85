import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

/** The `name@version` keys that the code writes, with the files that do. */
function keysInCode(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of sourceFiles('src')) {
    if (file.startsWith('src/testing/') || file.includes('.test.')) continue;
    for (const [, key = ''] of readText(file).matchAll(/'([a-z-]+@\d+)'/g)) {
      found.set(key, [...(found.get(key) ?? []), file]);
    }
  }
  return found;
}

test('each key of a saved slice is written once', () => {
  const keys = keysInCode();
  expect(keys.size).toBeGreaterThan(10);
  expect([...keys].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('the cookies policy tells the player of every slice, and of none that is gone', () => {
  const [, policy = ''] =
    /^## Your account$([\s\S]*?)^## /m.exec(readText('src/content/cookiespolicy.md')) ?? [];
  const told = [...policy.matchAll(/^\| [^|`]+ `([a-z-]+@\d+)`/gm)].map(([, key]) => key);
  expect(told.toSorted()).toEqual([...keysInCode().keys()].toSorted());
});
