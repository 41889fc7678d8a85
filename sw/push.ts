import { at } from '../src/lib/base.ts';
import { readHeldUserId } from './heldSession.ts';
import { fieldsOf } from './outbox/fields.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a push says, as far as it is shown. The app's contract has all of it. */
interface Push {
  userId: number;
  title: string;
  text: string;
  /** A path of the app. */
  href: string;
  /** The next push of the same tag takes its place. */
  tag: string;
}

const ICON = at('/icons/icon-192.png');
/** Cuts longer texts, so that no sender can fill the screen. */
const MAX_LENGTH = 200;
const HOME = at('/home');
/** After this long in sight without an answer no app runs in the page, and the page is loaded anew. */
const ANSWER_MS = 3000;

/** What anybody may read. */
const ANOTHERS: Omit<Push, 'userId'> = {
  title: 'A message for another player',
  text: 'Log in as that player to read it.',
  href: '/home',
  tag: 'another',
};

/** Where the phone did not tell in time whose it is. */
const SOMEBODYS: Omit<Push, 'userId'> = {
  title: 'You have a message',
  text: 'Open the app to read it.',
  href: '/home',
  tag: 'another',
};

/** Parses a push strictly; undefined for anything that is not one of ours. */
export function parsePush(json: string | undefined): Push | undefined {
  try {
    const { userId, title, text, href, tag } = fieldsOf(JSON.parse(json ?? ''));
    const isWhole =
      typeof userId === 'number' &&
      typeof title === 'string' &&
      typeof text === 'string' &&
      typeof href === 'string' &&
      typeof tag === 'string';
    return isWhole ? { userId, title, text, href, tag } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows a push to its own player; to anybody else who holds the phone, only that there is one. A player who looks
 * at the app has been told there, and hears nothing. Something is always shown: Safari takes the permission back
 * after a few pushes that show nothing.
 */
export async function showPush(json: string | undefined): Promise<void> {
  const read = parsePush(json);
  const holder = await readHeldUserId();
  const push = holder === 'unread' ? SOMEBODYS : read && read.userId === holder ? read : ANOTHERS;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await self.registration.showNotification(push.title.slice(0, MAX_LENGTH), {
    body: push.text.slice(0, MAX_LENGTH),
    tag: push.tag,
    icon: ICON,
    lang: 'en-NG',
    silent: pages.some(({ visibilityState }) => visibilityState === 'visible'),
    data: { href: push.href },
  });
}

/**
 * Opens what a push is about: in a page that is open already, or in a new one. Never another site. The app of an open
 * page goes there itself, and asks first where something is under way. It may sleep until it is in sight.
 */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { href } = fieldsOf(notification.data);
  const asked = new URL(typeof href === 'string' ? at(href) : HOME, self.location.origin);
  const url = asked.origin === self.location.origin ? asked.href : HOME;
  const [page] = await self.clients.matchAll({ type: 'window' });
  const isSeen = await page?.focus().catch(() => undefined);
  if (page && (await isTaken(page, href))) return;
  // Browsers refuse to move a page that this worker does not control yet.
  const moved = await page?.navigate(url).catch(() => null);
  if (!moved) await self.clients.openWindow(url);
  else if (!isSeen) await moved.focus();
}

function isTaken(page: Client, open: unknown): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => resolve(true);
    page.postMessage({ open }, [port2]);
  }).finally(() => port1.close());
}
