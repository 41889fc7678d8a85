import { readFileSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backend, handlers } from './handlers.ts';
import { createTestCaller } from './hosts/testCaller.ts';

const ADAEZE = JSON.stringify({ username: 'adaeze', password: 'Passw0rd1' });
const login = (origin: string) =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ADAEZE,
  });
afterAll(() => backend.dispose());

test('the handlers are those of any MSW server, and a test overrides one of them', async () => {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  expect(await (await login('https://anywhere.example')).json()).toHaveProperty('token');
  server.use(http.post('*/api/login', () => HttpResponse.error()));
  await expect(login('https://anywhere.example')).rejects.toThrow();
  const { accounts } = backend.context.operator.db.models;
  const adaeze = accounts.findFirst({ where: { username: { equals: 'adaeze' } } });
  expect(adaeze).toMatchObject({ username: 'adaeze' });
});

test('two backends in one process answer for their own origin, and leave the rest to others', async () => {
  const [red, blue] = ['red', 'blue'].map(
    (seed) =>
      createTestCaller({ seed, origin: `https://${seed}.example`, unknown: 'pass' }).backend,
  );
  const mine = http.get('https://blue.example/api/pages', () => HttpResponse.json(['mine']));
  const server = setupServer(...(red?.handlers ?? []), ...(blue?.handlers ?? []), mine);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const { token } = await (await login('https://blue.example')).json();
  expect(blue?.context.operator.db.sessions.get(token)).toBeDefined();
  expect(red?.context.operator.db.sessions.get(token)).toBeUndefined();
  expect(await (await fetch('https://blue.example/api/pages')).json()).toEqual(['mine']);
});

test('below another path the calls, the commands and the links in answers are there', async () => {
  const below = createTestCaller({ base: '/v1' }).backend;
  const server = setupServer(...below.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const read = async (path: string) => (await fetch(`https://oja.example${path}`)).json();
  expect(await read('/v1/app/demo')).toEqual({ hasDemoUsers: true });
  expect(await read('/v1/__mock')).toHaveProperty('now');
  const { providers } = await read('/v1/external/lobby');
  expect(providers[0].url).toMatch(/^\/v1\/external\/frame\//);
});

test('what the README shows is run here', () => {
  const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const [, section = ''] = textOf('README.md').split('## For someone who knows MSW\n');
  const shown = section.split('\n## ')[0]?.match(/(?<=^ {4})\S.*/gm) ?? [];
  const own = textOf('handlers.test.ts');
  const lines = shown.map((line) => line.replace("'oja/mocks'", "'./handlers.ts'").trim());
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !own.includes(line))).toEqual([]);
});
