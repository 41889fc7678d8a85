import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testLink } from '../../tools/reference/chapters/testLink.ts';
import { startTestServer } from './testServer.ts';

let between: () => Promise<unknown> = async () => undefined;
// A slice ends at once, however fast this machine is.
const host = await startTestServer({ pause: () => between(), sliceMs: 0 });
afterAll(() => host.close());

const inWorld = async (world: string) => {
  const headers = { cookie: `mock-world=${world}` };
  return (await fetch(`${host.url}/api/app/demo`, { headers })).json();
};

test('while a new world is made, another one answers', async () => {
  await inWorld('known');
  let answered = 0;
  between = async () => {
    if (answered >= 3) return;
    expect(await inWorld('known')).toEqual({ hasDemoUsers: true });
    answered += 1;
  };
  expect(await inWorld('new')).toEqual({ hasDemoUsers: true });
  expect(answered).toBe(3);
});

test('calls that name a new world at the same moment find one world', async () => {
  const name = 'twins';
  const [one, other] = await Promise.all([host.worlds.ready(name), host.worlds.ready(name)]);
  expect(one).toBe(other);
  expect(host.worlds.of(name)).toBe(one);
});

test('above the limit the world longest not used goes, not one that is in use, and that is told', async () => {
  const { worlds } = host;
  const { most } = worlds.count();
  const first = worlds.of('first');
  const link = testLink('somebody');
  first.realtime.accept(link.link, '');
  worlds.of('second');
  for (let n = 0; n < most; n++) worlds.of(`many${n}`);
  expect(worlds.count().open).toBe(most);
  expect(worlds.count().forgotten).not.toContain('first');
  expect(worlds.of('first')).toBe(first);
});

test('a new world stays though all others are in use', () => {
  const { worlds } = host;
  for (let n = 0; n <= worlds.count().most; n++) {
    const { realtime } = worlds.of(`busy${n}`);
    realtime.accept(testLink(`busy ${n}`).link, '');
    onTestFinished(() => realtime.dropAll());
  }
  const made = worlds.of('made');
  expect(worlds.of('made')).toBe(made);
});
