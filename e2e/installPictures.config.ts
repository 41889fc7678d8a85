import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

/**
 * `npx playwright test --config e2e/installPictures.config.ts`: what a browser shows before it installs
 * the app, into `public/screenshots`, and the icons that are drawn from others, into `public/icons`.
 */
export default defineConfig({
  ...stories,
  testMatch: 'pictures/install.spec.ts',
  testIgnore: [],
  projects: [{ name: 'install' }],
});
