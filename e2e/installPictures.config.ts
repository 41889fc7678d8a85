import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

/**
 * `npx playwright test --config e2e/installPictures.config.ts`: draws the screenshots that browsers show
 * before installing the app, into `public/screenshots`, and the icons derived from others, into
 * `public/icons`.
 */
export default defineConfig({
  ...stories,
  testMatch: 'pictures/install.spec.ts',
  testIgnore: [],
  projects: [{ name: 'install' }],
});
