import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { until } from '../../testing/until.ts';
import { cachedList } from './cachedList.ts';
import { freshData } from './freshData.ts';

test('what was read before is not given for fresh, however many ask while nothing answers', async () => {
  let answer = async () => ['Ada'];
  const list = cachedList({ name: 'fresh', schema: z.array(z.string()), fetch: () => answer() });
  expect(await freshData(list)).toEqual(['Ada']);
  const fails: (() => void)[] = [];
  answer = () => new Promise((_, reject) => fails.push(() => reject(new Error('no network'))));
  const one = freshData(list);
  const other = freshData(list);
  const ends = Promise.allSettled([one, other]);
  await until(() => expect(fails).toHaveLength(1));
  fails[0]?.();
  await until(() => expect(fails).toHaveLength(2));
  fails[1]?.();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  answer = async () => ['Bola'];
  expect(await freshData(list)).toEqual(['Bola']);
});
