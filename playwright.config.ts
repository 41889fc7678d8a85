// For editors and a bare `npx playwright test`.
export { default } from './e2e/playwright.config.ts';
