import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

const port = Number(process.env['PORT'] ?? 4474);
const baseURL = `http://localhost:${port}`;
/** The same below a path of a host. */
const belowURL = `http://localhost:${port + 1}/oja/`;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** `npm run e2e:demo`: builds the demo for the root of a host and for a path below one, and tests both. */
export default defineConfig({
  ...stories,
  reporter: [['list'], ['./kit/recorder.ts', { suite: 'demo' }]],
  projects: [
    // The longest first, so that nothing is left to wait for alone.
    { name: 'below', testMatch: 'demo/below.ts', use: { ...phone, baseURL: belowURL } },
    { name: 'phone', testMatch: ['demo/host.ts', 'demo/story.ts'], use: phone },
  ],
  use: { ...stories.use, baseURL },
  webServer: [
    {
      command: 'npx vite preview --config vite.demo.config.ts',
      cwd: '..',
      url: `${baseURL}/terms`,
      reuseExistingServer: process.env['CI'] === undefined,
    },
    {
      command: 'node e2e/demo/serveBelow.mjs',
      cwd: '..',
      env: { BELOW_PORT: String(port + 1) },
      url: belowURL,
      reuseExistingServer: process.env['CI'] === undefined,
    },
  ],
});
