import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw';
import type { Asker } from './asker.ts';

/** Handlers for every call and socket of this page, which forward to the keeper of the world. */
export function browserHandlers(asker: Asker): (RequestHandler | WebSocketHandler)[] {
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const answered = await asker.call(request);
    if (!answered) return HttpResponse.error();
    const { status, headers, body } = answered;
    return new HttpResponse(body, { status, headers });
  };
  const socket = ws.link(/\/public\//).addEventListener('connection', ({ client }) => {
    const wire = asker.openWire({
      text: (text) => client.send(text),
      shut() {
        // Sends an error first, and no close code 1011, so that the client notices at once instead of waiting
        // for its time limit.
        if ('socket' in client && client.socket instanceof EventTarget) {
          client.socket.dispatchEvent(new Event('error'));
        }
        client.close(3000);
      },
    });
    client.addEventListener('message', ({ data }) => wire.send(String(data)));
    client.addEventListener('close', () => wire.close());
  });
  return [http.all('*/api/*', answer), http.all('*/public/*', answer), socket];
}
