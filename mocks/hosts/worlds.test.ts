import { afterAll, expect, test } from 'vitest';
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
  const cookies = 'mock-world=twins';
  const [one, other] = await Promise.all([host.worlds.ready(cookies), host.worlds.ready(cookies)]);
  expect(one).toBe(other);
  expect(host.worlds.of(cookies)).toBe(one);
});
