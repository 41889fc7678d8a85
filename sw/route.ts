/** Answers a request, or leaves it to the next route. The network answers what no route takes. */
export type Route = (event: FetchEvent) => Promise<Response> | undefined;
