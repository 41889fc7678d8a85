import { fieldsOf } from '../../sw/outbox/fields.ts';
import { isYes } from '../contract/kit/isYes.ts';
import { refreshMs } from '../lib/refreshMs.ts';
import { wantsLessData } from '../pwa/lessData.ts';
import { savedKeys } from '../storage/keys.ts';
import { readPlain } from '../storage/plainRecords.ts';

/**
 * Asks what the operator says, and again while the page is seen: a brand that is closed, or a registration that
 * opens at once, is the app's. `titled` hears the operator's title for the site. Returns how to stop.
 */
export function followOperator(
  ask: (path: string) => Promise<unknown>,
  startApp: () => void,
  titled?: (title: string) => void,
): () => void {
  async function look(): Promise<void> {
    const saved = fieldsOf(await readPlain(savedKeys.app))['data'];
    const told = await ask('/getAppDetails').catch(() => saved);
    const { BRAND_STATUS = 'live', OPEN_REGISTRATION, SEO_TITLE } = fieldsOf(told);
    if (BRAND_STATUS !== 'live' || isYes(OPEN_REGISTRATION)) startApp();
    else if (typeof SEO_TITLE === 'string' && SEO_TITLE) titled?.(SEO_TITLE);
  }
  void look();
  const timer = setInterval(() => {
    if (!document.hidden) void look();
  }, refreshMs(wantsLessData()));
  return () => clearInterval(timer);
}
