import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from './notices.ts';
import { shareText, shareVerb } from './shareText.ts';

const TEXT = { title: 'Bet B1', text: 'Bet B1, matched', name: 'receipt' };
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const written: string[] = [];

beforeEach(() => {
  notices.toasts = [];
  written.length = 0;
  vi.stubGlobal('isSecureContext', true);
});

const write = async (text: string) => void written.push(text);

test.each([
  ['a phone hands it to an app', async () => undefined, write, 'Share', [], undefined],
  ['who changes their mind hears nothing', refuse('AbortError'), write, 'Share', [], undefined],
  [
    'an app that fails leaves it to the clipboard',
    refuse('DataError'),
    write,
    'Share',
    [TEXT.text],
    'The receipt is copied',
  ],
  ['elsewhere it is copied', undefined, write, 'Copy', [TEXT.text], 'The receipt is copied'],
  [
    'a clipboard may refuse',
    undefined,
    refuse('NotAllowedError'),
    'Copy',
    [],
    'This browser does not let us copy',
  ],
])('%s', async (_, share, writeText, verb, copied, told) => {
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } });
  expect(shareVerb()).toBe(verb);
  await shareText(TEXT);
  expect(written).toEqual(copied);
  expect(notices.toasts.at(-1)?.text).toBe(told);
});

test('without https it says what copying needs', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('isSecureContext', false);
  await shareText(TEXT);
  expect(notices.toasts.at(-1)?.text).toBe('Copying needs a secure connection (https)');
});
