import { notify } from '../../../state/device/notices.ts';

/**
 * A request with the message of the answer that created it. A request looked up by its key has no message.
 */
export type AnsweredRequest<Request> = Request & { serverMessage?: string };

export function withServerMessage<Request extends object>(
  request: Request,
  serverMessage?: string,
): AnsweredRequest<Request> {
  return serverMessage ? { ...request, serverMessage } : request;
}

/** Shows the server's message, or the specification's default. */
export function tellCreated({ serverMessage }: { serverMessage?: string }): void {
  notify('success', serverMessage ?? 'Request created');
}
