import type { ManifestOptions } from 'vite-plugin-pwa';

/** The header in the light theme: pages of the other say theirs themselves. */
const HEADER = '#0b3b2a';
const INK = '#0f1a17';

type Pictures = NonNullable<ManifestOptions['screenshots']>;

const narrow = (name: string, label: string): Pictures[number] => ({
  src: `/screenshots/${name}-narrow.webp`,
  sizes: '720x1480',
  type: 'image/webp',
  form_factor: 'narrow',
  label,
});

const wide = (name: string, label: string): Pictures[number] => ({
  src: `/screenshots/${name}-wide.webp`,
  sizes: '1280x800',
  type: 'image/webp',
  form_factor: 'wide',
  label,
});

const shortcut = (name: string, description: string, url: string, icon: string) => ({
  name,
  description,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
});

/**
 * The web app manifest of a site at the root of its host, or below the path `base`. Browsers fetch the pictures only before they install the app;
 * `e2e/pictures/install.spec.ts` draws them.
 */
export const webManifest = (base = '/'): Partial<ManifestOptions> =>
  belowPath(base, {
    id: '/',
    name: 'Oja',
    short_name: 'Oja',
    description: 'A betting exchange, sportsbook and casino that opens on any network.',
    lang: 'en-NG',
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    // A link, a shortcut or a share goes to the window that is open: two would show two slips.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: HEADER,
    background_color: INK,
    categories: ['sports', 'entertainment'],
    prefer_related_applications: false,
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      narrow('match', 'A cricket match with its prices to back and to lay'),
      narrow('home', 'What is in play now'),
      narrow('sportsbook', 'The sportsbook and its fixed odds'),
      narrow('bets', 'Your bets, which open without a network'),
      wide('match', 'A match with its markets and the slip'),
      wide('home', 'What is in play now'),
    ],
    // A booking code from a chat opens as a draft slip. GET, so that the worker can answer it offline.
    share_target: {
      action: '/sportsbook2',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      shortcut('My bets', 'Open and settled bets, without a network too', '/mybets', 'bets'),
      shortcut('In play', 'Matches in play now', '/spmsports/inplay', 'play'),
      shortcut('Cashier', 'Balance, deposits and withdrawals', '/cashier', 'cashier'),
      shortcut('Rules', 'How each kind of bet wins and loses', '/gamesrule', 'rules'),
    ],
  });

/** The same with the path in front of each of its addresses: of the values, only these begin with a slash. */
function belowPath(base: string, manifest: Partial<ManifestOptions>): Partial<ManifestOptions> {
  return JSON.parse(JSON.stringify(manifest), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? base + value.slice(1) : value,
  );
}
