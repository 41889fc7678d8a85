import { notify } from '../../../state/device/notices.ts';

/** A request as its answer brought it; one that was found by its key comes without words. */
export type Made<Request> = Request & { said?: string };

/** Keeps what the server said beside the request that it said it of. */
export function made<Request extends object>(request: Request, said?: string): Made<Request> {
  return said ? { ...request, said } : request;
}

/** The server's own words, or the specification's default. */
export function tellCreated({ said }: { said?: string }): void {
  notify('success', said ?? 'Request created');
}
