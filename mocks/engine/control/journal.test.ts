import { expect, test } from 'vitest';
import { createJournal } from './journal.ts';

const call = (answered: string) =>
  ({ at: 0, kind: 'call', subject: 'GET /list', answered }) as const;

test('keeps the last answers whole, and of those before them how long they were', () => {
  const journal = createJournal();
  const list = JSON.stringify('x'.repeat(99_998));
  for (let n = 0; n < 30; n++) journal.write(call(list));
  const answers = journal.since(0).map(({ answered }) => answered);
  expect(answers).toHaveLength(30);
  expect(new Set(answers.slice(0, 10))).toEqual(new Set(['100000 characters, not kept any more']));
  expect(new Set(answers.slice(10))).toEqual(new Set(['x'.repeat(99_998)]));
});

test('an answer that was read before is told anew once it is dropped', () => {
  const journal = createJournal();
  journal.write(call('"first"'));
  expect(journal.since(0)[0]?.answered).toBe('first');
  for (let n = 0; n < 3; n++) journal.write(call('x'.repeat(1_000_000)));
  expect(journal.since(0)[0]?.answered).toBe('7 characters, not kept any more');
});

test('begins anew when it is cleared', () => {
  const journal = createJournal();
  journal.write(call('x'.repeat(1_999_999)));
  journal.clear();
  journal.write(call('"second"'));
  expect(journal.since(0)).toMatchObject([{ n: 2, answered: 'second' }]);
});

test('says how many entries are missing, until it is cleared', () => {
  const journal = createJournal();
  for (let n = 0; n < 1240; n++) journal.write(call('""'));
  const [first, next, ...rest] = journal.since(0);
  expect(first).toMatchObject({ n: 740, kind: 'missing', subject: expect.stringMatching(/^740 /) });
  expect([next?.n, rest.length]).toEqual([741, 499]);
  expect(journal.since(700)[0]?.subject).toMatch(/^40 /);
  expect(journal.since(740)[0]?.n).toBe(741);
  expect(journal.since(1239)).toMatchObject([{ n: 1240, kind: 'call' }]);
  journal.clear();
  journal.write(call('""'));
  expect(journal.since(0)).toMatchObject([{ n: 1241, kind: 'call' }]);
});
