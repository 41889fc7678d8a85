import { expect, test } from 'vitest';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';
import { createControl } from './control.ts';

const forEver = new AbortController().signal;

/** The same world's commands, whose slices end at once, however fast this machine is. */
function sliced({ backend }: TestCaller, pause: () => Promise<unknown> = async () => undefined) {
  const { context, realtime } = backend;
  return createControl(
    context,
    realtime,
    { startAt: context.operator.clock.now(), scale: 0 },
    { pause, sliceMs: 0 },
  );
}

const stateOf = ({ backend }: TestCaller) => JSON.stringify(backend.control.run('snapshot', {}));

test.each([
  ['reset', { seed: 'other', scenario: 'low-balance' }],
  ['reset', { scenario: 'funded,low-balance' }],
  ['scenario', { name: 'big-history' }],
])('%s %j leads to the same world in slices as in one go', async (command, input) => {
  const [inSlices, atOnce] = [createTestCaller(), createTestCaller()];
  await sliced(inSlices).runInSlices(command, input, forEver);
  atOnce.backend.control.runParsed(command, input);
  expect(stateOf(inSlices)).toBe(stateOf(atOnce));
});

test('while a world is built anew, the one in use goes on as it was', async () => {
  const app = createTestCaller();
  app.backend.control.run('adjust', { who: 'emeka', naira: 42 });
  const before = stateOf(app);
  let turns = 0;
  const control = sliced(app, async () => {
    turns += 1;
    if (turns % 50 === 1) expect(stateOf(app)).toBe(before);
  });
  await control.runInSlices('reset', {}, forEver);
  expect(turns).toBeGreaterThan(100);
  expect(stateOf(app)).not.toBe(before);
});

test.each(['reset', 'restore'])('a %s that is given up has done nothing', async (command) => {
  const app = createTestCaller();
  const snapshot = app.backend.control.run('snapshot', {});
  app.backend.control.run('adjust', { who: 'emeka', naira: 42 });
  const before = stateOf(app);
  const client = new AbortController();
  const control = sliced(app, async () => client.abort());
  await control.runInSlices(command, command === 'reset' ? {} : { snapshot }, client.signal);
  expect(stateOf(app)).toBe(before);
});

test('long commands of one world run one after another', async () => {
  const app = createTestCaller();
  const control = sliced(app);
  const first = control.runInSlices('reset', { scenario: 'low-balance' }, forEver);
  const second = control.runInSlices('scenario', { name: 'funded' }, forEver);
  await Promise.all([first, second]);
  const adaeze = control.status().players.find(({ username }) => username === 'adaeze');
  expect(adaeze?.balanceNaira).toBe(5_000_000);
});
