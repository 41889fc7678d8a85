import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

/**
 * `npm run matrix`: every route at 320 px, with 200 % text, with text spacing, in forced colours, with reduced
 * motion, by axe and by keyboard. `-- -g faq` visits one route.
 */
export default defineConfig({
  ...stories,
  testMatch: 'matrix/everyRoute.ts',
  testIgnore: [],
  workers: 2,
  reporter: [['./matrix/byRoute.ts']],
  projects: [{ name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } }],
});
