import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DENSITY_KEY, LAST_VIEW_KEY, LOCK_KEY, SESSION_MARK_KEY } from '../storage/keys.ts';
import { newPage } from '../testing/newPage.ts';
import { until } from '../testing/until.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const HELD = '{"epoch":3,"held":true}';
const DAY_MS = 24 * 60 * 60_000;
const HOME = `<div class="home" id="«r1»"><h1 title="Ada" onclick="bad()">Hello, Ada</h1>
  <span class="money">₦250,000.00</span><time class="age" datetime="2026-03-14T18:41:00Z">6 min ago</time>
  <input value="typed"><script>bad()</script><a href="/mybets">My bets</a>
  <button type="button" aria-label="Back Enyimba at 1.85" data-held="">1.85</button>
  <button type="button" aria-label="Menu"><svg viewBox="0 0 24 24"><path d="M3 6"></path></svg></button></div>
  <div class="shell__dock"><aside>The slip</aside></div>`;

const kept = () => localStorage.getItem(LAST_VIEW_KEY);
const view = () => document.getElementById('last-view');

let stop: () => void = () => undefined;
afterEach(() => stop());

/** What the phone has after a visit to home, in a page that is then closed. */
async function visitHome(prepare: () => unknown = () => undefined): Promise<void> {
  history.replaceState(null, '', '/home');
  document.body.innerHTML = `<div id="root" data-page="">${HOME}</div>`;
  const { beginSession } = await import('../state/session/session.ts');
  beginSession({ token: 't', user: { id: 7, username: 'ada', name: 'Ada', isDemo: false } });
  localStorage.setItem(SESSION_MARK_KEY, HELD);
  await prepare();
  const { keepLastView } = await import('../app/services/keepLastView.ts');
  stop = keepLastView(root());
  await act(async () => dispatchEvent(new Event('pagehide')));
}

function root(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('the page has no root');
  return found;
}

/** Opens the shell's HTML on this phone, before any code of the app. */
async function start(path = '/home', className = 'has-session'): Promise<void> {
  newPage();
  history.replaceState(null, '', path);
  document.documentElement.className = className;
  document.head.innerHTML = '<style>p { color: black; }</style>';
  document.body.replaceChildren();
  const { showLastView } = await import('./lastView.ts');
  const { holdPresses } = await import('./presses.ts');
  try {
    showLastView();
  } catch {
    // As in `start.ts`.
  }
  holdPresses();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="standing" data-page="">The shell</div><div id="root"></div>',
  );
}

beforeEach(() => {
  newPage();
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.documentElement.className = '';
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
});

test('home is kept as it is seen, without what acts, was typed or would be wrong later', async () => {
  await visitHome();
  await start();
  expect(view()?.querySelector('h1')?.textContent).toBe('Hello, Ada');
  expect(view()?.textContent).toContain('₦250,000.00');
  expect(view()?.querySelector('time')?.textContent).toBe('as of 19:41');
  expect(view()?.querySelector('.shell__dock')?.textContent).toMatch(
    /^Prices as of .*\. Opening…$/,
  );
  expect(view()?.querySelector('path')?.getAttribute('d')).toBe('M3 6');
  expect(view()?.querySelector('a')?.getAttribute('href')).toBe('/mybets');
  expect(kept()).not.toMatch(/bad\(|typed|onclick|«r1»|data-held|The slip|6 min ago/);
});

test('of what is not displayed only the place is kept, which rules may count', async () => {
  await visitHome(() => {
    const place = '<ul class="hidden" style="display: none"><li>Nobody sees it</li></ul>';
    root().querySelector('.home')?.insertAdjacentHTML('beforeend', place);
  });
  await start();
  expect(view()?.querySelector('.hidden')?.childNodes).toHaveLength(0);
});

test('what is further down than the first screen and a half is left out', async () => {
  const tops: Record<string, number> = { below: 1.5 * innerHeight - 1, far: 1.5 * innerHeight + 1 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.className] ?? 0, 10, 10);
  });
  await visitHome(() => {
    root().innerHTML = `<main>${HOME}<p class="below">2</p><p class="far">3</p></main>`;
  });
  vi.restoreAllMocks();
  await start();
  expect(view()?.querySelector('.below')?.textContent).toBe('2');
  expect(view()?.querySelector('.far')).toBeNull();
});

test('without a network the view says so', async () => {
  await visitHome();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await start();
  vi.restoreAllMocks();
  expect(view()?.querySelector('.shell__dock')?.textContent).toMatch(
    /^You're offline\. Prices as of [^.]*\. Saved matches, bets and rules still open\./,
  );
});

test('where the balance is hidden no amount is kept', async () => {
  const { hideMoney } = await import('../state/device/moneyView.ts');
  await visitHome(() => hideMoney(true));
  expect(kept()).toContain('Hello, Ada');
  expect(kept()).not.toContain('250');
});

test.each<[string, () => unknown]>([
  ['another page is open', () => history.replaceState(null, '', '/mybets')],
  ['the page still loads', () => (root().innerHTML += '<i class="skeleton"></i>')],
  ['a PIN is set', () => localStorage.setItem(LOCK_KEY, '{}')],
  [
    'nobody is to be kept signed in',
    () => localStorage.setItem(SESSION_MARK_KEY, '{"epoch":3,"held":false}'),
  ],
  [
    'another tab has signed out',
    () => localStorage.setItem(SESSION_MARK_KEY, '{"epoch":4,"held":true}'),
  ],
  [
    'the player may not bet',
    async () => {
      // It brings the state of play, which sets what holds betting.
      await import('../app/services/keepLastView.ts');
      const { bettingHold } = await import('../state/play/bettingHold.ts');
      bettingHold.text = 'You are on a break.';
    },
  ],
])('nothing is kept where %s', async (_, prepare) => {
  await visitHome(async () => {
    const { isEpochOver } = await import('../storage/sessionMark.ts');
    isEpochOver();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
    await prepare();
  });
  vi.restoreAllMocks();
  expect(kept()).toBeNull();
});

test.each<[string, () => unknown]>([
  ['the session ends', async () => (await import('../storage/sessionMark.ts')).nextEpoch()],
  ['the session is lost', async () => (await import('../storage/sessionMark.ts')).markHeld(false)],
  [
    'a PIN is set',
    async () => (await import('../features/lock/pinLock.ts')).setPin('2468', 5, Date.now()),
  ],
  [
    'the balance is hidden',
    async () => (await import('../state/device/moneyView.ts')).hideMoney(true),
  ],
  [
    'the phone is wiped',
    async () => (await import('../storage/wipe.ts')).wipePrivate().catch(() => undefined),
  ],
])('it is gone once %s', async (_, change) => {
  await visitHome();
  expect(kept()).not.toBeNull();
  await change();
  expect(kept()).toBeNull();
});

test.each<[string, () => unknown, path?: string, className?: string]>([
  ['of another sign-in', () => localStorage.setItem(SESSION_MARK_KEY, '{"epoch":4,"held":true}')],
  ['behind a PIN', () => localStorage.setItem(LOCK_KEY, '{}')],
  ['of other cards', () => localStorage.setItem(DENSITY_KEY, 'roomy')],
  ['of last week', () => vi.setSystemTime(Date.now() + 7 * DAY_MS)],
  ['that is damaged', () => localStorage.setItem(LAST_VIEW_KEY, '[1,')],
  ['of another page', () => undefined, '/mybets'],
  ['of a guest', () => undefined, '/home', ''],
  ['during a break', () => undefined, '/home', 'has-session on-break'],
  ['in a browser that is too old', () => undefined, '/home', 'has-session old'],
])('a view %s is not shown', async (_, change, path, className) => {
  await visitHome();
  change();
  await start(path, className);
  expect(view()).toBeNull();
  expect(document.getElementById('standing')?.textContent).toBe('The shell');
});

async function stand(html = HOME): Promise<() => Promise<void>> {
  const { handOver, makeRoom, standingPage } = await import('../app/handOver/handOver.ts');
  const standing = standingPage();
  makeRoom(root());
  root().innerHTML = html;
  return async () => standing && handOver(standing, root(), true);
}

test('the app takes its place when it has filled, and its rules go', async () => {
  await visitHome();
  const saved: unknown[] = JSON.parse(kept() ?? '[]');
  localStorage.setItem(
    LAST_VIEW_KEY,
    JSON.stringify(saved.map((part, at) => (at === 2 ? ['.home { color: red; }'] : part))),
  );
  await start();
  const [added] = document.adoptedStyleSheets;
  expect(added?.cssRules[0]?.cssText).toContain('.home');
  const giveWay = await stand();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  root().innerHTML += '<i class="skeleton"></i>';
  const given = giveWay();
  await act(async () => undefined);
  expect(view()).not.toBeNull();
  root().querySelector('.skeleton')?.remove();
  await given;
  vi.restoreAllMocks();
  expect(view()).toBeNull();
  expect(root().hasAttribute('style')).toBe(false);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('a button that was pressed is pressed in the app, at once', async () => {
  await visitHome();
  await start();
  view()?.querySelector<HTMLElement>('[aria-label^="Back"]')?.click();
  const giveWay = await stand(`${HOME}<i class="skeleton"></i>`);
  const pressed = vi.fn();
  root().querySelector('[aria-label^="Back"]')?.addEventListener('click', pressed);
  await giveWay();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a button whose part comes later is pressed then', async () => {
  await visitHome();
  await start();
  view()?.querySelector<HTMLElement>('[aria-label^="Back"]')?.click();
  const giveWay = await stand('<div class="home"></div>');
  await giveWay();
  const pressed = vi.fn();
  root().addEventListener('click', pressed);
  root().insertAdjacentHTML('beforeend', HOME);
  await until(() => expect(pressed).toHaveBeenCalledOnce());
});
