import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

const IMPORTED = /'(\.{1,2}\/[^'\n]+\.tsx?)'/g;

/** `features/betslip`, `app`, `state`. */
function roomOf(file: string): string {
  const [, room = '', name = ''] = file.split('/');
  return room === 'features' ? `${room}/${name}` : room;
}

test('state that one room alone uses stands in that room', () => {
  const isTest = (file: string) => /\.test\.|\/testing\//.test(file);
  const users = new Map<string, Set<string>>();
  for (const file of sourceFiles('src').filter((one) => !isTest(one))) {
    for (const [, path = ''] of readText(file).matchAll(IMPORTED)) {
      const used = posix.join(posix.dirname(file), path);
      if (!used.startsWith('src/state/')) continue;
      users.set(used, (users.get(used) ?? new Set()).add(roomOf(file)));
    }
  }
  const lonely = [...users].filter(([, rooms]) => rooms.size === 1 && !rooms.has('state'));
  expect(lonely.map(([file, [room]]) => `${file} is used by ${room} alone`)).toEqual([]);
});
