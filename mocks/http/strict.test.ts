import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createTestCaller } from '../hosts/testCaller.ts';

const JSON_TYPE = 'application/json';
const LOGIN = { username: 'adaeze', password: 'Passw0rd1' };
const text = JSON.stringify;

type Sent = [method: string, path: string, type: string, body?: string | undefined];

const CARELESS: [...Sent, status: number, message: string][] = [
  ['POST', '/login', 'text/plain', text(LOGIN), 415, 'application/json and not text/plain'],
  ['POST', '/login', 'application/xml', text(LOGIN), 415, 'not application/xml'],
  ['POST', '/login', '', text(LOGIN), 415, 'not of no type'],
  ['POST', '/login', JSON_TYPE, text({ ...LOGIN, pasword: 'x' }), 400, 'you mean `password`'],
  ['POST', '/login', JSON_TYPE, text({ ...LOGIN, hello: 1 }), 400, 'Unknown field `hello`'],
  ['POST', '/login?username=adaeze&password=Passw0rd1', '', undefined, 415, 'of no type'],
  ['POST', '/login?hello=1', JSON_TYPE, text(LOGIN), 400, 'belongs in the body'],
  ['POST', '/LOGIN', JSON_TYPE, text(LOGIN), 404, 'The path is /login'],
  ['GET', '/app/demo?pgae=1', '', undefined, 400, 'Unknown field `pgae`'],
  ['GET', '/app/demo/', '', undefined, 404, 'The path is /app/demo'],
  ['GET', '/sports/events/soccer?hello=1&hello=2', '', undefined, 400, '`hello` is given twice'],
];

async function sendTo(strict: boolean, [method, path, type, body]: Sent) {
  const { backend } = createTestCaller({ strict });
  const headers = new Headers(type ? { 'content-type': type } : {});
  const bytes = body === undefined ? {} : { body: new TextEncoder().encode(body) };
  const request = new Request(`http://oja.test/api${path}`, { method, headers, ...bytes });
  const response = await getResponse(backend.handlers, request);
  if (!response) throw new Error(`No handler took ${path}`);
  return { response, journal: backend.control.run('journal', {}) };
}

describe('what a careless client sends', () => {
  test.each(CARELESS)('%s %s as "%s" %s: %i when strict', async (...row) => {
    const [method, path, type, body, status, message] = row;
    const { response } = await sendTo(true, [method, path, type, body]);
    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(message);
  });

  test.each(CARELESS)('%s %s as "%s" %s is answered otherwise, and told', async (...row) => {
    const [method, path, type, body, , message] = row;
    const { response, journal } = await sendTo(false, [method, path, type, body]);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-mock-warning')).toContain(message);
    expect(journal[0]?.warning).toContain(message);
  });
});

test.each<Sent>([
  ['POST', '/login', 'application/json; charset=utf-8', text(LOGIN)],
  ['POST', '/login/demo', ''],
  ['POST', '/login/demo', JSON_TYPE, '{}'],
  ['GET', '/sports/events/soccer', ''],
  ['GET', '/app/demo?mock-world=team', ''],
])('%s %s as "%s" %s is no fault', async (...sent) => {
  const { response, journal } = await sendTo(true, sent);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-mock-warning')).toBeNull();
  expect(journal[0]).not.toHaveProperty('warning');
});

test('an unknown field is found however deep it lies', async () => {
  const app = createTestCaller();
  const { token } = await (await app.raw('POST', '/login', text(LOGIN))).json();
  const leg = { gameId: 'x', marketId: 'x', selectionId: 'x', odds: 2, version: 1, oddz: 2 };
  const coupon = { kind: 'single', legs: [leg], stake: 100, onPriceChange: 'none' };
  const response = await app.raw('POST', '/sportsbook/bets', text(coupon), { token });
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain('`legs.0.oddz`. Did you mean `odds`?');
});
