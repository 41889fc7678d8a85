import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './kit/browser.ts';

// Absolute, because the configuration in the root of the repository is this one.
const here = (path: string) => join(import.meta.dirname, path);

const isCI = process.env['CI'] !== undefined;
const baseURL = `http://localhost:${process.env['PORT'] ?? '4173'}`;

/** Stories run on the production build, with the mock backend behind it and the real worker in front. */
export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.spec.ts',
  // Pictures have configurations of their own.
  testIgnore: 'pictures/**',
  outputDir: here('../test-results'),
  fullyParallel: true,
  // Three workers on two processors, because each story waits for its pages now and then.
  workers: 3,
  forbidOnly: isCI,
  // A failure that passes the second time has a cause too.
  retries: 0,
  reporter: [['list'], [here('kit/recorder.ts'), { suite: 'stories' }]],
  // Limits for what hangs, not for what a busy machine does slowly.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Moving or fading text fails contrast checks. Stories about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every story takes a quarter of the run. Use `--trace on` where needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    {
      name: 'wide',
      use: { viewport: { width: 1280, height: 800 } },
      grep: /@wide/,
    },
  ],
  webServer: {
    command: 'npm run preview',
    cwd: here('..'),
    url: `${baseURL}/terms`,
    reuseExistingServer: !isCI,
  },
});
