import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

/**
 * `npx playwright test --config e2e/installPictures.config.ts`: draws the screenshots that browsers show
 * before installing the app, into `public/screenshots`, and the icons derived from others, into
 * `public/icons`. For a brand, on its site:
 *
 *     npm run site -- pictures/kola deploy/brands/kola
 *     npx vite preview --outDir pictures/kola/public
 *     BRAND=kola npx playwright test --config e2e/installPictures.config.ts
 */
export default defineConfig({
  ...stories,
  testMatch: 'pictures/install.spec.ts',
  testIgnore: [],
  projects: [{ name: 'install' }],
});
