/**
 * The document or landing page that stood here before the app did; empty once the app has taken it over, and
 * on every other page.
 */
export const shownWithoutApp = { path: '' };
