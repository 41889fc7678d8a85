import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';
import { type Outbox, readOutbox } from './inPage.ts';
import { type Phone, startPhone } from './phone.ts';
import { type Visit, visitOf } from './visit.ts';
import { within } from './within.ts';

const LOOK_LIMIT_MS = 3000;

export interface Counts {
  workerKills: number;
  browserKills: number;
  closedTabs: number;
}

/** A phone, a server, and what is known of the visits between them. */
export interface Trial {
  server: FaultyServer;
  phone: Phone;
  counts: Counts;
  isOnline: boolean;
  setOnline(isOnline: boolean): Promise<void>;
  /** By key: the visits that the device has accepted, as far as could be observed. */
  accepted: Map<string, Visit>;
  /** By key: the page that reported the visit, where one was observed. */
  pages: Map<string, Page>;
  /** What was waiting on the device at the last look. */
  waiting: Outbox['waiting'];
  /** Looks whether anything is waiting on the device, if that can be seen, and records it. */
  look(): Promise<'empty' | 'waiting' | 'unseen'>;
  /** An open page by index, wrapping around; opens one if there is none. */
  tab(number: number): Promise<Page | undefined>;
  /** Kills the browser, unless it has ended by itself, and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface Conditions {
  siteUrl: string;
  workerPrefix?: string;
}

/**
 * Stops Playwright from watching workers' requests, because Chromium does not survive a worker killed during
 * one.
 */
const WATCH_OFF = 'PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK';

export async function openTrial(conditions: Conditions): Promise<Trial> {
  process.env[WATCH_OFF] = '1';
  const profile = mkdtempSync(join(tmpdir(), 'oja-faults-'));
  const server = await startFaultyServer(conditions);
  const accepted = new Map<string, Visit>();
  const pages = new Map<string, Page>();
  const start = () =>
    startPhone({
      profile,
      origin: server.origin,
      onAccepted: (visit) => accepted.set(visit.id, visit),
      onAsked: (id, page) => pages.set(id, page),
    });

  const trial: Trial = {
    server,
    phone: await start(),
    counts: { workerKills: 0, browserKills: 0, closedTabs: 0 },
    isOnline: true,
    accepted,
    pages,
    waiting: [],
    async look() {
      const [page] = trial.phone.tabs();
      const seen = page && (await within(LOOK_LIMIT_MS, page.evaluate(readOutbox)));
      if (!seen) return 'unseen';
      trial.waiting = seen.waiting;
      for (const { id, body } of [...seen.waiting, ...seen.dead]) {
        accepted.set(id, visitOf(id, body));
      }
      return seen.waiting.length > 0 ? 'waiting' : 'empty';
    },
    async tab(number) {
      const tabs = trial.phone.tabs();
      return tabs[number % tabs.length] ?? trial.phone.openTab();
    },
    async restart() {
      if (!trial.phone.isGone()) await trial.phone.kill();
      trial.counts.browserKills += 1;
      trial.phone = await start();
      await trial.phone.context.setOffline(!trial.isOnline);
    },
    async setOnline(isOnline) {
      trial.isOnline = isOnline;
      server.setReachable(isOnline);
      // This reaches only the pages, and they are told when it takes effect.
      await trial.phone.context.setOffline(!isOnline);
    },
    async close() {
      delete process.env[WATCH_OFF];
      await trial.phone.context.close();
      server.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return trial;
}
