import type { BrowserContext, Page } from 'playwright';

type Routed = Pick<Page, 'route'>;

/** Returns the patterns routed in a context or its pages that no request has met. */
export function watchRoutes(context: BrowserContext): () => string[] {
  const unmet = new Set<string>();
  let routes = 0;
  const watch = (routed: Routed) => {
    const route = routed.route.bind(routed);
    routed.route = (pattern, handle, options) => {
      routes += 1;
      const name = `${routes}: ${pattern}`;
      unmet.add(name);
      return route(
        pattern,
        (...met) => {
          unmet.delete(name);
          return handle(...met);
        },
        options,
      );
    };
  };
  watch(context);
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return () => [...unmet];
}
