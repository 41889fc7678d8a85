import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

/** `npm run pictures`: every route as it looks now, into `pictures/`, to be looked at and not compared. */
export default defineConfig({
  ...stories,
  testMatch: 'pictures/everyRoute.ts',
  testIgnore: [],
  projects: [
    { name: '360x740', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: '1280x800', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
