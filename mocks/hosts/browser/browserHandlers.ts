import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw';
import type { Asker } from './asker.ts';

/** What the page answers itself: every call and every socket, by asking the keeper of the world. */
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
        // With an error first, and not with 1011, the client knows at once; else it waits for its limit.
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
