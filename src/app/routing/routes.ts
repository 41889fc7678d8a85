import type { DocumentHead } from '../../content/document.ts';
import { setting } from '../../env.ts';
import { paths } from '../../paths.ts';
import { type RouteLine, routeTable, screenModule } from '../../routeTable.ts';
import { type LateComponent, late } from '../../ui/late/late.tsx';
import { asPage, asWholePage, type ScreenProps } from './asPage.tsx';
import { loadScreen } from './screens.ts';

export interface RouteEntry
  extends Pick<RouteLine, 'path' | 'access' | 'title' | 'offline' | 'isWhole'> {
  screen: LateComponent<ScreenProps>;
  /** A page of its own, under `src/content`: it can be read without JavaScript, and the worker keeps it. */
  isDocument?: boolean;
  /** Nobody is locked out of rules and terms: it opens while the brand is not live. */
  isAlwaysOpen?: boolean;
}

/** Written as HTML at build; every other page opens in the shell. */
export const isPage = ({ path, isDocument }: RouteEntry) =>
  isDocument === true || path === paths.landing;

/** The app only knows its name. */
const documents = Object.values(
  import.meta.glob<DocumentHead>('../../content/**/*.md', {
    query: '?head',
    import: 'head',
    eager: true,
  }),
).map(({ id, title, isOffer = false }): RouteEntry => {
  const path = `/${id}`;
  const isAlwaysOpen = !isOffer && path !== paths.downloadApk;
  const screen = late<ScreenProps>(async () => {
    const { documentSlot } = await import('./documentSlot.tsx');
    return documentSlot(isOffer);
  }, asPage);
  return { path, access: 'common', title, screen, offline: 'app', isDocument: true, isAlwaysOpen };
});

/** Which screens the site does without, as a regular expression; nothing: none. */
const off = setting('off', '');
const isOn = ({ screen }: RouteLine) => !off || !screenModule(screen).match(off);

/** One for all pages that it shows: from one to the next it stays. */
const screens = new Map(
  routeTable.map(
    ({ screen, isWhole }) =>
      [screen, late(() => loadScreen(screen), isWhole ? asWholePage : asPage)] as const,
  ),
);

/** Every path of the specification with its access class. */
export const routes: RouteEntry[] = [
  ...documents,
  ...routeTable.filter(isOn).flatMap(({ screen: name, ...line }) => {
    const screen = screens.get(name);
    const isAlwaysOpen = line.path === paths.maintenance;
    return screen ? { ...line, screen, isAlwaysOpen } : [];
  }),
];

export const notFoundScreen = late(() => loadScreen('NotFound'), asPage);
