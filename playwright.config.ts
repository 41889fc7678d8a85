import stories from './e2e/playwright.config.ts';

// For editors and a bare `npx playwright test`.
export default stories;
