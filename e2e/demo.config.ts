import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

const port = Number(process.env['PORT'] ?? 4474);
const baseURL = `http://localhost:${port}/oja/`;

/**
 * `npm run e2e:demo`: tests the serverless build below a path of a static host. At the root of a host nothing is
 * different but the path, and the stories of the app itself are told there.
 */
export default defineConfig({
  ...stories,
  testMatch: ['demo/host.ts', 'demo/story.ts', 'demo/below.ts'],
  reporter: [['list'], ['./kit/recorder.ts', { suite: 'demo' }]],
  projects: [{ name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } }],
  use: { ...stories.use, baseURL },
  webServer: {
    command: 'node e2e/demo/serveBelow.mjs',
    cwd: '..',
    env: { BELOW_PORT: String(port) },
    url: baseURL,
    // It builds first.
    timeout: 180_000,
    reuseExistingServer: process.env['CI'] === undefined,
  },
});
