/** Answers a request, or leaves it to the next route. The network answers what no route takes. */
export type Route = (event: FetchEvent) => Promise<Response> | undefined;

/** Damaged caches answer with an error, also while the network is well. */
export function orNetwork(route: Route): Route {
  return (event) => route(event)?.catch(() => fetch(event.request));
}
