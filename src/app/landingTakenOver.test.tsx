import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAppDetails } from '../contract/app.ts';
import { listEvents } from '../contract/betting/catalogue.ts';
import type { SportEvent } from '../contract/betting/market.ts';
import { answerOf, rawJson } from '../testing/answers.ts';
import { anEvent } from '../testing/builders.ts';
import { newPage } from '../testing/newPage.ts';
import { until } from '../testing/until.ts';

// The landing page as its light script leaves it is what React renders: the same nodes, and no complaint.

const NOW = Date.now();
const PRICES = [
  { runnerId: 'home', name: 'Eko Lanterns', back: 185, lay: 186 },
  { runnerId: 'draw', name: 'The Draw', back: 340 },
  { runnerId: 'away', name: 'Jos Miners', back: 1250, lay: 1300 },
];
const listed = { matchOddsId: 'm-1', runners: PRICES };

const IN_PLAY: SportEvent[] = [
  anEvent({
    gameId: 'a',
    name: 'Eko Lanterns v Jos Miners',
    score: { line: '1–0', detail: '63′' },
    matched: 950_00,
    ...listed,
  }),
  anEvent({ gameId: 'b', name: 'Shut', matchOddsStatus: 'suspended', matched: 5, ...listed }),
  anEvent({
    gameId: 'c',
    name: 'Ada Obi v Bea Cole',
    sportId: 2,
    score: { line: '6–4 3–2', detail: '40–30 · Ada serving' },
    hasFancy: true,
    hasBookmaker: true,
    runners: PRICES.slice(0, 1),
  }),
  anEvent({ gameId: 'd', name: 'None', score: { line: '0–0' } }),
];
const upcoming = { inPlay: false, status: 'upcoming' } as const;
const SOCCER: SportEvent[] = [
  anEvent({ gameId: 'e', name: 'Soon', ...upcoming, startsAt: NOW + 12 * 60_000, ...listed }),
  anEvent({ gameId: 'f', name: 'Tomorrow', ...upcoming, startsAt: NOW + 24 * 3_600_000 }),
];

let root: HTMLElement;
let app: Root | undefined;
let isLost = false;
let answers: Record<string, SportEvent[]>;
const loadApp = vi.fn(async () => undefined);
const complaints: unknown[] = [];

class SeesAll {
  readonly hear: (entries: object[]) => void;
  constructor(hear: (entries: object[]) => void) {
    this.hear = hear;
  }
  observe(target: Element) {
    this.hear([{ isIntersecting: true, target }]);
  }
  unobserve() {}
  disconnect() {}
}

const asOfOf = new Map<string, number>();

async function answer(input: string | URL | Request): Promise<Response> {
  if (isLost) throw new TypeError('Failed to fetch');
  const path = String(input instanceof Request ? input.url : input);
  const category = /events\/(\w+)/.exec(path)?.[1];
  if (category) {
    return answerOf(listEvents, {
      asOf: asOfOf.get(category) ?? NOW,
      events: answers[category] ?? [],
    });
  }
  if (path.endsWith('/getAppDetails')) {
    const { output } = getAppDetails;
    return answerOf(getAppDetails, output.parse({}));
  }
  return new Response(null, { status: 204 });
}

/** The modules of a page of its own: what one test saves late must not come into the next. */
async function openPage() {
  newPage();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const [{ renderPage }, { App }, { adoptLanding }, reader, { landingRead }, saved, login, held] =
    await Promise.all([
      import('./prerender.tsx'),
      import('./App.tsx'),
      import('../features/landing/adoptLanding.ts'),
      import('../reader/landing/readLanding.ts'),
      import('../reader/landing/landingRead.ts'),
      import('../reader/landing/savedList.ts'),
      import('../features/auth/login/answerLogin.ts'),
      import('../ui/late/held.ts'),
    ]);
  const { body } = await renderPage('/');
  return { body, App, adoptLanding, landingRead, ...reader, ...saved, ...login, ...held };
}
let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  history.replaceState(null, '', '/');
  document.documentElement.className = '';
  isLost = false;
  answers = { inplay: IN_PLAY, soccer: SOCCER };
  asOfOf.clear();
  complaints.length = 0;
  loadApp.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    // Code that comes late may come after the act: that is no complaint about the page.
    if (!String(said[0]).includes('not wrapped in act')) complaints.push(said);
  });
  page = await openPage();
  writePage();
});
afterEach(async () => {
  page.landingRead.stop();
  await act(async () => app?.unmount());
  app = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The HTML as it was built. */
function writePage() {
  document.body.innerHTML = `<div id="root" data-page="/" data-cold>${page.body}</div>`;
  root = document.getElementById('root') ?? document.body;
}

const cards = () => [...root.querySelectorAll('article')];
const text = (selector: string) => root.querySelector(selector)?.textContent;

async function readUntil(isThere: () => void) {
  page.readLanding({ loadApp, answerForms: page.answerLogin });
  await until(isThere);
}

/** Until then a list is not asked for again. */
async function untilSaved() {
  await until(async () => {
    for (const list of ['inplay', 'soccer'])
      expect(await page.readSavedList(`events-${list}`)).toBeDefined();
  });
}

async function takeOver() {
  const { App } = page;
  page.adoptLanding();
  await act(async () => {
    app = hydrateRoot(root, <App />, { onRecoverableError: (error) => complaints.push(error) });
  });
}

test('rows, prices and ages are those that React renders, and its very nodes', async () => {
  asOfOf.set('soccer', NOW - 10 * 60_000);
  await readUntil(() => expect(cards()).toHaveLength(6));
  expect(text('article')).toBe(
    'Live 63′League₦950 matchedEko Lanterns v Jos Miners1–0 · 63′101 Eko LanternsBack Eko Lanterns 1.85Lay Eko Lanterns 1.86X The DrawBack The Draw 3.40Lay The Draw –2 Jos MinersBack Jos Miners 12.5Lay Jos Miners 13',
  );
  const before = cards();
  // Crests are drawn after it.
  const undrawn = ({ outerHTML }: Element) =>
    outerHTML.replace(/<svg.*?<\/svg>|<span class="mark-art"[^>]*><\/span>/g, '');
  const html = before.map(undrawn);
  await takeOver();
  expect(complaints).toEqual([]);
  expect(cards()).toEqual(before);
  expect(cards().map(undrawn)).toEqual(html);
  expect(loadApp).not.toHaveBeenCalled();
});

test('where all is fresh, the first age is the mark', async () => {
  asOfOf.set('soccer', NOW - 1000);
  await readUntil(() => expect(cards()).toHaveLength(6));
  expect([...root.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    'Up to date',
    '',
  ]);
  await takeOver();
  expect(complaints).toEqual([]);
  expect(text('time')).toBe('Up to date');
});

test('no match and one match', async () => {
  answers = { inplay: [], soccer: SOCCER.slice(0, 1) };
  await readUntil(() => expect(cards()).toHaveLength(1));
  expect(text('.event-section__empty')).toMatch(/^No matches here right now\./);
  expect(root.querySelectorAll('.event-cards--single')).toHaveLength(1);
  await takeOver();
  expect(complaints).toEqual([]);
});

test('without a network what is saved stands, says how old it is, and since when there is none', async () => {
  asOfOf.set('inplay', NOW - 10 * 60_000);
  await readUntil(() => expect(cards()).toHaveLength(6));
  await untilSaved();
  page.landingRead.stop();
  page.landingRead.lists.clear();
  writePage();
  isLost = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await readUntil(() => {
    expect(cards()).toHaveLength(6);
    expect(root.textContent).toContain("Couldn't update");
  });
  expect(text('time')).toMatch(/10 min ago$/);
  expect(text('.connection')).toMatch(/^Offline since \d\d:\d\d\. Saved matches/);
  const before = cards();
  await takeOver();
  expect(complaints).toEqual([]);
  expect(cards()).toEqual(before);
  expect(loadApp).not.toHaveBeenCalled();
});

test('a change of price is written into the button that is there, and a match that is over goes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await readUntil(() => expect(cards()).toHaveLength(6));
  const price = root.querySelector('button.best-prices__price');
  const raised = anEvent({
    ...IN_PLAY[0],
    runners: PRICES.map((price) => ({ ...price, back: 190 })),
  });
  answers = { inplay: [raised, ...IN_PLAY.slice(1, 3)], soccer: SOCCER };
  await untilSaved();
  vi.advanceTimersByTime(30_000);
  await until(() => expect(cards()).toHaveLength(5));
  expect(price?.textContent).toBe('Back Eko Lanterns 1.90');
  expect(price?.isConnected).toBe(true);
  await takeOver();
  expect(complaints).toEqual([]);
});

test('a price that is pressed opens the login at once, and the app comes soon', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await readUntil(() => expect(cards()).toHaveLength(6));
  root.querySelector<HTMLElement>('button.best-prices__price')?.click();
  expect(document.querySelector<HTMLDialogElement>('dialog#auth')?.open).toBe(true);
  expect(document.documentElement.dataset['asked']).toBe('login');
  expect(loadApp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(loadApp).toHaveBeenCalledOnce();
});

const login = () => root.querySelector<HTMLFormElement>('dialog .login') ?? expect.fail();
const field = (name: string) =>
  root.querySelector<HTMLInputElement>(`dialog .login [name=${name}]`);
const missing = () =>
  [...root.querySelectorAll('dialog .login .field__error')].map((p) => p.textContent);

/** As the page's inline script does. */
function hold(event: Event) {
  if (!event.defaultPrevented) login().dataset['held'] = '';
  event.preventDefault();
}

function type(name: string, value: string) {
  const input = field(name) ?? expect.fail();
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a login that is sent before the app is here', () => {
  beforeEach(() => {
    addEventListener('submit', hold);
    document.querySelector<HTMLDialogElement>('dialog#auth')?.showModal();
  });
  afterEach(() => removeEventListener('submit', hold));

  test('is told what it misses, and React goes on from there', async () => {
    page.readLanding({ loadApp, answerForms: page.answerLogin });
    login().requestSubmit();
    expect(missing()).toEqual(['Username cannot be empty', 'Password cannot be empty']);
    expect(document.activeElement).toBe(field('username'));
    expect(login().dataset).not.toHaveProperty('held');
    type('username', 'adaeze');
    expect(missing()).toEqual(['', 'Password cannot be empty']);
    expect(field('username')?.getAttribute('aria-invalid')).toBe(null);
    const inputs = [field('username'), field('password')];
    await takeOver();
    expect(complaints).toEqual([]);
    expect([field('username'), field('password')]).toEqual(inputs);
    expect(field('username')?.value).toBe('adaeze');
    expect(missing()).toEqual(['', 'Password cannot be empty']);
    await act(async () => type('password', 'secret'));
    expect(missing()).toEqual(['', '']);
    expect(field('password')?.getAttribute('aria-invalid')).toBe(null);
  });

  const button = () => login().querySelector<HTMLButtonElement>('.login__act');
  const logins = vi.fn();

  /** Types a login, sends it and answers it with a refusal. */
  function sendWrong() {
    logins.mockReset();
    vi.stubGlobal('fetch', async (input: string, request?: RequestInit) => {
      if (!input.endsWith('/login')) return answer(input);
      logins(request?.body);
      return rawJson({ message: 'Wrong username or password' }, 401);
    });
    type('username', 'adaeze');
    type('password', 'secret');
    login().requestSubmit();
  }

  test('is sent where it misses nothing, and the app takes the answer', async () => {
    page.readLanding({ loadApp, answerForms: page.answerLogin });
    sendWrong();
    expect(logins).toHaveBeenCalledExactlyOnceWith('{"username":"adaeze","password":"secret"}');
    expect(missing()).toEqual(['', '']);
    expect(button()).toMatchObject({ textContent: 'Logging in…', disabled: true });
    login().requestSubmit();
    expect(logins).toHaveBeenCalledOnce();
    // What is typed meanwhile was not sent, and does not keep the answer away.
    type('password', '');
    expect(missing()).toEqual(['', '']);
    const shown = button();
    // A build for production says nothing of an attribute that React does not know.
    delete login().dataset['held'];
    await takeOver();
    expect(complaints).toEqual([]);
    expect(button()).toBe(shown);
    expect(shown?.textContent).toBe('Logging in…');
    login().dataset['held'] = '';
    await act(async () => page.releaseHeld());
    await until(() => expect(login().textContent).toContain('Wrong username or password'));
    expect(logins).toHaveBeenCalledOnce();
    expect(shown).toMatchObject({ textContent: 'Login', disabled: false });
    await act(async () => type('password', 'better'));
    await act(async () => login().requestSubmit());
    expect(logins).toHaveBeenLastCalledWith('{"username":"adaeze","password":"better"}');
  });

  test('even before this script is sent', async () => {
    sendWrong();
    expect(logins).not.toHaveBeenCalled();
    page.readLanding({ loadApp, answerForms: page.answerLogin });
    expect(logins).toHaveBeenCalledOnce();
    expect(login().dataset).toHaveProperty('held');
    expect(button()?.disabled).toBe(true);
  });

  test('even before this script is told what it misses', async () => {
    login().requestSubmit();
    expect(login().dataset).toHaveProperty('held');
    page.readLanding({ loadApp, answerForms: page.answerLogin });
    expect(missing()[0]).toBe('Username cannot be empty');
    expect(login().dataset).not.toHaveProperty('held');
    await takeOver();
    expect(complaints).toEqual([]);
  });
});

test.each<[string, (said: Record<string, unknown>) => void]>([
  ['the brand is closed', (said) => Object.assign(said, { BRAND_STATUS: 'maintenance' })],
  ['a registration opens at once', (said) => Object.assign(said, { OPEN_REGISTRATION: true })],
  ['the lists are refused', (said) => Object.assign(said, { refused: true })],
])('where %s, the app comes', async (_, change) => {
  const said: Record<string, unknown> = {};
  change(said);
  vi.stubGlobal('fetch', async (input: string) => {
    if (said['refused'] && input.includes('events')) return rawJson({}, 500);
    return input.endsWith('/getAppDetails') ? rawJson(said) : answer(input);
  });
  page.readLanding({ loadApp, answerForms: page.answerLogin });
  await until(() => expect(loadApp).toHaveBeenCalled());
});

test('an answer that cannot be read is left to the app', async () => {
  vi.stubGlobal('fetch', async (input: string) =>
    input.includes('events') ? rawJson({ asOf: 'now', events: [{}] }) : answer(input),
  );
  page.readLanding({ loadApp, answerForms: page.answerLogin });
  await until(() => expect(loadApp).toHaveBeenCalled());
  expect(cards()).toEqual([]);
});
