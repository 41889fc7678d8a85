import type { Browser } from 'puppeteer-core';
import { type Engine, PHONE } from './engine.ts';

/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi: Puppeteer speaks both. */
export async function byPuppeteer(browser: Browser): Promise<Engine> {
  const [opened] = await browser.pages();
  const page = opened ?? (await browser.newPage());
  await page.setViewport(PHONE);
  return {
    version: await browser.version(),
    async open(url) {
      await page.goto(url, { timeout: 60_000 });
    },
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
