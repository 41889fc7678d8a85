import { exchangeSite } from './exchange/exchangeSite.ts';
import type { Site } from './frame/site.ts';
import { BETBY, KORA } from './sportsbook/skin.ts';
import { sportsbookSite } from './sportsbook/sportsbookSite.ts';
import { tvSite } from './tv/tvSite.ts';

/** The providers with pages of their own, by their id. */
const SITES: Readonly<Record<string, Site>> = {
  betby: sportsbookSite(BETBY),
  sportsbook2: sportsbookSite(KORA),
  jetfair: exchangeSite,
  tv: tvSite,
};

export function siteOf(provider: string): Site | undefined {
  return Object.hasOwn(SITES, provider) ? SITES[provider] : undefined;
}
