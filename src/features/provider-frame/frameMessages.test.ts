import { expect, test } from 'vitest';
import { readFrameMessage } from './readFrameMessage.ts';

const frame = {} as Window;
const from = { window: frame, origin: 'https://play.example' };
const ready = { protocol: 'oja-frame-1', type: 'ready' };
const tall = { ...ready, type: 'height', px: 900 };

test.each([
  ['as agreed', ready, from.origin, frame, ready],
  [
    'that a session has ended',
    { ...ready, type: 'session-ended' },
    from.origin,
    frame,
    { ...ready, type: 'session-ended' },
  ],
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
