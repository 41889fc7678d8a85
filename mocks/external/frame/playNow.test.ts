import { expect, test } from 'vitest';
import { playNow } from './playNow.ts';

const fact = (text: string) => `<span class="fact">${text}</span>`;

test.each([
  [{ line: '1–0', detail: "63'" }, `<b class="live">Live</b> ${fact('1–0')} · ${fact('63&#39;')}`],
  [{ line: '1–0', detail: 'Half-time' }, '<b class="pauses">Half-time</b> 1–0'],
  [{ line: '', detail: 'Half-time' }, '<b class="pauses">Half-time</b>'],
  [undefined, '<b class="live">Live</b>'],
])('a match at %o has one mark', (score, text) => {
  expect(playNow(score).text).toBe(text);
});
