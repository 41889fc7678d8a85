import { notify } from '../../../state/device/notices.ts';

/**
 * A request with the message of the answer that created it. A request looked up by its key has no message.
 */
export type Made<Request> = Request & { said?: string };

/** Adds the server's message to the request that it belongs to. */
export function made<Request extends object>(request: Request, said?: string): Made<Request> {
  return said ? { ...request, said } : request;
}

/** Shows the server's message, or the specification's default. */
export function tellCreated({ said }: { said?: string }): void {
  notify('success', said ?? 'Request created');
}
