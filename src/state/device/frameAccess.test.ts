import { expect, test } from 'vitest';
import { frameAccess } from './frameAccess.ts';

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

test.each([
  '',
  'pay.example/1',
  'https://',
  'http://[',
  'javascript:alert(1)',
  'the page of the bank',
])('“%s” is no address, and opens nowhere', (url) => {
  expect(frameAccess(url, OWN)).toBeUndefined();
});

test('what this page answers itself keeps its origin; what inherits ours does not', () => {
  expect(frameAccess('/api/external/frame/betby', OWN, true)).toEqual({
    sandbox: 'allow-scripts allow-forms allow-same-origin',
    origin: OWN,
  });
  expect(frameAccess('about:blank', OWN, true)?.origin).toBe('null');
});

test.each(['/frame', 'https://play.example/'])('%s may never leave its frame', (url) => {
  expect(frameAccess(url, OWN)?.sandbox).not.toMatch(/top-navigation|popups|downloads|modals/);
});
