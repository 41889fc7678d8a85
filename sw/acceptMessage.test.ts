import { expect, test } from 'vitest';
import { acceptMessage } from './acceptMessage.ts';
import { parseMessage } from './messages.ts';

const own = 'https://oja.example';
const page = { type: 'window', url: `${own}/home` };

test.each([
  'SKIP_WAITING',
  'SKIP_WAITING_IF_ALONE',
  'KEEP_APP',
  'KEEP_PAGES',
  'KEEP_EVERYTHING',
  'DELIVER_VISITS',
])('%s is understood', (type) => {
  expect(parseMessage({ type })).toEqual({ type });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['the type alone', 'SKIP_WAITING'],
  ['no type', {}],
  ['an unknown type', { type: 'SELF_DESTRUCT' }],
  ['another case', { type: 'skip_waiting' }],
  ['a type that is no string', { type: ['SKIP_WAITING'] }],
  ['a type with a string of its own', { type: { toString: () => 'SKIP_WAITING' } }],
  ['more than a type', { type: 'SKIP_WAITING', payload: 1 }],
  ['an inherited type', Object.create({ type: 'SKIP_WAITING' })],
  ['an array', ['SKIP_WAITING']],
  ['a polluted prototype', JSON.parse('{"__proto__":{"type":"SKIP_WAITING"}}')],
])('a message of %s is ignored', (_, data) => {
  expect(parseMessage(data)).toBeUndefined();
});

const data = { type: 'SKIP_WAITING' };

test('a page of ours is heard', () => {
  expect(acceptMessage({ data, origin: own, source: page }, own)).toEqual(data);
});

test.each([
  ['another origin', { data, origin: 'https://evil.example', source: page }],
  ['no origin', { data, origin: '', source: page }],
  ['no source', { data, origin: own, source: null }],
  ['a message port', { data, origin: own, source: { onmessage: null } }],
  ['a worker', { data, origin: own, source: { ...page, type: 'worker' } }],
  [
    'another service worker',
    { data, origin: own, source: { scriptURL: `${own}/x.js`, type: 'window' } },
  ],
  [
    "a page whose address is another's",
    { data, origin: own, source: { type: 'window', url: 'https://evil.example/' } },
  ],
  [
    'an address that only begins like ours',
    { data, origin: own, source: { type: 'window', url: `${own}.evil.example/` } },
  ],
])('%s is not heard', (_, message) => {
  expect(acceptMessage(message, own)).toBeUndefined();
});
