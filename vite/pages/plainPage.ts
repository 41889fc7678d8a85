/** A page that is all HTML and starts no code. It carries the layers' order, as every built page does. */
export function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Oja</title>
    <style>@layer reset,tokens,ui,feature;</style>
    <link rel="icon" type="image/svg+xml" href="/icons/favicon.svg" />
  </head>
  <body>
    <main>
${content}
    </main>
  </body>
</html>
`;
}
