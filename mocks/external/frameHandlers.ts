import { type HttpHandler, HttpResponse, http } from 'msw';
import { formatNaira } from '../../src/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { html } from './frame/html.ts';
import { siteHandlers, sitePage } from './frame/siteHandlers.ts';
import { FRAME_BUTTONS, FRAME_SCRIPT } from './frameScript.ts';
import { lobby } from './lobby.ts';
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
    return HttpResponse.html(frontPage(context, provider, { title, theme }));
  });
}

/** A page that tries what a frame may not do, for tests. */
function hostile(title: string, game: string, theme: string | null): Response {
  const about = game !== '' && html`<p><strong>${game}</strong></p>`;
  const body = html`${about}${FRAME_BUTTONS}`;
  return HttpResponse.html(page({ title, body, script: FRAME_SCRIPT, theme }));
}

/** A casino provider's front page: what it offers. Its games are opened from the casino. */
function frontPage(
  { operator }: Context,
  provider: string,
  look: { title: string; theme: string | null },
): string {
  const games = lobby(operator.clock.now()).games.filter((game) => game.provider === provider);
  const rows = games
    .slice(0, 12)
    .map(
      ({ name, minStake, rtpPercent }) =>
        html`<li><strong>${name}</strong> from ${formatNaira(minStake).replace(/\.00$/, '')}${
          rtpPercent !== undefined && `, returns ${rtpPercent}%`
        }</li>`,
    );
  const body = html`<p>${games.length} games. Open them from the casino.</p><ul>${rows}</ul>`;
  return page({ ...look, body, script: READY });
}

const READY = `parent.postMessage({ protocol: 'oja-frame-1', type: 'ready' }, '*');`;
