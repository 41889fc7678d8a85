import { expect, test } from 'vitest';
import { themedUrl } from './themedUrl.ts';

test.each([
  ['https://p.example/x', 'https://p.example/x?theme=light'],
  ['https://p.example/x?t=a%20b+c', 'https://p.example/x?t=a%20b+c&theme=light'],
  ['https://p.example/x#t=1', 'https://p.example/x?theme=light#t=1'],
  ['https://p.example/x?a=1#t=?2', 'https://p.example/x?a=1&theme=light#t=?2'],
])('%s is asked for as %s', (url, asked) => {
  expect(themedUrl(url)).toBe(asked);
});
