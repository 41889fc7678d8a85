import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { createControl, type MockControl } from '../../mocks/control/client.ts';
import { enterWorld } from './enterWorld.ts';
import { openOwnBrowser } from './ownBrowser.ts';
import { recordToasts } from './toasts.ts';
import { watchRoutes } from './watchRoutes.ts';
import { HELD, START_MS, worldOf } from './world.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The network between the pages and the server. */
interface Network {
  lose(): Promise<void>;
  comeBack(): Promise<void>;
}

interface Story {
  /** Controls this story's own world, which begins as `HELD`. */
  mock: MockControl;
  /** How far the pages' clock is ahead of the machine's. */
  shiftMs: number;
  /** The pages' time, epoch ms. Pass it to `page.clock.install({ time: now() })`. */
  now(): number;
  network: Network;
  /** Another device in the same world, or in a named one, with nothing saved. */
  openDevice(world?: string): Promise<BrowserContext>;
  /** A separate browser in the same world, whose profile survives it like a phone's. */
  openBrowser(profile: string): Promise<BrowserContext>;
  /** Runs axe on the current page and fails on any finding. */
  checkAccess(page?: Page): Promise<void>;
}

/** A page that differs from what was prerendered is no fault where the story changes it. */
const FAULTS = /Content Security Policy|Trusted Type|Minified React error/i;
const FAULTS_IN_TOUCHED = /Content Security Policy|Trusted Type|Minified React error #(?!418)/i;

/** Collects what went wrong in any page of the context; a fault that no test provoked fails the story. */
function watchForFaults(context: BrowserContext, isTouched: boolean): string[] {
  const faults: string[] = [];
  const told = isTouched ? FAULTS_IN_TOUCHED : FAULTS;
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (told.test(text)) faults.push(text);
    });
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return faults;
}

/**
 * A story on the production build, in a world of its own. It fails on any page error, violation of the
 * security policy, axe finding, or route or fault that nothing met. The worker runs only in stories tagged
 * `@worker`, because storing the whole app costs more than most stories. In stories tagged `@touched`, somebody else
 * changes the HTML before React comes.
 */
export const test = base.extend<Story>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  serviceWorkers: async ({}, use, { tags }) => {
    await use(tags.includes('@worker') ? 'allow' : 'block');
  },
  mock: async ({ baseURL }, use, info) => {
    const mock = createControl(baseURL ?? '', worldOf(info));
    await mock.reset(HELD);
    await use(mock);
    const { unmetFaults } = await mock.status();
    // If the story failed before meeting its fault, one error is enough.
    if (info.errors.length === 0) expect(unmetFaults, 'faults that have met nothing').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  shiftMs: async ({}, use) => use(START_MS - Date.now()),
  now: async ({ shiftMs }, use) => use(() => Date.now() + shiftMs),
  context: async ({ context, mock, shiftMs, baseURL }, use, info) => {
    // The world must begin before anything calls it.
    void mock;
    const faults = watchForFaults(context, info.tags.includes('@touched'));
    const unmetRoutes = watchRoutes(context);
    await recordToasts(context);
    await enterWorld(context, { world: worldOf(info), baseURL: baseURL ?? '', shiftMs });
    await use(context);
    expect(faults).toEqual([]);
    // A story may end with a request: Playwright tells of it before it asks the route.
    if (info.errors.length === 0) {
      const told = { message: 'routes that have met nothing', timeout: 2000 };
      await expect.poll(unmetRoutes, told).toEqual([]);
    }
    // What is still being answered when a story ends is no fault of it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  network: async ({ context, mock }, use) => {
    await use({
      async lose() {
        // Stop the server first: a browser that is set offline keeps the socket open and finishes calls under
        // way.
        await mock.stopServer();
        await context.setOffline(true);
      },
      async comeBack() {
        await mock.startServer();
        await context.setOffline(false);
      },
    });
  },
  openDevice: async ({ browser, mock, baseURL, shiftMs }, use, info) => {
    void mock;
    const devices: BrowserContext[] = [];
    await use(async (name) => {
      const world = name ? `${worldOf(info)}-${name}` : worldOf(info);
      if (name) await createControl(baseURL ?? '', world).reset(HELD);
      const device = await browser.newContext({ ...(baseURL && { baseURL }) });
      devices.push(device);
      await enterWorld(device, { world, baseURL: baseURL ?? '', shiftMs });
      return device;
    });
    for (const device of devices) await device.close();
  },
  openBrowser: async ({ baseURL, mock, shiftMs }, use, info) => {
    void mock;
    await use(async (profile) => {
      const browser = await openOwnBrowser(profile, baseURL ?? '');
      await enterWorld(browser, { world: worldOf(info), baseURL: baseURL ?? '', shiftMs });
      return browser;
    });
  },
  checkAccess: async ({ page: own }, use) => {
    await use(async (page = own) => {
      // A page that has not come yet has no heading, which is a finding.
      await expect(page.locator('h1')).not.toHaveCount(0);
      // Finish fades first, because half-faded text fails the contrast check. Endless animations go on.
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      });
      // The security policy refuses a script tag, as it should, but not a script from the debugger. Sending and
      // compiling it takes as long as a check.
      if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
      // Only the findings leave the page: all that axe has looked at is much, and takes longer than looking.
      const findings = await page.evaluate(async () => {
        const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
        // Without reading style sheets: for one that did not load, axe would add a style, which the policy
        // refuses.
        const { violations } = await run({ preload: false, resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`);
      });
      expect(findings).toEqual([]);
    });
  },
});

export { expect };
