import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { test as base, expect, type TestInfo } from 'playwright/test';
import { createControl, type MockControl } from '../mocks/control/client.ts';
import { watchInterceptions } from './interceptions.ts';
import { recordToasts } from './toasts.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Story {
  /** Arranges this test's own world. */
  mock: MockControl;
  /** Runs axe on the page as it stands and fails on anything it finds. */
  checkAccess(page?: Page): Promise<void>;
}

/** What went wrong in any page of the context without a test having asked: it fails the story. */
function watchForFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (/Content Security Policy|Trusted Type|Minified React error/i.test(text))
        faults.push(text);
    });
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return faults;
}

/**
 * A story on the production build. Each has a world of its own, and none may end with a page error, a
 * violation of the security policy, a finding of axe, or an interception that no request met.
 */
export const test = base.extend<Story>({
  context: async ({ context, baseURL }, use, info) => {
    const faults = watchForFaults(context);
    const unmet = watchInterceptions(context);
    await recordToasts(context);
    await context.addCookies([{ name: 'mock-world', value: worldOf(info), url: baseURL ?? '' }]);
    await use(context);
    expect(faults).toEqual([]);
    expect(unmet()).toEqual([]);
  },
  mock: async ({ baseURL, context }, use, info) => {
    // The context fixture sets the cookie: it must come first.
    void context;
    await use(createControl(baseURL ?? '', worldOf(info)));
  },
  checkAccess: async ({ page: own }, use) => {
    await use(async (page = own) => {
      // A text that is still fading in has not the contrast it will have; what runs for ever stays.
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      });
      // The policy refuses a script tag, as it should; an evaluated script is the debugger's.
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate(() =>
        // Without its reading of style sheets: of one that never came it makes a style, which the policy refuses.
        (globalThis as unknown as { axe: typeof axe }).axe.run({ preload: false }),
      );
      const findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`,
      );
      expect(findings).toEqual([]);
    });
  },
});

function worldOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return `e2e-${testId}-${repeatEachIndex}-${retry}`;
}

export { expect };
