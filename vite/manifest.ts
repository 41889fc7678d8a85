import type { ManifestOptions } from 'vite-plugin-pwa';

const INK = '#0f1a17';

/** What an installed Oja is called, looks like and opens with. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Oja',
  short_name: 'Oja',
  description: 'A betting exchange, sportsbook and casino that opens on any network.',
  lang: 'en-NG',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  theme_color: INK,
  background_color: INK,
  categories: ['sports', 'entertainment'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'My bets', url: '/mybets' },
    { name: 'Cricket', url: '/spmsports/cricket' },
    { name: 'Rules', url: '/gamesrule' },
  ],
};
