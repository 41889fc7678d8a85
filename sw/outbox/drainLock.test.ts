import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { outboxDatabase, result } from './database.ts';
import { leaseLock, webLock } from './drainLock.ts';

function world() {
  const clock = { now: 1_000_000 };
  const database = outboxDatabase(new IDBFactory());
  const lockOf = (holder: string) => leaseLock(database, holder, () => clock.now);
  return { clock, database, lockOf };
}

const forEver = () => new Promise<never>(() => undefined);
const work = async () => 'done';

test('one holds the lease at a time, and it is free afterwards', async () => {
  const { lockOf } = world();
  const first = lockOf('first');
  const second = lockOf('second');
  const whileHeld = await first(async () => [await second(work), await first(work)]);
  expect(whileHeld).toEqual(['busy', 'busy']);
  expect(await second(work)).toBe('done');
});

test.each([
  ['29 s', 29_999, 'busy'],
  ['30 s', 30_000, 'done'],
  ['a day set back', -86_400_000, 'done'],
])('the lease of a holder that was killed is free after %s', async (_, laterMs, outcome) => {
  const { clock, lockOf } = world();
  await new Promise<void>((resolve) => {
    void lockOf('killed')(() => {
      resolve();
      return forEver();
    });
  });
  clock.now += laterMs;
  expect(await lockOf('next')(work)).toBe(outcome);
});

test('asking before each delivery renews the lease, and notices when it was lost', async () => {
  const { clock, lockOf } = world();
  const outcomes = await lockOf('slow')(async (isStillOurs) => {
    clock.now += 20_000;
    const first = await isStillOurs();
    clock.now += 20_000;
    const meanwhile = await lockOf('next')(work);
    clock.now += 31_000;
    const later = await lockOf('next')(() => isStillOurs());
    return [first, meanwhile, later];
  });
  expect(outcomes).toEqual([true, 'busy', false]);
});

test('a damaged lease row keeps nobody out', async () => {
  const { database, lockOf } = world();
  await database.transact('readwrite', ({ meta }) => result(meta.put('x', 'lease')));
  expect(await lockOf('next')(work)).toBe('done');
});

test('Web Locks: busy when the browser gives no lock', async () => {
  const locks = (lock: Lock | null) => ({
    request: (_name: string, _options: LockOptions, use: (lock: Lock | null) => unknown) =>
      use(lock),
  });
  const lock = (held: Lock | null) => webLock(locks(held) as unknown as LockManager);
  expect(await lock(null)(work)).toBe('busy');
  expect(await lock({ mode: 'exclusive', name: 'x' })(work)).toBe('done');
});
