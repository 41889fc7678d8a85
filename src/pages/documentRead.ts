/**
 * The document that this page has shown so far without the app; empty once the app has taken it over, and
 * on every other page.
 */
export const documentRead = { path: '' };
