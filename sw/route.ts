/** Answers a request, or leaves it to the next route; what no route takes goes to the network. */
export type Route = (event: FetchEvent) => Promise<Response> | undefined;
