import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

const baseURL = `http://localhost:${process.env['PORT'] ?? '4474'}`;

/** `npm run e2e:demo`: tests the serverless build on a static host. */
export default defineConfig({
  ...stories,
  reporter: [['list'], ['./kit/recorder.ts', { suite: 'demo' }]],
  testMatch: ['demo/host.ts', 'demo/story.ts'],
  projects: [{ name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } }],
  use: { ...stories.use, baseURL },
  webServer: {
    command: 'vite preview --config vite.demo.config.ts',
    cwd: '..',
    url: `${baseURL}/terms`,
    reuseExistingServer: process.env['CI'] === undefined,
  },
});
