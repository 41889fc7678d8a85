import { type HttpHandler, HttpResponse, http } from 'msw';
import { API } from '../http/api.ts';
import { refused } from '../http/reply.ts';
import type { Control } from './control.ts';
import { panelPage } from './panel/panelPage.ts';

const BASE = `${API}/__mock`;

/**
 * The HTTP door: `POST /api/__mock/<command>` with JSON. A GET describes the world, and
 * `/api/__mock/panel` shows it.
 */
export function controlHandlers(control: Control): HttpHandler[] {
  return [
    http.get(BASE, () => HttpResponse.json(control.status())),
    http.get(`${BASE}/panel`, () => HttpResponse.html(panelPage())),
    http.get(`${BASE}/queue`, () => answer(() => control.run('queue', {}))),
    http.get(`${BASE}/otp`, () => answer(() => control.run('otp', {}))),
    http.get(`${BASE}/journal`, ({ request }) =>
      answer(() => {
        const since = Number(new URL(request.url).searchParams.get('since') ?? 0);
        return control.run('journal', { since });
      }),
    ),
    http.post<{ command: string }>(`${BASE}/:command`, async ({ request, params }) => {
      const text = await request.text();
      return answer(() => control.runParsed(params.command, text === '' ? {} : JSON.parse(text)));
    }),
  ];
}

function answer(act: () => unknown): Response {
  try {
    return HttpResponse.json(act() as never);
  } catch (error) {
    const { status, body } = refused(error);
    return new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } });
  }
}
