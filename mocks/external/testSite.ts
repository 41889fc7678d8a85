import { expect } from 'vitest';
import * as z from 'zod/mini';
import { launchProvider } from '../../src/contract/casino/providerLaunch.ts';
import type { TestCaller } from '../hosts/testCaller.ts';

export const SiteAnswer = z.object({
  html: z.string(),
  state: z.record(z.string(), z.string()),
  say: z.optional(z.string()),
  money: z.optional(z.string()),
  isEnded: z.optional(z.boolean()),
});

/** Opens a provider's site for a player, as its page would; `send` returns the next view. */
export async function openSite(app: TestCaller, token: string, provider: string) {
  const { launchId } = await app.call(launchProvider, { provider }, { token });
  const send = async (state: Record<string, string>, fields?: Record<string, string>) => {
    const query = new URLSearchParams({ launch: launchId, ...state });
    const path = `/external/site/${provider}?${query}`;
    const body = fields && new URLSearchParams(fields).toString();
    const response = await app.raw(fields ? 'POST' : 'GET', path, body);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return z.parse(SiteAnswer, await response.json());
  };
  return { launchId, send };
}

/** What a page sends when a button with this start of an id is pressed. */
export function pressed(html: string, id: string, nth = 0): Record<string, string> {
  const buttons = [...html.matchAll(/<button[^>]*id="([^"]+)"[^>]*?data-set="([^"]*)"/gs)];
  const found = buttons.filter(([, own]) => own?.startsWith(id))[nth];
  return Object.fromEntries(new URLSearchParams((found?.[2] ?? '').replaceAll('&#38;', '&')));
}

export const termsIn = (html: string) => /name="terms" value="([^"]+)"/.exec(html)?.[1] ?? '';
