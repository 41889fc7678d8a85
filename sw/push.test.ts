import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHeldUserId } from './heldSession.ts';
import { openPush, parsePush, showPush } from './push.ts';

vi.mock('./heldSession.ts', () => ({ readHeldUserId: vi.fn() }));

const MESSAGE = {
  kind: 'bet-settled',
  userId: 7,
  title: 'Bet settled',
  text: 'Lagos Lions v Abuja Bulls: +₦850.00',
  href: '/mybets',
  tag: 'm-1',
};
const json = (changes: object = {}) => JSON.stringify({ ...MESSAGE, ...changes });

let shown: [title: string, options: NotificationOptions][];
let pages: { visibilityState: string; navigate: unknown; focus: unknown; postMessage: unknown }[];
let opened: string[];

interface Kind {
  mayMove?: boolean;
  /** Asleep: it answers once it is in sight. */
  app?: 'runs' | 'sleeps';
}

function page(visibilityState: string, { mayMove = true, app }: Kind = {}) {
  let isAwake = app === 'runs';
  const one = {
    visibilityState,
    postMessage: vi.fn((_message: unknown, [port]: MessagePort[]) => {
      if (isAwake) port?.postMessage({ isDone: true });
    }),
    focus: vi.fn(async () => {
      isAwake ||= app === 'sleeps';
      return one;
    }),
    navigate: vi.fn(async () => {
      if (!mayMove) throw new TypeError('not controlled');
      return one;
    }),
  };
  return one;
}

beforeEach(() => {
  shown = [];
  pages = [];
  opened = [];
  vi.mocked(readHeldUserId).mockResolvedValue(7);
  vi.stubGlobal('self', {
    location: new URL('https://oja.example/sw.js'),
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(url),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a push is shown to its player', async () => {
  await showPush(json());
  expect(shown).toMatchObject([
    ['Bet settled', { body: MESSAGE.text, tag: 'm-1', data: { href: '/mybets' } }],
  ]);
});

test('it is heard while the app is hidden, and seen only by somebody who looks at it', async () => {
  pages = [page('hidden')];
  await showPush(json());
  pages = [page('hidden'), page('visible')];
  await showPush(json());
  expect(shown.map(([, { silent }]) => silent)).toEqual([false, true]);
});

/** Safari takes the permission back from who shows nothing. */
const ANOTHERS = ['A message for another player', { body: 'Log in as that player to read it.' }];

test('while the phone does not tell whose it is, it says that there is one, and to nobody that it is another’s', async () => {
  vi.mocked(readHeldUserId).mockResolvedValue('unread');
  await showPush(json());
  expect(shown).toMatchObject([['You have a message', { body: 'Open the app to read it.' }]]);
});

test('after a sign-out it says no more than that there is one, and so to the next player of the phone', async () => {
  vi.mocked(readHeldUserId).mockResolvedValue(undefined);
  await showPush(json());
  vi.mocked(readHeldUserId).mockResolvedValue(8);
  await showPush(json());
  expect(shown).toMatchObject([ANOTHERS, ANOTHERS]);
  expect(JSON.stringify(shown)).not.toContain('Lagos');
});

test.each([
  ['nothing', undefined],
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no player', json({ userId: undefined })],
  ['a player by name', json({ userId: '7' })],
  ['no title', json({ title: undefined })],
  ['a text that is none', json({ text: { html: '<b>' } })],
])('%s is no push', async (_, text) => {
  expect(parsePush(text)).toBeUndefined();
  await showPush(text);
  expect(shown).toMatchObject([ANOTHERS]);
});

test('a text as long as the screen is cut', async () => {
  await showPush(json({ text: 'x'.repeat(5000) }));
  expect(shown[0]?.[1].body).toHaveLength(200);
});

const touched = (href: unknown) => {
  const close = vi.fn();
  return { close, notification: { close, data: { href } } as unknown as Notification };
};

test.each([
  ['/mybets', 'https://oja.example/mybets'],
  ['https://evil.example/', '/home'],
  ['//evil.example/', '/home'],
  [undefined, 'https://oja.example/home'],
])('a touch on one that names %s opens %s', async (href, url) => {
  const { notification, close } = touched(href);
  await openPush(notification);
  expect(close).toHaveBeenCalled();
  expect(opened).toEqual([url]);
});

test('a page that is open goes there; one that may not be moved is left alone', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const open = page('hidden');
  pages = [open];
  const opening = openPush(touched('/mybets').notification);
  await vi.advanceTimersByTimeAsync(3000);
  await opening;
  expect(open.navigate).toHaveBeenCalledWith('https://oja.example/mybets');
  expect(open.focus).toHaveBeenCalled();
  pages = [page('hidden', { mayMove: false })];
  const again = openPush(touched('/mybets').notification);
  await vi.advanceTimersByTimeAsync(3000);
  await again;
  expect(opened).toEqual(['https://oja.example/mybets']);
});

test.each(['runs', 'sleeps'] as const)(
  'an app that %s goes there itself, so that it can ask first',
  async (app) => {
    const open = page('hidden', { app });
    pages = [open];
    await openPush(touched('/mybets').notification);
    expect(open.postMessage).toHaveBeenCalledWith({ open: '/mybets' }, expect.anything());
    expect(open.focus).toHaveBeenCalled();
    expect(open.navigate).not.toHaveBeenCalled();
    expect(opened).toEqual([]);
  },
);
