import { type HttpHandler, HttpResponse, http } from 'msw';
import { readJson } from '../http/readJson.ts';
import { refused } from '../http/reply.ts';
import { JsonText } from './jsonText.ts';
import type { Runner } from './runner.ts';

interface Doors {
  /** Of `HandlerContext`. */
  api: string;
  runner: Pick<Runner, 'runParsed' | 'runInSlices'>;
  status(): unknown;
  /** Commands that a GET runs too, with its query as input. */
  reads?: Record<string, (query: Record<string, string>) => unknown>;
  /** Pages by name. */
  pages?: Record<string, () => string>;
  /** The largest body of a command that takes more than a call does. */
  mostBytes?: Record<string, number>;
}

/** The commands over HTTP: `POST /api/__mock/<command>` with JSON. A GET tells the status of the world. */
export function commandHandlers({
  api,
  runner,
  status,
  reads = {},
  pages = {},
  mostBytes = {},
}: Doors): HttpHandler[] {
  const base = `${api}/__mock`;
  return [
    http.get(base, () => HttpResponse.json(status() as never)),
    ...Object.entries(pages).map(([name, page]) =>
      http.get(`${base}/${name}`, () => HttpResponse.html(page())),
    ),
    ...Object.entries(reads).map(([name, inputOf]) =>
      http.get(`${base}/${name}`, ({ request }) =>
        answer(() => {
          const query = Object.fromEntries(new URL(request.url).searchParams);
          return runner.runParsed(name, inputOf(query));
        }),
      ),
    ),
    http.post<{ command: string }>(`${base}/:command`, ({ request, params }) =>
      answer(async () => {
        const { command } = params;
        const input = await readJson(request, mostBytes[command]);
        return runner.runInSlices(command, input ?? {}, request.signal);
      }),
    ),
  ];
}

async function answer(act: () => unknown): Promise<Response> {
  try {
    const result = await act();
    if (!(result instanceof JsonText)) return HttpResponse.json(result as never);
    return new HttpResponse(result.text, { headers: { 'content-type': 'application/json' } });
  } catch (error) {
    const { status, body } = refused(error);
    return new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } });
  }
}
