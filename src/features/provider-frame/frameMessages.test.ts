import { expect, test } from 'vitest';
import { frameAccess } from './frameAccess.ts';
import { readFrameMessage } from './readFrameMessage.ts';

const OWN = 'https://oja.example';

test.each([
  ['/api/external/frame/betby', 'allow-scripts allow-forms', 'null'],
  [`${OWN}/frame`, 'allow-scripts allow-forms', 'null'],
  ['about:blank', 'allow-scripts allow-forms', 'null'],
  ['data:text/html,hello', 'allow-scripts allow-forms', 'null'],
  [
    'https://play.betby.example/lobby',
    'allow-scripts allow-forms allow-same-origin',
    'https://play.betby.example',
  ],
])('%s gets no more than it needs', (url, sandbox, origin) => {
  expect(frameAccess(url, OWN)).toEqual({ sandbox, origin });
});

test('what this page answers itself keeps its origin; what inherits ours does not', () => {
  expect(frameAccess('/api/external/frame/betby', OWN, true)).toEqual({
    sandbox: 'allow-scripts allow-forms allow-same-origin',
    origin: OWN,
  });
  expect(frameAccess('about:blank', OWN, true).origin).toBe('null');
});

test.each(['/frame', 'https://play.example/'])('%s may never leave its frame', (url) => {
  expect(frameAccess(url, OWN).sandbox).not.toMatch(/top-navigation|popups|downloads|modals/);
});

const frame = {} as Window;
const from = { window: frame, origin: 'https://play.example' };
const ready = { protocol: 'oja-frame-1', type: 'ready' };
const tall = { ...ready, type: 'height', px: 900 };

test.each([
  ['as agreed', ready, from.origin, frame, ready],
  ['with a height', tall, from.origin, frame, tall],
  ['of another origin', ready, 'https://evil.example', frame, undefined],
  ['of another window', ready, from.origin, {} as Window, undefined],
  ['of another protocol', { ...ready, protocol: 'x' }, from.origin, frame, undefined],
  ['of an unknown type', { ...ready, type: 'navigate' }, from.origin, frame, undefined],
  [
    'a height that is no number',
    { ...ready, type: 'height', px: '9' },
    from.origin,
    frame,
    undefined,
  ],
  ['a text', 'ready', from.origin, frame, undefined],
])('a message %s', (_, data, origin, source, expected) => {
  expect(readFrameMessage({ data, origin, source }, from)).toEqual(expected);
});

test('a frame that is gone says nothing', () => {
  expect(
    readFrameMessage(
      { data: ready, origin: 'null', source: null },
      { window: null, origin: 'null' },
    ),
  ).toBeUndefined();
});
