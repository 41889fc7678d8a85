import { expect, test } from 'vitest';
import { createClockJump } from '../engine/control/clockJump.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { traveller } from './traveller.ts';

const YEARS = { advance: '1800d' };
const forEver = new AbortController().signal;

function world() {
  const { backend } = createTestCaller();
  const { operator } = backend.context;
  return { operator, backend, ledger: () => JSON.stringify(backend.control.run('snapshot', {})) };
}

test('a jump of years lets others have their turn on the way, and tells where it goes', async () => {
  const { operator, backend } = world();
  const target = new Date(operator.clock.now() + 1800 * 86_400_000).toISOString();
  let turns = 0;
  const before = operator.clock.now();
  // A slice ends at once, however fast this machine is.
  const jump = createClockJump(traveller(operator), {
    sliceMs: 0,
    pause: async () => {
      turns += 1;
      expect(operator.clock.now()).toBeGreaterThan(before);
      // A call made now finds nothing due left to do.
      backend.context.catchUp();
    },
  });
  const done = jump.run(YEARS, forEver);
  await Promise.resolve();
  expect(new Date(jump.target() ?? 0).toISOString()).toBe(target);
  await done;
  expect(turns).toBeGreaterThan(100);
  expect(backend.control.status().now).toBe(target);
  expect(jump.target()).toBeUndefined();
});

test('in slices or in one go, it leads to the same world', async () => {
  const [sliced, whole] = [world(), world()];
  await createClockJump(traveller(sliced.operator), {
    pause: async () => undefined,
    sliceMs: 0,
  }).run(YEARS, forEver);
  whole.backend.control.run('clock', YEARS);
  sliced.backend.control.run('clock', {});
  expect(sliced.ledger()).toBe(whole.ledger());
});

test('it ends on the way once nobody waits for it, and the next goes on from there', async () => {
  const { operator } = world();
  const start = operator.clock.now();
  const client = new AbortController();
  const jump = createClockJump(traveller(operator), {
    pause: async () => client.abort(),
    sliceMs: 0,
  });
  await jump.run(YEARS, client.signal);
  const reached = operator.clock.now();
  expect(reached).toBeLessThan(start + 60 * 86_400_000);
  await jump.run({ advance: '1d' }, forEver);
  expect(operator.clock.now()).toBe(reached + 86_400_000);
});

test('what is kept does not grow with the years that pass', async () => {
  const { operator } = world();
  const { size } = operator.db.cashbackWeeks;
  await createClockJump(traveller(operator), { pause: async () => undefined }).run(YEARS, forEver);
  expect(operator.db.cashbackWeeks.size).toBe(size);
});
