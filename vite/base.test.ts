import { expect, test } from 'vitest';
import { atRoot, belowBase } from './base.ts';
import { webManifest } from './manifest.ts';

const PAGE =
  '<a href="/">Home</a><a class="x" href="/terms?plain">Terms</a><a href="#main">Skip</a>' +
  '<a href="?plain">Plain</a><a href="https://example.com/">Out</a><a href="//cdn.example/">Out</a>' +
  '<script type="module" src="/assets/a.js"></script><div data-page="/terms"></div>';

test('each address of the site gets the path in front, and nothing else does', () => {
  expect(belowBase(PAGE, '/oja/')).toBe(
    '<a href="/oja/">Home</a><a class="x" href="/oja/terms?plain">Terms</a><a href="#main">Skip</a>' +
      '<a href="?plain">Plain</a><a href="https://example.com/">Out</a><a href="//cdn.example/">Out</a>' +
      '<script type="module" src="/oja/assets/a.js"></script><div data-page="/terms"></div>',
  );
});

test.each(['/', '/oja/'])('at %s a page is as it was once the path is taken away', (base) => {
  expect(atRoot(belowBase(PAGE, base), base)).toBe(PAGE);
});

test('the root of a host changes nothing', () => {
  expect(belowBase(PAGE, '/')).toBe(PAGE);
});

test('the installed app starts, stays and shares below the path', () => {
  expect(webManifest()).toMatchObject({ id: '/', start_url: '/home', scope: '/' });
  const manifest = webManifest('/oja/');
  expect(manifest).toMatchObject({
    id: '/oja/',
    start_url: '/oja/home',
    scope: '/oja/',
    share_target: { action: '/oja/sportsbook2' },
  });
  expect(JSON.stringify(manifest)).not.toMatch(/"\/(?!oja\/)/);
});
