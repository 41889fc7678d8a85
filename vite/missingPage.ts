/**
 * `404.html`, which static hosts send with status 404 for an address that has neither a file nor a rule. It
 * starts no code: a lost chunk gets it too.
 */
export const MISSING_PAGE = `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>Page not found · Oja</title>
    <style>@layer reset,tokens,ui,feature;</style>
    <link rel="icon" type="image/svg+xml" href="/icons/favicon.svg" />
  </head>
  <body>
    <main>
      <h1>Page not found</h1>
      <p>The link may be wrong or old. Your account and your money are not affected.</p>
      <p><a href="/">Go to the start page</a></p>
    </main>
  </body>
</html>
`;
