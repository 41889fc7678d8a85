import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { launchOptions } from '../kit/browser.ts';
import { touch } from '../kit/steps.ts';
import { isVisit, type Visit, visitOf } from './visit.ts';

const OPEN_LIMIT_MS = 20_000;

/** One run of a browser, whose profile survives it. */
export interface Phone {
  context: BrowserContext;
  /** Whether the browser has ended, closed by us or by itself. */
  isGone(): boolean;
  /** The open pages of the app. */
  tabs(): Page[];
  /** Opens a page of the app; undefined when none can be shown. */
  openTab(): Promise<Page | undefined>;
  killWorker(): Promise<void>;
  /** Wakes the worker for background sync, as the browser does when it believes there is a network. */
  sync(isLastChance: boolean): Promise<void>;
  /** Kills the browser like a system short of memory, without notice. */
  kill(): Promise<void>;
}

interface Owner {
  profile: string;
  origin: string;
  /** The worker has confirmed this visit. */
  onAccepted(visit: Visit): void;
  /** A page reports a visit under this key. */
  onAsked(id: string, page: Page): void;
}

export async function startPhone({ profile, origin, onAccepted, onAsked }: Owner): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  let isGone = false;
  context.on('close', () => {
    isGone = true;
  });
  context.on('page', (page) => {
    page.on('crash', () => void page.close().catch(() => undefined));
  });
  context.on('request', (request) => {
    if (!isVisit(request) || request.serviceWorker()) return;
    onAsked(request.headers()['idempotency-key'] ?? '', request.frame().page());
  });
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() !== 202 || !isVisit(request)) return;
    onAccepted(visitOf(request.headers()['idempotency-key'] ?? '', request.postDataJSON()));
  });

  // Keep the blank page, because what is attached to it must not close with a page of the app.
  const [blank = await context.newPage()] = context.pages();
  const devtools = await context.newCDPSession(blank);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const registration of registrations) {
      if (!registration.isDeleted && registration.scopeURL.startsWith(origin)) {
        registrationId = registration.registrationId;
      }
    }
  });
  const running = new Set<string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, scriptURL, runningStatus } of versions) {
      if (!scriptURL.startsWith(origin)) continue;
      if (runningStatus === 'running') running.add(versionId);
      else running.delete(versionId);
    }
  });
  await devtools.send('ServiceWorker.enable');
  const pid = await pidOf(context.browser());

  const isOpen = (page: Page) => page.url().startsWith(origin) && !page.isClosed();
  return {
    context,
    isGone: () => isGone,
    tabs: () => context.pages().filter(isOpen),
    async openTab() {
      const page = await context.newPage();
      await page
        .goto('/', { waitUntil: 'domcontentloaded', timeout: OPEN_LIMIT_MS })
        .catch(() => undefined);
      if (isOpen(page)) {
        // Who only reads has no app on the phone.
        await touch(page).catch(() => undefined);
        return page;
      }
      await page.close();
      return undefined;
    },
    async killWorker() {
      for (const versionId of running) {
        await devtools.send('ServiceWorker.stopWorker', { versionId });
      }
    },
    async sync(isLastChance) {
      if (!registrationId) return;
      await devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'outbox',
        lastChance: isLastChance,
      });
    },
    async kill() {
      const closed = new Promise<unknown>((resolve) => context.once('close', resolve));
      process.kill(pid, 'SIGKILL');
      await closed;
    },
  };
}

async function pidOf(browser: Browser | null): Promise<number> {
  const session = await browser?.newBrowserCDPSession();
  const told = await session?.send('SystemInfo.getProcessInfo');
  const own = told?.processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('the browser does not say which process it is');
  return own.id;
}
