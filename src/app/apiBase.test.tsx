import { afterEach, expect, test } from 'vitest';
import { newPage } from '../testing/newPage.ts';

afterEach(() => document.getElementById('settings')?.remove());

test.each([
  ['https://api.kola.example/v1/', 'https://api.kola.example/v1'],
  ['https://api.kola.example', 'https://api.kola.example'],
  ['/', ''],
  [undefined, '/api'],
])('with the API at %s calls begin with %s', async (api, base) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="settings">${JSON.stringify({ api })}</script>`,
  );
  newPage();
  const { env } = await import('../env.ts');
  expect(env.apiBase).toBe(base);
});
