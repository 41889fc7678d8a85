import { describe, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { checkDemo, login } from '../../src/contract/account/auth.ts';
import { listBets } from '../../src/contract/betting/bets.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { TEST_START } from '../hosts/testStart.ts';
import { scenarios } from './scenarios.ts';

const adaeze = { username: 'adaeze', password: 'Passw0rd1' };

describe('a world', () => {
  test('reset is the same to the byte, whatever happened before', async () => {
    const { backend, call } = createTestCaller();
    const before = JSON.stringify(backend.control.run('snapshot', {}).database);
    await call(login, adaeze);
    backend.control.run('adjust', { who: 'emeka', naira: 500 });
    backend.control.run('clock', { advance: '3h' });
    backend.control.run('reset', { scenario: 'quiet' });
    expect(JSON.stringify(backend.control.run('snapshot', {}).database)).toBe(before);
  });

  test('goes on from its snapshot: sessions, money, clock, faults', async () => {
    const first = createTestCaller();
    const { token } = await first.call(login, adaeze);
    first.backend.control.run('adjust', { who: 'adaeze', naira: 1.5 });
    first.backend.control.run('clock', { advance: '1h' });
    first.backend.control.run('fault', { match: 'GET /bets', status: 503 });
    const snapshot = JSON.parse(JSON.stringify(first.backend.control.run('snapshot', {})));

    const second = createTestCaller({ snapshot });
    expect(second.backend.control.run('snapshot', {})).toEqual(snapshot);
    expect((await second.call(getProfile, {}, { token })).username).toBe('adaeze');
    expect((await second.send(listBets, {}, { token })).status).toBe(503);
    // The random generator is restored too, so no token is given twice.
    expect((await second.call(login, adaeze)).token).not.toBe(token);
  });
});

describe.each(Object.keys(scenarios))('the scenario %s', (name) => {
  test('can be arrived at twice, and kept', () => {
    const { control } = createTestCaller().backend;
    for (let time = 0; time < 2; time++) control.run('scenario', { name });
    expect(control.status().players).toHaveLength(3);
    const state = control.run('snapshot', {});
    expect(createTestCaller({ snapshot: state }).backend.control.run('snapshot', {})).toEqual(
      state,
    );
  });
});

describe('the clock', () => {
  test.each([
    ['advance', { advance: '90s' }, 90_000],
    ['advance by milliseconds', { advance: 5 }, 5],
    ['forward to an instant', { to: '2026-03-14T18:00:00Z' }, 3_600_000],
  ])('%s', (_, input, byMs) => {
    const { backend } = createTestCaller();
    backend.control.run('clock', input);
    expect(Date.parse(backend.control.status().now) - TEST_START).toBe(byMs);
  });
});

describe('faults', () => {
  const faulty = (fault: object) => {
    const app = createTestCaller();
    app.backend.control.run('fault', { match: 'GET /app/demo', ...fault });
    return app;
  };

  test('a status, with a body or without', async () => {
    const app = faulty({ status: 429, body: { error: true, message: 'Slow down' } });
    const response = await app.send(checkDemo, {});
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ error: true, message: 'Slow down' });
  });

  test('a page instead of an answer', async () => {
    const response = await faulty({ html: true }).send(checkDemo, {});
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test('half an answer', async () => {
    const response = await faulty({ truncate: true }).send(checkDemo, {});
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test.each([
    ['so many times', { times: 2 }, [503, 503, 200, 200]],
    ['every so often', { every: 3 }, [200, 200, 503, 200]],
    ['until it is cleared', {}, [503, 503, 503, 503]],
  ])('%s', async (_, when, expected) => {
    const app = faulty({ status: 503, ...when });
    const statuses: number[] = [];
    for (const _status of expected) statuses.push((await app.send(checkDemo, {})).status);
    expect(statuses).toEqual(expected);
  });

  test('what has met nothing is told, also once it is cleared, until the world begins anew', async () => {
    const app = faulty({ status: 503, times: 1 });
    const unmet = () => app.backend.control.status().unmetFaults;
    app.backend.control.run('fault', { match: 'GET /bets', network: true });
    await app.send(checkDemo, {});
    app.backend.control.run('fault', { clear: true });
    expect(unmet()).toEqual(['GET /bets']);
    app.backend.control.run('reset', {});
    expect(unmet()).toEqual([]);
  });

  test('cleared, nothing is left of them', async () => {
    const app = faulty({ status: 503 });
    app.backend.control.run('fault', { clear: true });
    expect(await app.call(checkDemo, {})).toEqual({ hasDemoUsers: true });
  });
});

test('the journal tells what passed, without secrets', async () => {
  const { backend, call } = createTestCaller();
  const { token } = await call(login, adaeze);
  const [entry] = backend.control.run('journal', {});
  expect(entry).toMatchObject({
    kind: 'call',
    subject: 'POST /login',
    status: 200,
    sent: { username: 'adaeze', password: '•••' },
  });
  expect(JSON.stringify(entry)).not.toContain(token);
});
