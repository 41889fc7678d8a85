import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAppDetails } from '../../contract/app.ts';
import { listEvents } from '../../contract/betting/catalogue.ts';
import type { SportEvent } from '../../contract/betting/market.ts';
import { answerOf, rawJson } from '../../testing/answers.ts';
import { anEvent } from '../../testing/builders.ts';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

// The landing page without the app: what it shows of lists, and what brings the app.

const NOW = Date.now();
const runners = [
  { runnerId: 'home', name: 'Eko Lanterns', back: 185, lay: 186 },
  { runnerId: 'away', name: 'Jos Miners', back: 1250, lay: 1300 },
];
const listed = { matchOddsId: 'm-1', runners };
const IN_PLAY: SportEvent[] = [
  anEvent({ gameId: 'a', name: 'Open', ...listed }),
  anEvent({ gameId: 'b', name: 'Two', ...listed }),
];
const SOCCER = [anEvent({ gameId: 'e', name: 'Soon', inPlay: false, status: 'upcoming' })];

const loadApp = vi.fn(async () => undefined);
let answers: Record<string, SportEvent[]>;
let isLost = false;
const asOfOf = new Map<string, number>();

class SeesAll {
  readonly hear: (entries: object[]) => void;
  constructor(hear: (entries: object[]) => void) {
    this.hear = hear;
  }
  observe(target: Element) {
    this.hear([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}

async function answer(input: string): Promise<Response> {
  if (isLost) throw new TypeError('Failed to fetch');
  const category = /events\/(\w+)/.exec(input)?.[1];
  if (category) {
    const asOf = asOfOf.get(category) ?? NOW;
    return answerOf(listEvents, { asOf, events: answers[category] ?? [] });
  }
  if (input.endsWith('/getAppDetails'))
    return answerOf(getAppDetails, getAppDetails.output.parse({}));
  return new Response(null, { status: 204 });
}

const section = (category: string) => `<section class="event-section">
  <div class="list-age"></div><a class="to-all" href="/spmsports/${category}">All</a>
  <div class="event-section__body"></div></section>`;

beforeEach(() => {
  newPage();
  history.replaceState(null, '', '/');
  document.documentElement.className = '';
  isLost = false;
  answers = { inplay: IN_PLAY, soccer: SOCCER };
  asOfOf.clear();
  loadApp.mockClear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal('fetch', answer);
  document.body.innerHTML = `<div id="standing" data-page="/">${section('inplay')}${section('soccer')}
    <a><span data-cover="aura-lucky-7-live"></span>Lucky 7</a>
    <div class="shell__dock"><div role="status"></div></div><dialog id="auth"></dialog></div>`;
});
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  delete document.documentElement.dataset['asked'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const cards = () => [...document.querySelectorAll('article')];
const text = (selector: string) => document.querySelector(selector)?.textContent;

async function readUntil(isThere: () => void | Promise<void>) {
  const { startLanding } = await import('./startLanding.ts');
  stop();
  stop = startLanding(loadApp);
  await until(isThere);
}

test('the lists, and one mark where all is fresh', async () => {
  asOfOf.set('soccer', NOW - 1000);
  await readUntil(() => expect(cards()).toHaveLength(3));
  const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(times).toEqual(['Up to date', '']);
  expect(loadApp).not.toHaveBeenCalled();
});

test('a list that has just come is fresh, whatever clock the server and the phone have', async () => {
  asOfOf.set('inplay', NOW - 10 * 60_000);
  await readUntil(() => expect(cards()).toHaveLength(3));
  expect(document.body.textContent).not.toContain('ago');
});

test('crests are drawn without the app, once the rows are there', async () => {
  answers = { inplay: [anEvent({ name: 'Eko Lanterns v Jos Miners', ...listed })], soccer: [] };
  await readUntil(() => expect(document.querySelectorAll('.crest svg')).toHaveLength(2));
  expect(loadApp).not.toHaveBeenCalled();
});

test('a game’s cover is drawn into its place without the app', async () => {
  await readUntil(() => {
    expect(document.querySelector('[data-cover] .game-cover__object path')).not.toBeNull();
  });
  expect(text('a:has([data-cover])')).toBe('Lucky 7');
  expect(loadApp).not.toHaveBeenCalled();
});

test('a section without matches says so', async () => {
  answers = { inplay: [], soccer: SOCCER };
  await readUntil(() => expect(cards()).toHaveLength(1));
  expect(text('.event-section__empty')).toMatch(/^No matches here right now\./);
});

test('without a network what is saved stands, says how old it is, and since when there is none', async () => {
  const { readSavedList } = await import('./savedList.ts');
  await readUntil(async () => {
    for (const list of ['inplay', 'soccer'])
      expect(await readSavedList(`events-${list}`)).toBeDefined();
  });
  for (const card of cards()) card.remove();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + 10 * 60_000 });
  isLost = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  newPage();
  await readUntil(() => {
    expect(cards()).toHaveLength(3);
    expect(document.body.textContent).toContain("Couldn't update");
  });
  expect(text('time')).toMatch(/10 min ago$/);
  expect(text('.connection')).toMatch(/^Offline since \d\d:\d\d\. Saved matches/);
});

test('a change of price is written into the button that is there, and a match that is over goes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await readUntil(() => expect(cards()).toHaveLength(3));
  const price = document.querySelector('button.best-prices__price');
  const raised = anEvent({ ...IN_PLAY[0], runners: runners.map((one) => ({ ...one, back: 190 })) });
  answers = { inplay: [raised], soccer: SOCCER };
  const { readSavedList } = await import('./savedList.ts');
  await until(async () => expect(await readSavedList('events-soccer')).toBeDefined());
  vi.advanceTimersByTime(30_000);
  await until(() => expect(cards()).toHaveLength(2));
  expect(price?.textContent).toBe('Back Eko Lanterns 1.90');
  expect(price?.isConnected).toBe(true);
});

test('a price that is pressed opens the login at once, and the app comes soon', async () => {
  await readUntil(() => expect(cards()).toHaveLength(3));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  document.querySelector<HTMLElement>('button.best-prices__price')?.click();
  expect(document.querySelector<HTMLDialogElement>('dialog#auth')?.open).toBe(true);
  expect(document.documentElement.dataset['asked']).toBe('login');
  expect(loadApp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(loadApp).toHaveBeenCalledOnce();
});

test.each<[string, (said: Record<string, unknown>) => void]>([
  ['the brand is closed', (said) => Object.assign(said, { BRAND_STATUS: 'maintenance' })],
  ['a registration opens at once', (said) => Object.assign(said, { OPEN_REGISTRATION: true })],
  ['registration opens by a number', (said) => Object.assign(said, { OPEN_REGISTRATION: 1 })],
  ['the lists are refused', (said) => Object.assign(said, { refused: true })],
  ['a list cannot be read', (said) => Object.assign(said, { broken: true })],
])('where %s, the app comes', async (_, change) => {
  const said: Record<string, unknown> = {};
  change(said);
  vi.stubGlobal('fetch', async (input: string) => {
    if (said['refused'] && input.includes('events')) return rawJson({}, 500);
    if (said['broken'] && input.includes('events')) return rawJson({ asOf: 'now', events: [{}] });
    return input.endsWith('/getAppDetails') ? rawJson(said) : answer(input);
  });
  await readUntil(() => expect(loadApp).toHaveBeenCalled());
});

test('a brand that closes while the page is open brings the app', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await readUntil(() => expect(cards()).toHaveLength(3));
  expect(loadApp).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async (input: string) =>
    input.endsWith('/getAppDetails') ? rawJson({ BRAND_STATUS: 'suspended' }) : answer(input),
  );
  vi.advanceTimersByTime(30_000);
  await until(() => expect(loadApp).toHaveBeenCalled());
});
