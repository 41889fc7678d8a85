import { expect, test } from 'vitest';
import { paths } from '../src/paths.ts';
import { navigationTarget } from './navigationTarget.ts';

const documents = new Set(['/terms', '/promotion', '/promotion-welcome-bonus']);
const known = { documents, installed: new Set(['/', '/shell.html']) };

test.each([
  ['/', { from: 'installed', path: '/' }],
  ['//', { from: 'installed', path: '/' }],
  ['/terms', { from: 'documents', path: '/terms' }],
  ['/terms/', { from: 'documents', path: '/terms' }],
  ['/promotion-welcome-bonus', { from: 'documents', path: '/promotion-welcome-bonus' }],
  ['/terms/anything', { from: 'shell' }],
  ['/Terms', { from: 'shell' }],
  ['/home', { from: 'shell' }],
  ['/exchange/c-1', { from: 'shell' }],
  ['/v1.2/page', { from: 'shell' }],
  ['/apidocs', { from: 'shell' }],
  ['/publicity', { from: 'shell' }],
  ['/no-such-page', { from: 'shell' }],
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
])('a navigation to %s is answered by %j', (pathname, target) => {
  expect(navigationTarget(pathname, known)).toEqual(target);
});

test('every page of the app is answered without the network', () => {
  for (const path of Object.values(paths)) {
    expect(navigationTarget(path.replace(/:\w+/g, 'x-1'), known), path).toBeDefined();
  }
});
