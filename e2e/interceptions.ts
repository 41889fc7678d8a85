import type { BrowserContext, Page } from 'playwright';

/** The requests that a story intercepts, by pattern, and which of them never came. */
export function watchInterceptions(context: BrowserContext): () => string[] {
  const met = new Map<string, boolean>();
  const watch = (target: BrowserContext | Page) => {
    const intercept = target.route.bind(target);
    target.route = (url, handler, options) => {
      const name = String(url);
      met.set(name, met.get(name) ?? false);
      return intercept(
        url,
        (route, request) => {
          met.set(name, true);
          return handler(route, request);
        },
        options,
      );
    };
  };
  watch(context);
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return () => [...met].flatMap(([name, isMet]) => (isMet ? [] : [`never asked for: ${name}`]));
}
