import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { getPush, subscribePush, unsubscribePush } from '../../contract/account/push.ts';
import { base64url, fromBase64url } from '../../lib/base64url.ts';
import { dropPush } from '../../pwa/dropPush.ts';
import { PUSH_ASKED_KEY } from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';
import { onForget } from '../session/privateState.ts';
import { session } from '../session/session.ts';

/**
 * `unable`: this browser has no push, or nothing of the session is kept for the worker to know its player.
 * `denied`: the player told the browser no, and only the browser's settings can take that back.
 */
export type PushState = 'unknown' | 'unable' | 'denied' | 'off' | 'on';

export const push = proxy<{ state: PushState }>({ state: 'unknown' });

onForget(() => {
  push.state = 'unknown';
});

const QUIET = { quiet: true };
const WORKER_LIMIT_MS = 10_000;
const asked = localText(PUSH_ASKED_KEY);

const isAble = () =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  session.isKept;

async function registrationNow(): Promise<ServiceWorkerRegistration | undefined> {
  return isAble() ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** Looks what this phone gets now. At the first start the worker is still to be registered. */
export async function readPush(): Promise<void> {
  if (!isAble()) push.state = 'unable';
  else if (Notification.permission === 'denied') push.state = 'denied';
  else {
    const registration = await registrationNow();
    push.state = (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
  }
}

/** Asks the browser, which asks the player, then adds this phone. Rejects as `call` and the browser do. */
export async function turnOnPush(): Promise<void> {
  noteAsked();
  if ((await Notification.requestPermission()) !== 'granted') {
    await readPush();
    return;
  }
  const registration = await workerReady();
  const { key } = await call(getPush, {}, QUIET);
  const applicationServerKey = fromBase64url(key);
  if (!applicationServerKey) throw new Error("The operator's key is not readable");
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await addPhone(made);
  await readPush();
}

/** Rejects where no worker comes up: `ready` alone would wait for ever. */
function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No worker comes up')), WORKER_LIMIT_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Takes this phone off, here first: from then on nothing is shown, whatever the network does. */
export async function turnOffPush(): Promise<void> {
  const registration = await registrationNow();
  const made = await registration?.pushManager.getSubscription();
  await dropPush();
  push.state = 'off';
  if (made) await call(unsubscribePush, { endpoint: made.endpoint }, QUIET).catch(() => undefined);
}

/** A phone that is on belongs to the session of now, and the browser may have renewed its keys. */
export async function renewPush(): Promise<void> {
  const registration = await registrationNow();
  const made = await registration?.pushManager.getSubscription();
  if (made) await addPhone(made);
}

async function addPhone(made: PushSubscription): Promise<void> {
  const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')];
  if (!p256dh || !auth) throw new Error('The browser gave no keys');
  const keys = { p256dh: textOf(p256dh), auth: textOf(auth) };
  await call(subscribePush, { endpoint: made.endpoint, ...keys }, QUIET);
}

const textOf = (bytes: ArrayBuffer) => base64url(new Uint8Array(bytes));

/** Whether the player may be asked on this phone: once, and never again. */
export function mayAsk(): boolean {
  return isAble() && Notification.permission === 'default' && asked.read() === undefined;
}

export function noteAsked(): void {
  asked.write('1');
}
