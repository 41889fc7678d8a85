import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CONTACT_KEY,
  GOODBYE_KEY,
  INVITATION_KEY,
  LOCK_KEY,
  PLAY_LOCK_KEY,
  REGISTRATION_KEY,
  SESSION_MARK_KEY,
  WIPE_PENDING_KEY,
} from '../storage/keys.ts';
import { rawJson } from '../testing/answers.ts';
import { newPage } from '../testing/newPage.ts';
import { until } from '../testing/until.ts';

const PAGE = `
  <main>
    <div id="document">
      <p id="text">Bets are settled by the official result.</p>
      <p data-document="terms" data-version="1.0"></p>
    </div>
    <button type="button">Login</button>
    <label>Search this page <input type="search" /></label>
  </main>`;

let visits: string[];
let listening: Parameters<typeof addEventListener>[];
const loadApp = vi.fn(async () => undefined);

beforeEach(() => {
  newPage();
  const told: string[] = [];
  visits = told;
  listening = [];
  const listen = addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof addEventListener>) => {
    listening.push(given);
    listen(...given);
  });
  loadApp.mockClear();
  // There is no storage here for visits.
  vi.spyOn(console, 'warn').mockReturnValue();
  history.replaceState(null, '', '/terms');
  document.body.innerHTML = PAGE;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    told.push(JSON.parse(String(body)).path);
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  for (const given of listening) removeEventListener(...given);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

async function read() {
  const { startDocument } = await import('./startDocument.ts');
  const before = visits.length;
  startDocument(loadApp);
  if (loadApp.mock.calls.length === 0) {
    await until(() => expect(visits).toHaveLength(before + 1));
  }
}

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const touch = (selector: string) =>
  element(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('read and touched in its text, a document tells the visit and does without the app', async () => {
  await read();
  touch('#text');
  expect(visits).toEqual(['/terms']);
  expect(loadApp).not.toHaveBeenCalled();
});

test('a control brings the app, once', async () => {
  await read();
  touch('button');
  touch('input');
  expect(loadApp).toHaveBeenCalledOnce();
});

test('an app that did not come is asked for again with the next touch', async () => {
  loadApp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await read();
  touch('button');
  await until(() =>
    expect(console.warn).toHaveBeenCalledWith('the app did not come', expect.anything()),
  );
  touch('button');
  expect(loadApp).toHaveBeenCalledTimes(2);
});

test('when the network goes, the app comes to say so', async () => {
  await read();
  dispatchEvent(new Event('offline'));
  expect(loadApp).toHaveBeenCalledOnce();
});

test('a sign-in in another tab brings the app', async () => {
  await read();
  localStorage.setItem(SESSION_MARK_KEY, JSON.stringify({ epoch: 0, held: true }));
  dispatchEvent(new Event('storage'));
  expect(loadApp).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['a session is held', () => localStorage.setItem(SESSION_MARK_KEY, '{"epoch":0,"held":true}')],
  ['a break runs', () => localStorage.setItem(PLAY_LOCK_KEY, '{}')],
  ['a registration waits for its code', () => localStorage.setItem(CONTACT_KEY, '{}')],
  ['a registration was begun in this tab', () => sessionStorage.setItem(REGISTRATION_KEY, '{}')],
  ['an invitation came with this tab', () => sessionStorage.setItem(INVITATION_KEY, 'ADA')],
  ['a sign-out is still to be told', () => localStorage.setItem(GOODBYE_KEY, '[]')],
  ['a sign-out has not wiped all', () => localStorage.setItem(WIPE_PENDING_KEY, '1')],
  ['the app is locked', () => localStorage.setItem(LOCK_KEY, '{}')],
  ['the address says more', () => history.replaceState(null, '', '/terms?ref=ADA')],
  ['a button was pressed before', () => element('button').setAttribute('data-held', '')],
  ['the field has the focus already', () => element('input').focus()],
  ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('where %s the app starts at once, and tells the visit itself', async (_, given) => {
  given();
  await read();
  expect(loadApp).toHaveBeenCalledOnce();
  expect(visits).toEqual([]);
});

test('the place that the address names is shown, of a guide without a version, too', async () => {
  element('[data-document]').remove();
  element('#text').innerHTML = '<details><summary>How?</summary><p id="how">So.</p></details>';
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  history.replaceState(null, '', '/faq#how');
  await read();
  expect(shown.mock.contexts).toContain(element('#how'));
  expect(element('details').hasAttribute('open')).toBe(true);
});

test('read again, the document says when it was read before, and in which version', async () => {
  await read();
  expect(element('[data-document]').textContent).toBe('');
  newPage();
  await read();
  expect(element('[data-document]').textContent).toMatch(/^Last opened on /);
  newPage();
  element('[data-document]').dataset['version'] = '1.1';
  await read();
  expect(element('[data-document]').textContent).toMatch(/^You read 1\.0 on /);
});

test('what the device keeps of documents may be damaged', async () => {
  localStorage.setItem('oja:opened', '{"terms":{"version":3}');
  await read();
  expect(element('[data-document]').textContent).toBe('');
});

test('an offer brings the app once the brand is closed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  let status = 'live';
  const asked = vi.fn(() => rawJson({ BRAND_STATUS: status }));
  const tell = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) =>
    path.endsWith('/getAppDetails') ? asked() : tell(path, init),
  );
  document.body.innerHTML = PAGE.replace('id="document"', '$& data-offer=""');
  await read();
  await until(() => expect(asked).toHaveBeenCalledOnce());
  expect(loadApp).not.toHaveBeenCalled();
  status = 'maintenance';
  await vi.advanceTimersByTimeAsync(30_000);
  await until(() => expect(loadApp).toHaveBeenCalledOnce());
});

test('what depends on the device brings the app at once, and not where that is on no phone', async () => {
  document.body.innerHTML = PAGE.replace('id="document"', '$& data-app=""');
  await read();
  expect(loadApp).toHaveBeenCalledOnce();
  newPage();
  vi.stubGlobal('navigator', {
    onLine: false,
    serviceWorker: { controller: {}, addEventListener: () => undefined },
  });
  loadApp.mockClear();
  await read();
  expect(loadApp).not.toHaveBeenCalled();
});

test('from a worker that has the app, a document without a network brings it', async () => {
  vi.stubGlobal('navigator', {
    onLine: false,
    serviceWorker: { controller: {}, addEventListener: () => undefined },
  });
  vi.stubGlobal('caches', { has: async () => true });
  await read();
  await until(() => expect(loadApp).toHaveBeenCalledOnce());
});

test('from a worker that has not the app, a document is read without it, network or not', async () => {
  vi.stubGlobal('navigator', {
    onLine: false,
    serviceWorker: { controller: {}, addEventListener: () => undefined },
  });
  await read();
  expect(loadApp).not.toHaveBeenCalled();
});
