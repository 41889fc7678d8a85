import { resolve } from 'node:path';
import { defineConfig, type PluginOption } from 'vite';
import { demo } from './vite/demo/demo.ts';
import { precache } from './vite/precache.ts';
import app from './vite.config.ts';

/** What starts the backend in the page, and then the app. */
const START = 'mocks/hosts/browser/demo.ts';
/** It, the app, the page's way into its own backend, and the landing page, which here needs the app. */
const entries = [
  START,
  'src/main.tsx',
  'mocks/control/door/pageDoor.ts',
  'src/screens/LandingScreen.tsx',
];

/**
 * MSW does not see the worker's own calls, so the worker is built without any. The hosts of the demo compress by
 * themselves.
 */
const REPLACED = /^(oja:mock-backend|prerender|precache-chunks|vite-plugin-pwa|compressed-files)/;

function kept(plugins: PluginOption): PluginOption[] {
  if (Array.isArray(plugins)) return plugins.flatMap(kept);
  if (!plugins || plugins instanceof Promise) return [plugins];
  return REPLACED.test(plugins.name) ? [] : [plugins];
}

/** Where on its host the demo is to stand: its root, or what `npm run demo -- folder /oja/` was given. */
const base = process.env['DEMO_BASE'] ?? '/';

/** `npm run build:demo`: the whole product as static files, with its backend in the page. */
export default defineConfig({
  ...app,
  base,
  plugins: [...kept(app.plugins), precache({ entries, isApiReachable: false, base }), demo()],
  // As `index.html` names it, and nobody else.
  resolve: { alias: { '/src/main.tsx': resolve(START) } },
  define: { 'import.meta.env.VITE_FRAMES_ANSWERED_BY_PAGE': '"true"' },
  build: {
    ...app.build,
    outDir: 'dist-demo',
    // The app's own grouping would put code shared with the backend into the file that starts it.
    // Few files are right here: what the app fetches late comes with the backend.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
    chunkSizeWarningLimit: 4000,
  },
  preview: { port: Number(process.env['PORT'] ?? 4474), strictPort: true },
});
