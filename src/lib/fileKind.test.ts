import { expect, test } from 'vitest';
import { fileKind } from './fileKind.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xef\xbb\xbf \n<!DOCTYPE html>', 'html'],
  ['<!-- one --> <!-- two --><html>', 'html'],
  ['<title>Sign in</title>', 'html'],
  ['<svg/>', 'svg'],
  ['<!-- one --><?xml version="1.0"?><!DOCTYPE svg><svg/>', 'svg'],
  ['<!-- never ended <svg/>', undefined],
  ['<p>text</p>', undefined],
  ['', undefined],
])('%j is %s', (text, kind) => {
  expect(fileKind(latin(text))).toBe(kind);
});

test('a file of nothing but comments is read at once', () => {
  // With an expression that backtracks, 211 bytes take 19 seconds.
  const comments = latin(`${'<!---->'.repeat(30)}x`);
  expect(fileKind(comments)).toBeUndefined();
}, 5000);
