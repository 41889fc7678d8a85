import { expect, test } from 'vitest';
import { parseSession } from './session.ts';
import { parseVisit, parseVisitText, visitUrl } from './visit.ts';

const at = '2026-03-01T12:00:00.000Z';

test.each([
  ['the least', { path: '/', at }, { path: '/', at }],
  [
    'everything',
    { path: '/home', at, referrer: '/', dropped: 3 },
    { path: '/home', at, referrer: '/', dropped: 3 },
  ],
  ['unknown fields go', { path: '/', at, token: 'secret' }, { path: '/', at }],
  [
    'a polluted prototype',
    JSON.parse(`{"__proto__":{"x":1},"path":"/","at":"${at}"}`),
    { path: '/', at },
  ],
  [
    'optional fields of a wrong type go',
    { path: '/', at, referrer: 7, dropped: -1 },
    { path: '/', at },
  ],
  ['no path', { at }, undefined],
  ['a path of another site', { path: 'https://evil.example', at }, undefined],
  ['a path too long', { path: `/${'x'.repeat(500)}`, at }, undefined],
  ['no time', { path: '/' }, undefined],
  ['a time that is none', { path: '/', at: 'now' }, undefined],
  ['null', null, undefined],
  ['a string', '/', undefined],
  ['an array', [1], undefined],
])('a visit out of %s', (_, value, visit) => {
  expect(parseVisit(value)).toEqual(visit);
});

test.each([
  ['JSON', JSON.stringify({ path: '/', at }), { path: '/', at }],
  ['cut-off JSON', '{"path":"/","at"', undefined],
  ['nothing', '', undefined],
  ['16 KB and one', JSON.stringify({ path: '/', at, referrer: 'x'.repeat(16_384) }), undefined],
])('a visit out of the text of %s', (_, text, visit) => {
  expect(parseVisitText(text)).toEqual(visit);
});

test.each([
  ['/api', 'https://oja.example/api/page/visit'],
  ['/api/', 'https://oja.example/api/page/visit'],
  ['https://api.example/v1', 'https://api.example/v1/page/visit'],
])('visits go, with the base %s, to %s', (base, url) => {
  expect(visitUrl(base, 'https://oja.example')).toBe(url);
});

test.each([
  [
    'a record',
    { v: 1, rev: 3, epoch: 0, at: 1, data: { token: 't', owner: 'o', user: {} } },
    { token: 't', owner: 'o' },
  ],
  ['an empty token', { data: { token: '', owner: 'o' } }, undefined],
  ['no owner', { data: { token: 't' } }, undefined],
  ['a wrong type', { data: { token: 1, owner: 'o' } }, undefined],
  ['a damaged record', { data: 'x' }, undefined],
  ['nothing', undefined, undefined],
  ['a string', 'x', undefined],
])('the session in %s', (_, record, session) => {
  expect(parseSession(record)).toEqual(session);
});
