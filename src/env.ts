import { at } from './lib/base.ts';

/**
 * What `npm run site` writes into every page for the operator of the site: names to values, all of them text.
 * The command has checked them. A build as it is has none of it, and a worker or a test has no such page.
 */
const written = globalThis.document?.getElementById?.('settings')?.textContent;
const settings: Record<string, string | undefined> = written ? JSON.parse(written) : {};

export const setting = (name: string, otherwise: string): string => settings[name] ?? otherwise;

/** What every page reads of the settings; so it comes without a library. */
export const env = {
  /** The brand. */
  name: setting('name', 'Oja'),
  /**
   * Base of every call, without a slash at its end. Several paths are screens and calls at once, so the API has
   * its own.
   */
  apiBase: setting('api', at('/api')).replace(/\/$/, ''),
  /** Origin of the realtime host; empty: the page's own. */
  realtimeUrl: setting('realtime', ''),
};
