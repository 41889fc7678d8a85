import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

/**
 * `npm run pictures`: screenshots of every route, into `pictures/`, for people to look at. They are not
 * compared.
 */
export default defineConfig({
  ...stories,
  testMatch: 'pictures/everyRoute.ts',
  testIgnore: [],
  projects: [
    { name: '360x740', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: '1280x800', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
