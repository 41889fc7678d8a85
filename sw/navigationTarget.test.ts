import { expect, test } from 'vitest';
import { paths } from '../src/paths.ts';
import { navigationTarget, SHELL } from './navigationTarget.ts';

const installed = new Set(['/', '/shell.html']);

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/terms', SHELL],
  ['/terms/', SHELL],
  ['/promotion-welcome-bonus', SHELL],
  ['/terms/anything', SHELL],
  ['/Terms', SHELL],
  ['/home', SHELL],
  ['/exchange/c-1', SHELL],
  ['/v1.2/page', SHELL],
  ['/apidocs', SHELL],
  ['/publicity', SHELL],
  ['/no-such-page', SHELL],
  ['/api', undefined],
  ['/api/', undefined],
  ['/api/kyc', undefined],
  ['/public', undefined],
  ['/public/?EIO=4', undefined],
  ['/.well-known/assetlinks.json', undefined],
  ['/.well-known', undefined],
  ['/terms.html', undefined],
  ['/shell.html', undefined],
  ['/oja.apk', undefined],
  ['/exchange/c.1', undefined],
])('a navigation to %s is answered by %s', (pathname, target) => {
  expect(navigationTarget(pathname, installed)).toEqual(target);
});

test('every page of the app is answered without the network', () => {
  for (const path of Object.values(paths)) {
    expect(navigationTarget(path.replace(/:\w+/g, 'x-1'), installed), path).toBeDefined();
  }
});
