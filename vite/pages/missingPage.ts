import { plainPage } from './plainPage.ts';

export const MISSING_FILE = '404.html';

/**
 * `404.html`, which static hosts send with status 404 for an address that has neither a file nor a rule, so
 * for a lost chunk too.
 */
export const MISSING_PAGE = plainPage(
  'Page not found',
  `      <h1>Page not found</h1>
      <p>The link may be wrong or old. Your account and your money are not affected.</p>
      <p><a href="/">Go to the start page</a></p>`,
);
