import type { Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { steadyLoads } from '../kit/enterWorld.ts';

/** Waits until the page's own backend answers. */
export async function untilUp(page: Page): Promise<void> {
  await page.waitForFunction(() => 'mock' in window);
}

/** Opens a page, by default one that stands still, with its own backend. */
export async function openDemo(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path);
  await untilUp(page);
}

/** Demo tests fail on any page error and any violation of the security policy. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const faults: string[] = [];
    context.on('page', (page) => {
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted Type/i.test(message.text()))
          faults.push(message.text());
      });
    });
    steadyLoads(context);
    await use(context);
    expect(faults).toEqual([]);
  },
});

/** Opens a websocket in the page as socket.io-client does. Its packets are collected in `window.heard`. */
export async function openSocket(page: Page, token: string): Promise<void> {
  await page.evaluate(
    async (auth) => {
      const heard: string[] = [];
      const url = `${location.origin.replace('http', 'ws')}/public/?EIO=4&transport=websocket`;
      const socket = new WebSocket(url);
      socket.onmessage = ({ data }) => {
        heard.push(String(data));
        if (String(data).startsWith('0')) socket.send(`40${JSON.stringify(auth)}`);
      };
      socket.onclose = () => heard.push('closed');
      Object.assign(window, { heard, socket });
    },
    { token },
  );
}

export const heard = (page: Page): Promise<string[]> => page.evaluate('window.heard');

export const say = (page: Page, packet: string): Promise<void> =>
  page.evaluate(`window.socket.send(${JSON.stringify(packet)})`);

/** Signs in from the page and returns the token. */
export function tokenOf(page: Page, username = 'adaeze'): Promise<string> {
  return page.evaluate(async (name) => {
    const body = JSON.stringify({ username: name, password: 'Passw0rd1' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/login', { method: 'POST', headers, body });
    return (await response.json()).token;
  }, username);
}

export { expect };
