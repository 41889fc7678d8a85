import { expect, test } from 'vitest';
import { mayPlay, type PlaySituation } from './mayPlay.ts';

const free: PlaySituation = { connection: 'live', isAuth: true, holdText: undefined };
const BREAK = 'You are on a break.';

test.each<[string, Partial<PlaySituation>, RegExp | undefined]>([
  ['nothing in the way', {}, undefined],
  ['no channel wanted yet', { connection: 'off' }, undefined],
  [
    'offline, before all else',
    { connection: 'offline', isAuth: false, holdText: BREAK },
    /offline/,
  ],
  ['reconnecting', { connection: 'reconnecting', holdText: BREAK }, /^Reconnecting/],
  ['a guest has no channel to wait for', { connection: 'reconnecting', isAuth: false }, /^Log in/],
  ['a break, also of a guest on this phone', { isAuth: false, holdText: BREAK }, /on a break/],
  ['a guest', { isAuth: false }, /^Log in to place this bet\.$/],
])('%s', (_, part, text) => {
  const block = mayPlay({ ...free, ...part });
  if (text) expect(block?.text).toMatch(text);
  else expect(block).toBeUndefined();
});

test('a product may say it in its own words; only the session can be mended here', () => {
  const words = { offline: 'No network.', reconnecting: 'A moment.', signIn: 'Log in to play.' };
  expect(mayPlay({ ...free, connection: 'offline' }, words)).toEqual({ text: 'No network.' });
  expect(mayPlay({ ...free, connection: 'reconnecting' }, words)).toEqual({ text: 'A moment.' });
  expect(mayPlay({ ...free, isAuth: false }, words)).toEqual({
    text: 'Log in to play.',
    mend: 'sign-in',
  });
});
