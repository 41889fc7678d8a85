import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Context } from '../http/context.ts';
import { html } from './frame/html.ts';
import { siteHandlers, sitePage } from './frame/siteHandlers.ts';
import { FRAME_BUTTONS, FRAME_SCRIPT } from './frameScript.ts';
import { PROVIDERS } from './lobbyData.ts';
import { page } from './page.ts';
import { siteOf } from './sites.ts';

/** The providers' pages for frames, and what these pages ask of their servers. */
export function frameHandlers(context: Context): HttpHandler[] {
  return [frame(context), ...siteHandlers(context, siteOf)];
}

function frame(context: Context): HttpHandler {
  const { operator } = context;
  return http.get(`${context.api}/external/frame/*`, async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const theme = searchParams.get('theme');
    const [, provider = '', rest = ''] =
      pathname.split('/frame/')[1]?.match(/^([^/]+)(?:\/(.+))?$/) ?? [];
    const known = PROVIDERS.find((row) => row.provider === provider);
    const site = siteOf(provider);
    if (context.faults.take('GET /external/frame')?.network) return HttpResponse.error();
    if (known?.status === 'down' || !(known || site)) {
      const body = html`<p>This provider does not answer now.</p>`;
      return HttpResponse.html(page({ title: 'Not available', body, theme }), { status: 503 });
    }
    const title = known?.name ?? 'Live pictures';
    if (operator.settings.frames === 'hostile') return hostile(title, rest, theme);
    if (site) return sitePage(context, site, provider, request, rest ? { game: rest } : {});
    // A casino's games are opened from ours, which asks for no such page.
    const body = html`<p>Its games are opened from the casino.</p>`;
    return HttpResponse.html(page({ title, body, theme }));
  });
}

/** A page that tries what a frame may not do, for tests. */
function hostile(title: string, game: string, theme: string | null): Response {
  const about = game !== '' && html`<p><strong>${game}</strong></p>`;
  const body = html`${about}${FRAME_BUTTONS}`;
  return HttpResponse.html(page({ title, body, script: FRAME_SCRIPT, theme }));
}
