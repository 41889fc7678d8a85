import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { API } from '../engine/http/api.ts';
import { readJson } from '../engine/http/readJson.ts';
import { refused } from '../engine/http/reply.ts';
import { LONGEST_LINK, packTape } from '../tape/packLink.ts';
import { Tape } from '../tape/tape.ts';
import { type Control, JsonText } from './control.ts';
import { panelPage } from './panel/panelPage.ts';

const BASE = `${API}/__mock`;
/**
 * A snapshot holds a whole world, and an event or answer may be too large on purpose. Every other input is as
 * small as a call's.
 */
const MOST_BYTES: Record<string, number> = {
  restore: 100_000_000,
  replay: 100_000_000,
  push: 10_000_000,
  fault: 10_000_000,
};

/**
 * The commands over HTTP: `POST /api/__mock/<command>` with JSON. A GET returns the world's status;
 * `/api/__mock/panel` shows the panel.
 */
export function controlHandlers(control: Control): HttpHandler[] {
  return [
    http.get(BASE, () => HttpResponse.json(control.status())),
    http.get(`${BASE}/panel`, () => HttpResponse.html(panelPage())),
    http.get(`${BASE}/queue`, () => answer(() => control.run('queue', {}))),
    http.get(`${BASE}/otp`, () => answer(() => control.run('otp', {}))),
    http.get(`${BASE}/journal`, ({ request }) =>
      answer(() => {
        const { since = '0', ...rest } = Object.fromEntries(new URL(request.url).searchParams);
        return control.run('journal', { ...rest, since: Number(since) });
      }),
    ),
    http.get(`${BASE}/link`, ({ request }) =>
      answer(async () => {
        const tape = z.parse(Tape, await control.runInSlices('tape', {}, request.signal));
        const link = await packTape(tape);
        return { link, hash: tape.hash, isShort: link.length <= LONGEST_LINK };
      }),
    ),
    http.post<{ command: string }>(`${BASE}/:command`, ({ request, params }) =>
      answer(async () => {
        const { command } = params;
        const input = await readJson(request, MOST_BYTES[command]);
        return control.runInSlices(command, input ?? {}, request.signal);
      }),
    ),
  ];
}

async function answer(act: () => unknown): Promise<Response> {
  try {
    const result = await act();
    if (!(result instanceof JsonText)) return HttpResponse.json(result as never);
    const headers = { 'content-type': 'application/json' };
    return new HttpResponse(result.text, { headers });
  } catch (error) {
    const { status, body } = refused(error);
    return new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } });
  }
}
